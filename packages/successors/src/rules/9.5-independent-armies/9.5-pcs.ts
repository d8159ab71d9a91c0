/** 9.5: what Independent Armies do to PCs where they stand. */

import type { General, Space } from '../../box.ts';
import { type Board, INDEPENDENT, isPlayer, NOBODY, type Play } from '../../contract.ts';
import { MAJOR_CITY } from '../../map.ts';
import { isOnMap, whereIs } from '../../position/generals.ts';
import { FELL_BACK, inWake } from '../../position/march.ts';
import { isMajorCity, isMinorCity, pcOn, setPc, spaceFacts, spaceOf } from '../../position/places.ts';
import { SPACE_KINDS } from '../../words.ts';

/** S9.5-11: a Minor City or a Stronghold. */
export function takesIndependentPc(p: Board, space: Space): boolean {
  const kind = isMajorCity(p, space) ? MAJOR_CITY : spaceFacts(p, space).kind;
  return p.box.content.independentArmyRules.placePcKinds.includes(SPACE_KINDS[kind]);
}
/** S9.5-12, S9.5-14, D9-10: in the place of a player's. */
export function placeIndependentPc(p: Board, general: General, { tell }: Play): void {
  const space = spaceOf(whereIs(p, general));
  const from = pcOn(p, space);
  setPc(p, space, INDEPENDENT, INDEPENDENT);
  tell?.all('placedIndependentPc', { general, space, from: isPlayer(from) ? from : null });
}

/** S9.5-28: its activation ends; S9.5-29, D9-13: not where it Withdrew to. */
export function razePc(p: Board, general: General, { tell }: Play): void {
  if (!isOnMap(p, general)) return;
  const space = spaceOf(whereIs(p, general));
  const from = pcOn(p, space);
  if (!isPlayer(from) || !isMinorCity(p, space) || inWake(p, space, FELL_BACK)) return;
  setPc(p, space, NOBODY, INDEPENDENT);
  tell?.all('razedPc', { general, space, from });
}
