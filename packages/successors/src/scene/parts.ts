/** The parts of a scene: every column that everybody sees, and what is laid out in words of its own. */

import {
  BadInput,
  eachPart,
  listAt,
  placeOf,
  recordAt,
  type Scenes,
  type Seat,
  unknownName,
  wholeNumber,
} from '@diadochi/kernel';
import { mirror } from '../columns.ts';
import { type Board, type Location, NOBODY } from '../contract.ts';
import { BY_DIE, openBudget, spendMps } from '../position/budget.ts';
import { recount } from '../position/counts.ts';
import { cardsAt, discard, OUT, putCard, toFront, toHand, UNSEEN } from '../position/deck.ts';
import { disperseFleet, passFleet, upgradeFleet } from '../position/fleets.ts';
import {
  AT_SEA,
  DEALT,
  forgetNewcomers,
  giveGeneral,
  IN_BOX,
  LEFT_GAME,
  moveGeneral,
  ownerOf,
  UNAVAILABLE,
  whereIs,
} from '../position/generals.ts';
import { MOVED, markGeneral, markRoyal, openGroup } from '../position/march.ts';
import { provinceFacts, spaceOf } from '../position/places.ts';
import {
  allRoyals,
  controlRoyal,
  ROYAL_AT_SEA,
  ROYAL_IN_BOX,
  royalAt,
  setRoyal,
} from '../position/royals.ts';
import { setChampion, setTraining } from '../position/scores.ts';
import { addSiegePoints } from '../position/sieges.ts';
import { STRATEGY, setColour, setPhase } from '../position/turns.ts';
import { addUnits, noteMoved, unitsAt } from '../position/units.ts';
import { board, putToSea, sailTo } from '../position/voyage.ts';
import { layOut, takeMinorGenerals } from '../rules/4-setup/4-setup.ts';
import { settleBoard } from '../rules/settling/settle.ts';
import { ROYALS_IN_SCENES, STATES_IN_SCENES, UNITS } from '../words.ts';
import { STARTS } from './frames.ts';

function words(value: unknown, where: string): string[] {
  if (typeof value !== 'string') throw new BadInput(`${where} should be a text`);
  return value.split(' ').filter((word) => word !== '');
}
/** Whether a word is a seat: what follows it is that seat's. */
const isSeat = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);
const seatAt = (p: Board, value: unknown, where: string): Seat =>
  wholeNumber(Number(value), 0, p.seats - 1, where);
/** `pella`, or `pella inside`. */
function locationAt(p: Board, [space, ...side]: readonly string[], where: string): Location {
  placeOf(p, 'space', space, where);
  return placeOf(p, 'location', [space, ...side.filter((word) => word !== 'outside')].join(' '), where);
}
type Part = Scenes<Board>['parts'][string];
/** `{ 0: …, 1: … }`; a list of pieces. */
const bySeat =
  (lay: (p: Board, seat: Seat, part: unknown, at: string) => void): Part =>
  (p, value, where) =>
    eachPart(value, where, (name, part, at) => lay(p, seatAt(p, name, at), part, at));
const listOf =
  (sort: string, lay: (p: Board, piece: number) => void): Part =>
  (p, value, where) => {
    for (const name of listAt(value, where)) lay(p, placeOf(p, sort, name, where));
  };
/** `0 pella inside`: of seat 0, there; `0 dispersed`; `reserve`; an Independent General without a seat: `lamia`. */
function layOutGeneral(p: Board, name: string, value: unknown, where: string): void {
  const general = placeOf(p, 'general', name, where);
  const at = words(value, where);
  moveGeneral(p, general, LEFT_GAME);
  if (isSeat(at[0])) giveGeneral(p, general, seatAt(p, at.shift(), where));
  const state = STATES_IN_SCENES.indexOf(at[0]);
  moveGeneral(p, general, state <= 0 ? locationAt(p, at, where) : -state);
}

