/**
 * A player by chance who is after what seldom happens. Uniform chance plays the same kind of game again and again: what needs
 * several things to come together, such as an event with conditions, is hardly ever met. So
 *
 * - each game is played with a taste: some verbs are left alone, some uses of cards are liked, groups are large or small (whoever
 *   never disbands has an Army for long);
 * - a campaign remembers with which tastes something rare was met, and plays on with those, changed a little;
 * - what was never done is done at once, and what was done before in a game is done less and less: who marches goes on to
 *   where he has not been;
 * - a card is kept for what is seldom done with it, and what is not allowed is brought about (`wishes.ts`).
 * - some games are played in earnest, by somebody who knows the game (`Earnest`), but for the cards: what takes a purpose
 *   over several turns comes about in those.
 *
 * It knows no game itself: it sees kinds of questions, verbs, cards, and what is offered.
 */

import {
  choose,
  type Dice,
  END,
  type Filling,
  type Form,
  type Game,
  isFilled,
  nextOptions,
  optionOf,
  type Position,
  wayOf,
} from '@diadochi/kernel';
import { hasCards, isAboutSomething, type Wish, wishes } from './wishes.ts';

/** Answers a question as one who knows the game. */
export type Earnest = (p: Position, q: Filling, dice: Dice) => Filling['so'];

export interface Curiosity {
  /** A game begins, with a taste of its own. */
  begin(dice: Dice): void;
  /** Fills in a question. */
  fillIn(p: Position, q: Filling, dice: Dice): void;
  /** The game is over: what was offered in it is remembered. */
  end(): void;
}

/** How much each verb is liked, each use of a card, and which sizes; what is missing is drawn when it is met. */
type Taste = Map<string | Known, number>;

/** A verb of a question, with the card that it is about: in how many games it was offered, how often it was chosen. */
interface Known {
  games: number;
  chosen: number;
  /** How many games were played with the taste of one in which it was offered. */
  attempts: number;
  /** Those of the last games in which it was offered. */
  readonly tastes: Taste[];
}
/** How often each seat has begun its answer to a question with each option. */
type Deeds = Map<Form, Map<number, number>[]>;

