/** 6 Strategy Phase: what belongs to the section. */

import { place, remove, surrender } from './6.1-surrender.ts';
import { discarding, discardSurprise } from './6.2-discarding.ts';
import { placePc, placingPcs } from './6.2-place-pcs.ts';
import { recruit, recruiting } from './6.2-recruit.ts';
import { train, training } from './6.2-train.ts';
import { bonus, forceMarch, tyche, tycheSegment } from './6.2-tyche.ts';
import { activate, activation } from './6.3-activation.ts';
import { forage, foraging } from './6.4-forage.ts';
import { revealing } from './6-revealed.ts';
import { playerTurn, strategy } from './6-strategy.ts';

export { contract } from './contract.ts';
export const procedures = {
  strategy,
  revealing,
  playerTurn,
  surrender,
  tycheSegment,
  placingPcs,
  training,
  recruiting,
  activation,
  foraging,
  discarding,
};
export const decisions = {
  remove,
  place,
  tyche,
  bonus,
  placePc,
  train,
  recruit,
  activate,
  forceMarch,
  forage,
};
export const interjections = { discardSurprise };
