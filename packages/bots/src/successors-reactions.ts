/** What a bot answers when others march against it, or when its own march meets somebody: by the odds. */

import { type Filling, type Game, nextOptions, type Seat } from '@diadochi/kernel';
import {
  addUnits,
  type BattleForecast,
  type Board,
  battleAt,
  commanderAt,
  cusAt,
  forecastBattle,
  freshUnits,
  type General,
  generalsAt,
  groupAt,
  hasGeneralAt,
  INDEPENDENT,
  insideOf,
  isFresh,
  type Location,
  moveGeneral,
  moverOf,
  OWNERS,
  outsideOf,
  pcOn,
  royalsAt,
  type Space,
  spaceOf,
  TYPES,
  UNITS,
  under,
  unitsAt,
  whereIs,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { together } from './successors-groups.ts';
import { threatsTo } from './successors-strength.ts';

/** The chance of winning with which a battle is sought, and that with which it is not avoided. */
const SOUGHT = 0.55;
const BORNE = 0.4;

export type Reaction = (p: Board, q: Filling) => Answer;

export function reactionsIn(game: Game): { readonly [kind: string]: Reaction } {
  const trial = game.empty() as Board;
  const copyOf = (p: Board): Board => game.copyInto(trial, p) as Board;
  return {
    hold: (p, q) => hold(p, q.seat, q.about.space as Space),
    passage: (p, q) =>
      chanceAgainst(p, q.seat, q.about.space as Space) > SOUGHT ? { refuse: true } : { grant: true },
    honour: () => ({ honour: true }),
    intercept: (p, q) => intercept(p, q, copyOf),
    withdraw: (p) => (chanceToWin(p, moverOf(p), groupAt(p)) < BORNE ? { withdraw: true } : { stay: true }),
    evade: (p, q) =>
      hasGeneralAt(p, outsideOf(q.about.space as Space), q.seat) &&
      chanceAgainst(p, q.seat, q.about.space as Space) < BORNE
        ? { evade: true }
        : { stay: true },
    flee,
    depart: () => ({ moveOn: true }),
    join: (p, q) => join(p, q, copyOf),
  };
}

/** How a battle would go now. Null if there would be none. */
function battle(p: Board, location: Location, attacker: number, defender: number): BattleForecast | null {
  if (cusAt(p, location, attacker) === 0 || cusAt(p, location, defender) === 0) return null;
  const begun = battleAt(p, location, attacker, defender, []);
  return begun === null ? null : forecastBattle(p, begun);
}
/** That the Defender wins against the Faction that moves, or at least does not lose; without CUs he has no chance. */
function chanceAgainst(p: Board, seat: Seat, space: Space): number {
  const at = outsideOf(space);
  if (cusAt(p, at, seat) === 0) return 0;
  const fought = battle(p, at, moverOf(p), seat);
  return fought === null ? 1 : fought.lose + 0.5 * fought.draw;
}
function chanceToWin(p: Board, mover: number, at: Location): number {
  for (let owner = 0; owner < OWNERS; owner++) {
    if (owner === mover || cusAt(p, at, owner) === 0) continue;
    const fought = battle(p, at, mover, owner);
    return fought === null ? (cusAt(p, at, mover) > 0 ? 1 : 0) : fought.win + 0.5 * fought.draw;
  }
  return 1;
}

/** Behind the walls there is room for two CUs: the best of them, when those outside would lose. */
function hold(p: Board, seat: Seat, space: Space): Answer {
  const [outside, inside] = [outsideOf(space), insideOf(space)];
  if (cusAt(p, outside, seat) === 0) return { keep: true };
  if (chanceAgainst(p, seat, space) >= BORNE) return { keep: true };
  let room = p.box.content.walls.inside;
  let left = 0;
  const counts: { [unit: string]: number } = {};
  // The strongest come last in the list of types.
  for (let unit = TYPES - 1; unit >= 0; unit--) {
    const all = unitsAt(p, outside, seat, unit) + unitsAt(p, inside, seat, unit);
    const isTogether = UNITS[unit] === 'silver-shields' && all > room;
    const count = isTogether ? 0 : Math.min(all, room);
    counts[UNITS[unit]] = count;
    room -= count;
    left += all - count;
  }
  const generals = [...generalsAt(p, outside, seat), ...generalsAt(p, inside, seat)].sort((a, b) => a - b);
  const royals = [...royalsAt(p, outside, seat, []), ...royalsAt(p, inside, seat, [])].sort((a, b) => a - b);
  return { hold: true, with: left > 2 ? [] : generals, ...counts, carry: royals };
}

/** With all that an Army has, where it would probably win. */
function intercept(p: Board, q: Filling, copyOf: (p: Board) => Board): Answer {
  const { seat } = q;
  const into = outsideOf(q.about.space as Space);
  const options: number[] = [];
  const count = nextOptions(p, q, options);
  let [best, most]: [Answer, number] = [{ pass: true }, SOUGHT];
  for (const option of options.slice(0, count)) {
    if (option > 0xffff) continue; // other ways to answer
    const general: General = option;
    const from = whereIs(p, general);
    if (commanderAt(p, from, seat) !== general || cusAt(p, from, seat) === 0) continue;
    // Who is left behind with nobody is lost.
    if (royalsAt(p, from, seat, []).length > 0 && pcOn(p, spaceOf(from)) !== seat) continue;
    const trial = copyOf(p);
    const units = together(
      p,
      UNITS.map((_, unit) => unitsAt(p, from, seat, unit)),
    );
    moveGeneral(trial, general, into);
    units.forEach((each, unit) => {
      addUnits(trial, from, seat, unit, -each);
      addUnits(trial, into, seat, unit, each);
    });
    const chance = chanceAgainst(trial, seat, spaceOf(into));
    if (chance <= most) continue;
    const counts = Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]]));
    [best, most] = [{ intercept: general, with: [], ...counts, carry: [] }, chance];
  }
  return best;
}

