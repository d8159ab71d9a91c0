import { settingsOf } from '@diadochi/kernel';

export const settings = {
  /** D4-12: players choose their colours in seat order; otherwise seats have them in the order of the box. */
  chooseColours: { type: 'flag', default: false },
  /** D6-06: Surprise cards may be discarded at any moment of a Strategy Phase, not only before one's own card. */
  freeDiscard: { type: 'flag', default: false },
  // S4.1-03: the optional cards agreed on.
  /** S16.1-03: the rulebook does not recommend them together with 16.9. */
  cavalrySuperiority: { type: 'flag', default: false, section: '16.1', unwiseWith: ['cavalry'] },
  foundationOfACapital: { type: 'flag', default: false, section: '16.1' },
  diplomaticMarriage: { type: 'flag', default: false, section: '16.1' },
  oracle: { type: 'flag', default: false, section: '16.1' },
  alexandersGhost: { type: 'flag', default: false, section: '16.1' },
  superiorAdmiral: { type: 'flag', default: false, section: '16.1' },
  priceOfFailure: { type: 'flag', default: false, section: '16.1' },
  portReSupplied: { type: 'flag', default: false, section: '16.1' },
  // S16-01: the other optional rules, each independent of the rest, in the order of the book.
  heraklesLater: { type: 'flag', default: false, section: '16.2' },
  fasterCart: { type: 'flag', default: false, section: '16.3' },
  cartDestroyed: { type: 'flag', default: false, section: '16.4' },
  siegeDefence: { type: 'flag', default: false, section: '16.5' },
  royalArmySieges: { type: 'flag', default: false, section: '16.6' },
  forageAttrition: { type: 'flag', default: false, section: '16.7' },
  eightCuLimit: { type: 'flag', default: false, section: '16.8' },
  cavalry: { type: 'flag', default: false, section: '16.9' },
  dispersedFleets: { type: 'flag', default: false, section: '16.10' },
  independentReactions: { type: 'flag', default: false, section: '16.11' },
  shortGame: { type: 'flag', default: false, section: '16.12' },
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
