/** What a seat may see of the table, listed (P5-16): the columns that are declared as seen, and what is written here; and boards that look like that. */

import { type Chance, type Json, nameOf, namesOf, part, placeOf, type Seat, upTo } from '@diadochi/kernel';
import type { Card } from './box.ts';
import { mirror } from './columns.ts';
import type { Board } from './contract.ts';
import * as at from './position.ts';
import { worthNow } from './rules/1-strength.ts';
import { priceOf } from './rules/5-buy.ts';
import { haveOf, isMet } from './rules/14-conditions.ts';
import { heroismOf } from './rules/16-heroism.ts';
import { score, total } from './rules/18-scoring.ts';
import { COLOURS, EPOCHS } from './words.ts';

/** How much there is of what a condition asks for, at most as much as it asks for; and whether it is met. */
export type ConditionView = readonly [have: number, least: number, met: 0 | 1];

export type Table = ReturnType<typeof tableFor>;
export const view = (p: Board, seat: Seat | null): Json => tableFor(p, seat) as unknown as Json;

const dieView = ({ colour, value }: at.DieFacts) => ({ colour: COLOURS[colour], value });
const maybeDie = (die: at.DieFacts | null) => (die === null ? null : dieView(die));

function tableFor(p: Board, seat: Seat | null) {
  const name = (card: Card | null) => (card === null ? null : nameOf(p, 'card', card));
  const { side, half } = p.box.content.setups.find(({ players }) => players === p.seats) as {
    side: string;
    half: string | null;
  };
  return {
    ...mirror.seen(p),
    /** The side of the board, and the half of it if only one is in play. */
    side,
    half,
    /** What the viewer pays for each space of the display. */
    prices: part(p, `prices ${seat}`, () =>
      at.allSpaces.map((space) => priceOf(p, seat ?? at.activeOf(p) ?? at.startOf(p), space)),
    ),
    looked: at.lookedAt(p) !== null,
    /** The card that the viewer's Scout has seen. */
    top: name(topSeenBy(p, seat)),
    rolled: part(p, 'rolled', () => at.allDice.map((die) => maybeDie(at.rolledAt(p, die)))),
    /** The colours of the travelling dice, whether they are rolled or not. */
    travelling: part(p, 'travelling', () => at.allDice.map((die) => COLOURS[at.rolledColour(p, die)])),
    grey: part(p, 'grey', () => at.allRows.map((row) => maybeDie(at.greyAt(p, row)))),
    sides: upTo(at.sidesOf(p) - 1).map((each) => part(p, `side ${each}`, () => sideView(p, each))),
    hand: part(p, `hand ${seat}`, () => (seat === null ? null : namesOf(p, 'card', at.handOf(p, seat)))),
    conditions: part(p, `conditions ${seat}`, () => (seat === null ? {} : conditionsFor(p, seat))),
  };
}

function sideView(p: Board, side: Seat) {
  const hand = at.handOf(p, side);
  const hidden = hand.filter((card) => !at.wasShown(p, card));
  return {
    ...mirror.seenOf(p, 'sides', side),
    /** The own dice, row by row. */
    dice: at.allRows.map((row) => dieView(at.ownAt(p, side, row))),
    /** P16-04: what counts while Heroism lies in the display. */
    heroism: heroismOf(p, side),
    played: at.playedBy(p, side).map((card) => ({
      card: nameOf(p, 'card', card),
      strength: worthNow(p, side, card),
      rotated: at.isRotated(p, card),
    })),
    /** How many cards are in the hand; those that everybody saw being taken, and the epochs of the others. */
    cards: hand.length,
    shown: namesOf(p, 'card', at.shownInHand(p, side)),
    backs: EPOCHS.map((_, epoch) => hidden.filter((card) => at.cardFacts(p, card).epoch === epoch).length),
    /** What this side would score now, and why. */
    score: score.reasons(p, side),
    total: total(p, side),
  };
}
const topSeenBy = (p: Board, seat: Seat | null): Card | null =>
  seat !== null && seat === at.activeOf(p) ? at.lookedAt(p) : null;
/** Of all cards that the viewer could play. */
function conditionsFor(p: Board, seat: Seat) {
  const display = at.allSpaces.map((space) => at.cardAt(p, space));
  const judged = [...at.handOf(p, seat), ...display, topSeenBy(p, seat)].filter((card) => card !== null);
  return Object.fromEntries(judged.map((card) => [nameOf(p, 'card', card), conditionsOf(p, seat, card)]));
}
const conditionsOf = (p: Board, seat: Seat, card: Card): ConditionView[] =>
  at
    .cardFacts(p, card)
    .conditions.map((condition) => [
      Math.min(haveOf(p, seat, condition), condition.least),
      condition.least,
      isMet(p, seat, condition) ? 1 : 0,
    ]);

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const card = (name: string): Card => placeOf(p, 'card', name, 'table');
  const colour = (name: string) => placeOf(p, 'colour', name, 'table');
  at.layOut(p);
  mirror.layOut(p, table);
  table.display.forEach((name, space) => {
    if (name !== null) at.putInDisplay(p, space, card(name));
  });
  table.travelling.forEach((name, die) => {
    at.setRolled(p, die, colour(name), table.rolled[die]?.value ?? 0);
  });
  table.grey.forEach((die, row) => {
    if (die !== null) at.setGrey(p, row, colour(die.colour), die.value);
  });
  table.sides.forEach((side, each) => {
    mirror.layOutOf(p, side, 'sides', each);
    side.dice.forEach((die, row) => {
      at.setOwn(p, each, row, colour(die.colour), die.value);
    });
    for (const { card: name, rotated } of side.played) {
      at.layOutCard(p, each, card(name));
      if (rotated) at.turnCard(p, each, card(name));
    }
    for (const name of side.shown) at.toHand(p, each, card(name), true);
    if (each === seat)
      for (const name of table.hand ?? [])
        if (!side.shown.includes(name)) at.toHand(p, each, card(name), false);
  });
  at.recount(p);
  if (table.top !== null) at.noteLook(p, card(table.top));
  // What nobody has seen: any card of its epoch, in other hands and on top of the stack.
  table.sides.forEach(({ backs }, each) => {
    if (each === seat) return;
    backs.forEach((count, epoch) => {
      for (let i = 0; i < count; i++) at.toHand(p, each, chance.draw(unseen(p, epoch)), false);
    });
  });
  if (table.looked && table.top === null) at.lookAtTop(p, chance);
}

const unseen = (p: Board, epoch: number): Card[] =>
  p.box.epochs[epoch].filter((card) => at.isUnseen(p, card));
