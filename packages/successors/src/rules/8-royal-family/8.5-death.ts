/** 8.5 Death in the Royal Family, by assassination or by a card; 16.2 Herakles, who comes when Alexandros is dead. */

import type { Royal } from '../../box.ts';
import type { Board, Play } from '../../contract.ts';
import { outsideOf } from '../../position/places.ts';
import {
  allRoyals,
  ROYAL_IN_BOX,
  removeRoyal,
  royalAt,
  royalFacts,
  setRoyal,
} from '../../position/royals.ts';
import { heraklesLater } from '../../settings.ts';

/** S8.5-04: leaves the game. */
export function kill(p: Board, royal: Royal, tell: Play['tell']): void {
  removeRoyal(p, royal);
  tell?.all('died', { royal });
  if (heraklesLater(p) === 1) bringHeir(p, royal, tell);
}
/** S16.2-02, D16-03: to the land location of his space; who controls him is settled at once. */
function bringHeir(p: Board, dead: Royal, tell: Play['tell']): void {
  for (const royal of allRoyals(p)) {
    const { follows } = royalFacts(p, royal);
    if (follows?.royal !== royalFacts(p, dead).name || royalAt(p, royal) !== ROYAL_IN_BOX) continue;
    setRoyal(p, royal, outsideOf(follows.space));
    tell?.all('heirAppears', { royal, space: follows.space });
  }
}
