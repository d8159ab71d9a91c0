/** Boards that look to a seat as its view does: what is hidden from it is drawn at random. */

import type { Chance, Seat } from '@diadochi/kernel';
import type { Card } from './box.ts';
import { type Board, NOBODY } from './contract.ts';
import { BY_DIE, closeBudget, openBudget, spendMps } from './position/budget.ts';
import {
  BESIDE,
  cardsAt,
  discard,
  FACEDOWN,
  facedownOf,
  handSize,
  isReshuffled,
  noteReshuffled,
  OUT,
  putCard,
  setFacedown,
  showInHand,
  toFront,
  toHand,
  UNSEEN,
} from './position/deck.ts';
import { disperseFleet, passFleet, upgradeFleet } from './position/fleets.ts';
import {
  forgetNewcomers,
  giveGeneral,
  LEFT_GAME,
  moveGeneral,
  noteArrival,
  noteGesture,
  noteParting,
  OFFERED,
  ownerOf,
  whereIs,
} from './position/generals.ts';
import {
  ACTIVE,
  bind,
  MOVED,
  markGeneral,
  markRoyal,
  noteCrossing,
  noteFreeDeed,
  noteMove,
  noteWake,
  openGroup,
  setGroupUnits,
  setMovementDie,
} from './position/march.ts';
import { allSeats, locationOf, setPc } from './position/places.ts';
import { controlRoyal, noteBurier, ROYAL_GONE, ROYAL_IN_BOX, setRoyal } from './position/royals.ts';
import { setChampion, setMarker, setTraining, takeTouched } from './position/scores.ts';
import {
  makeUsurper,
  PHASES,
  SEGMENTS,
  setActive,
  setColour,
  setPhase,
  setRound,
  setSegment,
  setTurn,
  setTurnOrder,
  setupOf,
} from './position/turns.ts';
import { addDispersed, addUnits, addWaiting, noteMoved, notePlaced } from './position/units.ts';
import { layOut } from './rules/4-setup.ts';
import { settleBoard } from './rules/settle.ts';
import {
  ARRIVALS,
  BONDS,
  type FactionView,
  ownerId,
  type RoyalView,
  STATES,
  type Table,
  WHERE,
} from './table.ts';
import { COLOURS, DIRECTIONS, UNITS } from './words.ts';

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const space = (name: string) => p.box.spaces.findIndex((each) => each.name === name);
  const general = (name: string) => p.box.generals.findIndex((each) => each.name === name);
  layOut(p);
  p.pc.fill(NOBODY);
  p.pcsIn.fill(0);
  setTurn(p, table.turn);
  setPhase(p, PHASES.indexOf(table.phase));
  setSegment(p, table.segment === null ? 0 : SEGMENTS.indexOf(table.segment) + 1);
  setRound(p, table.round);
  setActive(p, table.active);
  setTurnOrder(p, table.first, DIRECTIONS.indexOf(table.direction as (typeof DIRECTIONS)[number]));
  if (table.usurper !== null) makeUsurper(p, table.usurper);
  for (const [name, owner] of Object.entries(table.pcs)) setPc(p, space(name), ownerId(owner), NOBODY);
  for (const name of table.newPcs) p.newPc[space(name)] = 1;
  for (const [name, count] of Object.entries(table.placed)) notePlaced(p, space(name), count);
  for (const [name, { owner, state, at, inside, popularity }] of Object.entries(table.generals)) {
    const each = general(name);
    moveGeneral(p, each, LEFT_GAME);
    giveGeneral(p, each, ownerId(owner));
    moveGeneral(p, each, at === null ? WHERE[STATES.indexOf(state)] : locationOf(space(at), inside ? 1 : 0));
    p.popularity[each] = popularity;
  }
  offerToOthers(p, seat, chance);
  forgetNewcomers(p);
  for (const name of table.newcomers) p.isNew[general(name)] = 1;
  for (const name of table.gestured) noteGesture(p, general(name));
  for (const name of table.parting) noteParting(p, general(name));
  for (const name of table.arrivals) noteArrival(p, general(name));
  for (const stack of table.stacks)
    if (stack.owner !== 'independent')
      for (const [unit, count] of Object.entries(stack.units))
        addUnits(
          p,
          locationOf(space(stack.at), stack.inside ? 1 : 0),
          stack.owner,
          UNITS.indexOf(unit as (typeof UNITS)[number]),
          count,
        );
  UNITS.forEach((unit, i) => {
    p.goneUnits[i] = table.gone[unit] ?? 0;
  });
  table.factions.forEach((faction, each) => {
    setColour(p, each, COLOURS.indexOf(faction.colour as (typeof COLOURS)[number]));
    setChampion(p, each, faction.champion);
    const { training } = faction;
    if (training !== null)
      setTraining(p, each, UNITS.indexOf(training.unit as (typeof UNITS)[number]), training.progress);
    UNITS.forEach((unit, i) => {
      addDispersed(p, each, i, faction.dispersed.units[unit] ?? 0);
      addWaiting(p, each, i, faction.waiting.units[unit] ?? 0);
    });
  });
  p.box.royals.forEach(({ name }, royal) => {
    const where = table.royals[name];
    const at = where === null ? ROYAL_IN_BOX : ROYAL_GONE;
    setRoyal(p, royal, isThere(where) ? locationOf(space(where.at), where.inside ? 1 : 0) : at);
    controlRoyal(p, royal, isThere(where) ? where.controller : null);
  });
  if (table.burier !== null) noteBurier(p, table.burier);
  setMarker(p, 'oracle', table.oracle);
  setMarker(p, 'persian', table.persian);
  setMarker(p, 'condemned', table.condemned === null ? null : general(table.condemned));
  p.box.fleets.forEach(({ name }, fleet) => {
    const { owner, upgraded, dispersed } = table.fleets[name];
    passFleet(p, fleet, ownerId(owner));
    if (upgraded) upgradeFleet(p, fleet);
    if (dispersed) disperseFleet(p, fleet);
  });
  layOutMarch(p, table);
  settleBoard(p);
  takeTouched(p);
  layOutCards(p, table, seat, chance);
}
/** 9: the active group, and what has moved. */
function layOutMarch(p: Board, table: Table): void {
  const general = (name: string) => p.box.generals.findIndex((each) => each.name === name);
  const royal = (name: string) => p.box.royals.findIndex((each) => each.name === name);
  const location = (words: string) => {
    const [name, side] = words.split(' ');
    return locationOf(
      p.box.spaces.findIndex((each) => each.name === name),
      side === 'inside' ? 1 : 0,
    );
  };
  setMovementDie(p, table.die ?? 0);
  for (const name of table.moved.generals) markGeneral(p, general(name), MOVED);
  for (const name of table.moved.royals) markRoyal(p, royal(name), MOVED);
  for (const { at, inside, owner, moved } of table.stacks)
    if (owner !== 'independent')
      UNITS.forEach((unit, i) => {
        noteMoved(p, location(inside ? `${at} inside` : at), owner, i, moved[unit] ?? 0);
      });
  const { march } = table;
  if (march === null) return;
  openGroup(p, march.seat, location(march.inside ? `${march.at} inside` : march.at));
  openBudget(p, march.fixed ?? BY_DIE);
  for (const name of march.generals) markGeneral(p, general(name), ACTIVE);
  for (const name of march.royals) markRoyal(p, royal(name), ACTIVE);
  UNITS.forEach((unit, i) => {
    setGroupUnits(p, i, march.units[unit] ?? 0);
  });
  spendMps(p, march.spent);
  if (march.closed) closeBudget(p);
  if (march.moved) noteMove(p);
  p.cameBy[0] = ARRIVALS.indexOf(march.cameBy);
  bind(p, BONDS.indexOf(march.bound));
  noteFreeDeed(p, march.freeDeeds);
  const { crossed } = march;
  if (crossed.generals.length + crossed.royals.length + Object.keys(crossed.units).length > 0)
    noteCrossing(
      p,
      crossed.generals.map(general),
      UNITS.map((unit) => crossed.units[unit] ?? 0),
      crossed.royals.map(royal),
    );
  p.wayLength[0] = march.way.length;
  p.way.set(march.way.map(location));
  p.box.spaces.forEach(({ name }, space) => {
    noteWake(p, space, march.wake[name] ?? 0);
  });
}
const isThere = (where: RoyalView | null | 'gone'): where is RoyalView => where !== null && where !== 'gone';