/** To one's own, and away from the enemy. */
function flee(p: Board, q: Filling): Answer {
  const options: number[] = [];
  const count = nextOptions(p, q, options);
  const threat = threatsTo(p, q.seat);
  const safety = (space: Space): number =>
    (pcOn(p, space) === q.seat ? 2 : 0) + 0.2 * cusAt(p, outsideOf(space), q.seat) - 0.2 * threat[space];
  const here = spaceOf(whereIs(p, q.about.general as General));
  let [best, most]: [Answer | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const option of options.slice(0, count)) {
    const isHalt = option > 0xffff;
    const value = isHalt ? safety(here) + 0.1 : safety(option);
    if (value > most) [best, most] = [isHalt ? { halt: true } : { flee: option }, value];
  }
  return best as Answer;
}

/** All who are behind the walls come out, if that makes a battle of it. */
function join(p: Board, q: Filling, copyOf: (p: Board) => Board): Answer {
  const { seat } = q;
  const space = q.about.space as Space;
  const [inside, outside] = [insideOf(space), outsideOf(space)];
  const isMover = moverOf(p) === seat;
  const generals = generalsAt(p, inside, seat).filter((general) => !isMover || isFresh(p, general));
  const units = UNITS.map((_, unit) =>
    isMover ? freshUnits(p, inside, seat, unit) : unitsAt(p, inside, seat, unit),
  );
  const trial = copyOf(p);
  for (const general of generals) moveGeneral(trial, general, outside);
  units.forEach((count, unit) => {
    addUnits(trial, inside, seat, unit, -count);
    addUnits(trial, outside, seat, unit, count);
  });
  const asked = under(p, 'landBattle');
  const fought = asked && battle(trial, outside, asked.attacker, asked.defender);
  if (asked === null || fought === null) return { stay: true };
  const { attacker } = asked;
  const chance = (seat === attacker ? fought.win : fought.lose) + 0.5 * fought.draw;
  if (chance < BORNE || (attacker === INDEPENDENT && chance < SOUGHT)) return { stay: true };
  return { join: true, with: generals, ...Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]])) };
}
