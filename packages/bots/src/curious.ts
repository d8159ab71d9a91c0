/**
 * A player by chance who is after what seldom happens. Uniform chance plays the same kind of game again and again: what needs
 * several things to come together, such as an event with conditions, is hardly ever met. So
 *
 * - each game is played with a taste: some verbs are left alone, groups are large or small (whoever never disbands has an Army
 *   for long);
 * - a campaign remembers with which tastes something rare was met, and plays on with those, changed a little;
 * - what was never done is done at once, and a card is kept for what is seldom done with it.
 *
 * It knows no game: it sees kinds of questions, verbs, cards, and what is offered.
 */

import { choose, type Dice, END, type Filling, isFilled, nextOptions, type Position } from '@diadochi/kernel';

export interface Curiosity {
  /** A game begins, with a taste of its own. */
  begin(dice: Dice): void;
  /** Fills in a question. */
  fillIn(p: Position, q: Filling, dice: Dice): void;
  /** The game is over: what was offered in it is remembered. */
  end(): void;
}

/** How much each verb is liked, and which sizes; what is missing is drawn when it is met. */
type Taste = Map<string, number>;

/** A verb of a question, with the card that it is about: in how many games it was offered, how often it was chosen. */
interface Known {
  games: number;
  chosen: number;
  /** Those of the last games in which it was offered. */
  readonly tastes: Taste[];
}
/** One in so many verbs is left alone in a game, as long as there is something else to do. */
const LEFT_ALONE = 5;
/** Some of them less, some more: by so many powers of ten at most. */
const POWERS = 8;
/** How much more something is liked that was never chosen; after so many times it is like any other. */
const NEW = 1000;
/** One in so many games is played with a fresh taste; the others as one in which something rare was met. */
const FRESH = 4;
/** One in so many likings of a taste is drawn anew when it is used again. */
const CHANGED = 24;
/** So many tastes are remembered of each thing. */
const REMEMBERED = 4;
/** Whoever has answered the same kind of question so often in a row gets tired of his taste: no question goes on for ever. */
const PATIENCE = 100;
/** How much more a size is liked than the one beside it, up to so many sizes. */
const LEANING = 3;
const SIZES = 9;

/** The memory of a campaign. */
export function curiosity(): Curiosity {
  /** What is known of each verb of a question: of one about cards, each card. */
  const verbs = new Map<string, Known[]>();
  const known = new Map<string, Known>();
  /** What was ever offered with each card, whoever asked. */
  const uses: Known[][] = [];
  const offered = new Set<Known>();
  const options: number[] = [];
  const weights: number[] = [];
  let taste: Taste = new Map();
  let last = '';
  let inARow = 0;

  function knownAs({ form }: Filling, option: number): Known {
    const { verb, first } = form.ways[wayOf(option)];
    const name = `${form.kind} ${verb}`;
    // Of cards each is a thing of its own; spaces and pieces are not.
    const key = first.sort === 'card' ? `${name} ${option & VALUE}` : name;
    const found = known.get(key);
    if (found !== undefined) return found;
    const it: Known = { games: 0, chosen: 0, tastes: [] };
    known.set(key, it);
    if (first.sort === 'card') uses[option & VALUE] = [...(uses[option & VALUE] ?? []), it];
    verbs.set(name, [...(verbs.get(name) ?? []), it]);
    return it;
  }
  const liking = (name: string, draw: () => number): number => {
    const found = taste.get(name) ?? draw();
    taste.set(name, found);
    return found;
  };

  /** Each option as likely, but for what is left alone in this game, what is new, and cards that are better kept. */
  function weighBeginnings(q: Filling, count: number, dice: Dice): void {
    const tired = Math.min(1, PATIENCE / (1 + inARow));
    for (let i = 0; i < count; i++) {
      const { verb } = q.form.ways[wayOf(options[i])];
      const liked = liking(verb, () => (dice(LEFT_ALONE) === 0 ? 10 ** -(1 + dice(POWERS)) : 1));
      const it = knownAs(q, options[i]);
      offered.add(it);
      weights[i] = liked ** tired * (1 + NEW / (1 + it.chosen));
      if (isCard(q, options[i])) weights[i] /= 1 + it.chosen / (1 + leastDone(q, options[i]));
    }
  }
  /** How often that was done which is done most seldom with the card: once it is spent on something else, it is gone. */
  function leastDone(q: Filling, option: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let way = 0; way < q.form.ways.length; way++) {
      const same = (way << WAY) | (option & VALUE);
      if (isCard(q, same)) least = Math.min(least, knownAs(q, same).chosen);
    }
    const all = uses[option & VALUE] ?? [];
    for (const use of all) least = Math.min(least, use.chosen);
    // A card of which only one use was ever met is kept for another one.
    return all.length > 1 ? least : 0;
  }
  /** Lists are long or short by taste, and so are numbers large or small; other values are as likely. */
  function weighValues(q: Filling, count: number, dice: Dice): void {
    const { list = false, sort = '' } = q.way?.fields[q.field] ?? {};
    const lean = list || sort === 'count' ? liking(list ? '[]' : '#', () => dice(3) - 1) : 0;
    for (let i = 0; i < count; i++)
      weights[i] = LEANING ** (lean * (list ? (options[i] === END ? -1 : 1) : Math.min(i, SIZES)));
  }

  /** Each verb by the rarest that it is offered with, so that one with many cards counts no more than one with none. */
  function somethingRare(dice: Dice): Known | null {
    const met = [...verbs.values()]
      .map((cards) => cards.filter(({ games }) => games > 0))
      .filter((cards) => cards.length > 0);
    const cards = oneOf(met, (each) => Math.max(...each.map(rarity)), dice);
    return cards && oneOf(cards, (each) => rarity(each) ** 2, dice);
  }

  return {
    begin(dice) {
      offered.clear();
      taste = new Map();
      const rare = dice(FRESH) === 0 ? null : somethingRare(dice);
      for (const [name, liked] of rare?.tastes[dice(rare.tastes.length)] ?? [])
        if (dice(CHANGED) > 0) taste.set(name, liked);
    },
    fillIn(p, q, dice) {
      inARow = q.form.kind === last ? inARow + 1 : 0;
      last = q.form.kind;
      while (!isFilled(q)) {
        const count = nextOptions(p, q, options);
        if (count === 0) throw new Error(`dead end: '${q.form.kind}' after ${JSON.stringify(q.so)}`);
        if (q.way === null) weighBeginnings(q, count, dice);
        else weighValues(q, count, dice);
        const option = options[drawn(weights, count, dice)];
        if (q.way === null) knownAs(q, option).chosen++;
        choose(q, option);
      }
    },
    end() {
      for (const it of offered) {
        it.games++;
        it.tastes.push(taste);
        if (it.tastes.length > REMEMBERED) it.tastes.shift();
      }
    },
  };
}

/** The first option has the way and the value (`optionOf` in the kernel). */
const WAY = 16;
const VALUE = 0xffff;
const wayOf = (option: number): number => option >> WAY;
const isCard = ({ form }: Filling, option: number): boolean => form.ways[wayOf(option)].first.sort === 'card';

const rarity = ({ games }: Known): number => 1 / games;
/** In how fine steps a weight is drawn. */
const FINE = 2 ** 30;

function drawn(weights: readonly number[], count: number, dice: Dice): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i];
  let left = (dice(FINE) / FINE) * total;
  for (let i = 0; i < count - 1; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return count - 1;
}

const oneOf = <T>(list: readonly T[], weigh: (each: T) => number, dice: Dice): T | null =>
  list.length === 0 ? null : list[drawn(list.map(weigh), list.length, dice)];
