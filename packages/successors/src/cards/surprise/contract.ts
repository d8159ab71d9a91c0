/** 6.2: Surprise cards: the moments at which they are played, and what is asked, done and told then. */

import type { SectionContract } from '@diadochi/kernel';

const PLAY = { play: 'card' } as const;
/** A die by which a General tries to Intercept or to Evade: whose, into or from where, and what cards have added to it. */
const ATTEMPT = { by: 'seat', general: 'general', into: 'space', modifier: 'count' } as const;
/** Which effect of a card asks. */
const EFFECT = { card: 'card', effect: 'count' } as const;
const AT_ANY_TIME = { args: { seat: 'seat', ...EFFECT, whom: 'seat?' } } as const;

export const contract = {
  decisions: { chooseCard: { about: EFFECT, answers: [{ take: 'card' }] } },
  windows: {
    interceptionRoll: { subject: ATTEMPT, answers: [PLAY] },
    evasionRoll: { subject: ATTEMPT, answers: [PLAY] },
    // 14.3: which side's cards; of both sides whether its Elephants do nothing, and what is added to its roll.
    battleCards: {
      subject: {
        side: 'count',
        space: 'space',
        within: 'side',
        // Null is the Independent Faction.
        attacker: 'seat?',
        defender: 'seat?',
        noElephants: ['count'],
        rollBonus: ['count'],
      },
      answers: [PLAY, { sway: 'card', unit: 'unit' }],
    },
    // D6-33: two sides, each with its location; which of them loses CUs if its Prestige is the lower one; whether the second
    // stands there as the Defender (S7.2.F-12).
    prestigeCompared: {
      subject: {
        space: 'space',
        spaces: ['space'],
        within: ['side'],
        sides: ['seat?'],
        yields: ['seat'],
        defends: 'flag',
      },
      answers: [PLAY],
    },
    // D13-30: who has declared a Naval Battle; whether it all is over; what is added to the rolls of the next battle.
    seaCards: {
      subject: {
        mover: 'seat',
        space: 'space',
        battles: ['seat'],
        stormed: 'flag',
        fogged: 'flag',
        bonus: ['count'],
      },
      answers: [PLAY],
    },
    siegeRoll: {
      subject: { space: 'space', besieger: 'seat', modifier: 'count' },
      answers: [PLAY, { supply: 'card', points: 'count' }],
    },
    battleLost: {
      subject: { space: 'space', loser: 'seat', winner: 'seat?', general: 'general' },
      answers: [PLAY],
    },
    // Whom the card would hit.
    surprisePlayed: {
      subject: { by: 'seat', card: 'card', against: ['seat'], cancelled: 'flag' },
      answers: [PLAY],
    },
  },
  interjections: { anyTime: { answers: [{ invoke: 'card' }, { rob: 'card', whom: 'seat' }] } },
  procedures: {
    // A card is shown and may be answered; what it does, the window does in which it was played.
    surprise: {
      args: { by: 'seat', card: 'card', against: ['seat'] },
      locals: { cancelled: 'flag' },
      result: { cancelled: 'flag' },
    },
    interjecting: { args: { seat: 'seat', card: 'card', whom: 'seat?' }, locals: { effect: 'count' } },
    fetchingCard: AT_ANY_TIME,
    stealingCard: AT_ANY_TIME,
  },
  events: {
    surprise: { seat: 'seat', card: 'card' },
    cancelledCard: { seat: 'seat', card: 'card' },
    swayed: { seat: 'seat', to: 'seat', unit: 'unit', count: 'count', space: 'space' },
    elephantsFail: { seat: 'seat', space: 'space' },
    rollEased: { seat: 'seat', by: 'count' },
    orated: { seat: 'seat', general: 'general', by: 'count' },
    noBattle: { seat: 'seat', space: 'space' },
    stormed: { seat: 'seat', space: 'space' },
    fogged: { seat: 'seat', space: 'space' },
    slain: { seat: 'seat', general: 'general' },
    resupplied: { seat: 'seat', space: 'space', points: 'count', left: 'count' },
    fetched: { seat: 'seat', card: 'card' },
    robbed: { seat: 'seat', whom: 'seat' },
    // Told only to the two.
    stolen: { seat: 'seat', whom: 'seat', card: 'card' },
  },
} as const satisfies SectionContract;

/** When a Surprise card can be played: in a window, or at any rest of a Strategy Phase. */
export type SurpriseWindow = keyof (typeof contract)['windows'];
export type Moment = SurpriseWindow | keyof (typeof contract)['interjections'];
