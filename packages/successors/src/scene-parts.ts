/** What a scene can be laid out of, and how it is written. */

import { BadInput, recordAt, type Scenes, type Seat, unknownName, wholeNumber } from '@diadochi/kernel';
import type { Unit } from './box.ts';
import { type Board, INDEPENDENT, type Location, NOBODY, type Owner } from './contract.ts';
import { cardsAt, discard, OUT, putCard, setFacedown, toFront, toHand, UNSEEN } from './position/deck.ts';
import { disperseFleet, passFleet, upgradeFleet } from './position/fleets.ts';
import {
  DEALT,
  forgetNewcomers,
  giveGeneral,
  IN_BOX,
  LEFT_GAME,
  moveGeneral,
  UNAVAILABLE,
  whereIs,
} from './position/generals.ts';
import { MOVED, markGeneral, markRoyal, setMovementDie } from './position/march.ts';
import { allSpaces, locationOf, provinceFacts, setPc } from './position/places.ts';
import {
  allRoyals,
  controlRoyal,
  noteBurier,
  ROYAL_GONE,
  ROYAL_IN_BOX,
  setRoyal,
} from './position/royals.ts';
import { setChampion, setMarker, setTraining } from './position/scores.ts';
import {
  directionOf,
  firstOf,
  makeUsurper,
  STRATEGY,
  setActive,
  setColour,
  setPhase,
  setRound,
  setTurn,
  setTurnOrder,
} from './position/turns.ts';
import { addDispersed, addUnits, addWaiting, noteMoved, unitsAt } from './position/units.ts';
import { layOut, takeMinorGenerals } from './rules/4-setup.ts';
import { settleBoard } from './rules/settle.ts';
import { STEPS } from './scene-frames.ts';
import { STATES } from './scene-words.ts';
import { COLOURS, DIRECTIONS, UNITS } from './words.ts';

type Named = readonly { readonly name: string }[];

function place(list: readonly string[], name: unknown, what: string, where: string): number {
  const found = list.indexOf(name as string);
  if (found < 0) throw new BadInput(`${where}: ${unknownName(name, list, what)}`);
  return found;
}
const named = (list: Named, name: unknown, what: string, where: string): number =>
  place(
    list.map((each) => each.name),
    name,
    what,
    where,
  );
const spaceNamed = (p: Board, name: unknown, where: string) => named(p.box.spaces, name, 'space', where);
const generalNamed = (p: Board, name: unknown, where: string) =>
  named(p.box.generals, name, 'general', where);
const cardNamed = (p: Board, name: unknown, where: string) => named(p.box.cards, name, 'card', where);
const unitNamed = (name: unknown, where: string): Unit => place(UNITS, name, 'unit', where);

