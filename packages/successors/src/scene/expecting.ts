/** How what a scene expects of a fact is read: CUs in any order, and what a fact does not list because it is nothing. */

import { type Expecting, type Json, listAt } from '@diadochi/kernel';
import { mirror } from '../columns.ts';
import { type Board, OWNERS } from '../contract.ts';
import { stackAt, unitText } from './parts.ts';

/** `0 pella`, `1 tyros inside`, `independent lamia` */
function isArmy(p: Board, text: string): boolean {
  const [owner, ...location] = text.split(' ');
  const isOwner = owner === 'independent' || (/^\d$/.test(owner) && Number(owner) < p.seats);
  return isOwner && p.box.words.location.includes(location.join(' '));
}
/** What a piece of a sort stands for, or a part of another kind, that is not listed. */
const none = (is: string | ((p: Board, part: string) => boolean), nothing: Json): Expecting<Board> => ({
  unlisted: (p, part) =>
    (typeof is === 'string' ? p.box.words[is].includes(part) : is(p, part)) ? nothing : undefined,
});
const sources = none((_, part) => /^S3\.[56]-\d\d$/.test(part), 0);

/** `0 pella loyal 2 mercenary 1`, a line a stack: in the order of the board, and of the types. */
function asStacks(p: Board, value: Json, where: string): Json {
  const stacks = listAt(value, where).map((line, i) => stackAt(p, line, `${where}[${i}]`));
  return stacks
    .filter(({ units }) => units.some((count) => count > 0))
    .sort((a, b) => a.at * OWNERS + a.seat - (b.at * OWNERS + b.seat))
    .map(({ place, units }) => `${place}${unitText(units)}`);
}

export const expecting: { readonly [fact: string]: Expecting<Board> } = {
  ...mirror.expecting,
  units: { as: asStacks },
  besieged: none('space', null),
  sieges: none('space', null),
  siegesNeeded: none('space', null),
  march: none('unit', 0),
  voyage: none('unit', 0),
  movedUnits: { unlisted: (p, part) => (isArmy(p, part) ? {} : none('unit', 0).unlisted?.(p, part)) },
  cus: none(isArmy, 0),
  commanders: none(isArmy, null),
  front: none('card', null),
  pointSources: sources,
  legitimacySources: sources,
};
