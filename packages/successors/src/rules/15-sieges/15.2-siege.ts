/** 15.2: a Siege is conducted: a step for each part, in the order of D15-16. The CUs are named and the MPs paid. */

import { done, type Seat, upTo } from '@diadochi/kernel';
import { CAVALRY, type Space, type Units } from '../../box.ts';
import { type Board, isPlayer, NOBODY, type Play, procedure, TYPES } from '../../contract.ts';
import { forgetFreeDeeds, groupUnits, setGroupUnits } from '../../position/march.ts';
import { insideOf, isMajorCity, outsideOf, pcOn, setPc } from '../../position/places.ts';
import { isChampion } from '../../position/scores.ts';
import { addSiegePoints, siegePointsIn } from '../../position/sieges.ts';
import { addDispersed, addUnits, unitsAt } from '../../position/units.ts';
import { CAUSES } from '../../words.ts';
import { becomeSuccessor, isProtected } from '../10-land-movement/10.H-champion-status.ts';
import { besieger, cusNeeded, declareSiege } from './15.2-requirements.ts';
import { type SiegeResult, siegeComparison, siegeResult, siegeRoll, winOver } from './15.2-results.ts';
import { besiegingComparison, isGivenUp } from './15.2-royal-army.ts';
import { isAnybodyInside, isCompleted, isHeldByUnits, pointsNeeded } from './15.4-completing.ts';

const BY_SIEGE = CAUSES.indexOf('siege');

export const siege = procedure('siege', (_, args) => ({
  ...args,
  points: 0,
  losses: 0,
  modifier: 0,
  gained: false,
  from: NOBODY,
})).steps({
  A_declare: (p, f, play) => declareSiege(p, f.seat, f.space, armyOf(p, f), play),
  // S15-03, D15-11: whatever comes of it.
  B_champion: (p, { seat, space }, play) => {
    const owner = pcOn(p, space);
    if (isMajorCity(p, space) && isChampion(p, seat) && isProtected(p, owner))
      becomeSuccessor(p, seat, owner, play);
  },
  // S16.6-01, D16-25
  B_cards: {
    open: 'prestigeCompared',
    with: (p, f) => besiegingComparison(p, f.seat, f.space, armyOf(p, f), neededFor(p, f)),
  },
  B_royalArmy: (p, f, play) =>
    isGivenUp(p, f.seat, f.space, armyOf(p, f), neededFor(p, f), play) ? done({}) : undefined,
  // C52-01, CO69-01: just before the die.
  C_cards: {
    open: 'siegeRoll',
    with: (_, { seat, space, modifier }) => ({ space, besieger: seat, modifier }),
    then: (_, f, { modifier }) => {
      f.modifier = modifier;
    },
  },
  D_roll: (p, f, play) => {
    const { points, losses } = roll(p, f, play);
    f.points = points;
    f.losses = losses;
    forgetFreeDeeds(p); // D9-26: a die was rolled
  },
  // S15.2.B-10: one by one; S15.4-04: more than are needed have no effect.
  E_point: (p, f, { tell }) => {
    if (f.points === 0 || isCompleted(p, f.space)) return 'F_cards';
    f.points--;
    if (isHeldByUnits(p, f.space)) return; // S16.5-01
    f.gained = true;
    addSiegePoints(p, f.space, f.seat, 1);
    const [points, needed] = [siegePointsIn(p, f.space), pointsNeeded(p, f.space)];
    tell?.all('siegePoint', { seat: f.seat, space: f.space, points, needed });
    return 'E_point';
  },
  // S16.5-01, S16.5-02, D16-06: the Besieged player chooses.
  E_defence: {
    call: 'losing',
    with: (p, { space }) => {
      const [owner, at] = [pcOn(p, space), insideOf(space)];
      const units = upTo(TYPES - 1).map((unit) => unitsAt(p, at, owner, unit));
      return { seat: owner, at, units, count: 1, elephantFirst: false, ofGroup: false, cause: BY_SIEGE };
    },
    then: () => 'E_point',
  },
  // D6-33: before Prestige is compared.
  F_cards: {
    open: 'prestigeCompared',
    with: (p, { seat, space, gained }) => (gained ? siegeComparison(p, seat, space) : null),
  },
  // S15.2.B-12
  F_royalArmy: (p, { seat, space, gained }, play) => {
    if (gained) winOver(p, seat, space, play);
  },
  // S16.9-17, D16-14: a Cavalry CU of the Army in place of each loss, as long as there is one.
  G_riders: (p, f, { tell }) => {
    const count = f.riders ? Math.min(f.losses, armyOf(p, f)[CAVALRY]) : 0;
    if (count === 0) return;
    f.losses -= count;
    if (!f.surrender) setGroupUnits(p, CAVALRY, groupUnits(p, CAVALRY) - count);
    addUnits(p, outsideOf(f.space), f.seat, CAVALRY, -count);
    addDispersed(p, f.seat, CAVALRY, count);
    tell?.all('dispersedUnits', { seat: f.seat, unit: CAVALRY, count });
  },
  // S15.2.B-11: of all who are in the Army by now.
  G_losses: {
    call: 'losing',
    with: (p, f) => {
      const units = armyOf(p, f);
      const count = Math.min(
        f.losses,
        units.reduce((sum, each) => sum + each, 0),
      );
      if (count === 0) return null;
      return {
        seat: f.seat,
        at: outsideOf(f.space),
        units: [...units],
        count,
        elephantFirst: false,
        ofGroup: !f.surrender,
        cause: BY_SIEGE,
      };
    },
  },
  // S15.4-05: one change. D15-14: with the last CU the Siege Points have gone.
  H_complete: (p, f, { tell }) => {
    if (!isCompleted(p, f.space)) return done({});
    f.from = pcOn(p, f.space);
    setPc(p, f.space, NOBODY, f.seat);
    tell?.all('cityFell', { seat: f.seat, space: f.space, from: isPlayer(f.from) ? f.from : null });
    return;
  },
  // S15-02, S15.4-06, D15-03
  I_inside: {
    call: 'defeat',
    with: (p, { space, from }) =>
      isAnybodyInside(p, space, from)
        ? { loser: from, location: insideOf(space), aside: 0, pursuit: 0 }
        : null,
  },
  // S15.4-07, D15-17
  J_place: {
    ask: 'takeCity',
    of: (_, { seat, surrender }) => (surrender ? [seat] : []),
    about: (_, { space }) => ({ space }),
    then: (p, { space }, seat, answer, { tell }) => {
      if (!('place' in answer)) return;
      setPc(p, space, seat, seat);
      tell?.all('placedPc', { seat, space });
    },
  },
});

