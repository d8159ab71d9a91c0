/** What the fields of an answer name, and how a choice of each is shown; a field of the contract that is missing here does not compile. */

import type { SuccessorsContract } from '@diadochi/successors';
import type { FieldNaming, QuestionNaming } from '../fields.ts';

export type CardField = FieldNaming<SuccessorsContract, 'card'>;
type PieceField = CardField | FieldNaming<SuccessorsContract, 'general' | 'unit'>;

/** As the piece that it is, or in the words of the step; groups are put together in the composer. */
const PIECES: { readonly [F in PieceField]: 'general' | 'unit' | 'card' | 'words' } = {
  general: 'general',
  giveBack: 'general',
  appoint: 'general',
  recall: 'general',
  under: 'general',
  march: 'words',
  regroup: 'words',
  shift: 'words',
  intercept: 'words',
  incite: 'general',
  price: 'card',
  embark: 'words',
  enter: 'words',
  move: 'words',
  placePc: 'words',
  unit: 'unit',
  units: 'unit',
  lose: 'unit',
  loseJoined: 'unit',
  train: 'unit',
  event: 'card',
  operations: 'card',
  upgrade: 'card',
  recruit: 'card',
  complete: 'card',
  retrieve: 'card',
  discard: 'card',
  shed: 'card',
  play: 'card',
  invoke: 'card',
  sway: 'card',
  supply: 'card',
  rob: 'card',
  take: 'card',
};
export const pieceOf = (field: string): 'general' | 'unit' | 'card' | 'words' =>
  Object.hasOwn(PIECES, field) ? PIECES[field as PieceField] : 'words';

/** The card that an answer is about; undefined if it is about none. */
export function cardIn(answer: { readonly [field: string]: unknown }): string | undefined {
  const field = Object.keys(answer).find((each) => pieceOf(each) === 'card');
  return field === undefined ? undefined : String(answer[field]);
}

/** Fields that are answered by pressing a space; a march and what is disbanded begin at the stack itself. */
const PLACES: { readonly [F in FieldNaming<SuccessorsContract, 'space'>]: boolean } = {
  at: true,
  claim: true,
  remove: true,
  place: true,
  siege: true,
  siegeWithCavalry: false, // chosen where the Siege is considered
  camp: true,
  join: true,
  flee: true,
  from: false,
  go: false,
  request: false,
  sail: false,
  relocate: false,
  disband: false,
};
export const isPlace = (field: string): boolean =>
  Object.hasOwn(PLACES, field) && PLACES[field as keyof typeof PLACES];

/** Questions that are answered with a card of the hand. */
const OF_THE_HAND: { readonly [K in QuestionNaming<SuccessorsContract, 'card'>]: boolean } = {
  tyche: true,
  discardSurprise: true,
  anyTime: true,
  interceptionRoll: true,
  evasionRoll: true,
  battleCards: true,
  prestigeCompared: true,
  seaCards: true,
  siegeRoll: true,
  battleLost: true,
  surprisePlayed: true,
  chooseCard: false, // of the discard pile
  intercept: false, // 16.11: the price of inciting somebody
  evade: false,
};
export const asksForCard = (kind: string): boolean =>
  Object.hasOwn(OF_THE_HAND, kind) && OF_THE_HAND[kind as keyof typeof OF_THE_HAND];

/** D9-26: what may be done in one's own turn besides what is asked; see closer/gestures.tsx. */
const GESTURES = ['appoint', 'recall', 'disband'];
export const isGesture = (field: string): boolean => GESTURES.includes(field);
