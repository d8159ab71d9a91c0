/**
 * What a piece has, said in one text, for scenes and facts: `0 upgraded`, `loyal 4`, `pella inside by 0`.
 *
 *     fleets: ['fleetOwner', 'upgraded'], people: ['place', { column: 'keeper', after: 'by' }]
 *
 * Its words stand for cells of the piece, in the order of the columns named. A flag is its name, or is not said. What may be
 * nothing is left out then; in a text that is read it may be left out as well, and stays as it is.
 */

import { BadInput } from './bad-input.ts';
import {
  blankOf,
  type Column,
  type Columns,
  cellFor,
  cellsOf,
  eachPart,
  isOptional,
  pieceAt,
  sortOf,
  wordFor,
} from './columns.ts';
import type { Scenes } from './scene.ts';
import type { Worded } from './words.ts';

interface Saying {
  readonly column: string;
  /** The word before it; without that word there is nothing. */
  readonly after?: string;
  /** The word for nothing. */
  readonly none?: string;
}
type Sayings<C extends Columns> = {
  readonly [part: string]: readonly ((keyof C & string) | (Saying & { readonly column: keyof C }))[];
};
interface Said extends Saying {
  readonly is: Column;
}

export interface Phrases<P> {
  /** What one piece has; null if that is nothing. */
  of(p: P, part: string, piece: number): string | null;
  /** What one piece is to have. */
  lay(p: P, part: string, piece: number, text: unknown, where: string): void;
  /** The part of a scene that says it of pieces, by their names. */
  part(part: string): Scenes<P>['parts'][string];
}

export function wordsAt(text: unknown, where: string): string[] {
  if (typeof text !== 'string') throw new BadInput(`${where} should be a text`);
  return text.split(' ').filter((word) => word !== '');
}

/** `silent`: words that may stand in a text and say nothing. */
export function phrasesOf<C extends Columns, P>(
  columns: C,
  sayings: Sayings<C>,
  silent: readonly string[] = [],
): Phrases<P> {
  const phrase = (part: string): Said[] =>
    sayings[part].map((each) => {
      const saying = (typeof each === 'string' ? { column: each } : each) as Saying;
      return { ...saying, is: columns[saying.column] };
    });
  const lay: Phrases<P>['lay'] = (p, part, piece, text, where) => {
    const words = wordsAt(text, where).filter((word) => !silent.includes(word));
    read(p as Worded, phrase(part), piece, words, where);
  };
  return {
    of(p, part, piece) {
      const said = phrase(part);
      const isNothing = said.every(({ column, is, none }) => {
        const cell = cellsOf(p as Worded, column)[piece];
        return cell === blankOf(is) && none === undefined && is.below === undefined;
      });
      return isNothing ? null : said.flatMap((each) => saidOf(p as Worded, each, piece)).join(' ');
    },
    lay,
    part: (part) => (p, value, where) => {
      const sort = phrase(part)[0].is.by as string;
      eachPart(value, where, (name, text, at) =>
        lay(p, part, pieceAt(p as Worded, sort, name, at), text, at),
      );
    },
  };
}

function saidOf(p: Worded, { column, is, after, none }: Said, piece: number): (string | number)[] {
  const cell = cellsOf(p, column)[piece];
  if (is.is === 'flag') return cell === 1 ? [is.seen as string] : [];
  if (isOptional(is) && cell === blankOf(is)) return none === undefined ? [] : [none];
  const word = wordFor(p, is, cell) as string;
  return after === undefined ? [word] : [after, word];
}

/** First what says itself which column it means, wherever it stands; the rest in order. */
function read(p: Worded, said: readonly Said[], piece: number, words: string[], where: string): void {
  for (const { column, is, after } of said) {
    const marker = is.is === 'flag' ? is.seen : after;
    if (marker === undefined) continue;
    const at = words.indexOf(marker);
    const [, value] = at < 0 ? [] : words.splice(at, is.is === 'flag' ? 1 : 2);
    const cells = cellsOf(p, column);
    if (is.is === 'flag') cells[piece] = at < 0 ? 0 : 1;
    else cells[piece] = at < 0 ? blankOf(is) : cellFor(p, is, asValue(value), where);
  }
  const bare = said.filter(({ is, after }) => is.is !== 'flag' && after === undefined);
  bare.forEach(({ column, is }, i) => {
    const isLast = i === bare.length - 1;
    if (isOptional(is) && !(isLast ? words.length > 0 : isWordOf(p, is, words[0]))) return;
    const value = words.splice(0, isLast ? words.length : 1).join(' ');
    if (value === '') throw new BadInput(`${where} says no ${sortOf(is)}`);
    cellsOf(p, column)[piece] = cellFor(p, is, asValue(value), where);
  });
}
/** A seat or a count is a number. */
const asValue = (word: string | undefined): string | number | undefined =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : word;
const isWordOf = (p: Worded, column: Column, word: string | undefined): boolean =>
  word === 'nobody' || p.box.words[sortOf(column)].includes(asValue(word) as string);