interface Conducted {
  readonly seat: Seat;
  readonly space: Space;
  readonly surrender: boolean;
}
/** D15-18, D15-20: the active group, or in a Surrender Segment all who are there. */
const armyOf = (p: Board, { seat, space, surrender }: Conducted): Units =>
  upTo(TYPES - 1).map((unit) => (surrender ? unitsAt(p, outsideOf(space), seat, unit) : groupUnits(p, unit)));

const neededFor = (p: Board, { seat, space }: Conducted): number => cusNeeded(p, besieger(p, seat, space));

function roll(
  p: Board,
  { seat, space, modifier }: Conducted & { readonly modifier: number },
  { chance, tell }: Play,
): SiegeResult {
  const commander = besieger(p, seat, space);
  const die = chance.die(6);
  const total = die + siegeRoll.sum(p, seat, space, commander, modifier);
  const result = siegeResult(p, total);
  if (tell !== undefined) {
    const reasons = siegeRoll.reasons(p, seat, space, commander, modifier);
    const by = (...clauses: readonly string[]): number =>
      reasons.reduce((sum, reason) => sum + (clauses.includes(reason.clause) ? reason.by : 0), 0);
    tell.all('siegeRoll', {
      seat,
      space,
      die,
      fleets: by('S15.2.B-02'),
      city: by('S15.2.B-03', 'S15.2.B-04'),
      engine: by('S15.2.B-05'),
      traitor: by('S15.2.B-06'),
      commander: by('S15.2.B-07'),
      defender: by('S15.2.B-08'),
      total,
      ...result,
    });
  }
  return result;
}
