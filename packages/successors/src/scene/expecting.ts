/** How what a scene expects of a fact is read: CUs in any order, and what a fact does not list because it is nothing. */

import { type Expecting, type Json, listAt } from '@diadochi/kernel';
import { mirror } from '../columns.ts';
import { type Board, OWNERS } from '../contract.ts';
import { stackAt, unitText } from './parts.ts';

const isA =
  (sort: string) =>
  (p: Board, name: string): boolean =>
    p.box.words[sort].includes(name);
/** `0 pella`, `1 tyros inside`, `independent lamia` */
function isArmy(p: Board, text: string): boolean {
  const [owner, ...location] = text.split(' ');
  const isOwner = owner === 'independent' || (/^\d$/.test(owner) && Number(owner) < p.seats);
  return isOwner && isA('location')(p, location.join(' '));
}
const isSource = (_: Board, part: string): boolean => /^S3\.[56]-\d\d$/.test(part);
const none = (is: (p: Board, part: string) => boolean, nothing: Json): Expecting<Board> => ({
  unlisted: (p, part) => (is(p, part) ? nothing : undefined),
});

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
  besieged: none(isA('space'), null),
  sieges: none(isA('space'), null),
  siegesNeeded: none(isA('space'), null),
  march: none(isA('unit'), 0),
  voyage: none(isA('unit'), 0),
  movedUnits: { unlisted: (p, part) => (isArmy(p, part) ? {} : isA('unit')(p, part) ? 0 : undefined) },
  cus: none(isArmy, 0),
  commanders: none(isArmy, null),
  front: none(isA('card'), null),
  pointSources: none(isSource, 0),
  legitimacySources: none(isSource, 0),
};
