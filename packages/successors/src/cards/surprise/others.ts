/** Effects at sea, in a Siege, after a lost battle and on other cards (cards 53, 55, 56, O68, O69). */

import type { Seat } from '@diadochi/kernel';
import { type Board, isPlayer } from '../../contract.ts';
import { cardFacts } from '../../position/deck.ts';
import { isMajor, LEFT_GAME, ownerOf, whereIs } from '../../position/generals.ts';
import { isMajorCity, pcOn, spaceFacts } from '../../position/places.ts';
import { removeSiegePoints, siegePointsIn } from '../../position/sieges.ts';
import { kill } from '../../rules/14-land-battle/14.8-general-loss.ts';
import { demands } from '../demands.ts';
import type { SurpriseEffect } from './facts.ts';
import type { SubjectOf, SurpriseKind } from './kind.ts';

type AtSea = SubjectOf<'seaCards'>;
const mayCallOff = demands<SurpriseEffect<'cancel-naval'>, [AtSea]>({
  declared: (_p, { alone }, { battles, fogged }) => !alone || (battles.length > 0 && !fogged),
});
/** C55-03, C53-07: all battles that are declared for the space. */
export const cancelNaval: SurpriseKind<'cancel-naval'> = {
  in: {
    seaCards: {
      broken: (p, _, subject, effect) => mayCallOff.broken(p, effect, subject),
      does(_p, seat, subject, { alone }, _chosen, { tell }) {
        subject.fogged = true;
        if (alone) tell?.all('fogged', { seat, space: subject.space });
      },
    },
  },
};

const mayBlow = demands<SurpriseEffect<'return-to-port'>, [AtSea, Seat]>({
  another: (_p, _, { mover, stormed }, seat) => mover !== seat && !stormed,
});
/** C53-04 */
export const returnToPort: SurpriseKind<'return-to-port'> = {
  in: {
    seaCards: {
      broken: (p, seat, subject, effect) => mayBlow.broken(p, effect, subject, seat),
      does(_p, _seat, subject, _effect, _chosen, { tell }) {
        subject.stormed = true;
        tell?.all('stormed', { seat: subject.mover, space: subject.space });
      },
    },
  },
};

const mayCancel = demands<SurpriseEffect<'cancel-card'>, [SubjectOf<'surprisePlayed'>, Seat]>({
  // A card can be cancelled once.
  another: (_p, _, { by, cancelled }, seat) => by !== seat && !cancelled,
  cardType: (p, { types }, { card }) => types.includes(cardFacts(p, card).type),
});
/** C56-02 */
export const cancelCard: SurpriseKind<'cancel-card'> = {
  in: {
    surprisePlayed: {
      broken: (p, seat, subject, effect) => mayCancel.broken(p, effect, subject, seat),
      does(_p, _seat, subject, _effect, _chosen, { tell }) {
        subject.cancelled = true;
        tell?.all('cancelledCard', { seat: subject.by, card: subject.card });
      },
    },
  },
};

type Siege = SubjectOf<'siegeRoll'>;
const maySupply = demands<SurpriseEffect<'siege-points'>, [Siege, Seat]>({
  supplied: (p, _, { space }, seat) =>
    pcOn(p, space) === seat &&
    isMajorCity(p, space) &&
    spaceFacts(p, space).port &&
    siegePointsIn(p, space) > 0,
});
/** CO69-05: as many as there are, and no more than the card says. */
export const mostPoints = (p: Board, { space }: Siege, { remove }: SurpriseEffect<'siege-points'>): number =>
  Math.min(remove, siegePointsIn(p, space));
export const supplyPort: SurpriseKind<'siege-points'> = {
  in: {
    siegeRoll: {
      broken: (p, seat, subject, effect) => maySupply.broken(p, effect, subject, seat),
      does(p, seat, { space }, _effect, { points = 1 }, { tell }) {
        removeSiegePoints(p, space, points);
        tell?.all('resupplied', { seat, space, points, left: siegePointsIn(p, space) });
      },
    },
  },
};

const mayPunish = demands<SurpriseEffect<'kill-general'>, [SubjectOf<'battleLost'>, Seat]>({
  beaten: (p, _, { loser, general }, seat) =>
    loser !== seat && isPlayer(loser) && isMajor(p, general) && whereIs(p, general) !== LEFT_GAME,
});
/** CO68-03, CO68-04 */
export const killGeneral: SurpriseKind<'kill-general'> = {
  in: {
    battleLost: {
      broken: (p, seat, subject, effect) => mayPunish.broken(p, effect, subject, seat),
      does(p, seat, { general }, { succeedsOn }, { card }, { chance, tell }) {
        const die = chance.die(6);
        const success = succeedsOn.includes(die);
        tell?.all('eventRoll', { seat, card, die, success });
        if (!success) return;
        tell?.all('slain', { seat: ownerOf(p, general), general });
        kill(p, general); // CO68-05
      },
    },
  },
};
