/** 15.2 B: the roll of a Siege, what changes it, and what the Siege Table gives for it. */

import type { Seat } from '@diadochi/kernel';
import { type General, ROYAL, type Space } from '../../box.ts';
import type { SubjectOf } from '../../cards/surprise/kind.ts';
import { type Board, INSIDE, isPlayer, modifiers, OUTSIDE, type Owner, type Play } from '../../contract.ts';
import { engineBonus } from '../../position/engines.ts';
import { allFleets, isAvailable } from '../../position/fleets.ts';
import { commanderAt, generalFacts } from '../../position/generals.ts';
import { isMarching } from '../../position/march.ts';
import { insideOf, isMajorCity, outsideOf, pcOn, spaceFacts } from '../../position/places.ts';
import { joinSiege } from '../../position/sieges.ts';
import { unitsAt } from '../../position/units.ts';
import { prestigeAt } from '../7-pieces/7.2-prestige.ts';
import { changeSides } from '../10-land-movement/10.K-royal-army.ts';

type Roll = [seat: Seat, space: Space, commander: General | null, cards: number];

/** S15.2.B-01: what is added to the die, with its reasons; `cards`: what a Surprise card adds. */
export const siegeRoll = modifiers<Roll>({
  'S15.2.B-02': [
    printed('port-without-fleet'),
    (p, seat, space) => isPortCity(p, space) && !hasFleet(p, seat),
  ],
  'S15.2.B-03': [printed('rhodos'), (p, _, space) => isPrinted(p, 'rhodos', space)],
  'S15.2.B-04': [printed('memphis-or-babylon'), (p, _, space) => isPrinted(p, 'memphis-or-babylon', space)],
  'S15.2.B-05': [(p, _, space) => engineBonus(p, space), () => true],
  'S15.2.B-06': [(_p, _, __, ___, cards) => cards, () => true],
  'S15.2.B-07': [(p, _, __, commander) => skillOf(p, commander, 'siege-besieger'), () => true],
  // D15-05: who commands inside.
  'S15.2.B-08': [(p, _, space) => skillOf(p, chiefInside(p, space), 'siege-defender'), () => true],
});
function printed(id: string) {
  return (p: Board): number => modifierOf(p, id)?.modifier ?? 0;
}
const modifierOf = (p: Board, id: string) =>
  p.box.content.tables.siegeTable.modifiers.find((each) => each.id === id);
const isPrinted = (p: Board, id: string, space: Space): boolean =>
  modifierOf(p, id)?.spaces?.includes(spaceFacts(p, space).name) === true;
const isPortCity = (p: Board, space: Space): boolean => isMajorCity(p, space) && spaceFacts(p, space).port;
const hasFleet = (p: Board, seat: Seat): boolean => allFleets(p).some((fleet) => isAvailable(p, seat, fleet));
function skillOf(p: Board, general: General | null, kind: 'siege-besieger' | 'siege-defender'): number {
  const ability = general === null ? null : generalFacts(p, general).ability;
  return ability?.kind === kind ? ability.params.modifier : 0;
}
function chiefInside(p: Board, space: Space): General | null {
  const owner = pcOn(p, space);
  return isPlayer(owner) ? commanderAt(p, insideOf(space), owner) : null;
}

export interface SiegeResult {
  readonly points: number;
  readonly losses: number;
}
/** S15.2.B-09, D15-05: the first and the last row reach as far as there are numbers. */
export function siegeResult(p: Board, total: number): SiegeResult {
  const { rows } = p.box.content.tables.siegeTable;
  const row =
    rows.find(({ min, max }) => (min ?? total) <= total && total <= (max ?? total)) ?? rows[rows.length - 1];
  return { points: row.siegePoints, losses: row.losses };
}

/** S15.2.B-12, D15-06: whether Royal Army CUs inside would go over, and how many: of the side with less Prestige. */
export function wavering(p: Board, seat: Seat, space: Space): number {
  const owner: Owner = pcOn(p, space);
  if (!isMajorCity(p, space) || !isPlayer(owner)) return 0;
  const royals = unitsAt(p, insideOf(space), owner, ROYAL);
  if (royals === 0) return 0;
  // D15-20: that of who commands in each location.
  const [mine, theirs] = [prestigeAt(p, outsideOf(space), seat), prestigeAt(p, insideOf(space), owner)];
  return theirs < mine ? royals : 0;
}
/** D6-33: what is about to be compared, if Royal Army CUs are inside. */
export function siegeComparison(p: Board, seat: Seat, space: Space): SubjectOf<'prestigeCompared'> | null {
  const owner: Owner = pcOn(p, space);
  if (!isMajorCity(p, space) || !isPlayer(owner) || unitsAt(p, insideOf(space), owner, ROYAL) === 0)
    return null;
  return {
    space,
    spaces: [space, space],
    within: [OUTSIDE, INSIDE],
    sides: [seat, owner],
    yields: [owner],
    defends: false,
  };
}
export function winOver(p: Board, seat: Seat, space: Space, play: Play): void {
  const owner = pcOn(p, space);
  if (isPlayer(owner) && isMajorCity(p, space) && unitsAt(p, insideOf(space), owner, ROYAL) > 0) {
    play.tell?.all('prestige', { space, seat, prestige: prestigeAt(p, outsideOf(space), seat) });
    play.tell?.all('prestige', { space, seat: owner, prestige: prestigeAt(p, insideOf(space), owner) });
  }
  const royals = wavering(p, seat, space);
  changeSides(p, owner, seat, insideOf(space), royals, play);
  if (isMarching(p, seat)) joinSiege(p, ROYAL, royals);
}
