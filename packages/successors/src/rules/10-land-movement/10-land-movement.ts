/**
 * 10 Land Movement Procedure: everything that happens when an active group goes into a space, from A to L. Each step
 * is in a module of its own letter, or in the section to which the book sends the reader.
 */

import { done } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { isBarred } from '../../cards/pact.ts';
import { type Board, NOBODY, OUTSIDE, procedure, type Side } from '../../contract.ts';
import {
  allGroupUnits,
  bind,
  boundOf,
  cameBy,
  FROM_BOX,
  MUST_LEAVE,
  MUST_STOP,
} from '../../position/march.ts';
import { sideOf, spaceOf } from '../../position/places.ts';
import { crowding, mayWithdraw, wayBack, withdraw } from '../11-interception/11.3-withdrawal.ts';
import { mayAnybodyIntercept, sendBack } from '../11-interception/11-interception.ts';
import { announce, enter, passesStronghold } from './10.A-announcing.ts';
import { holders, putInside } from './10.B-shift-in-city.ts';
import { hostsAt } from './10.C-free-passage.ts';
import { enemyCusAt, hasOpponent, isOneFaction, meetOnlyGenerals, opponentAt } from './10.D-factions.ts';
import { canMoveOn, gatherAll } from './10.G-general-against-general.ts';
import { loseChampionStatus } from './10.H-champion-status.ts';
import { disperseLoneGenerals } from './10.I-army-against-general.ts';
import { isOverrun, tellOverrun } from './10.J-overrun.ts';
import { comparison, defect, deserters } from './10.K-royal-army.ts';

