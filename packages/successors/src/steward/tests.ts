/** What a steward can be told to go by: numbers of what is asked, as whoever is asked knows them. */

import type { Put, Seat, TestValue } from '@diadochi/kernel';
import { ELEPHANT, type Space } from '../box.ts';
import type { SubjectOf } from '../cards/surprise/kind.ts';
import { type Board, isPlayer, type Location, NOBODY, OWNERS, type Owner } from '../contract.ts';
import { battleAt } from '../forecast/battle.ts';
import { wholeBattle } from '../forecast/outlook.ts';
import { evasionsFrom, interceptionsInto } from '../forecast/reactions.ts';
import { TRIAL } from '../forecast/trial-play.ts';
import { groupAt, groupCus, marcherOf, moverOf, wayOf } from '../position/march.ts';
import { outsideOf, pcOn, spaceOf } from '../position/places.ts';
import { activeOf } from '../position/turns.ts';
import { unitsAt } from '../position/units.ts';
import { cusAboard, isAtSea } from '../position/voyage.ts';
import { setAside } from '../rules/14-land-battle/14.4-royal-army.ts';
import { battleOdds } from '../rules/14-land-battle/14.7-odds.ts';

/** Questions of a march and a voyage, and windows of Surprise cards, by what a test can find in them. */
const MOVES = ['intercept', 'evade', 'passage', 'hold', 'engage'];
const WINDOWS = [
  'interceptionRoll',
  'evasionRoll',
  'battleCards',
  'prestigeCompared',
  'seaCards',
  'siegeRoll',
];

interface Test {
  readonly kinds: readonly string[];
  readonly value: TestValue;
  holds(p: Board, put: Put, value: number | readonly number[]): boolean;
}
const least = (most: number): TestValue => ({ least: 1, most });
const PERCENT: TestValue = { least: 1, most: 100, percent: true };
const atLeast = (has: number, value: number | readonly number[]): boolean => has >= (value as number);
const isAmong = (one: number | null, value: number | readonly number[]): boolean =>
  one !== null && (value as readonly number[]).includes(one);

export const TESTS: { readonly [name: string]: Test } = {
  /** Only against these players. */
  by: {
    kinds: [...MOVES, ...WINDOWS, 'surprisePlayed', 'battleLost'],
    value: { of: 'seat' },
    holds: (p, put, value) => isAmong(whoActs(p, put), value),
  },
  /** Only there. */
  spaces: {
    kinds: [...MOVES, ...WINDOWS, 'join'],
    value: { of: 'space' },
    holds: (p, put, value) => isAmong(whereAsked(p, put), value),
  },
  /** If that moves so many CUs or more. */
  cus: {
    kinds: [...MOVES, 'interceptionRoll', 'evasionRoll', 'battleCards', 'seaCards'],
    value: least(20),
    holds: (p, _, value) => atLeast(isAtSea(p) ? cusAboard(p) : groupCus(p), value),
  },
  /** Only into a space that one controls. */
  mine: {
    kinds: ['intercept', 'engage', 'interceptionRoll', 'seaCards', 'siegeRoll'],
    value: { least: 1, most: 1 },
    holds: (p, put) => {
      const space = whereAsked(p, put);
      return space !== null && pcOn(p, space) === put.seat;
    },
  },
  /** The best chance of those who could try (11.2, 12.2). */
  chance: {
    kinds: ['intercept', 'evade'],
    value: PERCENT,
    holds: (p, put, value) => atLeast(100 * chanceOf(p, put), value),
  },
  /** If the battle that comes of it is lost with this chance or more. */
  lost: {
    kinds: ['evade', 'battleCards'],
    value: PERCENT,
    holds: (p, put, value) => atLeast(100 * lossOf(p, put), value),
  },
  /** By so much stronger at sea than the escort (13.3). */
  stronger: {
    kinds: ['engage'],
    value: { least: 0, most: 10 },
    holds: (_, { about }, value) => atLeast(Number(about.strength) - Number(about.escort), value),
  },
  elephants: {
    kinds: ['battleCards'],
    value: least(6),
    holds: (p, put, value) => atLeast(elephantsAgainst(p, put.seat), value),
  },
};

/** C46-01: where `by` is who is asked himself, for his own die. */
const OWN_ROLLS = ['interceptionRoll', 'evasionRoll'];
/** Whoever moves, or plays, or besieges: what a question calls him differs. */
function whoActs(p: Board, { about, kind }: Put): Seat | null {
  if (OWN_ROLLS.includes(kind)) return marcherOf(p) ?? activeOf(p);
  for (const name of ['by', 'mover', 'besieger', 'loser'])
    if (typeof about[name] === 'number') return about[name];
  return marcherOf(p) ?? activeOf(p);
}
function whereAsked(p: Board, { about }: Put): Space | null {
  for (const name of ['space', 'into']) if (typeof about[name] === 'number') return about[name] as Space;
  if (typeof about.location === 'number') return spaceOf(about.location);
  return moverOf(p) === NOBODY ? null : spaceOf(groupAt(p));
}

function chanceOf(p: Board, { seat, kind, about }: Put): number {
  const by = Number(about.by);
  const into = outsideOf(Number(about.space));
  const from = wayOf(p).at(-1) ?? into;
  const [chances] =
    kind === 'intercept' ? interceptionsInto(p, by, into) : evasionsFrom(p, { by, from, into });
  return Math.max(0, ...chances.filter((each) => each.seat === seat).map(({ chance }) => chance));
}

/** The chance that whoever is asked loses the battle where the group has come; all of it, if his CUs would go over. */
function lossOf(p: Board, { seat, kind, about }: Put): number {
  if (kind === 'battleCards') return lossIn(p, seat, about as SubjectOf<'battleCards'>);
  const mover = moverOf(p);
  const location: Location = groupAt(p);
  if (mover === NOBODY || mover === seat) return 0;
  const battle = battleAt(p, location, mover, seat, []);
  return battle === null ? 1 : battleOdds(p, battle).win;
}
/** 14.3: on either side, with what cards have done so far. */
function lossIn(p: Board, seat: Seat, subject: SubjectOf<'battleCards'>): number {
  const whole = wholeBattle(p, subject);
  const { asideOf, aside, isAll } = setAside(p, whole, TRIAL);
  if (isAll) return asideOf === seat ? 1 : 0;
  const { win, lose } = battleOdds(p, { ...whole, asideOf, aside });
  return seat === whole.attacker ? lose : win;
}

function elephantsAgainst(p: Board, seat: Seat): number {
  if (moverOf(p) === NOBODY) return 0;
  const others = Array.from({ length: OWNERS }, (_, owner): Owner => owner).filter(
    (owner) => owner !== seat && isPlayer(owner),
  );
  return others.reduce((sum, owner) => sum + unitsAt(p, groupAt(p), owner, ELEPHANT), 0);
}
