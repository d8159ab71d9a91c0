/**
 * What a curious player would like to do and may not: something of which nobody has seen much, that a rule forbids as things
 * stand, or that can only be done when he is asked about something that has yet to happen. Or he would like to see such a
 * moment, whoever is asked then. In his turn he looks for a way to it: he plays the turn again and again by chance, in a world
 * of his view, and does as he did when it was allowed in the end, or when the moment came.
 */

import {
  beginFilling,
  choose,
  type Dice,
  type Filling,
  type Form,
  fromDice,
  type Game,
  optionOf,
  type Position,
  refusedBecause,
  type Seat,
} from '@diadochi/kernel';

/** A way to answer a question with a card. */
export interface Wish {
  readonly form: Form;
  readonly way: number;
  readonly value: number;
}
export interface Wishes {
  /** A game begins: nobody wants anything. */
  begin(): void;
  /** A seat is asked: what is refused, what of that is wanted, and which moments are, decides what it is after. */
  consider(p: Position, q: Filling, wanted: (wish: Wish) => boolean, moment: (form: Form) => boolean): void;
  /** Answers so that a wish of the seat may come true; false if it has none, or no way was found. */
  pursue(p: Position, q: Filling, dice: Dice): boolean;
}

/** So many times a turn is tried: fewer, as long as nothing was ever found of what is wished for. */
const TRIES = 60;
const FIRST_TRIES = 30;
/** A turn that is longer than so many answers is given up. */
const LONGEST = 60;
/** So often in a turn a player looks for a way who has found none. */
const SEARCHES = 3;

/** Where a way was found less than once in so many times, or in so many never, nothing is wished for. */
const HOPELESS = 1000;
const NEVER_FOUND = 500;

/** How often a way was sought to something, and how often one was found. */
interface Hope {
  sought: number;
  found: number;
}
interface Hoped extends Wish {
  readonly hope: Hope;
}
/** A moment at which somebody is asked. */
interface Moment {
  readonly form: Form;
  readonly hope: Hope;
}
interface Pursuit {
  /** Any of them will do, and any of the moments. */
  readonly wishes: readonly Hoped[];
  readonly moments: readonly Moment[];
  /** The question at which they were made. */
  readonly asked: Form;
  /** How often it may still look for a way in this turn. */
  searches: number;
  /** What is left to do of the way that was found. */
  plan: Step[];
}
/** A question that was filled in. */
type Step = Pick<Filling, 'form' | 'way' | 'so' | 'field'>;
interface Found {
  readonly hope: Hope;
  readonly plan: Step[];
}

/** Plays the turns that are tried. */
export interface Trier {
  /** A turn is tried, in another way than the last. */
  begin(dice: Dice): void;
  /** Fills in a question, or the rest of it. */
  fillIn(p: Position, q: Filling, dice: Dice): void;
}

