/** The parts of a scene: every column that everybody sees, and what is laid out in words of its own. */

import {
  BadInput,
  eachPart,
  listAt,
  partsAt,
  placeOf,
  recordAt,
  type Scenes,
  type Seat,
  unknownName,
  wholeNumber,
  wordsAt,
} from '@diadochi/kernel';
import { mirror, phrases } from '../columns.ts';
import { type Board, type Location, NOBODY } from '../contract.ts';
import { BY_DIE, openBudget, spendMps } from '../position/budget.ts';
import { recount } from '../position/counts.ts';
import { cardsAt, OUT, putCard, toFront, toHand, UNSEEN } from '../position/deck.ts';
import { allFleets, disperseFleet, isFleetDispersed } from '../position/fleets.ts';
import * as generals from '../position/generals.ts';
import { noteSeen } from '../position/known.ts';
import { openGroup } from '../position/march.ts';
import { provinceFacts, spaceOf } from '../position/places.ts';
import { allRoyals, ROYAL_AT_SEA, ROYAL_IN_BOX, royalAt, setRoyal } from '../position/royals.ts';
import { setChampion } from '../position/scores.ts';
import { STRATEGY, setColour, setPhase } from '../position/turns.ts';
import { addUnits, noteMoved, unitsAt } from '../position/units.ts';
import { board, putToSea, sailTo } from '../position/voyage.ts';
import { layOut, takeMinorGenerals } from '../rules/4-setup/4-setup.ts';
import { settleBoard } from '../rules/settling/settle.ts';
import { UNITS } from '../words.ts';
import { STARTS } from './frames.ts';

/** `pella`, or `pella inside`. */
function locationAt(p: Board, [space, ...side]: readonly string[], where: string): Location {
  placeOf(p, 'space', space, where);
  return placeOf(p, 'location', [space, ...side.filter((word) => word !== 'outside')].join(' '), where);
}
const seatAt = (p: Board, value: unknown, where: string): Seat =>
  wholeNumber(Number(value), 0, p.seats - 1, where);
const listOf = (p: Board, sort: string, names: unknown, where: string): number[] =>
  listAt(names, where).map((name) => placeOf(p, sort, name, where));

/** `0 pella loyal 2 mercenary 1`, `0 tyros inside royal 2` */
export function stackAt(
  p: Board,
  value: unknown,
  where: string,
): { readonly seat: Seat; readonly at: Location; readonly place: string; readonly units: number[] } {
  const [owner, space, ...rest] = wordsAt(value, where);
  const place = rest[0] === 'inside' ? [space, rest.shift() as string] : [space];
  const at = locationAt(p, place, where);
  const seat = seatAt(p, owner, where);
  return { seat, at, place: [owner, ...place].join(' '), units: unitsIn(p, rest, where) };
}
/** `loyal 2 mercenary 1` */
function unitsIn(p: Board, text: readonly string[], where: string): number[] {
  const units = UNITS.map(() => 0);
  for (let i = 0; i < text.length; i += 2)
    units[placeOf(p, 'unit', text[i], where)] += wholeNumber(Number(text[i + 1]), 0, 40, where);
  return units;
}
/** The same, the types in one order: ` loyal 2 mercenary 1`. */
export const unitText = (units: readonly number[]): string =>
  units.map((count, unit) => (count > 0 ? ` ${UNITS[unit]} ${count}` : '')).join('');
const stacksOf =
  (
    lay: (p: Board, at: Location, seat: Seat, unit: number, count: number, where: string) => void,
  ): Scenes<Board>['parts'][string] =>
  (p, value, where) =>
    listAt(value, where).forEach((stack, i) => {
      const { seat, at, units } = stackAt(p, stack, `${where}[${i}]`);
      if (units.every((count) => count === 0)) throw new BadInput(`${where}[${i}]: '${stack}' names no CUs`);
      units.forEach((count, unit) => {
        if (count > 0) lay(p, at, seat, unit, count, where);
      });
    });
const layOutMoved = stacksOf((p, at, seat, unit, count, where) => {
  if (unitsAt(p, at, seat, unit) < count) throw new BadInput(`${where}: there are no such CUs to have moved`);
  noteMoved(p, at, seat, unit, count);
});

/**
 * 13: the group at sea: those Generals and Royal Family Members who are laid out as `0 aboard` and `aboard by 0`, and
 * `{ at: ake, from: tyros inside, units: loyal 2, escort: [phoinike], spent: 1, landSpent: 0 }`.
 */
function layOutVoyage(p: Board, value: unknown, where: string): void {
  const known = ['at', 'from', 'units', 'escort', 'spent', 'landSpent'];
  const { at, from, units = '', escort = [], spent, landSpent = 0 } = partsAt(value, where, known);
  const aboard = p.box.all.bySeniority.filter((general) => generals.isAboard(p, general));
  if (aboard.length === 0) throw new BadInput(`${where}: no General is aboard`);
  const port = locationAt(p, wordsAt(from, `${where}.from`), `${where}.from`);
  const space = placeOf(p, 'space', at, `${where}.at`);
  openBudget(p, BY_DIE);
  openGroup(p, generals.ownerOf(p, aboard[0]), port);
  spendMps(p, wholeNumber(landSpent, 0, 12, `${where}.landSpent`));
  putToSea(p, spaceOf(port), listOf(p, 'fleet', escort, `${where}.escort`));
  const royals = allRoyals(p).filter((royal) => royalAt(p, royal) === ROYAL_AT_SEA);
  board(p, aboard, unitsIn(p, wordsAt(units, `${where}.units`), `${where}.units`), royals);
  spendMps(p, wholeNumber(spent ?? (space === spaceOf(port) ? 0 : 1), 0, 12, `${where}.spent`));
  sailTo(p, space);
}

