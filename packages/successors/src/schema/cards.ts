/** Tyche cards, and the kinds of effects of which their events are made. */

import { type TProperties, Type } from 'typebox';
import { CARD_TYPES, EFFECT_ROLES, PATH_TYPES, PLACES, REGIONS } from '../words.ts';
import {
  Count,
  Dice,
  Flag,
  GameTurn,
  Id,
  Ids,
  Item,
  maybe,
  Names,
  oneOf,
  orNull,
  record,
  SpaceKinds,
  some,
  Unit,
  Units,
} from './parts.ts';

const Many = Count(1, 20);
const Modifier = Count(-9, 9);
const UnitTypes = some(Unit, 6);
const PathTypes = some(oneOf(PATH_TYPES), 5);
const Regions = some(oneOf(REGIONS), 4);
const Ways = some(Units);

/** Who or what else an effect is about. */
const Other = oneOf(['another-player', 'battle-opponent']);
const Owners = some(oneOf(['player', 'independent']), 2);
const Until = oneOf([
  'battle-end',
  'procedure-end',
  'player-turn-end',
  'game-turn-end',
  'game-end',
  'played-again',
  'played-again-or-general-gone',
  'siege-over',
]);
const Without = oneOf(['enemy-cus', 'any-cus', 'owner-cus', 'major-general-of-controller']);
const Needs = some(
  oneOf([
    'own-control',
    'own-army',
    'not-besieged',
    'no-such-marker',
    'besieged-by-own-army',
    'own-province',
    'no-enemy-cus',
  ]),
);
const Window = oneOf([
  'interception-roll',
  'evasion-roll',
  'battle-cards',
  'siege-roll',
  'naval-step-announced',
  'naval-battle-declared',
  'surprise-card-played',
  'land-battle-lost',
  'prestige-compared',
  'any-time',
]);

/** Which clause of a card stands behind something. */
const Clause = Type.String({ pattern: '^[A-Z][A-Z0-9.]*-\\d+$', minLength: 4, maxLength: 12 });
/** The same for each thing that an effect demands. */
const Clauses = record(
  Object.fromEntries(EFFECT_ROLES.map((role) => [role, maybe(Clause)])) as {
    [R in (typeof EFFECT_ROLES)[number]]: ReturnType<typeof maybe<typeof Clause>>;
  },
);

/** Those inside others need no clause of their own. */
const condition = <K extends string, P extends TProperties>(kind: K, fields: P) =>
  record({ kind: Type.Literal(kind), clause: maybe(Clause), ...fields });
const plainConditions = [
  condition('controls-province', { provinces: Ids }),
  condition('controls-space', { spaces: Ids }),
  condition('controls-space-in', { provinces: Ids }),
  condition('army-in', { provinces: Ids }),
  condition('game-turn-from', { gameTurn: GameTurn }),
  condition('general-not-entered', { general: Id }),
  condition('general-left-game', { general: Id }),
  condition('general-killed', { general: Id }),
  condition('in-holding-box', { unit: Unit }),
  condition('no-independent-army-in-battle', {}),
  condition('has-available-fleet', {}),
  condition('fleet-strength-at-least-besieger', {}),
] as const;
const All = condition('all', { of: some(Type.Union([...plainConditions])) });
const Condition = Type.Union([
  ...plainConditions,
  All,
  condition('any', { of: some(Type.Union([...plainConditions, All])) }),
]);
const Conditions = some(Condition);

/** Alternatives: the player chooses. */
const Places = some(
  record({
    at: oneOf(PLACES),
    provinces: maybe(Ids),
    regions: maybe(Regions),
    royal: maybe(Id),
    unbesieged: maybe(Flag),
    outside: maybe(Flag),
    pcKinds: maybe(SpaceKinds),
  }),
);
/** Optional rule 16.9: these CUs in place of the others. */
const CavalryUnits = record({ units: maybe(Units), oneOf: maybe(Ways), onlyIn: maybe(Ids) });
/** Which PCs are meant. */
const target = { kinds: SpaceKinds, provinces: maybe(Ids), without: maybe(Without) };

/** Its clauses where they are not those of the whole card. */
const effect = <K extends string, P extends TProperties>(kind: K, fields: P) =>
  record({ kind: Type.Literal(kind), clauses: maybe(Clauses), ...fields });
