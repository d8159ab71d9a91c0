/** 4 A raid: march, omens, assault, losses, spoils. */

import { done, type Seat } from '@diadochi/kernel';
import { content } from '../content.ts';
import { type Hero, modifiers, procedure, rule, type Village } from '../contract.ts';
import {
  CAMP,
  defenceOf,
  hasWatch,
  holderOf,
  inCamp,
  isAnyoneAt,
  leadershipOf,
  leaveCamp,
  postOf,
  returnToCamp,
  take,
} from '../position.ts';

export const raid = procedure('raid', (p, args) => {
  leaveCamp(p, args.by, args.hoplites); // T4-05
  return { ...args, bonus: 0, won: false };
}).steps(
  {
    A_march: (_, { by, village, hoplites, leader }, { tell }) => {
      tell?.all('marched', { seat: by, village, hoplites, leader });
    },
    B_omens: {
      open: 'omens',
      with: (_, { by, village, hoplites, bonus }) => ({ by, village, hoplites, bonus }),
      then: (_, f, { hoplites, bonus }) => {
        f.hoplites = hoplites;
        f.bonus = bonus;
      },
    },
    C_assault: (p, f, { chance, tell }) => {
      const die = chance.die(6);
      const total = die + strength.sum(p, f);
      f.won = total >= defenceOf(f.village); // T4-06
      tell?.all('assaulted', { die, total, defence: defenceOf(f.village) });
    },
    D_losses: (p, f, { tell }) => {
      const { by, village, hoplites, won } = f;
      const lost = won ? 1 : Math.ceil(hoplites / 2); // T4-11, T4-12
      returnToCamp(p, by, hoplites - lost); // T4-13
      if (won) tell?.all('took', { seat: by, village, lost });
      else tell?.all('repelled', { seat: by, village, lost });
    },
    E_spoils: (p, { by, village, won }) => {
      if (won) take(p, by, village); // T4-14
      return done({ won });
    },
  },
  // T4-15: a raid that everyone has deserted is over, without an assault.
  { from: 'C_assault', over: (_, { hoplites }) => hoplites === 0 && { won: false } },
);

interface Raid {
  readonly by: Seat;
  readonly village: Village;
  readonly hoplites: number;
  readonly leader: Hero;
  readonly bonus: number;
}

/** What is added to the die of an assault, and why. */
export const strength = modifiers<[Raid]>({
  'T4-07': [(_, { hoplites }) => hoplites, () => true],
  'T4-08': [(_, { leader }) => leadershipOf(leader), () => true],
  'T4-09': [-2, (p, { village }) => isWatched(p, village)],
  'T4-10': [(_, { bonus }) => bonus, () => true],
});

function isWatched(p: Parameters<typeof holderOf>[0], village: Village): boolean {
  const holder = holderOf(p, village);
  return holder !== null && hasWatch(p, holder);
}

/** 4 A: which village, with how many, led by whom. */
export const mayBeRaided = rule<[Seat, Village]>({
  'T4-01': (p, seat, village) => holderOf(p, village) !== seat,
});
export const mayRaid = rule<[Seat]>({
  'T4-02': (p, seat) => inCamp(p, seat) > 0,
  'T4-03': (p, seat) => isAnyoneAt(p, seat, CAMP),
});
export const mayLead = rule<[Seat, Hero]>({
  'T4-03': (p, seat, hero) => postOf(p, seat, hero) === CAMP,
});
export const mayFollow = rule<[Hero, number]>({
  'T4-04': (_, leader, hoplites) => hoplites <= content.followers * leadershipOf(leader),
});
