/** Who moves next in a game between bots, and what he does. */

import { bots, type Curiosity } from '@diadochi/bots';
import {
  type Dice,
  dice,
  type Game,
  isAnswerTo,
  type Json,
  type Position,
  randomInterjection,
  randomMove,
  type Seat,
  type View,
} from '@diadochi/kernel';
import { defaultStewards } from './default-steward.ts';

/** Behind the name of a bot: its seat has a steward, who has been told nothing. */
const STEWARD = '+steward';
const hasSteward = (name: string): boolean => name.endsWith(STEWARD);
/** Random ones give no orders, and so need none. */
export const withSteward = (name: string): string => (isRandom([name]) ? name : `${name}${STEWARD}`);
export const withoutSteward = (name: string): string =>
  hasSteward(name) ? name.slice(0, -STEWARD.length) : name;

/** A bot that may be told how long to think. */
type Bot = (game: Game, view: View, dice: Dice, limits: { readonly budgetMs?: number }) => Json;

export interface Move {
  readonly seat: Seat;
  readonly kind: string;
  readonly action: Json;
}
/** The next move; null when the game is over. */
export type Mover = (position: Position) => Move | null;

export interface Table {
  readonly game: Game;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** All seats are curious: what they have met in the games before. */
  readonly curiosity?: Curiosity;
  /** How long a bot should think about a move, if it can choose. */
  readonly budgetMs?: number;
  /** Hears how long each move took to find. */
  readonly onDecision?: (seat: Seat, ms: number) => void;
}

export const isRandom = (names: readonly string[]): boolean => names.every((name) => name === 'random');

/** Dice of the bots: apart from the game's, so that a bot that thinks longer leaves those alone. */
export const botDice = (seed: string) => dice(`${seed} bots`);

export function moverOf(table: Table): Mover {
  if (table.curiosity !== undefined) return curiousMover(table, table.curiosity);
  return isRandom(table.bots) && table.onDecision === undefined ? randomMover(table) : seeingMover(table);
}

/**
 * Like random ones, they need not look. They want to be asked in every window, and now and then they say something that nobody
 * asked for.
 */
function curiousMover({ game, bots: names, seed }: Table, memory: Curiosity): Mover {
  const choice = botDice(seed);
  const orders = names.flatMap((_, seat) =>
    Object.keys(game.contract.windows).map((arm) => ({
      seat,
      kind: 'orders',
      action: { arm, when: 'always' },
    })),
  );
  memory.begin(choice);
  return (position) => {
    const asked = game.firstQuestion(position);
    if (asked === null) {
      memory.end();
      return null;
    }
    const order = orders.shift();
    if (order !== undefined) return order;
    const move = randomInterjection(game, position, choice) ?? asked;
    memory.fillIn(position, move, choice);
    return { seat: move.seat, kind: move.form.kind, action: game.action(move) };
  };
}

/** Random bots need not look: what they may do is the same in every world that looks the same to them. */
function randomMover({ game, seed }: Table): Mover {
  const choice = botDice(seed);
  return (position) => {
    const move = randomMove(game, position, choice);
    return move && { seat: move.seat, kind: move.form.kind, action: game.action(move) };
  };
}

/** Each bot sees what its seat sees, and has dice of its own; one with a steward is asked what would reach a person. */
function seeingMover({ game, bots: names, seed, budgetMs, onDecision }: Table): Mover {
  const own = names.map((_, seat) => dice(`${seed} bot ${seat}`));
  const players: readonly Bot[] = names.map((name) => bots[withoutSteward(name)]);
  const stewards = defaultStewards(game);
  const limits = budgetMs === undefined ? {} : { budgetMs };
  return (position) => {
    const asked = game.firstQuestion(position);
    if (asked === null) return null;
    const { seat, form } = asked;
    const hasOne = hasSteward(names[seat]);
    const settled = hasOne ? stewards.answer(position, seat, form.kind) : null;
    if (settled !== null) return { seat, kind: form.kind, action: settled };
    const view = game.view(position, seat);
    const start = performance.now();
    const action = players[seat](game, hasOne ? asIfOrdered(view) : view, own[seat], limits);
    onDecision?.(seat, performance.now() - start);
    if (hasOne) stewards.answered(position, seat, form.kind, () => action);
    // It may say something that nobody asked for, and answer when it is asked again.
    return { seat, kind: isAnswerTo(form, action) ? form.kind : kindOf(game, action), action };
  };
}

/** The usual orders stay as they are: the bot takes it that it has given its own. */
const asIfOrdered = (view: View): View => ({
  ...view,
  orders: view.orders && Object.fromEntries(Object.keys(view.orders).map((window) => [window, 'always'])),
});

/** What an action that answers no question is: an interjection, or an order. */
const kindOf = (game: Game, action: Json): string =>
  Object.values(game.forms).find((form) => form.role !== 'asked' && isAnswerTo(form, action))?.kind ?? '';