export const landMovement = procedure('landMovement', (_, args) => ({
  ...args,
  interceptor: NOBODY,
  came: [],
  failed: [],
})).steps(
  {
    // A. Announce the path (S10.A-01); leaving a Stronghold may cost a CU (S10.A-11), then the group goes in.
    A_announce: (p, { by, into }, play) => announce(p, by, into, play),
    A_stronghold: {
      call: 'passing',
      with: (p, { by, from }) =>
        passesStronghold(p) ? { seat: by, at: from, units: [...allGroupUnits(p)] } : null,
    },
    A_enter: (p, { mover, into }) => enter(p, mover, into),
    // B. The controller of an Unbesieged Major City puts his pieces inside or outside (S10.B-01).
    B_shiftInCity: {
      ask: 'hold',
      of: (p, { by, into }) => holders(p, by, into),
      about: (_, { into }) => ({ space: spaceOf(into) }),
      then: (p, f, seat, answer, play) => {
        if ('hold' in answer) f.came = putInside(p, seat, spaceOf(f.into), answer, play);
      },
    },
    // C. Free Passage: all who are asked must grant it (D10-04); then it is kept or broken (D10-03).
    C_request: (p, { by, into, request }, { tell }) => {
      if (!request || hostsAt(p, into, by).length === 0) return 'D_interceptions';
      tell?.all('requestedPassage', { seat: by, space: spaceOf(into) });
      return;
    },
    C_grant: {
      ask: 'passage',
      inTurn: true,
      of: (p, { by, into }) => hostsAt(p, into, by),
      about: (_, { by, into }) => ({ by, space: spaceOf(into) }),
      then: (p, { by, into }, seat, answer, { tell }) => {
        const space = spaceOf(into);
        if ('grant' in answer) tell?.all('grantedPassage', { seat, space });
        else tell?.all('refusedPassage', { seat, space });
        if ('grant' in answer) return;
        return isBarred(p, by, into) ? 'E_crowding' : 'D_interceptions'; // D6-37: a pact makes them go back
      },
    },
    C_honour: {
      ask: 'honour',
      of: (_, { by }) => [by],
      about: (_, { into }) => ({ space: spaceOf(into) }),
      then: (p, { mover, into, came }, seat, answer, play) => {
        const honours = 'honour' in answer;
        const space = spaceOf(into);
        bind(p, honours ? MUST_LEAVE : MUST_STOP); // S10.C-08, S10.C-09
        if (honours) gatherAll(p, mover, into);
        play.tell?.all(honours ? 'honouredPassage' : 'brokePassage', { seat, space });
        if (honours) sendBack(p, mover, into, came, play);
        return honours ? done({}) : undefined;
      },
    },
    // D. Interceptions into the space (section 11).
    D_interceptions: {
      call: 'interceptions',
      with: (p, { by, into }) => (mayAnybodyIntercept(p, by, into) ? { by, into } : null),
      then: (p, f, { interceptor, came }, { tell }) => {
        f.interceptor = interceptor;
        f.came = [...f.came, ...came];
        if (interceptor !== NOBODY && !mayWithdraw.allows(p))
          tell?.all('noWayBack', { seat: f.by, space: spaceOf(f.into) });
      },
    },
    // E. After a successful Interception the group may Withdraw (11.3).
    E_withdrawal: {
      ask: 'withdraw',
      of: (_, { by, interceptor }) => (interceptor !== NOBODY ? [by] : []),
      about: (p, { into }) => ({ space: spaceOf(into), ...backFrom(p), box: cameBy(p) === FROM_BOX }),
      then: (p, { mover, into }, _seat, answer) => {
        if (!('withdraw' in answer)) return 'F_evasions';
        // S10.G-03, D10-07: where nobody who came has a CU, nobody of the mover's may stay.
        if (enemyCusAt(p, into, mover) === 0) gatherAll(p, mover, into);
        return;
      },
      none: 'F_evasions',
    },
    // D13-11: for whom there is no room in the Embarkation Port.
    E_crowding: {
      call: 'losing',
      with: (p, { by, into }) => crowding(p, by, into, allGroupUnits(p)),
    },
    E_withdraw: (p, { by, mover, into, came }, play) => {
      withdraw(p, by, play);
      disperseLoneGenerals(p, into, play); // step I, for whoever stays there with the Interceptors
      sendBack(p, mover, into, came, play);
      return done({});
    },
    // F. Evasion (section 12), unless somebody has Intercepted (S12.1-06).
    F_evasions: {
      call: 'evasions',
      with: (_, { by, from, into }) => ({ by, from, into }),
      then: (_p, f, { failed }) => {
        f.failed = failed;
      },
    },
    // G. Generals without any CUs: the moving player's move on or Withdraw (S10.G-01).
    G_generals: (p, { mover, into }) => {
      if (!meetOnlyGenerals(p, into)) return 'H_championStatus';
      gatherAll(p, mover, into); // S10.G-03
      return boundOf(p) !== MUST_STOP && canMoveOn(p, mover) ? undefined : 'G_withdraw'; // S10.C-09
    },
    G_depart: {
      ask: 'depart',
      of: (_, { by }) => [by],
      about: (p, { into }) => ({ space: spaceOf(into), ...backFrom(p) }),
      then: (p, { mover, into, came }, seat, answer, play) => {
        if ('withdraw' in answer) return;
        bind(p, MUST_LEAVE);
        play.tell?.all('movesOn', { seat, space: spaceOf(into) });
        sendBack(p, mover, into, came, play);
        return done({});
      },
    },
    G_withdraw: (p, { by, mover, into, came }, play) => {
      withdraw(p, by, play); // S10.G-02, D10-07: also without an Interception
      sendBack(p, mover, into, came, play);
      return done({});
    },
    // H. Who attacks a Champion is a Champion no longer (S10.H-01), before anything is worked out (S10.H-04).
    H_championStatus: (p, { mover, into }, play) => loseChampionStatus(p, mover, into, play),
    // I. Generals without CUs are Dispersed by an Army (S10.I-01).
    I_dispersal: (p, { into }, play) => disperseLoneGenerals(p, into, play),
    // J. Five to one: Overrun (S10.J-01), with the effects of a lost battle (S10.J-08).
    J_overrun: (p, { mover, into }, play) => {
      if (!isOverrun(p, mover, into)) return 'K_cards';
      tellOverrun(p, mover, into, play);
      return;
    },
    J_defeat: {
      call: 'defeat',
      with: (p, { mover, into }) => ({
        loser: opponentAt(p, into, mover),
        location: into,
        aside: 0,
        pursuit: 0,
      }),
      then: 'J_overrun',
    },
    // D6-33: before Prestige is compared.
    K_cards: { open: 'prestigeCompared', with: (p, { mover, into }) => comparison(p, mover, into) },
    // K. A side of nothing but Royal Army CUs whose Prestige is lower defects (S10.K-03).
    K_royalArmy: (p, { mover, into }, play) => {
      const from = deserters(p, mover, into, play);
      if (from !== NOBODY) defect(p, from, into, play);
    },
    // L. Land Battle (section 14).
    L_landBattle: {
      call: 'landBattle',
      with: (p, { mover, into, failed }) => ({
        attacker: mover,
        defender: opponentAt(p, into, mover),
        location: into,
        failed,
      }),
      then: (p, { mover, into }) => (hasOpponent(p, into, mover) ? 'J_overrun' : undefined), // D10-09
    },
  },
  // S10.D-02: at the end of D and of every later step, when only one Faction is left in the location.
  { from: 'E_withdrawal', over: (p, { into }) => isOneFaction(p, into) && {} },
);

/** Where a Withdrawal would lead, for whoever is asked. */
function backFrom(p: Board): { back: Space | null; side: Side } {
  const to = wayBack(p);
  return to === null ? { back: null, side: OUTSIDE } : { back: spaceOf(to), side: sideOf(to) };
}