/** `0 pella loyal 2 mercenary 1`, `0 tyros inside royal 2` */
export function stackAt(
  p: Board,
  value: unknown,
  where: string,
): { readonly seat: Seat; readonly at: Location; readonly place: string; readonly units: number[] } {
  const [owner, space, ...rest] = words(value, where);
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
  (lay: (p: Board, at: Location, seat: Seat, unit: number, count: number, where: string) => void): Part =>
  (p, value, where) =>
    listAt(value, where).forEach((stack, i) => {
      const { seat, at, units } = stackAt(p, stack, `${where}[${i}]`);
      if (units.every((count) => count === 0)) throw new BadInput(`${where}[${i}]: '${stack}' names no CUs`);
      units.forEach((count, unit) => {
        if (count > 0) lay(p, at, seat, unit, count, where);
      });
    });
/** What has moved in this Segment: `{ generals: […], royals: […], units: ['0 pella loyal 2'] }`. */
const MOVED_PARTS: { readonly [sort: string]: Part } = {
  generals: listOf('general', (p, general) => markGeneral(p, general, MOVED)),
  royals: listOf('royal', (p, royal) => markRoyal(p, royal, MOVED)),
  units: stacksOf((p, at, seat, unit, count, where) => {
    if (unitsAt(p, at, seat, unit) < count)
      throw new BadInput(`${where}: there are no such CUs to have moved`);
    noteMoved(p, at, seat, unit, count);
  }),
};

/**
 * 13: the group at sea: those Generals and Royal Family Members who are laid out as `0 aboard` and `aboard by 0`, and
 * `{ at: ake, from: tyros inside, units: loyal 2, escort: [phoinike], spent: 1, landSpent: 0 }`.
 */
function layOutVoyage(p: Board, value: unknown, where: string): void {
  const { at, from, units = '', escort = [], spent, landSpent = 0, ...rest } = recordAt(value, where);
  for (const other of Object.keys(rest))
    throw new BadInput(
      `${where}: ${unknownName(other, ['at', 'from', 'units', 'escort', 'spent', 'landSpent'], 'part')}`,
    );
  const generals = p.box.generals.flatMap((_, general) => (whereIs(p, general) === AT_SEA ? [general] : []));
  if (generals.length === 0) throw new BadInput(`${where}: no General is aboard`);
  const port = locationAt(p, words(from, `${where}.from`), `${where}.from`);
  const space = placeOf(p, 'space', at, `${where}.at`);
  openBudget(p, BY_DIE);
  openGroup(p, ownerOf(p, generals[0]), port);
  spendMps(p, wholeNumber(landSpent, 0, 12, `${where}.landSpent`));
  const fleets: number[] = [];
  listOf('fleet', (_, fleet) => fleets.push(fleet))(p, escort, `${where}.escort`);
  putToSea(p, spaceOf(port), fleets);
  const royals = allRoyals(p).filter((royal) => royalAt(p, royal) === ROYAL_AT_SEA);
  board(p, generals, unitsIn(p, words(units, `${where}.units`), `${where}.units`), royals);
  spendMps(p, wholeNumber(spent ?? (space === spaceOf(port) ? 0 : 1), 0, 12, `${where}.spent`));
  sailTo(p, space);
}

/** `pella`, `pella inside`, `babylon by 0`, `aboard by 0`, `box`, `dead` */
function layOutRoyal(p: Board, name: string, value: unknown, where: string): void {
  const royal = placeOf(p, 'royal', name, where);
  const [at, controller] = (typeof value === 'string' ? value : '').split(' by ');
  const state = ROYALS_IN_SCENES.indexOf(at);
  setRoyal(p, royal, state <= 0 ? locationAt(p, words(at, where), where) : -state);
  controlRoyal(p, royal, controller === undefined ? null : seatAt(p, controller, where));
}

/** `0 upgraded dispersed`; a Fleet that goes with a Province needs no seat. */
function layOutFleet(p: Board, name: string, value: unknown, where: string): void {
  const fleet = placeOf(p, 'fleet', name, where);
  for (const word of words(value, where))
    if (word === 'upgraded') upgradeFleet(p, fleet);
    else if (word === 'dispersed') disperseFleet(p, fleet);
    else if (word === 'nobody') passFleet(p, fleet, NOBODY);
    else passFleet(p, fleet, placeOf(p, 'owner', isSeat(word) ? Number(word) : word, where));
}

/** `0 2`: of seat 0, two Siege Points. */
function layOutSiege(p: Board, name: string, value: unknown, where: string): void {
  const [seat, points] = words(value, where);
  const space = placeOf(p, 'space', name, where);
  addSiegePoints(p, space, seatAt(p, seat, where), wholeNumber(Number(points), 1, 9, where));
}

/** A board with nothing on it: no PCs, no Generals, nobody of the Royal Family. */
function clearBoard(p: Board): void {
  layOut(p);
  p.pc.fill(NOBODY);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) moveGeneral(p, general, IN_BOX);
    else if (whereIs(p, general) === DEALT) moveGeneral(p, general, UNAVAILABLE);
  });
  for (const royal of allRoyals(p)) setRoyal(p, royal, ROYAL_IN_BOX);
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
      if (colour >= 0) giveGeneral(p, general, p.colour.subarray(0, p.seats).indexOf(colour));
    });
  },
  /** Whole Provinces, Transit Points left out; then single spaces. */
  provinces: (p, value, where) =>
    eachPart(value, where, (name, owner, at) => {
      const { spaces } = provinceFacts(p, placeOf(p, 'province', name, at));
      pcs(p, Object.fromEntries(spaces.map((space) => [p.box.spaces[space].name, owner])), at);
    }),
  pcs,
  generals: (p, value, where) => {
    eachPart(value, where, (name, part, at) => layOutGeneral(p, name, part, at));
    forgetNewcomers(p);
  },
  newcomers,
  units: stacksOf(addUnits),
  royals: (p, value, where) => eachPart(value, where, (name, part, at) => layOutRoyal(p, name, part, at)),
  lasting: (p, value, where) => mirror.layOutRows(p, value, 'lasting', where),
  /** Who is a Champion no longer. */
  successors: (p, value, where) => {
    for (const seat of listAt(value, where)) setChampion(p, seatAt(p, seat, where), false);
  },
  fleets: (p, value, where) => {
    recount(p);
    settleBoard(p); // whose they are follows from the Provinces
    eachPart(value, where, (name, part, at) => layOutFleet(p, name, part, at));
  },
  sieges: (p, value, where) => eachPart(value, where, (name, part, at) => layOutSiege(p, name, part, at)),
  training: bySeat((p, seat, part, where) => {
    const [unit, progress] = words(part, where);
    setTraining(p, seat, placeOf(p, 'unit', unit, where), wholeNumber(Number(progress), 0, 7, where));
  }),
  hands: bySeat((p, seat, part, where) => listOf('card', (_, card) => toHand(p, seat, card))(p, part, where)),
  discard: listOf('card', discard),
  out: listOf('card', (p, card) => putCard(p, card, OUT)),
  /** All cards that are nowhere else go out of the game: the draw pile is empty. */
  emptyPile: (p, value) => {
    if (value === true) for (const card of cardsAt(p, UNSEEN)) putCard(p, card, OUT);
  },
  front: (p, value, where) =>
    eachPart(value, where, (name, seat, at) => toFront(p, seatAt(p, seat, at), placeOf(p, 'card', name, at))),
  moved: (p, value, where) =>
    eachPart(value, where, (sort, part, at) => {
      if (!Object.hasOwn(MOVED_PARTS, sort))
        throw new BadInput(`${where}: ${unknownName(sort, Object.keys(MOVED_PARTS), 'sort')}`);
      MOVED_PARTS[sort](p, part, at);
    }),
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
