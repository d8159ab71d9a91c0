/** Generals: Major, Minor, and the leaders of the Independent Armies. */

import { Type } from 'typebox';
import { COLOURS, REGIONS, ROLES } from '../words.ts';
import {
  Count,
  Die,
  Flag,
  GameTurn,
  Greek,
  Id,
  Ids,
  Item,
  Mark,
  maybe,
  Names,
  oneOf,
  orNull,
  record,
  SpaceKind,
  some,
  Unit,
  Units,
} from './parts.ts';

/** S7.1-01: as printed on a counter. */
const Initiative = Count(2, 4);
const Battle = Count(2, 4);

const ability = <K extends string, P extends Parameters<typeof record>[0]>(kind: K, params: P) =>
  record({ id: Id, kind: Type.Literal(kind), params: record(params) });

/** When a General fights or marches better than his counter says: all that is named must hold. */
const Circumstances = record({
  provinces: maybe(Ids),
  regions: maybe(some(oneOf(REGIONS))),
  side: maybe(oneOf(['attacker', 'defender'])),
  spaceControlledBy: maybe(Type.Literal('own')),
  inPort: Mark,
  uses: maybe(some(oneOf(['movement']))),
  ownParticipatingCu: maybe(record({ type: Unit, min: Count(1, 9) })),
  ownMacedonianShareAtLeast: maybe(Type.Number({ minimum: 0, maximum: 1 })),
  ownElephantWithStrengthAbove: maybe(Count(0, 4)),
});
const Ability = Type.Union([
  ability('rating-override', {
    rating: oneOf(['battle', 'initiative']),
    value: Count(2, 4),
    when: Circumstances,
  }),
  ability('evasion-threshold', { minRoll: Die }),
  ability('interception-threshold', { minRoll: Die }),
  ability('local-troops-multiplier', { provinces: Ids, factor: Count(2, 9) }),
  ability('siege-besieger', { modifier: Count(-9, 9), minimumSiegeCus: maybe(Count(1, 9)) }),
  ability('siege-defender', {
    where: record({ kind: SpaceKind, location: Type.Literal('inside'), besieged: Flag }),
    modifier: Count(-9, 9),
  }),
]);

const Role = oneOf(ROLES);
const Start = record({
  province: Id,
  spaces: Type.Union([Type.Literal('any'), Ids]),
  except: maybe(Ids),
  pcs: Count(1, 12),
  cus: Units,
  cavalryOption: record({ add: Units }),
});
const Recruitment = record({
  cus: Units,
  preferred: Type.Union([record({ provinces: Ids }), record({ port: Type.Literal(true) })]),
  requires: maybe(some(record({ kind: Type.Literal('general-killed'), general: Id }))),
  cardOps: some(Count(1, 4), 4),
  mayReplacePc: Flag,
  orReinforcement: Flag,
});
const Entry = Type.Union([
  record({ trigger: Type.Literal('tyche-card') }),
  record({
    trigger: Type.Literal('general-leaves'),
    general: Id,
    gameTurn: GameTurn,
    joinsFactionDealt: Id,
  }),
  record({ trigger: Type.Literal('preparations'), gameTurn: GameTurn, joinsFactionDealt: Id }),
]);

const MajorGeneral = Item({
  id: Id,
  name: Names,
  greek: Greek,
  initiative: Initiative,
  battle: Battle,
  seniority: Count(1, 20),
  popularity: Count(-9, 9),
  legitimacy: Count(0, 9),
  ability: Ability,
  /** What he is with so many players. */
  roles: record({ '2': Role, '3': Role, '4': Role, '5': Role }),
  purpleCard: Flag,
  start: orNull(Start),
  recruitment: orNull(Recruitment),
  entry: maybe(Entry),
});

const MinorGeneral = Item({
  id: Id,
  name: Names,
  faction: oneOf(COLOURS),
  initiative: Initiative,
  battle: Battle,
  seniority: Type.Literal(0), // S7.1.A-01
  popularity: Count(-9, 9),
});

const IndependentArmy = Item({
  id: Id,
  name: Names,
  greek: Greek,
  people: record({ name: Names }),
  initiative: Initiative,
  battle: Battle,
  cus: Count(1, 12),
  start: record({ status: oneOf(['active', 'inactive']), space: maybe(Id), holdingBox: Mark }),
  movementLimits: record({
    provinces: maybe(Ids),
    mustEndFurtherWest: Mark,
    removedOnEntering: maybe(Id),
  }),
  onDefeat: oneOf(['removed-from-game', 'returns-to-holding-box']),
  cavalryOption: record({ cavalryCus: Count(0, 1) }),
});

export const generalFields = {
  majorGenerals: Type.Array(MajorGeneral, { minItems: 1, maxItems: 40 }),
  minorGenerals: Type.Array(MinorGeneral, { minItems: 1, maxItems: 60 }),
  independentArmies: Type.Array(IndependentArmy, { minItems: 1, maxItems: 12 }),
  independentArmyRules: Item({
    movementAllowance: Count(1, 9),
    firstMpFromHoldingBox: Count(0, 9),
    armyWokenMustEnter: Flag,
    allActiveMayMove: Flag,
    combatStrengthPerCu: Count(1, 9),
    gainsOrLosesCus: Flag,
    navalMovement: Flag,
    mayCrossStraits: Flag,
    mayBeInsideMajorCity: Flag,
    maySiege: Flag,
    besiegesByPresence: Flag,
    removesPlayerPcAtEndOfActivation: Flag,
    mayOverrun: Flag,
    mayBeOverrun: Flag,
    freePassage: Flag,
    placePcCost: Type.Literal('whole-allowance'),
    placePcKinds: some(SpaceKind),
    lossesOnWinOrDraw: Count(0, 0), // D14-01: there is nothing that they could lose
    popularityForVictor: Count(0, 9),
    popularityOnlyForMajorGeneral: Flag,
  }),
};
