/** Small pieces of the content sheets: texts made safe, tables, and the mark that tells where a value comes from. */

import type { ContentItem } from '@diadochi/kernel';

/** A mark for each standing: told apart without colours, on any printer. */
export const STANDINGS: { readonly [standing: string]: { readonly mark: string; readonly words: string } } = {
  rulebook: { mark: '●', words: 'printed in the rulebook' },
  recalled: { mark: '◐', words: 'recalled from other sources' },
  reconstructed: { mark: '○', words: 'reconstructed: not known to be so in the printed box' },
  corrected: { mark: '✎', words: 'corrected by a content pack' },
  confirmed: { mark: '✓', words: 'confirmed by a content pack' },
};

export const text = (value: unknown): string =>
  String(value ?? '').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Markup with the mark of its standing behind it. */
export function standing(markup: string, how: string | undefined): string {
  const { mark, words } = STANDINGS[how ?? ''] ?? { mark: '?', words: 'not known' };
  return `${markup}&nbsp;<abbr class="${text(how)}" title="${text(words)}">${mark}</abbr>`;
}

export interface Column<T> {
  readonly title: string;
  /** The field whose standing it shows. */
  readonly field?: string;
  /** Null where a row has no such field. */
  readonly cell: (row: T) => string | null;
}

export interface Item {
  readonly provenance: string;
  readonly fieldProvenance?: ContentItem['standing'];
  readonly note?: string;
}

/** Longer notes stand below the row that they are about. */
const LONG_NOTE = 100;

/** Items in rows, each value with its standing. */
export function tableOf<T extends Item>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const notes = rows.flatMap(({ note }) => (note === undefined ? [] : [note]));
  const below = notes.some((note) => note.length > LONG_NOTE);
  const beside = notes.length > 0 && !below;
  const cellOf = (row: T, { field, cell }: Column<T>): string => {
    const markup = cell(row);
    if (markup === null || field === undefined) return `<td class="id">${markup ?? ''}</td>`;
    return `<td>${standing(markup, row.fieldProvenance?.[field] ?? row.provenance)}</td>`;
  };
  const titles = [...columns.map(({ title }) => title), ...(beside ? ['Note'] : [])];
  const body = rows.map((row) => {
    const cells = columns.map((column) => cellOf(row, column)).join('');
    const note = text(row.note);
    const under =
      below && note !== ''
        ? `<tr class="about"><td colspan="${columns.length}" class="note">${note}</td></tr>`
        : '';
    const isNoted = under === '' ? '' : ' class="noted"';
    return `<tr${isNoted}>${cells}${beside ? `<td class="note">${note}</td>` : ''}</tr>${under}`;
  });
  const head = titles.map((title) => `<th>${text(title)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

/** A name in English, with German beside it where that differs. */
export const bothNames = ({ en, de }: { readonly en: string; readonly de?: string }): string =>
  de === undefined ? `<b>${text(en)}</b>` : `<b>${text(en)}</b> <i lang="de">${text(de)}</i>`;
