/** What a seat may see of the table, listed (P5-16); and boards that look like that. */

import { type Chance, type Json, type Reason, type Seat, upTo } from '@diadochi/kernel';
import type { Card } from './box.ts';
import type { Board } from './contract.ts';
import {
  activeOf,
  addLegend,
  advantageFacts,
  allDice,
  allRows,
  allSpaces,
  announceLastRound,
  beginTurn,
  cardAt,
  cardFacts,
  type DieFacts,
  figuresOnBoard,
  giveAdvantage,
  givenUpOf,
  giveUp,
  greyAt,
  handOf,
  holderOf,
  isLastRound,
  isOut,
  isRotated,
  isUnseen,
  layOut,
  layOutCard,
  leaveGame,
  legendOf,
  lookAtTop,
  lookedAt,
  makeStart,
  nextRound,
  noteForged,
  noteLook,
  occupy,
  ownColour,
  ownValue,
  playedBy,
  putInDisplay,
  receive,
  regionFacts,
  regionsInPlay,
  rolledColour,
  rolledValue,
  roundOf,
  setGrey,
  setOwn,
  setRolled,
  setStackPart,
  sidesOf,
  stackPart,
  startOf,
  strengthOf,
  supplyOf,
  talentsOf,
  timesForged,
  toHand,
  turnCard,
  wasShown,
  worthOf,
} from './position.ts';
import { putMarker } from './rules/1-strength.ts';
import { priceOf } from './rules/5-buy.ts';
import { haveOf, isMet } from './rules/14-conditions.ts';
import { heroismOf } from './rules/16-heroism.ts';
import { score, total } from './rules/18-scoring.ts';
import { isNeutral, neutralWorth } from './rules/23-neutral.ts';
import { COLOURS, EPOCHS } from './words.ts';

export interface DieView {
  readonly colour: string;
  readonly value: number;
}
/** How much there is of what a condition asks for, at most as much as it asks for; and whether it is met. */
export type ConditionView = readonly [have: number, least: number, met: 0 | 1];

export interface SideView {
  readonly talents: number;
  readonly supply: number;
  readonly givenUp: number;
  readonly figures: number;
  /** The own dice, row by row. */
  readonly dice: readonly DieView[];
  readonly strength: number;
  /** The part of it that is a Legend's bonus. */
  readonly legend: number;
  /** P16-04: what counts while Heroism lies in the display. */
  readonly heroism: number;
  readonly advantage: string;
  readonly played: readonly { readonly card: string; readonly strength: number; readonly rotated: boolean }[];
  /** How many cards are in the hand; those that everybody saw being taken, and the epochs of the others. */
  readonly cards: number;
  readonly shown: readonly string[];
  readonly backs: readonly number[];
  /** What this side would score now, and why. */
  readonly score: readonly Reason[];
  readonly total: number;
}

export interface Table {
  /** The side of the board, and the half of it if only one is in play. */
  readonly side: string;
  readonly half: string | null;
  readonly round: number;
  readonly last: boolean;
  readonly start: Seat;
  readonly active: Seat | null;
  /** The display from the stack to the far right, and what the viewer pays for each space. */
  readonly display: readonly (string | null)[];
  readonly prices: readonly number[];
  /** What is left in the stack: X, XX, upper XXX, base. */
  readonly stack: readonly number[];
  readonly looked: boolean;
  /** The card that the viewer's Scout has seen. */
  readonly top: string | null;
  readonly out: readonly string[];
  readonly rolled: readonly (DieView | null)[];
  /** The colours of the travelling dice, whether they are rolled or not. */
  readonly travelling: readonly string[];
  readonly grey: readonly (DieView | null)[];
  readonly forged: number;
  readonly holders: { readonly [region: string]: Seat };
  readonly sides: readonly SideView[];
  readonly hand: readonly string[] | null;
  readonly conditions: { readonly [card: string]: readonly ConditionView[] };
}

const dieView = ({ colour, value }: DieFacts): DieView => ({ colour: COLOURS[colour], value });

