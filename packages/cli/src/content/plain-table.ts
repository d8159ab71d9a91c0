/** Records of any kind on a content sheet: each a row, each field with its standing. */

import { bothNames, type Item, standing, tableOf, text } from './html.ts';

const NOT_SHOWN = ['provenance', 'fieldProvenance', 'source', 'note'];

type Row = Item & { readonly [field: string]: unknown };

export function plainTable(title: string, records: readonly object[]): string {
  const rows = records as readonly Row[];
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (field) => !NOT_SHOWN.includes(field) && !rows.some((row) => hasItems(row[field])),
  );
  const columns = fields.map((field) => ({
    title: words(field),
    field,
    cell: (row: Row) => (Object.hasOwn(row, field) ? valueWords(row[field]) : null),
  }));
  return `<h3>${text(title)}</h3>\n${tableOf(rows, columns)}`;
}

/** A list of items has a table of its own. */
const hasItems = (value: unknown): boolean =>
  Array.isArray(value) && value.some((each) => typeof each === 'object' && 'provenance' in (each ?? {}));

export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  if (typeof value !== 'object') return text(value);
  if ('en' in value) return bothNames(value as { en: string; de?: string });
  return Object.entries(value)
    .map(([name, part]) => `<u>${text(words(name))}</u> ${valueWords(part)}`)
    .join(' ');
}

/** `sharesLocationWith` as one would write it. */
const words = (field: string): string =>
  field.replace(/[a-z][A-Z]/g, ([last, first]) => `${last} ${first.toLowerCase()}`);

/** A table with numbers on two sides; all its cells have one standing. */
export function gridOf(
  title: string,
  item: Item,
  field: string,
  across: readonly number[],
  down: readonly number[],
  cell: (down: number, across: number) => string,
): string {
  const head = ['', ...across.map(String)].map((each) => `<th>${each}</th>`).join('');
  const body = down.map((row) => {
    const cells = across.map((_, i) => `<td>${text(cell(row, i))}</td>`).join('');
    return `<tr><th>${row}</th>${cells}</tr>`;
  });
  const how = item.fieldProvenance?.[field] ?? item.provenance;
  return `<h3>${standing(text(title), how)}</h3>
<table class="grid"><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table>`;
}