/** Every so many games one is played in earnest. */
const IN_EARNEST = 4;
/** One in so many verbs is left alone in a game, as long as there is something else to do. */
const LEFT_ALONE = 2;
/** The same in a turn that is tried: turns that are alike would find little. */
const LEFT_ALONE_AT_WHIM = 2;
/** Some of them less, some more: by so many powers of ten at least, and at most. */
const LEAST_POWER = 2;
const MOST_POWER = 8;
/** One use of a card in so many is liked in a game, by so much more than the others. */
const LIKED = 4;
const LIKED_MORE = 30;
/** How much more something is liked that was never chosen; after so many times it is like any other. */
const NEW = 1000;
/** What is done with a card in less than one game in so many is wished for. */
const RARE = 20;
/** Who wishes for nothing goes looking, in one turn in so many, for moments of cards that do not come so often in a game. */
const LOOKING = 4;
const OFTEN = 1;
/** How much less something is liked that the seat has done before in the game: the same, with the same piece or place. */
const BORED = 2;
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
export function curiosity(game: Game, earnest: Earnest | null = null): Curiosity {
  /** What is known of each verb of a question: of one about cards, each card. */
  const known = new Map<Form, Known[][]>();
  /** What was ever offered with each card, whoever asked. */
  const uses: Known[][] = [];
  /** What somebody would have liked to do and could not. */
  const wished = new Map<Form, Set<number>>();
  /** How often each question was put. */
  const asked = new Map<Form, number>();
  const offered = new Set<Known>();
  /** How often each seat has done the same in this game, and besides in the turn that it tries. */
  const done: Deeds = new Map();
  const doneAtWhim: Deeds = new Map();
  const options: number[] = [];
  const weights: number[] = [];
  let taste: Taste = new Map();
  let whim: Taste | null = null;
  let last = '';
  let inARow = 0;
  let games = 0;
  let isInEarnest = false;

  function knownAs({ form }: Pick<Filling, 'form'>, option: number): Known {
    const way = wayOf(option);
    // Of cards each is a thing of its own; spaces and pieces are not.
    const isOfCards = form.ways[way].first.sort === 'card';
    const piece = isOfCards ? option & VALUE : 0;
    const ofForm = known.get(form) ?? form.ways.map(() => []);
    known.set(form, ofForm);
    const found = ofForm[way][piece];
    if (found !== undefined) return found;
    const it: Known = { games: 0, chosen: 0, attempts: 0, tastes: [] };
    ofForm[way][piece] = it;
    if (isOfCards) uses[piece] = [...(uses[piece] ?? []), it];
    return it;
  }
  function noteDone(deeds: Deeds, q: Filling): void {
    const those = deedsOf(deeds, q);
    const option = beginningOf(q);
    those.set(option, (those.get(option) ?? 0) + 1);
  }
  /** By the taste of the game, and by the whim with which a turn is tried. */
  function liking(name: string, dice: Dice): number {
    const liked = likingIn(taste, name, dice, LEFT_ALONE);
    return whim === null ? liked : liked * likingIn(whim, name, dice, LEFT_ALONE_AT_WHIM);
  }

  /** Each option as likely, but for what is left alone in this game, what is new, and cards that are better kept. */
  function weighBeginnings(q: Filling, count: number, dice: Dice): void {
    const tired = Math.min(1, PATIENCE / (1 + inARow));
    const before = deedsOf(done, q);
    const atWhim = deedsOf(doneAtWhim, q);
    for (let i = 0; i < count; i++) {
      const { verb, first } = q.form.ways[wayOf(options[i])];
      const it = knownAs(q, options[i]);
      // What was wished for is done whatever the taste.
      const isWished = wished.get(q.form)?.has(options[i]) === true && isRare(it.chosen);
      const liked = isWished ? 1 : liking(verb, dice);
      weights[i] = liked ** tired * (1 + NEW / (1 + it.chosen));
      if (isCard(q, options[i]))
        weights[i] *= likingOfUse(taste, it, dice) / (1 + it.chosen / (1 + leastDone(q, options[i])));
      // Who passes has done nothing of which one could tire.
      else if (!first.yes)
        weights[i] /= (1 + (before.get(options[i]) ?? 0) + (atWhim.get(options[i]) ?? 0)) ** BORED;
    }
  }
  /** How often that was done which is done most seldom with the card: once it is spent on something else, it is gone. */
  function leastDone(q: Filling, option: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let way = 0; way < q.form.ways.length; way++) {
      const same = optionOf(way, option & VALUE);
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
    const lean = list || sort === 'count' ? leaningIn(whim ?? taste, list ? '[]' : '#', dice) : 0;
    for (let i = 0; i < count; i++)
      weights[i] = LEANING ** (lean * (list ? (options[i] === END ? -1 : 1) : Math.min(i, SIZES)));
  }

  function fillInByTaste(p: Position, q: Filling, dice: Dice): void {
    while (!isFilled(q)) {
      const count = nextOptions(p, q, options);
      if (count === 0) throw new Error(`dead end: '${q.form.kind}' after ${JSON.stringify(q.so)}`);
      if (q.way === null) weighBeginnings(q, count, dice);
      else weighValues(q, count, dice);
      choose(q, options[drawn(weights, count, dice)]);
    }
  }
  /** Done in few games: what was never done, when there have been some. */
  const isRare = (chosen = 0): boolean => (1 + chosen) * RARE <= games;
  /** What was done with a card in few games, and nothing with it more seldom: that is not missed in earnest either. */
  function rareUses(p: Position, q: Filling): number[] {
    const count = hasCards(q.form) ? nextOptions(p, q, options) : 0;
    return options.slice(0, count).filter((option) => {
      if (!isCard(q, option)) return false;
      const { chosen } = knownAs(q, option);
      return isRare(chosen) && chosen <= leastDone(q, option);
    });
  }
  function isWanted({ form, way, value }: Wish): boolean {
    const those = known.get(form)?.[way] ?? [];
    if (!isRare(those[value]?.chosen)) return false;
    // What needs an occasion was offered with the card before, unless nobody has seen more than one use of it.
    if (isAboutSomething(form)) return value in those || (uses[value] ?? []).filter(wasMet).length <= 1;
    // With other cards it is done in every game.
    let all = 0;
    for (const each of Object.values(those)) all += each.chosen;
    return all > games;
  }
  function wanted(wish: Wish): boolean {
    if (!isWanted(wish)) return false;
    const ofForm = wished.get(wish.form) ?? new Set();
    wished.set(wish.form, ofForm.add(optionOf(wish.way, wish.value)));
    return true;
  }
  const wanting = wishes(game, {
    // What was done in the turns that were tried before is done less: they go elsewhere.
    begin() {
      whim = new Map();
    },
    fillIn(p, q, dice) {
      fillInByTaste(p, q, dice);
      noteDone(doneAtWhim, q);
    },
  });

  /** A verb that is seldom offered at all, or something rare that was wished for. */
  function somethingRare(dice: Dice): Known | null {
    const met: Known[] = [];
    for (const [form, ways] of known)
      ways.forEach((cards, way) => {
        const each = Object.entries(cards).filter(([, it]) => wasMet(it));
        if (each.length === 0) return;
        met.push(each.reduce((a, b) => (b[1].games > a[1].games ? b : a))[1]);
        for (const [value, it] of each)
          if (wished.get(form)?.has(optionOf(way, Number(value))) && isRare(it.chosen)) met.push(it);
      });
    return oneOf(met, promise, dice);
  }

  return {
    begin(dice) {
      games++;
      offered.clear();
      done.clear();
      wanting.begin();
      taste = new Map();
      isInEarnest = earnest !== null && games % IN_EARNEST === 0;
      const rare = isInEarnest || dice(FRESH) === 0 ? null : somethingRare(dice);
      if (rare !== null) rare.attempts++;
      for (const [name, liked] of rare?.tastes[dice(rare.tastes.length)] ?? [])
        if (dice(CHANGED) > 0) taste.set(name, liked);
    },
    fillIn(p, q, dice) {
      if (earnest !== null && isInEarnest && !isAboutCards(q)) {
        const rare = rareUses(p, q);
        if (rare.length === 0) {
          answer(q, earnest(p, q, dice));
          return;
        }
        choose(q, rare[dice(rare.length)]);
        fillInByTaste(p, q, dice);
        knownAs(q, beginningOf(q)).chosen++;
        return;
      }
      inARow = q.form.kind === last ? inARow + 1 : 0;
      last = q.form.kind;
      const count = nextOptions(p, q, options);
      for (let i = 0; i < count; i++) offered.add(knownAs(q, options[i]));
      const goesLooking = dice(LOOKING) === 0;
      wanting.consider(
        p,
        q,
        wanted,
        (form) => goesLooking && (asked.get(form) ?? 0) < OFTEN * (games - RARE),
      );
      asked.set(q.form, (asked.get(q.form) ?? 0) + 1);
      const isPursued = wanting.pursue(p, q, dice);
      whim = null;
      doneAtWhim.clear();
      if (!isPursued) fillInByTaste(p, q, dice);
      knownAs(q, beginningOf(q)).chosen++;
      noteDone(done, q);
    },
    end() {
      for (const it of offered) {
        it.games++;
        // His taste has not brought it about.
        if (isInEarnest) continue;
        it.tastes.push(taste);
        if (it.tastes.length > REMEMBERED) it.tastes.shift();
      }
    },
  };
}

