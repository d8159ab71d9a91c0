/** What a seat is shown and hears, and other positions that look the same to it. */

import {
  allAnswers,
  type Chance,
  type Event,
  type Game,
  type Json,
  ORDERS,
  type Position,
  type Seat,
  type Sink,
} from '../../src/index.ts';

/**
 * Everything that a seat is shown: its view, who is asked (in a window only whether it is itself), and its options with the
 * reasons for the refused ones.
 */
export function shown(game: Game, p: Position, seat: Seat | null): string {
  const pending = game
    .pending(p)
    .filter((each) => !each.reaction || each.seat === seat)
    .map(({ id: _, ...each }) => each);
  const mine = pending.filter((each) => each.seat === seat);
  const options = mine.map(({ kind }) => ({
    first: game.options(p, seat as Seat, {}, { kind, refused: true }),
    answers: answersTo(game, p, seat as Seat, kind),
  }));
  return JSON.stringify({ view: game.view(p, seat), pending, options });
}
function answersTo(game: Game, p: Position, seat: Seat, kind: string): Json[] {
  const asked = game.question(p, seat);
  const q = asked?.form.kind === kind ? asked : game.interjection(p, seat, kind);
  if (q === null) return [];
  return allAnswers(p, q, 300).map((so) => game.action({ ...q, so }));
}

/** Another position that looks the same to a seat: what is hidden from it is drawn anew. */
export function anotherWorld(game: Game, p: Position, seat: Seat | null, chance: Chance): Position {
  return game.worldOf(JSON.parse(JSON.stringify(game.view(p, seat))), chance);
}

/** The same, but only what lies on the board is drawn anew: standing orders and what is under way are as they were. */
export function withOtherHands(game: Game, p: Position, seat: Seat | null, chance: Chance): Position {
  const here = game.toJson(p);
  const there = game.toJson(anotherWorld(game, p, seat, chance));
  return game.fromJson({
    ...there,
    stack: here.stack,
    columns: { ...there.columns, orders: here.columns.orders },
  });
}

export const spectatorAndSeats = (p: Position): (Seat | null)[] => [
  null,
  ...Array.from({ length: p.seats }, (_, seat) => seat),
];

/** What happens when a seat acts: the events, and whether the rules showed something that was hidden. */
export function whatHappens(game: Game, p: Position, seat: Seat, action: Json, chance: Chance) {
  const sink: Sink = [];
  let shownByRules = false;
  const watching: Chance = {
    die: (sides) => chance.die(sides),
    draw: (pieces, count) => chance.draw(pieces, count),
    reveal: (what) => {
      if (what !== 'orders') shownByRules = true;
    },
  };
  const after = game.apply(p, seat, action, watching, sink);
  return { after, shownByRules, heard: (by: Seat | null): Event[] => game.events(sink, by) };
}

/** The same position with any orders of all seats but one. */
export function withOtherOrders(
  game: Game,
  p: Position,
  but: Seat,
  pick: (below: number) => number,
): Position {
  let after = p;
  for (let seat = 0; seat < p.seats; seat++) {
    if (seat === but) continue;
    for (const arm of Object.keys(game.contract.windows))
      after = game.apply(after, seat, { arm, when: ORDERS[pick(ORDERS.length)] }, NO_CHANCE);
  }
  return after;
}
const NO_CHANCE: Chance = {
  die: () => {
    throw new Error('an order rolls no die');
  },
  draw: () => {
    throw new Error('an order draws nothing');
  },
  reveal: () => {},
};
/** The same position, but its window asks others. */
export function askedInstead(game: Game, p: Position, seats: readonly Seat[]): Position {
  const { stack, ...rest } = game.toJson(p);
  const [last, ...below] = stack.toReversed();
  const frame = { ...last, asked: seats, answers: seats.map(() => null) };
  return game.fromJson({ ...rest, stack: [...below.toReversed(), frame] });
}

/** A seat acts, and then everybody passes in every window, as long as there are any. */
export function allPass(game: Game, p: Position, seat: Seat, action: Json, chance: Chance) {
  const sink: Sink = [];
  let after = game.apply(p, seat, action, chance, sink);
  for (;;) {
    const asked = game.pending(after).find(({ reaction }) => reaction);
    if (asked === undefined) break;
    after = game.apply(after, asked.seat, { pass: true }, chance, sink);
  }
  return { after, heard: (by: Seat | null): Event[] => game.events(sink, by) };
}

export const sealedByOthers = (game: Game, p: Position): boolean =>
  game.toJson(p).stack.some(({ answers }) => answers?.some((given) => given !== null));

export function tried<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    if ((error as Error).name === 'BadInput') return null; // the world has no such card to draw
    throw error;
  }
}
