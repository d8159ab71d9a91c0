/**
 * What a curious player would like to do and may not: something of which nobody has seen much, that a rule forbids as things
 * stand. In his turn he looks for a way to have it allowed when the turn is over: he plays the turn again and again by
 * chance, in a world of his view, and does as he did when that was so.
 */

import {
  beginFilling,
  type Dice,
  type Filling,
  type Form,
  fromDice,
  type Game,
  type Position,
  refusedBecause,
  type Seat,
} from '@diadochi/kernel';

/** A way to answer a question that is about nothing but its seat, so that it can be judged at any time. */
export interface Wish {
  readonly form: Form;
  readonly way: number;
  readonly value: number;
}
export interface Wishes {
  /** A game begins: nobody wants anything. */
  begin(): void;
  /** A seat is asked: what is refused, and how much that is wanted (0: not at all), decides what it is after. */
  consider(p: Position, q: Filling, wanted: (wish: Wish) => number): void;
  /** Answers so that the wish of the seat may come true; false if it has none, or no way was found. */
  pursue(p: Position, q: Filling, dice: Dice): boolean;
}

/** So many times a turn is tried: fewer, as long as nothing was ever found against the clause that refuses the wish. */
const TRIES = 80;
const FIRST_TRIES = 40;
/** A turn that is longer than so many answers is given up. */
const LONGEST = 60;
/** So often in a turn a player looks for a way who has found none. */
const SEARCHES = 3;

/** Where a way was found less than once in so many times, nothing is wished for. */
const HOPELESS = 1000;

/** How often a way was sought to something that a clause refuses, and how often one was found. */
interface Hope {
  sought: number;
  found: number;
}
interface Pursuit {
  readonly wish: Wish;
  readonly hope: Hope;
  /** How often it may still look for a way in this turn. */
  searches: number;
  /** What is left to do of the way that was found. */
  plan: Step[];
}
/** A question that was filled in. */
type Step = Pick<Filling, 'form' | 'way' | 'so' | 'field'>;

/** Plays the turns that are tried. */
export interface Trier {
  /** A turn is tried, in another way than the last. */
  begin(dice: Dice): void;
  fillIn(p: Position, q: Filling, dice: Dice): void;
}

export function wishes(game: Game, trier: Trier): Wishes {
  /** By the clause. */
  const hopes = new Map<string, Hope>();
  const pursuits = new Map<Seat, Pursuit>();
  let trial = game.empty();
  /** Whose turn it was when somebody was asked last: with a new turn wishes are made anew. */
  let last: Seat | null = null;

  function hopeOf(clause: string): Hope {
    const found = hopes.get(clause) ?? { sought: 0, found: 0 };
    hopes.set(clause, found);
    return found;
  }

  /** What was done in a turn, tried in a world of the seat's view, after which its wish is allowed; null if it is not. */
  function tried(world: Position, seat: Seat, wish: Wish, dice: Dice): Step[] | null {
    const steps: Step[] = [];
    const play = game.playing(fromDice(dice));
    trial = game.copyInto(trial, world);
    trier.begin(dice);
    for (let i = 0; i < LONGEST; i++) {
      const q = game.firstQuestion(trial);
      if (q === null) return null;
      if (game.turnOf(trial) !== seat) return refusal(trial, seat, wish) === null ? steps : null;
      trier.fillIn(trial, q, dice);
      if (q.seat === seat) steps.push({ form: q.form, way: q.way, so: q.so, field: q.field });
      game.play(trial, q, play);
    }
    return null;
  }

  /** The rest of the plan, as long as it fits what is asked. */
  function goOn(p: Position, q: Filling, { plan }: Pursuit): boolean {
    const step = plan.shift();
    if (step?.form === q.form && game.judge(p, q.seat, game.action({ ...q, ...step })).allowed) {
      Object.assign(q, step);
      return true;
    }
    plan.length = 0;
    return false;
  }

  return {
    begin() {
      pursuits.clear();
      last = null;
    },
    consider(p, q, wanted) {
      const mover = game.turnOf(p);
      if (mover !== last) pursuits.delete(q.seat);
      last = mover;
      if (Object.keys(q.form.about).length > 0 || !hasCards(q.form)) return;
      const already = pursuits.get(q.seat);
      if (already !== undefined) {
        // It is allowed sooner than he thought, and he may do it.
        if (refusal(p, q.seat, already.wish) === null) pursuits.delete(q.seat);
        return;
      }
      let most = 0;
      q.form.ways.forEach(({ first }, way) => {
        if (first.sort !== 'card') return;
        for (const value of Array.from(first.among(p, q, []))) {
          const wish = { form: q.form, way, value };
          const clause = refusal(p, q.seat, wish);
          if (clause === null) continue;
          const hope = hopeOf(clause);
          const likely = (1 + hope.found) / (1 + hope.sought);
          const worth = likely * HOPELESS < 1 ? 0 : wanted(wish) * likely;
          if (worth <= most) continue;
          most = worth;
          pursuits.set(q.seat, { wish, hope, searches: SEARCHES, plan: [] });
        }
      });
    },
    pursue(p, q, dice) {
      const pursuit = pursuits.get(q.seat);
      if (pursuit === undefined || game.turnOf(p) !== q.seat) return false;
      if (goOn(p, q, pursuit)) return true;
      if (pursuit.searches === 0 || !isAmong(p, q.seat, pursuit.wish)) return false;
      const { hope } = pursuit;
      const world = game.worldOf(game.view(p, q.seat), fromDice(dice));
      pursuit.searches--;
      hope.sought++;
      for (let tries = hope.found > 0 ? TRIES : FIRST_TRIES; tries > 0; tries--) {
        const plan = tried(world, q.seat, pursuit.wish, dice);
        if (plan === null) continue;
        pursuit.plan = plan;
        pursuit.searches++;
        hope.found++;
        return goOn(p, q, pursuit);
      }
      return false;
    },
  };
}

const hasCards = ({ ways }: Form): boolean => ways.some(({ first }) => first.sort === 'card');

/** Whether it is still there to be done at all. */
const isAmong = (p: Position, seat: Seat, { form, way, value }: Wish): boolean =>
  Array.from(form.ways[way].first.among(p, beginFilling(form, seat, {}), [])).includes(value);

/** Why the seat may not do what it wishes, as if it were asked now; null if it may. */
const refusal = (p: Position, seat: Seat, { form, way, value }: Wish): string | null =>
  refusedBecause(p, beginFilling(form, seat, {}), form.ways[way], value);