export function view(p: Board, seat: Seat | null): Json {
  const name = (card: Card) => cardFacts(p, card).name;
  const display = allSpaces.map((space) => cardAt(p, space));
  const hand = seat === null ? [] : handOf(p, seat);
  const top = seat !== null && seat === activeOf(p) ? lookedAt(p) : null;
  const { side, half } = p.box.content.setups.find(({ players }) => players === p.seats) as {
    side: string;
    half: string | null;
  };
  const judged = [...hand, ...display, top].filter((card): card is Card => card !== null);
  const table: Table = {
    side,
    half,
    round: roundOf(p),
    last: isLastRound(p),
    start: startOf(p),
    active: activeOf(p),
    display: display.map((card) => (card === null ? null : name(card))),
    prices: allSpaces.map((space) => priceOf(p, seat ?? activeOf(p) ?? startOf(p), space)),
    stack: upTo(3).map((part) => stackPart(p, part)),
    looked: lookedAt(p) !== null,
    top: top === null ? null : name(top),
    out: p.box.cards.flatMap((_, card) => (isOut(p, card) ? [name(card)] : [])),
    rolled: allDice.map((die) => {
      const value = rolledValue(p, die);
      return value === 0 ? null : dieView({ colour: rolledColour(p, die), value });
    }),
    travelling: allDice.map((die) => COLOURS[rolledColour(p, die)]),
    grey: allRows.map((row) => {
      const die = greyAt(p, row);
      return die === null ? null : dieView(die);
    }),
    forged: timesForged(p),
    holders: Object.fromEntries(
      regionsInPlay(p).flatMap((region) => {
        const holder = holderOf(p, region);
        return holder === null ? [] : [[regionFacts(p, region).name, holder]];
      }),
    ),
    sides: upTo(sidesOf(p) - 1).map((each) => sideView(p, each)),
    hand: seat === null ? null : hand.map(name),
    conditions:
      seat === null
        ? {}
        : Object.fromEntries(judged.map((card) => [name(card), conditionsOf(p, seat, card)])),
  };
  return table as unknown as Json;
}

function sideView(p: Board, side: Seat): SideView {
  const hand = handOf(p, side);
  const hidden = hand.filter((card) => !wasShown(p, card));
  return {
    talents: talentsOf(p, side),
    supply: supplyOf(p, side),
    givenUp: givenUpOf(p, side),
    figures: figuresOnBoard(p, side),
    dice: allRows.map((row) => dieView({ colour: ownColour(p, side, row), value: ownValue(p, side, row) })),
    strength: strengthOf(p, side),
    legend: legendOf(p, side),
    heroism: heroismOf(p, side),
    advantage: advantageFacts(p, side).name,
    played: playedBy(p, side).map((card) => ({
      card: cardFacts(p, card).name,
      strength: isNeutral(p, side) ? neutralWorth(p, card) : worthOf(p, side, card),
      rotated: isRotated(p, card),
    })),
    cards: hand.length,
    shown: hand.filter((card) => wasShown(p, card)).map((card) => cardFacts(p, card).name),
    backs: EPOCHS.map((_, epoch) => hidden.filter((card) => cardFacts(p, card).epoch === epoch).length),
    score: score.reasons(p, side),
    total: total(p, side),
  };
}

const conditionsOf = (p: Board, seat: Seat, card: Card): ConditionView[] =>
  cardFacts(p, card).conditions.map((condition) => [
    Math.min(haveOf(p, seat, condition), condition.least),
    condition.least,
    isMet(p, seat, condition) ? 1 : 0,
  ]);

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const card = (name: string): Card => p.box.cards.findIndex((each) => each.name === name);
  const colour = (name: string) => COLOURS.indexOf(name as (typeof COLOURS)[number]);
  layOut(p);
  makeStart(p, table.start);
  for (let i = 0; i < table.round; i++) nextRound(p);
  if (table.last) announceLastRound(p);
  if (table.active !== null) beginTurn(p, table.active);
  for (let i = 0; i < table.forged; i++) noteForged(p);
  table.display.forEach((name, space) => {
    if (name !== null) putInDisplay(p, space, card(name));
  });
  for (const name of table.out) leaveGame(p, card(name));
  table.travelling.forEach((name, die) => {
    setRolled(p, die, colour(name), table.rolled[die]?.value ?? 0);
  });
  table.grey.forEach((die, row) => {
    if (die !== null) setGrey(p, row, colour(die.colour), die.value);
  });
  for (const [name, holder] of Object.entries(table.holders))
    occupy(
      p,
      holder,
      p.box.regions.findIndex((region) => region.name === name),
    );
  table.sides.forEach((side, each) => {
    receive(p, each, side.talents);
    giveUp(p, each, side.givenUp);
    giveAdvantage(
      p,
      each,
      p.box.advantages.findIndex(({ name }) => name === side.advantage),
    );
    addLegend(p, each, side.legend);
    side.dice.forEach((die, row) => {
      setOwn(p, each, row, colour(die.colour), die.value);
    });
    for (const { card: name, rotated } of side.played) {
      layOutCard(p, each, card(name));
      if (rotated) turnCard(p, each, card(name));
    }
    putMarker(p, each);
    for (const name of side.shown) toHand(p, each, card(name), true);
    if (each === seat)
      for (const name of table.hand ?? []) if (!side.shown.includes(name)) toHand(p, each, card(name), false);
  });
  if (table.top !== null) noteLook(p, card(table.top));
  // What nobody has seen: any card of its epoch, in other hands and on top of the stack.
  table.sides.forEach(({ backs }, each) => {
    if (each === seat) return;
    backs.forEach((count, epoch) => {
      for (let i = 0; i < count; i++) toHand(p, each, chance.draw(unseen(p, epoch)), false);
    });
  });
  table.stack.forEach((left, part) => {
    setStackPart(p, part, left);
  });
  if (table.looked && table.top === null) lookAtTop(p, chance);
}

const unseen = (p: Board, epoch: number): Card[] => p.box.epochs[epoch].filter((card) => isUnseen(p, card));
