/**
 * What is foretold of every way in which a question can be answered; a way that is not named here does not compile. What the
 * page asks of the server goes by it, and the tests do.
 */

import type { SuccessorsContract } from '@diadochi/successors';
import type { ToldOf } from '../../../ahead/told.ts';

/** How it is foretold; or why it need not be. */
export type Foretold =
  | 'would' // what it changes, by the engine itself (`{ would: answer }`)
  | 'way' // the march: where it leads, who may react, the battle
  | 'voyage' // the same by sea
  | 'siege' // the table of the Siege, the chances, what falls with the city
  | 'battle' // the odds of the battle that comes of it, or of getting away
  | 'engage' // the odds of the naval battle
  | 'chance' // the die that it takes
  | 'behind' // whom it leaves behind
  | 'card' // what the uses of a card could do
  | 'reaction' // the chances with the card and without
  | Needless;
/** It only begins something, of which the next question tells; nobody can know what comes of it; it changes nothing that counts. */
type Needless = 'begins' | 'hidden' | 'plain';

type Of<Questions extends { readonly [kind: string]: { readonly answers: unknown } }> = ToldOf<
  Questions,
  Foretold
>;

/** S7.1.C: Minor Generals are put on the map, taken off it, and CUs are sent home with them: no answer to the question itself. */
const GESTURES = [
  ['appoint', 'plain'],
  ['recall', 'plain'],
  ['disband', 'would'],
] as const;