/** D4-06: the others were offered any of the Generals that were not offered to this seat. */
function offerToOthers(p: Board, seat: Seat | null, chance: Chance): void {
  const left = p.box.generals.flatMap((_, general) =>
    whereIs(p, general) === OFFERED && ownerOf(p, general) === NOBODY ? [general] : [],
  );
  for (const each of allSeats(p)) {
    if (each === seat) continue;
    for (let i = setupOf(p).generals; i > 0 && left.length > 0; i--) {
      const general = chance.draw(left);
      left.splice(left.indexOf(general), 1);
      giveGeneral(p, general, each);
    }
  }
}

/** D5-13: when the draw pile has run out, what was not reshuffled lies facedown on the table or is in a hand. */
function layOutOldCards(p: Board, factions: readonly FactionView[], seat: Seat | null, chance: Chance): void {
  const old = cardsAt(p, UNSEEN).filter((card) => !isReshuffled(p, card));
  const draw = (): Card => old.splice(old.indexOf(chance.draw(old)), 1)[0];
  for (let i = 0; i < facedownOf(p); i++) putCard(p, draw(), FACEDOWN);
  while (old.length > 0) {
    const others = allSeats(p).filter((each) => each !== seat && handSize(p, each) < factions[each].hand);
    toHand(p, chance.draw(others), draw());
  }
}
function layOutCards(p: Board, { deck, hand, factions }: Table, seat: Seat | null, chance: Chance): void {
  const card = (name: string) => p.box.cards.findIndex((each) => each.name === name);
  p.cardAt.fill(UNSEEN);
  for (const name of deck.out) putCard(p, card(name), OUT);
  for (const name of deck.beside) putCard(p, card(name), BESIDE);
  for (const name of deck.discard) discard(p, card(name));
  for (const name of deck.reshuffled) noteReshuffled(p, card(name));
  for (const [name, owner] of Object.entries(deck.front)) toFront(p, owner, card(name));
  for (const name of hand ?? []) toHand(p, seat as Seat, card(name));
  factions.forEach(({ shown }, each) => {
    for (const name of shown) {
      toHand(p, each, card(name));
      showInHand(p, each, card(name));
    }
  });
  setFacedown(p, deck.table);
  if (deck.reshuffled.length > 0) layOutOldCards(p, factions, seat, chance);
  // What nobody has shown: any card that is nowhere else.
  factions.forEach((faction, each) => {
    if (each === seat) return;
    while (handSize(p, each) < faction.hand) toHand(p, each, chance.draw(cardsAt(p, UNSEEN)));
  });
}