function words(value: unknown, where: string): string[] {
  if (typeof value !== 'string') throw new BadInput(`${where} should be a text`);
  return value.split(' ').filter((word) => word !== '');
}
function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list`);
  return value;
}
/** Whether a word is a seat: what follows it is that seat's. */
const isSeat = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);
const seatAt = (p: Board, value: unknown, where: string): Seat =>
  wholeNumber(Number(value), 0, p.seats - 1, where);
function ownerAt(p: Board, value: unknown, where: string): Owner {
  if (value === 'independent') return INDEPENDENT;
  return value === null || value === 'nobody' ? NOBODY : seatAt(p, value, where);
}
/** `pella`, or `pella inside`. */
function locationAt(p: Board, [space, side = 'outside']: readonly string[], where: string): Location {
  return locationOf(spaceNamed(p, space, where), place(['outside', 'inside'], side, 'side', where));
}
function each(value: unknown, where: string, lay: (name: string, part: unknown, at: string) => void): void {
  for (const [name, part] of Object.entries(recordAt(value, where))) lay(name, part, `${where}.${name}`);
}
const bySeat = (
  p: Board,
  value: unknown,
  where: string,
  lay: (seat: Seat, part: unknown, at: string) => void,
): void => each(value, where, (name, part, at) => lay(seatAt(p, name, at), part, at));
/** `{ mercenary: 2, loyal: 1 }` */
const byUnit = (value: unknown, where: string, lay: (unit: Unit, count: number) => void): void =>
  each(value, where, (name, part, at) => lay(unitNamed(name, at), wholeNumber(part, 0, 40, at)));

/** `0 pella inside`: of seat 0, there; `0 dispersed`; `reserve`; an Independent General without a seat: `lamia`. */
function layOutGeneral(p: Board, name: string, value: unknown, where: string): void {
  const general = generalNamed(p, name, where);
  const [first, ...rest] = words(value, where);
  moveGeneral(p, general, LEFT_GAME);
  if (isSeat(first)) giveGeneral(p, general, seatAt(p, first, where));
  const at = isSeat(first) ? rest : [first, ...rest];
  moveGeneral(p, general, Object.hasOwn(STATES, at[0]) ? STATES[at[0]] : locationAt(p, at, where));
}

/** `0 pella loyal 2 mercenary 1`, `0 tyros inside royal 2` */
export function stackAt(
  p: Board,
  value: unknown,
  where: string,
): { readonly seat: Seat; readonly at: Location; readonly place: string; readonly units: number[] } {
  const [owner, space, ...rest] = words(value, where);
  const side = rest[0] === 'inside' ? rest.shift() : 'outside';
  const at = locationAt(p, [space, side as string], where);
  const seat = seatAt(p, owner, where);
  const units = UNITS.map(() => 0);
  for (let i = 0; i < rest.length; i += 2)
    units[unitNamed(rest[i], where)] += wholeNumber(Number(rest[i + 1]), 0, 40, where);
  return { seat, at, place: `${owner} ${space}${side === 'inside' ? ' inside' : ''}`, units };
}
function layOutStack(p: Board, value: unknown, where: string, lay = addUnits): void {
  const { seat, at, units } = stackAt(p, value, where);
  if (units.every((count) => count === 0)) throw new BadInput(`${where}: '${value}' names no CUs`);
  units.forEach((count, unit) => {
    if (count > 0) lay(p, at, seat, unit, count);
  });
}

/** CUs that have moved are among those that are there. */
const noteMovedThere =
  (where: string): typeof addUnits =>
  (p, at, seat, unit, count) => {
    if (unitsAt(p, at, seat, unit) < count)
      throw new BadInput(`${where}: there are no such CUs to have moved`);
    noteMoved(p, at, seat, unit, count);
  };

/** `pella`, `pella inside`, `babylon by 0`, `box`, `dead` */
function layOutRoyal(p: Board, name: string, value: unknown, where: string): void {
  const royal = named(p.box.royals, name, 'royal', where);
  const [at, controller] = (typeof value === 'string' ? value : '').split(' by ');
  if (at === 'box' || at === 'dead') setRoyal(p, royal, at === 'box' ? ROYAL_IN_BOX : ROYAL_GONE);
  else setRoyal(p, royal, locationAt(p, words(at, where), where));
  controlRoyal(p, royal, controller === undefined ? null : seatAt(p, controller, where));
}

/** `0 upgraded dispersed`; a Fleet that goes with a Province needs no seat. */
function layOutFleet(p: Board, name: string, value: unknown, where: string): void {
  const fleet = named(p.box.fleets, name, 'fleet', where);
  for (const word of words(value, where))
    if (word === 'upgraded') upgradeFleet(p, fleet);
    else if (word === 'dispersed') disperseFleet(p, fleet);
    else passFleet(p, fleet, ownerAt(p, word, where));
}

/** A board with nothing on it: no PCs, no Generals, nobody of the Royal Family. */
function clearBoard(p: Board): void {
  layOut(p);
  for (const space of allSpaces(p)) setPc(p, space, NOBODY, NOBODY);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) moveGeneral(p, general, IN_BOX);
    else if (whereIs(p, general) === DEALT) moveGeneral(p, general, UNAVAILABLE);
  });
  for (const royal of allRoyals(p)) setRoyal(p, royal, ROYAL_IN_BOX);
  takeMinorGenerals(p, { tell: undefined });
}

export const parts: Scenes<Board>['parts'] = {
  turn: (p, value, where) => {
    clearBoard(p);
    setTurn(p, wholeNumber(value, 0, 5, where));
    setPhase(p, STRATEGY);
  },
  round: (p, value, where) => setRound(p, wholeNumber(value, 0, 5, where)),
  colours: (p, value, where) => {
    listAt(value, where).forEach((name, seat) => {
      setColour(p, seat, place(COLOURS, name, 'colour', where));
    });
    p.box.generals.forEach(({ colour }, general) => {
      if (colour < 0) return;
      const seat = p.colour.subarray(0, p.seats).indexOf(colour);
      giveGeneral(p, general, seat);
    });
  },
  first: (p, value, where) => setTurnOrder(p, seatAt(p, value, where), directionOf(p)),
  direction: (p, value, where) => setTurnOrder(p, firstOf(p), place(DIRECTIONS, value, 'direction', where)),
  active: (p, value, where) => setActive(p, seatAt(p, value, where)),
  usurper: (p, value, where) => makeUsurper(p, seatAt(p, value, where)),
  /** Whole Provinces, Transit Points left out. */
  provinces: (p, value, where) =>
    each(value, where, (name, owner, at) => {
      for (const space of provinceFacts(p, named(p.box.provinces, name, 'province', at)).spaces)
        setPc(p, space, ownerAt(p, owner, at), NOBODY);
    }),
  pcs: (p, value, where) =>
    each(value, where, (name, owner, at) => setPc(p, spaceNamed(p, name, at), ownerAt(p, owner, at), NOBODY)),
  /** Spaces that got their PC in this Tyche Segment. */
  newPcs: (p, value, where) => {
    for (const name of listAt(value, where)) p.newPc[spaceNamed(p, name, where)] = 1;
  },
  generals: (p, value, where) => {
    each(value, where, (name, part, at) => layOutGeneral(p, name, part, at));
    forgetNewcomers(p);
  },
  newcomers: (p, value, where) => {
    for (const name of listAt(value, where)) p.isNew[generalNamed(p, name, where)] = 1;
  },
  popularity: (p, value, where) =>
    each(value, where, (name, part, at) => {
      p.popularity[generalNamed(p, name, at)] = wholeNumber(part, -9, 20, at);
    }),
  units: (p, value, where) => {
    listAt(value, where).forEach((stack, i) => {
      layOutStack(p, stack, `${where}[${i}]`);
    });
  },
  dispersed: (p, value, where) =>
    bySeat(p, value, where, (seat, part, at) =>
      byUnit(part, at, (unit, count) => addDispersed(p, seat, unit, count)),
    ),
  waiting: (p, value, where) =>
    bySeat(p, value, where, (seat, part, at) =>
      byUnit(part, at, (unit, count) => addWaiting(p, seat, unit, count)),
    ),
  gone: (p, value, where) =>
    byUnit(value, where, (unit, count) => {
      p.goneUnits[unit] = count;
    }),
  royals: (p, value, where) => each(value, where, (name, part, at) => layOutRoyal(p, name, part, at)),
  burier: (p, value, where) => noteBurier(p, seatAt(p, value, where)),
  oracle: (p, value, where) => setMarker(p, 'oracle', seatAt(p, value, where)),
  persian: (p, value, where) => setMarker(p, 'persian', seatAt(p, value, where)),
  condemned: (p, value, where) => setMarker(p, 'condemned', generalNamed(p, value, where)),
  /** Who is a Champion no longer. */
  successors: (p, value, where) => {
    for (const seat of listAt(value, where)) setChampion(p, seatAt(p, seat, where), false);
  },
  fleets: (p, value, where) => {
    settleBoard(p); // whose they are follows from the Provinces
    each(value, where, (name, part, at) => layOutFleet(p, name, part, at));
  },
  training: (p, value, where) =>
    bySeat(p, value, where, (seat, part, at) => {
      const [unit, progress] = words(part, at);
      setTraining(p, seat, unitNamed(unit, at), wholeNumber(Number(progress), 0, 7, at));
    }),
  hands: (p, value, where) =>
    bySeat(p, value, where, (seat, part, at) => {
      for (const name of listAt(part, at)) toHand(p, seat, cardNamed(p, name, at));
    }),
  discard: (p, value, where) => {
    for (const name of listAt(value, where)) discard(p, cardNamed(p, name, where));
  },
  out: (p, value, where) => {
    for (const name of listAt(value, where)) putCard(p, cardNamed(p, name, where), OUT);
  },
  /** All cards that are nowhere else go out of the game: the draw pile is empty. */
  emptyPile: (p, value) => {
    if (value === true) for (const card of cardsAt(p, UNSEEN)) putCard(p, card, OUT);
  },
  front: (p, value, where) =>
    each(value, where, (name, seat, at) => toFront(p, seatAt(p, seat, at), cardNamed(p, name, at))),
  facedown: (p, value, where) => setFacedown(p, wholeNumber(value, 0, 10, where)),
  /** S9.2-04: the movement die has been rolled. */
  die: (p, value, where) => setMovementDie(p, wholeNumber(value, 1, 6, where)),
  /** What has moved in this Segment: `{ generals: […], royals: […], units: ['0 pella loyal 2'] }`. */
  moved: (p, value, where) =>
    each(value, where, (sort, part, at) => {
      for (const name of listAt(part, at))
        if (sort === 'generals') markGeneral(p, generalNamed(p, name, at), MOVED);
        else if (sort === 'royals') markRoyal(p, named(p.box.royals, name, 'royal', at), MOVED);
        else if (sort === 'units') layOutStack(p, name, at, noteMovedThere(at));
        else throw new BadInput(`${where}: ${unknownName(sort, ['generals', 'royals', 'units'], 'sort')}`);
    }),
  /** In the midst of a Procedure, when pieces may be where they cannot stay: see `check.ts`. */
  unsettled: (_, value, where) => {
    if (typeof value !== 'boolean') throw new BadInput(`${where} should be true or false`);
  },
  /** Where play begins: see `scene-frames.ts`. */
  step: (_, value, where) => {
    place(STEPS, value, 'step', where);
  },
};
