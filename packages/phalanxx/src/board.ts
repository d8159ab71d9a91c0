/** What somebody who thinks about a position, such as a bot, may ask it. Bots ask it of worlds of their view. */

export { type Card, NO_COLOUR, ORANGE, PURPLE, type Region } from './box.ts';
export { type Board, type Die, ROWS, type Row, SPACES } from './contract.ts';
export {
  activeOf,
  bordersOn,
  cardAt,
  cardFacts,
  cardsOfColour,
  figuresFor,
  handOf,
  hasPlayedOneOf,
  holderOf,
  isGreyEmpty,
  isHeroism,
  isHeroismDisplayed,
  isLastRound,
  isRotated,
  isSolo,
  ownColour,
  ownValue,
  plainsOf,
  playedBy,
  regionFacts,
  regionsInPlay,
  rolledColour,
  rolledValue,
  rotationsOf,
  sidesOf,
  stackLeft,
  strengthOf,
  supplyOf,
  symbolsOf,
  talentsOf,
  turnOrder,
  unusedDice,
  worthOf,
} from './position.ts';
export { priceOf } from './rules/5-buy.ts';
export { haveOf, isMet } from './rules/14-conditions.ts';
export { heroismOf } from './rules/16-heroism.ts';
export { total } from './rules/18-scoring.ts';
