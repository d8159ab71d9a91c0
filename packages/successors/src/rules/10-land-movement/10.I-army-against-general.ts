/** 10 I: Generals without a CU of their own, among CUs that are their enemies'. */

import { type Board, isPlayer, type Location, OWNERS, type Play } from '../../contract.ts';
import {
  DISPERSED,
  generalsAt,
  hasGeneralAt,
  isMinor,
  moveGeneral,
  OFF_MAP,
} from '../../position/generals.ts';
import { cusAt } from '../../position/units.ts';
import { enemyCusAt } from './10.D-factions.ts';

/** S10.I-01, S10.I-02: those of every Faction alike. True if somebody was Dispersed. */
export function disperseLoneGenerals(p: Board, location: Location, play: Play): void {
  for (let owner = 0; owner < OWNERS; owner++)
    if (
      isPlayer(owner) &&
      hasGeneralAt(p, location, owner) &&
      cusAt(p, location, owner) === 0 &&
      enemyCusAt(p, location, owner) > 0
    )
      disperseGenerals(p, location, owner, play);
}

/** S10.I-03, S7.1.C-14, D14-02: Major Generals are Dispersed, Minor Generals go back to their player. */
export function disperseGenerals(p: Board, location: Location, seat: number, { tell }: Play): void {
  for (const general of generalsAt(p, location, seat)) {
    const isBack = isMinor(p, general);
    moveGeneral(p, general, isBack ? OFF_MAP : DISPERSED);
    if (isBack) tell?.all('leftMap', { seat, general });
    else tell?.all('dispersedGeneral', { seat, general });
  }
}