const special = <I extends string, P extends TProperties>(id: I, fields: P) =>
  record({ kind: Type.Literal('special'), id: Type.Literal(id), clauses: maybe(Clauses), ...fields });

const Effect = Type.Union([
  effect('place-units', {
    units: maybe(Units),
    oneOf: maybe(Ways),
    fromHoldingBox: maybe(Unit),
    places: Places,
    together: maybe(Flag),
    ignoreStackLimit: maybe(Flag),
    minorGeneral: maybe(oneOf(['may', 'must-unless-general-there'])),
    cavalryOption: maybe(CavalryUnits),
    each: maybe(Type.Literal('reinforcements-phase')),
    while: maybe(Conditions),
    until: maybe(Until),
  }),
  effect('recruit-general', {
    general: Id,
    units: Units,
    places: Places,
    ignoreStackLimit: maybe(Flag),
    ignoreGeneralLimit: maybe(Flag),
    cavalryOption: maybe(CavalryUnits),
  }),
  effect('place-marker', {
    marker: Id,
    spaces: maybe(Ids),
    kinds: maybe(SpaceKinds),
    needs: Needs,
    minCus: maybe(Many),
    until: Until,
  }),
  effect('activate-army', { upTo: Many, mps: Many, army: maybe(Type.Literal('same-army')) }),
  effect('activate-independents', { wakes: Id }),
  effect('sail-euxine', { maxCus: Many, mpCost: Count(0, 9), navalBattles: Flag }),
  effect('extra-mps', {
    mps: Many,
    regions: Regions,
    paths: PathTypes,
    segment: Type.Literal('activation'),
    until: Until,
  }),
  effect('path-costs', {
    costs: record({
      land: maybe(Many),
      mountain: maybe(Many),
      strait: maybe(Many),
    }),
    strongholdAttrition: Flag,
    until: Until,
  }),
  effect('gain-fleet', {
    fleet: Id,
    side: oneOf(['normal', 'upgraded']),
    ifDispersed: oneOf(['stays-dispersed', 'returns']),
  }),
  effect('upgrade-fleet', { count: Many }),
  effect('place-pc', {
    owner: oneOf(['self', 'independent']),
    count: maybe(Many),
    upTo: maybe(Many),
    states: some(oneOf(['player', 'independent', 'uncontrolled']), 3),
    ...target,
    provinceByDie: maybe(record({ 1: Id, 2: Id, 3: Id, 4: Id, 5: Id, 6: Id })),
    fallback: maybe(Type.Literal('adjacent-province')),
    maxPerProvince: maybe(Many),
  }),
  effect('remove-pc', {
    count: maybe(Many),
    upTo: maybe(Many),
    owners: Owners,
    independentKinds: maybe(SpaceKinds),
    ...target,
    reach: maybe(
      record({
        from: Type.Literal('own-army'),
        minCus: Many,
        unbesieged: maybe(Flag),
        mps: Many,
        paths: PathTypes,
        notThrough: Type.Literal('enemy-cus'),
      }),
    ),
  }),
  effect('convert-city', {
    count: Many,
    owners: Owners,
    independentKinds: maybe(SpaceKinds),
    ...target,
  }),
  effect('found-capital', {
    kinds: SpaceKinds,
    needs: Needs,
    perPlayer: Many,
    completes: Type.Literal('turn-end'),
    vpOwn: Many,
    vpCaptured: Many,
  }),
  effect('roll-attrition', {
    target: Type.Literal('army'),
    of: Other,
    column: Type.Literal('cus-in-army'),
    lossesChosenBy: oneOf(['owner', 'self']),
  }),
  effect('eliminate-unit', { count: Many, units: UnitTypes, of: Other, chosenBy: oneOf(['self', 'owner']) }),
  effect('unit-changes-side', {
    count: maybe(Type.Union([Many, Type.Literal('all-left')])),
    upTo: maybe(Many),
    units: UnitTypes,
    of: Other,
    to: maybe(Type.Literal('own-army')),
    reach: maybe(Type.Literal('same-or-land-path')),
    needsHigherPrestige: maybe(Flag),
    sacredGround: maybe(Flag),
    unbesieged: maybe(Flag),
    cavalryOption: maybe(record({ units: UnitTypes })),
  }),
  effect('unit-strength', { units: UnitTypes, strength: Count(0, 9), of: Other, until: Until }),
  effect('kill-general', {
    target: Type.Literal('losing-commanding-major-general'),
    of: Other,
    succeedsOn: Dice,
  }),
  effect('kill-royal', { royals: Ids, sharesLocationWith: Type.Literal('own-cu') }),
  effect('take-royal', {
    royals: Ids,
    from: oneOf(['her-location', 'holding-box', 'another-player']),
    to: maybe(Type.Literal('own-army')),
    needs: maybe(Type.Literal('own-pc-or-general-there')),
    unbesieged: maybe(Flag),
    reach: maybe(Type.Literal('same-or-land-path')),
    without: maybe(Without),
    succeedsOn: maybe(Dice),
  }),
  effect('marriage-offer', { royal: Id, until: Until }),
  effect('move-females', {
    royals: Ids,
    onlyUncontrolled: Flag,
    mps: Many,
    endKinds: SpaceKinds,
    outside: Flag,
  }),
  effect('legitimacy-marker', {
    legitimacy: Modifier,
    holder: Type.Literal('self'),
    unique: maybe(Flag),
    until: Until,
  }),
  effect('condemn', {
    legitimacy: Modifier,
    liftFirst: Flag,
    thenMayCondemn: Flag,
    target: Type.Literal('major-general'),
    of: Other,
    in: some(oneOf(['map', 'dispersed-box']), 2),
    until: Until,
  }),
  effect('popularity', { amount: Modifier, target: Type.Literal('own-commanding-general'), until: Until }),
  effect('forage-limit', {
    limit: Many,
    area: Type.Literal('chosen-province'),
    kinds: SpaceKinds,
    until: Until,
  }),
  effect('roll-modifier', {
    rolls: some(oneOf(['interception', 'evasion', 'siege', 'land-battle', 'naval-battle']), 5),
    side: Type.Literal('self'),
    modifier: Modifier,
    kinds: maybe(SpaceKinds),
    maxPerRoll: maybe(Many),
    maxPerSide: maybe(Many),
  }),
  effect('siege-points', {
    remove: maybe(Many),
    add: maybe(Many),
    at: Type.Literal('own-besieged-city'),
    kinds: SpaceKinds,
    port: maybe(Flag),
  }),
  effect('cancel-card', { types: some(oneOf(CARD_TYPES), 3) }),
  effect('cancel-naval', { battles: Type.Literal('all-declared-here'), mayDeclareAgain: Flag }),
  effect('return-to-port', {
    to: Type.Literal('embarkation-port'),
    endsActivation: Flag,
    attrition: Flag,
    dispersesFleets: Flag,
  }),
  effect('look-at-hand', { of: Other, shownTo: Type.Literal('self') }),
  effect('draw-from-discard', { count: Many, ifEmpty: Type.Literal('draw-pile') }),
  effect('steal-card', {
    count: Many,
    of: Other,
    random: Flag,
    victimDraws: Count(0, 9),
    ifNone: Type.Literal('draw-pile'),
  }),
  special('swap-silver-shields-cards', { card: Id, to: Type.Literal('discard-pile') }),
  special('diplomatic-marriage', { of: Other, unitsEach: Units, places: Places, noAttacksUntil: Until }),
]);

const Ops = Count(1, 4);
const CardNumber = Type.String({ pattern: '^(O?\\d{1,2}|\\d{1,2}[AB])$', minLength: 1, maxLength: 3 });

export const cardFields = {
  cards: Type.Array(
    Item({
      id: Id,
      name: Names,
      numbers: some(CardNumber, 9),
      copies: Count(1, 9),
      type: oneOf(CARD_TYPES),
      ops: orNull(Ops),
      optional: Flag,
      ornament: Flag,
      removeAfterEvent: Flag,
      requires: maybe(Conditions),
      window: maybe(some(Window)),
      keepInFront: maybe(Until),
      replacementDraw: maybe(Type.Literal(false)),
      /** S4.1: out of the deck until another card brings it in. */
      setAside: maybe(Type.Literal(true)),
      /** Which clause stands behind what its effects demand: who names them says that its event can be played. */
      clauses: maybe(Clauses),
      effects: Type.Array(Effect, { minItems: 1, maxItems: 6 }),
    }),
    { minItems: 1, maxItems: 99 },
  ),
};
