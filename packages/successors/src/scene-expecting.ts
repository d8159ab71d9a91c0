/** How what a scene expects of a fact is read: CUs in any order, and what a fact does not list because it is nothing. */

import { BadInput, type Expecting, type Json } from '@diadochi/kernel';
import { type Board, OWNERS } from './contract.ts';
import { stackAt } from './scene-parts.ts';
import { unitText } from './scene-words.ts';
import { UNITS } from './words.ts';

const isSpace = (p: Board, name: string): boolean => p.box.spaces.some((space) => space.name === name);
const isCard = (p: Board, name: string): boolean => p.box.cards.some((card) => card.name === name);
/** `0 pella`, `1 tyros inside`, `independent lamia` */
function isArmy(p: Board, text: string): boolean {
  const [owner, space, side, ...more] = text.split(' ');
  const isOwner = owner === 'independent' || (/^\d$/.test(owner) && Number(owner) < p.seats);
  return isOwner && isSpace(p, space) && (side === undefined || side === 'inside') && more.length === 0;
}

const none =
  (is: (p: Board, part: string) => boolean, nothing: Json): NonNullable<Expecting<Board>['unlisted']> =>
  (p, part) =>
    is(p, part) ? nothing : undefined;
const isUnit = (_: Board, part: string): boolean => UNITS.includes(part as (typeof UNITS)[number]);
const isSource = (_: Board, part: string): boolean => /^S3\.[56]-\d\d$/.test(part);

/** `0 pella loyal 2 mercenary 1`, a line a stack: in the order of the board, and of the types. */
function asStacks(p: Board, value: Json, where: string): Json {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list`);
  const stacks = value.map((line, i) => stackAt(p, line, `${where}[${i}]`));
  return stacks
    .filter(({ units }) => units.some((count) => count > 0))
    .sort((a, b) => a.at * OWNERS + a.seat - (b.at * OWNERS + b.seat))
    .map(({ place, units }) => `${place}${unitText(units)}`);
}

export const expecting: { readonly [fact: string]: Expecting<Board> } = {
  units: { as: asStacks },
  pcs: { unlisted: none(isSpace, null) },
  besieged: { unlisted: none(isSpace, null) },
  dispersed: { unlisted: none(isUnit, 0) },
  waiting: { unlisted: none(isUnit, 0) },
  march: { unlisted: none(isUnit, 0) },
  movedUnits: { unlisted: (p, part) => (isArmy(p, part) ? {} : isUnit(p, part) ? 0 : undefined) },
  cus: { unlisted: none(isArmy, 0) },
  commanders: { unlisted: none(isArmy, null) },
  front: { unlisted: none(isCard, null) },
  pointSources: { unlisted: none(isSource, 0) },
  legitimacySources: { unlisted: none(isSource, 0) },
};