/** A board with nothing on it: no PCs, no Generals, nobody of the Royal Family. */
function clearBoard(p: Board): void {
  layOut(p);
  p.pc.fill(NOBODY);
  p.box.generals.forEach((_, general) => {
    if (generals.isOnMap(p, general)) generals.moveGeneral(p, general, generals.IN_BOX);
    else if (generals.whereIs(p, general) === generals.DEALT)
      generals.moveGeneral(p, general, generals.UNAVAILABLE);
  });
  for (const royal of allRoyals(p)) setRoyal(p, royal, ROYAL_IN_BOX);
  generals.forgetNewcomers(p);
  takeMinorGenerals(p, { tell: undefined });
}

const { turn, pcs, newcomers, ...plain } = mirror.parts;
export const parts: Scenes<Board>['parts'] = {
  turn: (p, value, where) => {
    clearBoard(p);
    turn(p, value, where);
    setPhase(p, STRATEGY);
  },
  ...plain,
  colours: (p, value, where) => {
    listAt(value, where).forEach((name, seat) => {
      setColour(p, seat, placeOf(p, 'colour', name, where));
    });
    p.box.generals.forEach(({ colour }, general) => {
      if (colour >= 0) generals.giveGeneral(p, general, p.colour.subarray(0, p.seats).indexOf(colour));
    });
  },
  /** Whole Provinces, Transit Points left out; then single spaces. */
  provinces: (p, value, where) =>
    eachPart(value, where, (name, owner, at) => {
      const { spaces } = provinceFacts(p, placeOf(p, 'province', name, at));
      pcs(p, Object.fromEntries(spaces.map((space) => [p.box.spaces[space].name, owner])), at);
    }),
  pcs,
  generals: (p, value, where) =>
    eachPart(value, where, (name, text, at) => {
      const general = placeOf(p, 'general', name, at);
      phrases.lay(p, 'generals', general, text, at);
      if (generals.isMinor(p, general)) generals.noteArrival(p, general); // D9-24
    }),
  newcomers,
  units: stacksOf(addUnits),
  royals: phrases.part('royals'),
  lasting: mirror.rowsOf('lasting'),
  /** Who is a Champion no longer. */
  successors: (p, value, where) => {
    for (const seat of listAt(value, where)) setChampion(p, seatAt(p, seat, where), false);
  },
  fleets: (p, value, where) => {
    recount(p);
    settleBoard(p); // whose they are follows from the Provinces
    phrases.part('fleets')(p, value, where);
    for (const fleet of allFleets(p)) if (isFleetDispersed(p, fleet)) disperseFleet(p, fleet); // S7.4-12
  },
  sieges: phrases.part('sieges'),
  training: phrases.part('training'),
  /** `building alexandria`, `complete alexandria`, `lost by 1`. */
  capitals: phrases.part('capitals'),
  hands: (p, value, where) =>
    eachPart(value, where, (name, cards, at) => {
      for (const card of listOf(p, 'card', cards, at)) toHand(p, seatAt(p, name, at), card);
    }),
  /** D6-36: the cards of other hands that each seat knows of. */
  known: (p, value, where) =>
    eachPart(value, where, (name, cards, at) => {
      for (const card of listOf(p, 'card', cards, at)) noteSeen(p, seatAt(p, name, at), card);
    }),
  /** All cards that are nowhere else go out of the game: the draw pile is empty. */
  emptyPile: (p, value) => {
    if (value === true) for (const card of cardsAt(p, UNSEEN)) putCard(p, card, OUT);
  },
  front: (p, value, where) =>
    eachPart(value, where, (name, seat, at) => toFront(p, seatAt(p, seat, at), placeOf(p, 'card', name, at))),
  /** What has moved in this Segment: `{ generals: […], royals: […], units: ['0 pella loyal 2'] }`. */
  moved: (p, value, where) => {
    const { units = [], ...marked } = recordAt(value, where);
    mirror.partOf('moved')(p, marked, where);
    layOutMoved(p, units, `${where}.units`);
  },
  voyage: layOutVoyage,
  /** In the midst of a Procedure, when pieces may be where they cannot stay: see `check.ts`. */
  unsettled: (_, value, where) => {
    if (typeof value !== 'boolean') throw new BadInput(`${where} should be true or false`);
  },
  /** Where play begins: see `frames.ts`. */
  step: (_, value, where) => {
    if (!Object.hasOwn(STARTS, value as string))
      throw new BadInput(`${where}: ${unknownName(value, Object.keys(STARTS), 'step')}`);
  },
};
