/** Pieces other than Generals: Factions, the Royal Family, combat units, markers, Fleets. */

import { Type } from 'typebox';
import { COLOURS } from '../words.ts';
import {
  Count,
  Flag,
  GameTurn,
  Greek,
  Id,
  Item,
  Mark,
  maybe,
  Names,
  oneOf,
  orNull,
  record,
  SpaceKinds,
  some,
  Unit,
} from './parts.ts';

const Faction = Type.Union([
  Item({
    id: oneOf(COLOURS),
    name: Names,
    kind: Type.Literal('player'),
    pcMarkers: Count(1, 99),
    factionMarkers: Count(0, 99),
    rings: Count(0, 99),
    stands: Count(0, 99),
    capitalMarkers: Count(0, 99),
  }),
  Item({
    id: Type.Literal('independent'),
    name: Names,
    kind: Type.Literal('independent'),
    colour: Type.Literal('gray'),
    pcMarkers: Count(1, 99),
    // S3.6-02, S7.2.F-09
    legitimacy: Type.Literal(0),
    prestige: Type.Literal(0),
    canControlRoyalFamily: Type.Literal(false),
  }),
]);

const Legitimacy = Count(0, 17);
const TombLegitimacy = record({ pella: Legitimacy, elsewhere: Legitimacy });

/** Which fields go with which kind is for the checks to say. */
const Royal = Item({
  id: Id,
  name: Names,
  greek: maybe(Greek),
  kind: oneOf(['heir', 'female', 'cart', 'tomb']),
  legitimacy: Type.Union([Legitimacy, TombLegitimacy]),
  start: orNull(record({ space: maybe(Id), withFactionOf: maybe(Id), holdingBox: Mark })),
  regencyGameTurn: maybe(GameTurn),
  /** Optional rule 16.2. */
  option162: maybe(
    record({
      start: Type.Literal('off-map'),
      space: Id,
      when: record({ kind: Type.Literal('royal-killed'), royal: Id }),
    }),
  ),
  mayMoveFromGameTurn: maybe(GameTurn),
  buriableInGameTurns: maybe(some(GameTurn, 5)),
  removedInPreparationsOfGameTurn: maybe(GameTurn),
  becomes: maybe(Id),
  permanentIfIn: maybe(Id),
  moves: maybe(Type.Literal(false)),
  controllable: maybe(Type.Literal(false)),
});

const CombatUnit = Item({
  id: Unit,
  name: Names,
  strengthPerCu: Type.Union([Count(0, 9), Type.Literal('elephant-die')]),
  counters: Count(1, 99),
  counterFaces: some(Count(1, 9), 6),
  unlimited: Flag,
  macedonian: Flag,
  countsForTieBreak: Flag,
  trainingCost: orNull(Count(1, 20)),
  onLostBattle: oneOf(['eliminated', 'attrition-then-dispersed']),
  afterElimination: oneOf(['may-return', 'removed-for-good', 'may-return-by-tyche-event']),
  holdingBoxCus: maybe(Count(1, 9)),
  firstLossOnAttritionMark: maybe(Type.Literal('e')),
  optionalRule: maybe(Type.Literal('16.9')),
  onIndependentSiegeLoss: maybe(Type.Literal('dispersed')),
  totalCus: maybe(Count(1, 40)),
  mayDisband: Mark,
  defectsWhenSetApart: Mark,
  splittable: maybe(Type.Literal(false)),
});

const Marker = Item({
  id: Id,
  name: Names,
  count: Count(1, 9),
  cus: maybe(Count(0, 9)),
  combatStrength: maybe(Count(0, 9)),
  moves: maybe(Type.Literal(false)),
  siegeModifier: maybe(Count(-9, 9)),
  siegeModifierKinds: maybe(SpaceKinds),
  holdingBox: Mark,
});

const Fleet = Item({
  id: Id,
  name: Names,
  control: Type.Union([
    record({ kind: Type.Literal('province'), province: Id }),
    record({ kind: Type.Literal('space'), space: Id }),
    record({ kind: Type.Literal('tyche-card') }),
  ]),
  normal: Count(1, 9),
  upgraded: Count(1, 9),
});

export const pieceFields = {
  factions: Type.Array(Faction, { minItems: 6, maxItems: 6 }),
  royalFamily: Type.Array(Royal, { minItems: 8, maxItems: 8 }),
  royalFamilyRules: Item({
    countHeirs: Type.Literal('highest-only'),
    countFemales: Type.Literal('all'),
    sacredGroundPopularity: Count(0, 9),
  }),
  combatUnits: Type.Array(CombatUnit, { minItems: 6, maxItems: 6 }),
  markers: Type.Array(Marker, { minItems: 2, maxItems: 2 }),
  trainingTrack: Item({ spaces: Count(1, 20), maxUnitsInTraining: Type.Literal(1) }),
  fleets: Type.Array(Fleet, { minItems: 1, maxItems: 16 }),
  fleetRules: Item({
    largestFleetMinimum: Count(1, 20),
    largestFleetVp: Count(0, 9),
    tie: Type.Literal('nobody-scores'),
    dispersedStillCountForVp: Flag,
    upgradeCardOps: Count(1, 4),
    flipBackWhen: some(oneOf(['dispersed', 'control-changes'])),
  }),
};
