/** Effects on the other side of a Land Battle (14.3): its CUs go over, are lost, or its Elephants do nothing (cards 47B, 48, 50). */

import type { Seat } from '@diadochi/kernel';
import { ELEPHANT, type Unit } from '../../box.ts';
import { type Board, INDEPENDENT, isPlayer, type Location, type Owner, type Play } from '../../contract.ts';
import { isWithCavalry } from '../../position/cavalry.ts';
import { cardFacts, isFaceup } from '../../position/deck.ts';
import { groupAt, groupUnits, isMarching, setGroupUnits } from '../../position/march.ts';
import { locationOf, spaceOf } from '../../position/places.ts';
import { addUnits, cusAt, eliminate, unitsAt } from '../../position/units.ts';
import { prestigeIn } from '../../rules/7-pieces/7.2-prestige.ts';
import { UNITS } from '../../words.ts';
import { demands } from '../demands.ts';
import type { SurpriseEffect } from './facts.ts';
import type { SubjectOf, SurpriseKind } from './kind.ts';

type Battle = SubjectOf<'battleCards'>;
export const foeOf = ({ attacker, defender }: Battle, seat: Seat): Owner =>
  (seat === attacker ? defender : attacker) ?? INDEPENDENT;
export const placeOfBattle = ({ space, within }: Battle): Location => locationOf(space, within);
/** Whether both sides still have CUs. */
export const isFought = (p: Board, battle: Battle): boolean =>
  [battle.attacker, battle.defender].every(
    (side) => cusAt(p, placeOfBattle(battle), side ?? INDEPENDENT) > 0,
  );
/** C48-03, S7.2.F-12: in the location, where the Defender may stand on Sacred Ground. */
const prestigeOf = (p: Board, battle: Battle, owner: Owner): number =>
  prestigeIn(p, placeOfBattle(battle), owner, owner === battle.defender);

/** CUs of the other side of one of these types; C48-05: in the location, for all who are there take part. */
const foeUnitsAt = (p: Board, battle: Battle, seat: Seat, unit: Unit): number => {
  const foe = foeOf(battle, seat);
  return isPlayer(foe) ? unitsAt(p, placeOfBattle(battle), foe, unit) : 0;
};

const mayEliminate = demands<SurpriseEffect<'eliminate-unit'>, [Battle, Seat]>({
  foeUnits: (p, { unit, count }, battle, seat) => foeUnitsAt(p, battle, seat, unit) >= count,
});
/** C47B-04 */
export const eliminateInBattle: SurpriseKind<'eliminate-unit'> = {
  in: {
    battleCards: {
      broken: (p, seat, battle, effect) => mayEliminate.broken(p, effect, battle, seat),
      does(p, seat, battle, { unit, count }, _chosen, { tell }) {
        const foe = foeOf(battle, seat);
        eliminate(p, placeOfBattle(battle), foe, unit, count);
        tell?.all('eliminated', { seat: foe, unit, count, space: battle.space });
      },
    },
  },
};

/** S16.9-11, C0-09 */
const swayedUnits = (p: Board, { units, cavalry }: SurpriseEffect<'unit-changes-side'>): readonly Unit[] =>
  isWithCavalry(p) ? cavalry : units;
const maySway = demands<SurpriseEffect<'unit-changes-side'>, [Battle, Seat]>({
  foe: (_p, { needsPrestige }, battle, seat) => !needsPrestige || isPlayer(foeOf(battle, seat)),
  prestige: (p, { needsPrestige }, battle, seat) =>
    !needsPrestige || prestigeOf(p, battle, seat) > prestigeOf(p, battle, foeOf(battle, seat)),
  foeUnits: (p, effect, battle, seat) => {
    const { count } = effect;
    return (
      count === null || swayedUnits(p, effect).some((unit) => foeUnitsAt(p, battle, seat, unit) >= count)
    );
  },
});
/** C48-04, C48-08: which CU is picked. */
const mayPick = demands<SurpriseEffect<'unit-changes-side'>, [Battle, Seat, Unit]>({
  foeUnits: (p, effect, battle, seat, unit) =>
    swayedUnits(p, effect).includes(unit) && foeUnitsAt(p, battle, seat, unit) >= (effect.count ?? 1),
});
export const brokenPick = (
  p: Board,
  seat: Seat,
  battle: Battle,
  effect: SurpriseEffect<'unit-changes-side'>,
  unit: Unit,
): string | null => mayPick.broken(p, effect, battle, seat, unit);

/** Whether a player would lack nothing but the higher Prestige for a card that nobody has seen (C48-03). */
export const couldSway = (p: Board, battle: Battle, seat: Seat): boolean =>
  isPlayer(foeOf(battle, seat)) &&
  p.box.surprises.battleCards.some(
    (card) =>
      !isFaceup(p, card) &&
      cardFacts(p, card).surprise?.effects.some(
        (effect) =>
          effect.kind === 'unit-changes-side' &&
          effect.needsPrestige &&
          UNITS.some((_, unit) => mayPick.allows(p, effect, battle, seat, unit)),
      ),
  );

/** C48-06, C47B-05: they fight for him, in this very battle. */
export const changeSideInBattle: SurpriseKind<'unit-changes-side'> = {
  in: {
    battleCards: {
      broken: (p, seat, battle, effect) => maySway.broken(p, effect, battle, seat),
      does(p, seat, battle, { units, count }, { unit = units[0] }, play) {
        const all = foeUnitsAt(p, battle, seat, unit);
        goOver(p, foeOf(battle, seat), seat, placeOfBattle(battle), unit, count ?? all, play);
      },
    },
  },
};
/** D14-24: of the Attacker they are in the active group; of the Defender they stand there, without a mark. */
function goOver(
  p: Board,
  from: Owner,
  to: Seat,
  location: Location,
  unit: Unit,
  count: number,
  { tell }: Play,
): void {
  if (count === 0) return;
  addUnits(p, location, from, unit, -count);
  addUnits(p, location, to, unit, count);
  if (isMarching(p, to) && groupAt(p) === location) setGroupUnits(p, unit, groupUnits(p, unit) + count);
  tell?.all('swayed', { seat: from, to, unit, count, space: spaceOf(location) });
}

const mayScare = demands<SurpriseEffect<'unit-strength'>, [Battle, Seat]>({
  foeUnits: (p, { unit }, battle, seat) =>
    foeUnitsAt(p, battle, seat, unit) > 0 && battle.noElephants[1 - battle.side] === 0,
});
/** C50-03 */
export const scareElephants: SurpriseKind<'unit-strength'> = {
  in: {
    battleCards: {
      broken: (p, seat, battle, effect) => mayScare.broken(p, effect, battle, seat),
      does(_p, seat, battle, { unit }, _chosen, { tell }) {
        if (unit !== ELEPHANT) return;
        battle.noElephants = battle.noElephants.map((each, side) => (side === battle.side ? each : 1));
        tell?.all('elephantsFail', { seat: foeOf(battle, seat), space: battle.space });
      },
    },
  },
};