/** What is played at a moment of its own, or was not asked for at all. */
const isAboutCards = ({ form }: Filling): boolean =>
  form.role !== 'asked' || (hasCards(form) && isAboutSomething(form));
/** Fills in a question as a whole. */
function answer(q: Filling, so: Filling['so']): void {
  const way = q.form.ways.find(({ verb }) => verb in so) ?? null;
  Object.assign(q, { way, so, field: way?.fields.length ?? 0 });
}

function deedsOf(deeds: Deeds, { seat, form }: Filling): Map<number, number> {
  const ofForm = deeds.get(form) ?? [];
  deeds.set(form, ofForm);
  ofForm[seat] ??= new Map();
  return ofForm[seat];
}
function drawnOnce(taste: Taste, name: string | Known, draw: () => number): number {
  const found = taste.get(name) ?? draw();
  taste.set(name, found);
  return found;
}
const likingIn = (taste: Taste, verb: string, dice: Dice, leftAlone: number): number =>
  drawnOnce(taste, verb, () =>
    dice(leftAlone) === 0 ? 10 ** -(LEAST_POWER + dice(1 + MOST_POWER - LEAST_POWER)) : 1,
  );
const likingOfUse = (taste: Taste, use: Known, dice: Dice): number =>
  drawnOnce(taste, use, () => (dice(LIKED) === 0 ? LIKED_MORE : 1));
/** To what is small, to neither, or to what is large. */
const leaningIn = (taste: Taste, what: string, dice: Dice): number =>
  drawnOnce(taste, what, () => dice(3) - 1);

/** The first option has the way and the value (`optionOf` in the kernel). */
const VALUE = 0xffff;
/** With which option the question was begun. */
const beginningOf = ({ form, way, so }: Filling): number =>
  way === null ? 0 : optionOf(form.ways.indexOf(way), Number(so[way.verb]));
const isCard = ({ form }: Filling, option: number): boolean => form.ways[wayOf(option)].first.sort === 'card';

const wasMet = ({ games }: Known): boolean => games > 0;
/** The rarer the more; but what did not come again in spite of many attempts is left to chance. */
const promise = ({ games, attempts }: Known): number => (1 + games) / (1 + attempts) / games ** 2;
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
