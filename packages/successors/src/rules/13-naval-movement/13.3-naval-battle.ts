/** 13.3 Naval Battle: Fleets alone fight (S13.2-10), each side with two dice. */

import { done, type Seat } from '@diadochi/kernel';
import type { Fleet, General } from '../../box.ts';
import { type Board, type Play, procedure } from '../../contract.ts';
import { disperseFleet, isAvailable, strengthOfFleets } from '../../position/fleets.ts';
import { forgetFreeDeeds } from '../../position/march.ts';
import { spaceOf } from '../../position/places.ts';
import { isChampion, setChampion } from '../../position/scores.ts';
import { usurperOf } from '../../position/turns.ts';
import { allAboard, embarkedFrom, escortOf, royalsAboard, shipCommander } from '../../position/voyage.ts';
import { cusByName } from '../../words.ts';
import { scoreOf } from '../14-land-battle/14.6-battle-strength.ts';
import { navalOdds } from './13.3-odds.ts';

/** The two sides, by their place in lists: whoever sails first. */
const MOVER = 0;
const INTERCEPTOR = 1;

export const navalBattle = procedure('navalBattle', (_, args) => ({
  ...args,
  strengths: [],
  scores: [],
})).steps({
  // A. Whoever fights a Champion other than the Usurper is a Champion no longer, when the dice are about to fall (D13-12).
  A_championStatus: (p, { mover, interceptor }, { tell }) => {
    if (!attacksChampion(p, interceptor, mover)) return;
    setChampion(p, interceptor, false);
    tell?.all('becameSuccessor', { seat: interceptor, against: mover });
  },
  // C. The strength of each side: what it still has of the Fleets that escort or Intercept (D7-23).
  C_strengths: (p, f, { tell }) => {
    f.strengths = [strengthOfFleets(p, f.mover, escortOf(p)), strengthOfFleets(p, f.interceptor, f.fleets)];
    const [strength, other] = f.strengths;
    const { win, draw, lose } = navalOdds(p, strength, other, f.bonus);
    tell?.all('navalBattle', {
      space: f.space,
      seat: f.mover,
      general: shipCommander(p) as General,
      from: spaceOf(embarkedFrom(p)),
      ...cusByName(allAboard(p)),
      royals: royalsAboard(p),
      escort: escortOf(p),
      escortStrengths: escortOf(p).map((fleet) => strengthOfFleets(p, f.mover, [fleet])),
      strength,
      against: f.interceptor,
      fleets: f.fleets,
      fleetStrengths: f.fleets.map((fleet) => strengthOfFleets(p, f.interceptor, [fleet])),
      other,
      win: Math.round(win * 1000),
      draw: Math.round(draw * 1000),
      lose: Math.round(lose * 1000),
    });
  },
  // D. The rolls and scores; S13.3.D-14: no General changes them.
  D_rolls: (p, f, play) => {
    f.scores = [f.mover, f.interceptor].map((seat, side) =>
      roll(p, seat, f.strengths[side], f.bonus[side], play),
    );
    forgetFreeDeeds(p);
  },
  D_result: (p, f, { tell }) => {
    const { mover, interceptor, fleets, space, scores } = f;
    const [score, other] = [scores[MOVER], scores[INTERCEPTOR]];
    if (score === other) {
      tell?.all('slippedPast', { seat: mover, against: interceptor, space, score }); // S13.3.D-03
      return done({ lost: false });
    }
    const [won, seat, against] = score > other ? [true, mover, interceptor] : [false, interceptor, mover];
    tell?.all('wonNavalBattle', {
      seat,
      against,
      space,
      score: Math.max(score, other),
      other: Math.min(score, other),
    });
    // S13.3.D-04, S13.3.D-06, S13.3.D-11: all Fleets of the loser that fought, and none of the winner's.
    disperseFleets(p, against, won ? fleets : escortOf(p), { tell });
    return done({ lost: !won });
  },
});

/** S13.3.A-06, S3.7-05 */
export const attacksChampion = (p: Board, interceptor: Seat, mover: Seat): boolean =>
  isChampion(p, interceptor) && isChampion(p, mover) && usurperOf(p) !== mover;

/** S13.3.D-02 */
function roll(p: Board, seat: Seat, strength: number, bonus: number, { chance, tell }: Play): number {
  const dice = [chance.die(6), chance.die(6)];
  const sum = dice[0] + dice[1] + bonus; // CO66-03
  const score = scoreOf(p, sum, strength);
  tell?.all('navalRoll', { seat, dice, bonus, roll: sum, strength, score });
  return score;
}
/** S7.4-03, S13.3.D-12: on their normal side. */
function disperseFleets(p: Board, seat: Seat, fleets: readonly Fleet[], { tell }: Pick<Play, 'tell'>): void {
  for (const fleet of fleets) {
    if (!isAvailable(p, seat, fleet)) continue;
    disperseFleet(p, fleet);
    tell?.all('fleetDispersed', { seat, fleet });
  }
}
