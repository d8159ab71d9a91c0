import { settingsOf } from '@diadochi/kernel';

export const settings = {
  /** D4-12: players choose their colours in seat order; otherwise seats have them in the order of the box. */
  chooseColours: { type: 'flag', default: false },
  /** D6-06: Surprise cards may be discarded at any moment of a Strategy Phase, not only before one's own card. */
  freeDiscard: { type: 'flag', default: false },
  // S4.1-03: the optional cards agreed on.
  /** S16.1-03: the rulebook does not recommend them together with 16.9. */
  cavalrySuperiority: { type: 'flag', default: false, unwiseWith: ['cavalry'] },
  foundationOfACapital: { type: 'flag', default: false },
  diplomaticMarriage: { type: 'flag', default: false },
  oracle: { type: 'flag', default: false },
  alexandersGhost: { type: 'flag', default: false },
  superiorAdmiral: { type: 'flag', default: false },
  priceOfFailure: { type: 'flag', default: false },
  portReSupplied: { type: 'flag', default: false },
  // S16-01: the other optional rules, each independent of the rest, in the order of the book.
  /** 16.2 */
  heraklesLater: { type: 'flag', default: false },
  /** 16.3 */
  fasterCart: { type: 'flag', default: false },
  /** 16.4 */
  cartDestroyed: { type: 'flag', default: false },
  /** 16.5 */
  siegeDefence: { type: 'flag', default: false },
  /** 16.6 */
  royalArmySieges: { type: 'flag', default: false },
  /** 16.7 */
  forageAttrition: { type: 'flag', default: false },
  /** 16.8 */
  eightCuLimit: { type: 'flag', default: false },
  /** 16.9 */
  cavalry: { type: 'flag', default: false },
  /** 16.10 */
  dispersedFleets: { type: 'flag', default: false },
  /** 16.11 */
  independentReactions: { type: 'flag', default: false },
  /** 16.12 */
  shortGame: { type: 'flag', default: false },
} as const;

const read = settingsOf(settings);
export const {
  chooseColours,
  foundationOfACapital,
  freeDiscard,
  heraklesLater,
  fasterCart,
  cartDestroyed,
  siegeDefence,
  royalArmySieges,
  forageAttrition,
  eightCuLimit,
  cavalry,
  dispersedFleets,
  independentReactions,
  shortGame,
} = read;

/** S4.1-03: the option that brings each optional card into the deck, by the card's id. */
export const optionalCards: { readonly [card: string]: (typeof read)[keyof typeof settings] } = {
  'cavalry-superiority': read.cavalrySuperiority,
  'foundation-of-a-capital': read.foundationOfACapital,
  'diplomatic-marriage': read.diplomaticMarriage,
  oracle: read.oracle,
  'alexanders-ghost': read.alexandersGhost,
  'superior-admiral': read.superiorAdmiral,
  'price-of-failure': read.priceOfFailure,
  'port-re-supplied': read.portReSupplied,
};