export function wishes(game: Game, trier: Trier): Wishes {
  /** By the clause that refuses it; of what needs an occasion, by kind of question and card. */
  const hopes = new Map<string, Hope>();
  const pursuits = new Map<Seat, Pursuit>();
  /** Moments at which cards can be played. */
  const occasions = Object.keys(game.contract.windows).map((kind) => game.forms[kind]);
  let trial = game.empty();
  /** Whose turn it was when somebody was asked last: with a new turn wishes are made anew. */
  let last: Seat | null = null;

  function hopeOf(what: string): Hope {
    const found = hopes.get(what) ?? { sought: 0, found: 0 };
    hopes.set(what, found);
    return found;
  }

  /** A turn, tried in a world of the seat's view: what was done in it until a wish was allowed; null if none was. */
  function tried(
    world: Position,
    seat: Seat,
    wanted: readonly Hoped[],
    moments: readonly Moment[],
    dice: Dice,
  ): Found | null {
    const plan: Step[] = [];
    const play = game.playing(fromDice(dice));
    trial = game.copyInto(trial, world);
    trier.begin(dice);
    for (let i = 0; i < LONGEST; i++) {
      const q = game.firstQuestion(trial);
      if (q === null) return null;
      if (game.turnOf(trial) !== seat) {
        const wish = wanted.find(
          (each) => !isAboutSomething(each.form) && refusal(trial, seat, each) === null,
        );
        return wish === undefined ? null : { hope: wish.hope, plan };
      }
      const moment = moments.find(({ form }) => form === q.form);
      if (moment !== undefined) return { hope: moment.hope, plan };
      const wish = q.seat === seat ? wanted.find((each) => isOccasion(trial, q, each)) : undefined;
      if (wish !== undefined) choose(q, optionOf(wish.way, wish.value));
      trier.fillIn(trial, q, dice);
      if (q.seat === seat) plan.push({ form: q.form, way: q.way, so: q.so, field: q.field });
      if (wish !== undefined) return { hope: wish.hope, plan };
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

  /** What is refused now, of what is asked. */
  function refusedNow(p: Position, q: Filling): Hoped[] {
    const refused: Hoped[] = [];
    q.form.ways.forEach((_, way) => {
      for (const value of cardsOf(p, q, way)) {
        const wish = { form: q.form, way, value };
        const clause = refusal(p, q.seat, wish);
        if (clause !== null) refused.push({ ...wish, hope: hopeOf(clause) });
      }
    });
    return refused;
  }
  /** What the cards that the question is about could be used for if something happened. */
  function forAnOccasion(p: Position, q: Filling): Hoped[] {
    const cards = new Set(cardsAskedOf(p, q));
    return occasions.flatMap((form) =>
      form.ways.flatMap(({ first }, way) =>
        first.sort === 'card'
          ? [...cards].map((value) => ({ form, way, value, hope: hopeOf(`${form.kind} ${way} ${value}`) }))
          : [],
      ),
    );
  }

  const momentsThat = (are: (form: Form) => boolean): Moment[] =>
    occasions
      .filter(are)
      .map((form) => ({ form, hope: hopeOf(form.kind) }))
      .filter(({ hope }) => isHopeful(hope));

  return {
    begin() {
      pursuits.clear();
      last = null;
    },
    consider(p, q, wanted, moment) {
      const mover = game.turnOf(p);
      if (mover !== last) pursuits.delete(q.seat);
      last = mover;
      if (mover !== q.seat || isAboutSomething(q.form) || !hasCards(q.form)) return;
      const already = pursuits.get(q.seat);
      if (already !== undefined) {
        // It is allowed sooner than he thought, and he may do it.
        if (already.wishes.some((wish) => !isAboutSomething(wish.form) && refusal(p, q.seat, wish) === null))
          pursuits.delete(q.seat);
        return;
      }
      const hoped = [...refusedNow(p, q), ...forAnOccasion(p, q)].filter(
        (wish) => isHopeful(wish.hope) && wanted(wish),
      );
      const moments = hoped.length > 0 ? [] : momentsThat(moment);
      if (hoped.length + moments.length > 0)
        pursuits.set(q.seat, {
          ...{ wishes: hoped, moments, asked: q.form, plan: [] },
          searches: moments.length > 0 ? 1 : SEARCHES,
        });
    },
    pursue(p, q, dice) {
      const pursuit = pursuits.get(q.seat);
      if (pursuit === undefined || game.turnOf(p) !== q.seat) return false;
      if (goOn(p, q, pursuit)) return true;
      const held = new Set(cardsAskedOf(p, beginFilling(pursuit.asked, q.seat, {})));
      const wanted = pursuit.wishes.filter(({ value }) => held.has(value));
      const { moments } = pursuit;
      const hopes = [...wanted, ...moments].map(({ hope }) => hope);
      if (pursuit.searches === 0 || hopes.length === 0) return false;
      const world = game.worldOf(game.view(p, q.seat), fromDice(dice));
      pursuit.searches--;
      for (const hope of hopes) hope.sought++;
      for (let tries = hopes.some(({ found }) => found > 0) ? TRIES : FIRST_TRIES; tries > 0; tries--) {
        const found = tried(world, q.seat, wanted, moments, dice);
        if (found === null) continue;
        pursuit.plan = found.plan;
        if (wanted.length > 0) pursuit.searches++;
        found.hope.found++;
        return goOn(p, q, pursuit);
      }
      return false;
    },
  };
}

/** Any other question is about nothing but its seat, so that an answer can be judged at any time. */
export const isAboutSomething = ({ about }: Form): boolean => Object.keys(about).length > 0;
export const hasCards = ({ ways }: Form): boolean => ways.some(({ first }) => first.sort === 'card');
const cardsOf = (p: Position, q: Filling, way: number): number[] => {
  const { first } = q.form.ways[way];
  return first.sort === 'card' ? Array.from(first.among(p, q, [])) : [];
};

const cardsAskedOf = (p: Position, q: Filling): number[] =>
  q.form.ways.flatMap((_, way) => cardsOf(p, q, way));

const isHopeful = ({ sought, found }: Hope): boolean =>
  (1 + found) * (found > 0 ? HOPELESS : NEVER_FOUND) >= 1 + sought;

/** Why the seat may not do what it wishes, as if it were asked now; null if it may. */
const refusal = (p: Position, seat: Seat, { form, way, value }: Wish): string | null =>
  refusedBecause(p, beginFilling(form, seat, {}), form.ways[way], value);
/** Whether the question is the occasion for a wish. */
const isOccasion = (p: Position, q: Filling, { form, way, value }: Wish): boolean =>
  q.form === form && isAboutSomething(form) && refusedBecause(p, q, form.ways[way], value) === null;
