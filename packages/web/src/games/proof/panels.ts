/** The panels of the proof game: one for each question of its contract, or this does not compile. */

import type { contract } from '@diadochi/proof';
import { GenericPanel } from '../../panel/generic-panel.tsx';
import type { Panels } from '../face.ts';
import { TurnPanel } from './turn-panel.tsx';

export const panels: Panels<typeof contract> = {
  augury: GenericPanel,
  turn: TurnPanel,
  route: GenericPanel,
  omens: GenericPanel,
  answering: GenericPanel,
  envoy: GenericPanel,
};
