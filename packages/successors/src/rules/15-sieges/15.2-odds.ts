/** 15.2: the odds of one Siege after another, exact: every roll of every die, each with its weight. */

import type { Board } from '../../contract.ts';
import { siegeResult } from './15.2-results.ts';

/** How far a Siege has come, and with whom it can go on. */
export interface Progress {
  readonly points: number;
  readonly needed: number;
  /** The CUs of the Army; and those of its Faction in the location that are not in it. */
  readonly army: number;
  readonly others: number;
  /** S15.2.B-12: Royal Army CUs inside that come over with the first Siege Point. */
  readonly royals: number;
  /** S16.5-01: CUs inside that stand in for the last Siege Point. */
  readonly inside: number;
  /** S16.6-02: of all of them, how many count for the CUs that a Siege takes. */
  readonly counted: number;
  /** S16.9-17: Cavalry CUs that are Dispersed in place of the first losses. */
  readonly riders: number;
}
/** A Siege that is to be conducted: what is added to its die, and how many CUs it takes. */
export interface Attempt {
  readonly modifier: number;
  readonly least: number;
  /** D15-18: by all who are there, and not by the Army alone. */
  readonly byAll: boolean;
}
/** After a Siege, and those before it: that the space has fallen, and the CUs that were lost for it in the mean. */
export interface SiegeOdds {
  readonly falls: number;
  readonly losses: number;
}

/** In how many of all sequences of dice it comes to this: a whole number, so that nothing is rounded. */
interface State extends Progress {
  readonly weight: number;
}
const FACES = 6;

/** One after another, as long as the Army suffices and the space has not fallen. */
export function siegeOdds(p: Board, start: Progress, attempts: readonly Attempt[]): SiegeOdds[] {
  const all = FACES ** attempts.length;
  let states: State[] = [{ ...start, weight: all }];
  let [falls, losses] = [0, 0];
  return attempts.map((attempt) => {
    const next = new Map<string, State>();
    const keep = (state: State): void => {
      const { points, army, others, royals, inside, riders } = state;
      const key = `${points} ${army} ${others} ${royals} ${inside} ${riders}`;
      next.set(key, { ...state, weight: state.weight + (next.get(key)?.weight ?? 0) });
    };
    for (const state of states) {
      const there = attempt.byAll ? state.army + state.others : state.army;
      if (Math.min(there, state.counted) < attempt.least) {
        keep(state);
        continue;
      }
      for (let die = 1; die <= FACES; die++) {
        const weight = state.weight / FACES;
        const { lost, after } = assaulted(p, { ...state, weight }, attempt, die);
        losses += weight * lost;
        if (after === null) falls += weight;
        else keep(after);
      }
    }
    states = [...next.values()];
    return { falls: falls / all, losses: losses / all };
  });
}

/** S16.5-02: of so many Siege Points those for which CUs inside stand in, since they would take the city. */
export const standIns = (
  more: number,
  { points, needed, inside }: Pick<Progress, 'points' | 'needed' | 'inside'>,
): number => Math.min(inside, Math.max(0, points + more - (needed - 1)));

/** What a die makes of it; null: the space falls. In the order of D15-16. */
function assaulted(
  p: Board,
  state: State,
  { modifier, byAll }: Attempt,
  die: number,
): { readonly lost: number; readonly after: State | null } {
  const { points: more, losses } = siegeResult(p, die + modifier);
  const spared = standIns(more, state);
  const points = Math.min(state.needed, state.points + more - spared); // S15.4-04
  // D16-24: of those he gives up first whoever would go over.
  const left = Math.max(0, state.royals - spared);
  const won = points > state.points ? left : 0;
  const [army, royals] = [state.army + won, left - won];
  const gone = Math.min(losses, byAll ? army + state.others : army);
  const dispersed = Math.min(gone, state.riders);
  const lost = gone - dispersed;
  const after = army + state.others - gone;
  if (after > 0 && points >= state.needed) return { lost, after: null };
  return {
    lost,
    after: {
      ...state,
      points: after === 0 ? 0 : points, // D15-14
      inside: state.inside - spared - (state.inside > 0 ? won : 0),
      army: Math.max(0, army - gone),
      others: state.others - Math.max(0, gone - army),
      riders: state.riders - dispersed,
      royals,
    },
  };
}
