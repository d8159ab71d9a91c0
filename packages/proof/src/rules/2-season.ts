/** 2 The season: muster, auguries, turns. */

import { upTo } from '@diadochi/kernel';
import { decision, procedure } from '../contract.ts';
import { firstOf, inCamp, leaveCamp, recruit, seasonOf, takeFirstTurn, turnOrder } from '../position.ts';
import { auguries } from '../settings.ts';

export const season = procedure('season', () => ({ turns: 0, best: -1, bidder: null })).steps({
  // T2-01, T2-02
  A_muster: (p, _, { tell }) => {
    for (let seat = 0; seat < p.seats; seat++) if (recruit(p, seat)) tell?.all('mustered', { seat });
  },
  // T2-09: all at once, and in secret; T2-10: or not at all.
  B_auguries: {
    ask: 'augury',
    of: (p) => (auguries(p) ? turnOrder(p) : []),
    about: (p) => ({ season: seasonOf(p) }),
    then: (_, f, seat, { offer }, { tell }) => {
      tell?.all('offered', { seat, hoplites: offer });
      // T2-05: asked in the order of turns, so of equal offers the earlier one stands.
      if (offer > f.best) {
        f.best = offer;
        f.bidder = seat;
      }
    },
  },
  // T2-04, T2-07
  B_firstTurn: (p, f, { tell }) => {
    if (f.bidder === null) return;
    leaveCamp(p, f.bidder, f.best);
    takeFirstTurn(p, f.bidder);
    tell?.all('first', { seat: f.bidder, paid: f.best });
  },
  // T2-06
  C_turns: {
    call: 'turn',
    with: (p, f) => ({ seat: (firstOf(p) + f.turns) % p.seats }),
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats ? 'C_turns' : undefined;
    },
  },
});

/** T2-03: any number of the hoplites in one's camp. */
export const augury = decision('augury', [
  { offer: { among: (p, { seat }) => upTo(inCamp(p, seat)), bounds: 'T2-03' } },
]);