export const DECISIONS: Of<SuccessorsContract['decisions']> = {
  // 3 to 5
  bury: [
    ['bury', 'would'],
    ['wait', 'would'],
  ],
  colour: [['colour', 'plain']],
  discardGeneral: [['giveBack', 'plain']],
  // All that stands where it must follows at once: it would be told of every place alike.
  deploy: [['at', 'plain']],
  claim: [['claim', 'would']],
  turnOrder: [['first', 'would']],
  reinforce: [
    ['general', 'plain'],
    ['units', 'plain'],
  ],
  refuge: [
    ['general', 'plain'],
    ['units', 'plain'],
  ],
  guard: [
    ['appoint', 'would'],
    ['disperse', 'would'],
  ],
  // 6.1
  remove: [['remove', 'would'], ['done', 'would'], ...GESTURES],
  place: [['place', 'would'], ['done', 'would'], ...GESTURES],
  besiege: [['siege', 'siege'], ['siegeWithCavalry', 'siege'], ['done', 'would'], ...GESTURES],
  takeCity: [
    ['place', 'would'],
    ['leave', 'would'],
  ],
  // 6.2
  tyche: [
    ['event', 'card'],
    ['operations', 'card'],
    ['upgrade', 'card'],
    ['recruit', 'card'],
    ['complete', 'would'],
    ['retrieve', 'would'],
    ['discard', 'hidden'],
    ...GESTURES,
  ],
  bonus: [
    ['on', 'begins'],
    ['none', 'would'],
  ],
  placePc: [
    ['place', 'would'],
    ['stop', 'would'],
  ],
  train: [['train', 'would']],
  recruit: [
    ['claim', 'would'],
    ['camp', 'would'],
    ['join', 'would'],
  ],
  chooseSpace: [
    ['at', 'would'],
    ['none', 'would'],
  ],
  chooseLocation: [
    ['at', 'would'],
    ['none', 'would'],
  ],
  chooseGeneral: [
    ['general', 'would'],
    ['none', 'would'],
  ],
  chooseRoyal: [
    ['royal', 'would'],
    ['none', 'would'],
  ],
  chooseFleet: [
    ['fleet', 'would'],
    ['none', 'would'],
  ],
  chooseSeat: [
    ['whom', 'would'],
    ['none', 'would'],
  ],
  chooseProvince: [
    ['province', 'would'],
    ['none', 'would'],
  ],
  chooseUnit: [
    ['unit', 'would'],
    ['none', 'would'],
  ],
  chooseCard: [['take', 'plain']],
  decide: [
    ['yes', 'would'],
    ['no', 'would'],
  ],
  // 6.3, 9, 10
  campaign: [
    ['march', 'way'],
    ['none', 'begins'],
  ],
  activate: [
    ['march', 'way'],
    ['roll', 'chance'],
    ['raise', 'would'],
    ['levy', 'would'],
    ['pass', 'would'],
    ...GESTURES,
  ],
  forceMarch: [['march', 'way']],
  march: [
    ['go', 'way'],
    ['request', 'way'],
    ['regroup', 'behind'],
    ['shift', 'behind'],
    ['garrison', 'behind'],
    ['muster', 'behind'],
    ['relocate', 'behind'],
    ['embark', 'voyage'],
    ['removePc', 'would'],
    ['siege', 'siege'],
    ['end', 'would'],
    ...GESTURES,
  ],
  independents: [
    ['enter', 'would'],
    ['move', 'begins'],
    ['placePc', 'would'],
    ['done', 'would'],
  ],
  steer: [
    ['go', 'way'],
    ['end', 'would'],
  ],
  hold: [
    ['hold', 'battle'],
    ['keep', 'battle'],
  ],
  passage: [
    ['grant', 'would'],
    ['refuse', 'battle'],
  ],
  honour: [
    ['honour', 'would'],
    ['break', 'battle'],
  ],
  depart: [
    ['moveOn', 'begins'],
    ['withdraw', 'would'],
  ],
  // 11, 12
  intercept: [
    ['intercept', 'chance'],
    ['appoint', 'begins'],
    ['incite', 'chance'],
    ['pass', 'begins'],
  ],
  withdraw: [
    ['withdraw', 'battle'],
    ['stay', 'battle'],
  ],
  evade: [
    ['evade', 'battle'],
    ['incite', 'begins'],
    ['stay', 'battle'],
  ],
  flee: [
    ['flee', 'would'],
    ['halt', 'would'],
  ],
  // 13 to 15
  sail: [
    ['sail', 'voyage'],
    ['pickUp', 'voyage'],
    ['dropOff', 'voyage'],
    ['land', 'voyage'],
    ['request', 'voyage'],
    ...GESTURES,
  ],
  engage: [
    ['engage', 'engage'],
    ['pass', 'engage'],
    ['passAll', 'engage'],
  ],
  join: [
    ['join', 'battle'],
    ['stay', 'battle'],
  ],
  lose: [
    ['lose', 'would'],
    ['loseJoined', 'would'],
  ],
  succeed: [
    ['appoint', 'would'],
    ['none', 'would'],
  ],
  inherit: [['at', 'would']],
  forage: [['lose', 'would']],
};

/** 6.2: Surprise cards, and what is done with them between questions. */
export const WINDOWS: Of<SuccessorsContract['windows']> = {
  interceptionRoll: [['play', 'reaction']],
  evasionRoll: [['play', 'reaction']],
  battleCards: [
    ['play', 'reaction'],
    ['sway', 'reaction'],
  ],
  prestigeCompared: [['play', 'reaction']],
  seaCards: [['play', 'reaction']],
  siegeRoll: [
    ['play', 'reaction'],
    ['supply', 'reaction'],
  ],
  battleLost: [['play', 'reaction']],
  surprisePlayed: [['play', 'reaction']],
};
export const INTERJECTIONS: Of<SuccessorsContract['interjections']> = {
  discardSurprise: [['shed', 'hidden']],
  anyTime: [
    ['invoke', 'would'],
    ['rob', 'hidden'],
  ],
};

const ALL: { readonly [kind: string]: readonly (readonly [verb: string, how: Foretold])[] } = {
  ...DECISIONS,
  ...WINDOWS,
  ...INTERJECTIONS,
};
/** Whether the engine is asked what an answer of this sort would change. */
export const isTriedOut = (kind: string, verb: string): boolean =>
  ALL[kind]?.some(([each, how]) => each === verb && how === 'would') === true;
