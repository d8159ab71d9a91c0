/** `gain-fleet` and `upgrade-fleet`: cards 28 and 27. */

import type { Seat } from '@diadochi/kernel';
import type { Fleet } from '../box.ts';
import { type Board, procedure } from '../contract.ts';
import {
  allFleets,
  fleetOwner,
  isAvailable,
  isUpgraded,
  passFleet,
  upgradeFleet,
} from '../position/fleets.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';

/** C28-02, C28-03: as any Fleet that changes hands (S7.4-13): on its lower side, and Dispersed if it was. */
export const gainingFleet = procedure('gainingFleet', (_, args) => args).steps({
  A_gain: (p, { seat, card, effect }, { tell }) => {
    const { fleet } = effectFacts<'gain-fleet'>(p, card, effect);
    passFleet(p, fleet, seat);
    tell?.all('fleetPasses', { seat, fleet });
  },
});
export const gainFleet: EffectKind<'gain-fleet'> = {
  // C28-01
  possible: (p, seat, { fleet }) => fleetOwner(p, fleet) !== seat,
  bound: () => true,
  procedure: 'gainingFleet',
  rules: {},
};

export const upgradingFleet = procedure('upgradingFleet', (p, args) => ({
  ...args,
  left: effectFacts<'upgrade-fleet'>(p, args.card, args.effect).count,
})).steps({
  A_fleet: {
    ask: 'chooseFleet',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, seat, answer, { tell }) => {
      if ('none' in answer) return;
      upgradeFleet(p, answer.fleet);
      tell?.all('upgraded', { seat, card: f.card, fleet: answer.fleet });
      f.left--;
    },
  },
  B_more: (p, { seat, card, effect, left }) =>
    left > 0 && canUpgrade(p, seat, effectFacts<'upgrade-fleet'>(p, card, effect)) ? 'A_fleet' : undefined,
});
const mayTurn = demands<'upgrade-fleet', [Seat, Fleet]>({
  ofFleet: (p, _, seat, fleet) => isAvailable(p, seat, fleet) && !isUpgraded(p, fleet),
});
const canUpgrade = (p: Board, seat: Seat, effect: EffectFacts<'upgrade-fleet'>): boolean =>
  allFleets(p).some((fleet) => mayTurn.allows(p, effect, seat, fleet));
export const upgradeFleets: EffectKind<'upgrade-fleet'> = {
  possible: canUpgrade,
  bound: () => true,
  procedure: 'upgradingFleet',
  rules: { fleet: (p, seat, effect, fleet) => mayTurn.broken(p, effect, seat, fleet) },
};
