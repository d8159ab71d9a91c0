/** Boards that look to a seat as its view does: what is hidden from it is drawn at random. */

import { type Chance, placeOf, type Seat } from '@diadochi/kernel';
import type { Card } from './box.ts';
import { mirror, WORDS } from './columns.ts';
import { type Board, INSIDE, type Location, NOBODY, OUTSIDE } from './contract.ts';
import { recount } from './position/counts.ts';
import * as deck from './position/deck.ts';
import { giveGeneral, noteArrival, OFFERED, ownerOf, whereIs } from './position/generals.ts';
import { noteSeen, showInHand } from './position/known.ts';
import { allSeats, locationOf } from './position/places.ts';
import { ROYAL_AT_SEA, ROYAL_GONE, ROYAL_IN_BOX, setRoyal } from './position/royals.ts';
import { takeTouched } from './position/scores.ts';
import { setupOf } from './position/turns.ts';
import { addUnits, noteMoved } from './position/units.ts';
import { layOut } from './rules/4-setup/4-setup.ts';
import { settleBoard } from './rules/settling/settle.ts';
import type { Counts, FactionView, Owner, Table } from './table.ts';
import { STATES } from './words.ts';

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  layOut(p);
  for (const [name, { owner, state, at, inside, ...row }] of Object.entries(table.generals)) {
    const general = placeOf(p, 'general', name, 'generals');
    mirror.layOutOf(p, row, 'generals', general);
    p.owner[general] = WORDS.owner.indexOf(owner as Owner);
    p.whereabouts[general] = at === null ? -STATES.indexOf(state) : locationAt(p, { at, inside });
  }
  offerToOthers(p, seat, chance);
  mirror.layOut(p, table);
  for (const name of table.arrivals) noteArrival(p, placeOf(p, 'general', name, 'arrivals'));
  for (const { owner, units, moved, ...place } of table.stacks) {
    if (owner === 'independent') continue;
    eachUnit(p, units, (unit, count) => addUnits(p, locationAt(p, place), owner, unit, count));
    eachUnit(p, moved, (unit, count) => noteMoved(p, locationAt(p, place), owner, unit, count));
  }
  table.factions.forEach((faction, each) => {
    mirror.layOutOf(p, faction, 'factions', each);
    mirror.layOutOf(p, faction.capital, 'capitals', each);
    if (faction.training !== null) mirror.layOutOf(p, faction.training, 'training', each);
  });
  for (const [name, where] of Object.entries(table.royals)) {
    const royal = placeOf(p, 'royal', name, 'royals');
    if (where === null || where === 'gone') setRoyal(p, royal, where === null ? ROYAL_IN_BOX : ROYAL_GONE);
    else {
      setRoyal(p, royal, where.aboard ? ROYAL_AT_SEA : locationAt(p, where));
      mirror.layOutOf(p, where, 'royals', royal);
    }
  }
  mirror.layOutRows(p, table.fleets, 'fleets');
  mirror.layOutRows(p, table.lasting, 'lasting');
  mirror.layOutRows(p, table.sieges, 'sieges');
  mirror.layOut(p, table.moved, 'moved');
  mirror.layOut(p, table.fought, 'fought');
  if (table.march !== null) {
    mirror.layOut(p, table.march, 'march');
    p.groupAt[0] = locationAt(p, table.march);
  }
  if (table.voyage !== null) mirror.layOut(p, table.voyage, 'voyage');
  recount(p);
  settleBoard(p);
  takeTouched(p);
  layOutCards(p, table, seat, chance);
}
const locationAt = (p: Board, { at, inside }: { readonly at: string; readonly inside: boolean }): Location =>
  locationOf(placeOf(p, 'space', at, 'at'), inside ? INSIDE : OUTSIDE);
function eachUnit(p: Board, counts: Counts, lay: (unit: number, count: number) => void): void {
  for (const [name, count] of Object.entries(counts)) lay(placeOf(p, 'unit', name, 'units'), count);
}
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
  const old = deck.cardsAt(p, deck.UNSEEN).filter((card) => !deck.isReshuffled(p, card));
  const draw = (): Card => old.splice(old.indexOf(chance.draw(old)), 1)[0];
  for (let i = 0; i < deck.facedownOf(p); i++) deck.putCard(p, draw(), deck.FACEDOWN);
  while (old.length > 0) {
    const others = allSeats(p).filter(
      (each) => each !== seat && deck.handSize(p, each) < factions[each].hand,
    );
    deck.toHand(p, chance.draw(others), draw());
  }
}
function layOutCards(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const { hand, factions } = table;
  const card = (name: string) => placeOf(p, 'card', name, 'deck');
  mirror.layOut(p, table.deck, 'deck');
  for (const [name, owner] of Object.entries(table.deck.front)) deck.toFront(p, owner, card(name));
  for (const name of hand ?? []) deck.toHand(p, seat as Seat, card(name));
  factions.forEach(({ shown, seen }, each) => {
    for (const name of [...shown, ...seen]) deck.toHand(p, each, card(name));
    for (const name of shown) showInHand(p, each, card(name));
    for (const name of seen) noteSeen(p, seat as Seat, card(name));
  });
  for (const [name, watchers] of Object.entries(table.seenBy))
    for (const other of watchers) noteSeen(p, other, card(name));
  if (table.deck.reshuffled.length > 0) layOutOldCards(p, factions, seat, chance);
  // What the seat knows nothing of: any card that is nowhere else.
  factions.forEach((faction, each) => {
    if (each === seat) return;
    while (deck.handSize(p, each) < faction.hand)
      deck.toHand(p, each, chance.draw(deck.cardsAt(p, deck.UNSEEN)));
  });
}
