/** The content made ready for the rules: names are numbers, tables can be looked up. Positions carry it along. */

import type { Id, Words } from '@diadochi/kernel';
import { type Effect, kindsOf } from './cards/facts/parts.ts';
import { type EventFacts, eventOf } from './cards/facts.ts';
import type { Moment } from './cards/surprise/contract.ts';
import { type SurpriseFacts, surpriseOf } from './cards/surprise/facts.ts';
import { WORDS } from './columns.ts';
import type { Content } from './content-schema.ts';
import { type GeneralFacts, generalsOf } from './generals.ts';
import { MAJOR_CITY, mapOf, type ProvinceFacts, type SpaceFacts } from './map.ts';
import { cardName, nounsOf } from './nouns.ts';
import { type Numbers, numbersOf, peopleOf } from './numbers.ts';
import { CARD_TYPES, COLOURS, ROLES, UNITS } from './words.ts';

export { type GeneralFacts, INDEPENDENT_GENERAL, MAJOR, MINOR, type Units } from './generals.ts';

export type Space = Id<'space'>;
export type Province = Id<'province'>;
export type General = Id<'general'>;
export type Unit = Id<'unit'>;
export type Fleet = Id<'fleet'>;
export type Royal = Id<'royal'>;
export type Card = Id<'card'>;

const unitNamed = (name: (typeof UNITS)[number]): Unit => UNITS.indexOf(name);
export const MERCENARY = unitNamed('mercenary');
export const ELEPHANT = unitNamed('elephant');
export const CAVALRY = unitNamed('cavalry');
export const LOYAL = unitNamed('loyal');
export const ROYAL = unitNamed('royal');
export const SILVER_SHIELDS = unitNamed('silver-shields');
export const BONUS = CARD_TYPES.indexOf('bonus');
export const SURPRISE = CARD_TYPES.indexOf('surprise');
export const [STARTING, RESERVE, EVENT_GENERAL] = ROLES.map((_, i) => i);
/** S8.1: the sorts of Royal Family Members. */
export const HEIR = 0;
export const FEMALE = 1;
export const CART = 2;
export const TOMB = 3;

/** S7.3-05, S7.3-07: how many CUs are lost, and whether an Elephant goes first. */
export interface Losses {
  readonly cus: number;
  readonly elephantFirst: boolean;
}
export interface RoyalFacts {
  readonly name: string;
  readonly sort: number;
  readonly legitimacy: number;
  /** Where the person begins; -1: in the holding box. */
  readonly start: Space;
  /** S3.2: the Game Turn of the Regency check; 0 for none. */
  readonly regency: number;
  /** 16.2: who comes only when somebody else is killed, and where; null for all others. */
  readonly follows: { readonly royal: string; readonly space: Space } | null;
}
/** When an effect of a card ends, or the card's time in front of its player. */
export type Until = NonNullable<Content['cards'][number]['keepInFront']>;
/** A card, and one of its effects: the how many-th, and as the content has it. */
export interface CardEffect<K extends Effect['kind']> {
  readonly card: Card;
  readonly place: number;
  readonly effect: Extract<Effect, { readonly kind: K }>;
}
export interface Engine {
  readonly card: Card;
  readonly modifier: number;
  /** Of the spaces against which it helps. */
  readonly kinds: readonly number[];
}
export interface FleetFacts {
  readonly name: string;
  /** S7.4-04: what it goes with; -1 for what it does not. */
  readonly province: Province;
  readonly space: Space;
  readonly strength: readonly [normal: number, upgraded: number];
}
export interface CardFacts {
  readonly name: string;
  /** The id of all its copies. */
  readonly design: string;
  readonly type: number;
  readonly ops: number;
  /** S6-07: whether its event is resolved when it is revealed. */
  readonly ornament: boolean;
  readonly optional: boolean;
  /** S4.1-04: kept beside the board at first. */
  readonly setAside: boolean;
  /** S6.2-10 */
  readonly replaced: boolean;
  /** 6.2 A: null as long as not all that it does is written. */
  readonly event: EventFacts | null;
  /** Of a Surprise card; null as long as not all that it does is written. */
  readonly surprise: SurpriseFacts | null;
  /** C0-02: what becomes of it after its event: until when it stays in front of its player; whether it leaves the game. */
  readonly keptUntil: Until | null;
  readonly leavesGame: boolean;
}
export interface Setup {
  readonly generals: number;
  readonly redealt: number;
  readonly hand: number;
  readonly facedown: number;
  readonly revealed: number;
  readonly rounds: number;
  readonly victoryPoints: number;
  readonly starting: readonly General[];
  /** S4.1-07, S4.1-08: the spaces that begin Independent. */
  readonly independent: readonly Space[];
}

export interface Box {
  readonly content: Content;
  /** The names of all pieces, and the words of all values that columns have. */
  readonly words: Words;
  /** Lists to go through, made once. */
  readonly all: {
    readonly spaces: readonly Space[];
    readonly cities: readonly Space[];
    /** C29-01: the ports of the Pontos Euxeinos. */
    readonly euxine: readonly Space[];
    readonly provinces: readonly Province[];
    readonly generals: readonly General[];
    readonly majors: readonly General[];
    readonly minors: readonly General[];
    /** S4.5-02: those of each colour. */
    readonly minorsOf: readonly (readonly General[])[];
    /** Those of players, the most Senior first; then those of Independent Armies. */
    readonly bySeniority: readonly General[];
    readonly independents: readonly General[];
    readonly fleets: readonly Fleet[];
    readonly royals: readonly Royal[];
  };
  readonly spaces: readonly SpaceFacts[];
  readonly provinces: readonly ProvinceFacts[];
  readonly generals: readonly GeneralFacts[];
  readonly royals: readonly RoyalFacts[];
  /** Those whom the rules call by their names. */
  readonly generalNumbers: { readonly [name: string]: General };
  readonly royalNumbers: { readonly [name: string]: Royal };
  readonly fleets: readonly FleetFacts[];
  readonly cards: readonly CardFacts[];
  readonly units: readonly {
    readonly name: string;
    /** 0 where it cannot be trained. */
    readonly training: number;
    readonly countsForTieBreak: boolean;
    /** S7.2-03: how many there are in all; 0 where that is not limited. */
    readonly total: number;
    /** S4.1-11: how many begin in a holding box. */
    readonly inBox: number;
    /** S7.2: the Combat Strength of a CU; 0 where a die decides. */
    readonly strength: number;
    readonly macedonian: boolean;
  }[];
  /** S7.3: the Attrition Table, by column (the first is that of one CU) and die. */
  readonly attrition: readonly (readonly Losses[])[];
  /** S14.7-04: the Battle Table, by roll and strength. */
  readonly battle: {
    readonly leastRoll: number;
    readonly leastStrength: number;
    readonly scores: readonly (readonly number[])[];
  };
  /** S6.2.B3: the types that can be trained; S16.9-14: with the Cavalry of 16.9. */
  readonly trainable: readonly Unit[];
  readonly trainableWithCavalry: readonly Unit[];
  /** S16.9-04: where Cavalry CUs come from; content of earlier days does not say. */
  readonly cavalryProvinces: readonly Province[];
  readonly setups: readonly (Setup | null)[];
  /** S3.5-02, S3.5-06 */
  readonly lordOfAsia: { readonly provinces: readonly Province[]; readonly vp: number };
  readonly hellespont: { readonly spaces: readonly Space[]; readonly vp: number };
  /** S3.5-07, S3.5-08 */
  readonly capitalVp: { readonly own: number; readonly captured: number };
  /** S3.5-06, S7.4-04: the spaces that count by themselves: ports of the Hellespont, and those with a Fleet. */
  readonly counting: readonly Space[];
  /** S3.6-15: the Province of the Strategos of Europe. */
  readonly makedonia: Province;
  readonly pella: Space;
  readonly tombLegitimacy: { readonly pella: number; readonly elsewhere: number };
  /** The cards with an effect of a kind that lasts, each copy by itself. */
  readonly lasting: { readonly [K in (typeof LASTING)[number]]: readonly CardEffect<K>[] };
  /** Those with an effect that lasts until then, or that stay in front of a player until then. */
  readonly lastingUntil: { readonly [U in Until]?: readonly Card[] };
  /** 7.2 G: the cards with a marker that helps a Siege where it stands, as long as that lasts. */
  readonly engines: readonly Engine[];
  /** The Surprise cards that can be played at each moment, each copy by itself. */
  readonly surprises: { readonly [M in Moment]: readonly Card[] };
  /** D6-37: the cards that are a pact. */
  readonly pacts: readonly Card[];
  readonly cart: Royal;
  readonly tomb: Royal;
  readonly cartTurns: {
    readonly moves: number;
    readonly buried: readonly number[];
    readonly removed: number;
  };
  /** S5.1.A-05, S5.1.A-07: who comes, for whom, in which Game Turn. */
  readonly replacement: { readonly old: General; readonly young: General; readonly turn: number };
  readonly newcomer: { readonly kin: General; readonly general: General; readonly turn: number };
  readonly perdikkas: General;
}

export function boxOf(content: Content): Box {
  const { spaces, provinces } = mapOf(content);
  const numbers = numbersOf(content);
  const [asia] = content.victoryMarkers;
  const independents = content.independentArmies.map(({ id }) => numbers.general(id));
  const cards = content.cards.flatMap((card) => cardsOf(card, numbers));
  return {
    content,
    words: { ...nounsOf(content), ...WORDS },
    all: {
      spaces: content.spaces.map((_, space) => space),
      cities: spaces.flatMap(({ kind }, space) => (kind === MAJOR_CITY ? [space] : [])),
      euxine: spaces.flatMap(({ euxine }, space) => (euxine ? [space] : [])),
      provinces: content.provinces.map((_, province) => province),
      generals: peopleOf(content).map((_, general) => general),
      majors: content.majorGenerals.map(({ id }) => numbers.general(id)),
      minors: content.minorGenerals.map(({ id }) => numbers.general(id)),
      minorsOf: COLOURS.map((colour) =>
        content.minorGenerals.flatMap(({ id, faction }) => (faction === colour ? [numbers.general(id)] : [])),
      ),
      bySeniority: [...content.majorGenerals, ...content.minorGenerals]
        .toSorted((one, other) => other.seniority - one.seniority)
        .map(({ id }) => numbers.general(id))
        .concat(independents),
      independents,
      fleets: content.fleets.map((_, fleet) => fleet),
      royals: content.royalFamily.map((_, royal) => royal),
    },
    spaces,
    provinces,
    generals: generalsOf(content, { spaces, provinces }, numbers),
    royals: royalsOf(content, numbers),
    generalNumbers: Object.fromEntries(peopleOf(content).map(({ id }, general) => [id, general])),
    royalNumbers: Object.fromEntries(content.royalFamily.map(({ id }, royal) => [id, royal])),
    fleets: fleetsOf(content, numbers),
    cards,
    units: UNITS.map((name) => unitTypeOf(content, name)),
    attrition: attritionOf(content),
    battle: battleOf(content),
    trainable: trainableOf(content, false),
    trainableWithCavalry: trainableOf(content, true),
    cavalryProvinces: (content.reinforcements.cavalryProvinces ?? []).map(numbers.province),
    setups: [0, 1, 2, 3, 4, 5].map((players) => (players < 2 ? null : setupFor(content, players))),
    lordOfAsia: {
      provinces: content.provinces.flatMap((province, i) => (province.lordOfAsia === true ? [i] : [])),
      vp: asia.vp,
    },
    ...portsOf(content, numbers),
    capitalVp: capitalVpOf(content),
    makedonia: numbers.province('makedonia'),
    pella: numbers.space('pella'),
    tombLegitimacy: itemNamed(content.royalFamily, 'tomb').legitimacy as Box['tombLegitimacy'],
    lasting: lastingOf(content),
    lastingUntil: lastingUntil(content),
    engines: enginesOf(content),
    surprises: surprisesIn(cards),
    pacts: (effectsOf(content).special ?? []).flatMap(({ card, effect }) =>
      effect.id === 'diplomatic-marriage' ? [card] : [],
    ),
    cart: numbers.royal('funeral-cart'),
    tomb: numbers.royal('tomb'),
    cartTurns: cartTurnsOf(content),
    replacement: replacementOf(content, numbers),
    newcomer: newcomerOf(content, numbers),
    perdikkas: numbers.general('perdikkas'),
  };
}

function surprisesIn(cards: readonly CardFacts[]): Box['surprises'] {
  const at = (moment: Moment): Card[] =>
    cards.flatMap(({ surprise }, card) => (surprise?.moments.includes(moment) ? [card] : []));
  return {
    interceptionRoll: at('interceptionRoll'),
    evasionRoll: at('evasionRoll'),
    battleCards: at('battleCards'),
    prestigeCompared: at('prestigeCompared'),
    seaCards: at('seaCards'),
    siegeRoll: at('siegeRoll'),
    battleLost: at('battleLost'),
    surprisePlayed: at('surprisePlayed'),
    anyTime: at('anyTime'),
  };
}

const itemNamed = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
  list.find((each) => each.id === id) as T;

const royalsOf = (content: Content, numbers: Numbers): RoyalFacts[] =>
  content.royalFamily.map((person) => ({
    name: person.id,
    sort: ['heir', 'female', 'cart', 'tomb'].indexOf(person.kind),
    legitimacy: typeof person.legitimacy === 'number' ? person.legitimacy : 0,
    start: person.start?.space === undefined ? -1 : numbers.space(person.start.space),
    regency: person.regencyGameTurn ?? 0,
    follows:
      person.option162 === undefined
        ? null
        : { royal: person.option162.when.royal, space: numbers.space(person.option162.space) },
  }));

/** All copies of a card. */
function cardsOf(card: Content['cards'][number], numbers: Numbers): CardFacts[] {
  const {
    id,
    copies,
    type,
    ops,
    optional,
    ornament,
    setAside,
    replacementDraw,
    keepInFront,
    removeAfterEvent,
  } = card;
  const facts = {
    design: id,
    type: CARD_TYPES.indexOf(type),
    ops: ops ?? 0,
    optional,
    ornament,
    setAside: setAside === true,
    replaced: replacementDraw !== false,
    event: eventOf(card, numbers),
    surprise: surpriseOf(card, numbers),
    keptUntil: keepInFront ?? null,
    leavesGame: removeAfterEvent,
  };
  return Array.from({ length: copies }, (_, copy) => ({ name: cardName(id, copy), ...facts }));
}

const fleetsOf = (content: Content, numbers: Numbers): FleetFacts[] =>
  content.fleets.map(({ id, control, normal, upgraded }) => ({
    name: id,
    province: control.kind === 'province' ? numbers.province(control.province) : -1,
    space: control.kind === 'space' ? numbers.space(control.space) : -1,
    strength: [normal, upgraded],
  }));

function unitTypeOf(content: Content, name: string): Box['units'][number] {
  const unit = itemNamed(content.combatUnits, name);
  return {
    name,
    training: unit.trainingCost ?? 0,
    countsForTieBreak: unit.countsForTieBreak,
    total: unit.totalCus ?? 0,
    inBox: unit.holdingBoxCus ?? 0,
    strength: typeof unit.strengthPerCu === 'number' ? unit.strengthPerCu : 0,
    macedonian: unit.macedonian,
  };
}

/** The types that can be trained, with those of an optional rule or without. */
const trainableOf = (content: Content, withOptional: boolean): Unit[] =>
  UNITS.flatMap((name, unit) => {
    const { trainingCost, optionalRule } = itemNamed(content.combatUnits, name);
    return trainingCost === null || (optionalRule !== undefined && !withOptional) ? [] : [unit];
  });

const battleOf = ({ tables: { battleTable } }: Content): Box['battle'] => ({
  leastRoll: battleTable.rolls[0],
  leastStrength: battleTable.strengths[0],
  scores: battleTable.rolls.map((roll) => battleTable.scores[String(roll)]),
});

/** S3.5-06, S7.4-04 */
function portsOf(content: Content, numbers: Numbers): Pick<Box, 'hellespont' | 'counting'> {
  const [, hellespont] = content.victoryMarkers;
  const spaces = content.spaces.flatMap((space, i) => (space.hellespont === true ? [i] : []));
  const ofFleets = content.fleets.flatMap(({ control }) =>
    control.kind === 'space' ? [numbers.space(control.space)] : [],
  );
  return { hellespont: { spaces, vp: hellespont.vp }, counting: [...spaces, ...ofFleets] };
}

function capitalVpOf(content: Content): Box['capitalVp'] {
  for (const { effects } of content.cards)
    for (const effect of effects)
      if (effect.kind === 'found-capital') return { own: effect.vpOwn, captured: effect.vpCaptured };
  return { own: 0, captured: 0 };
}

function cartTurnsOf(content: Content): Box['cartTurns'] {
  const cart = itemNamed(content.royalFamily, 'funeral-cart');
  return {
    moves: cart.mayMoveFromGameTurn as number,
    buried: cart.buriableInGameTurns as number[],
    removed: cart.removedInPreparationsOfGameTurn as number,
  };
}

/** When a General comes who was not dealt, and to whose Faction. */
function entryOf(content: Content, id: string): { gameTurn: number; joinsFactionDealt: string } {
  return itemNamed(content.majorGenerals, id).entry as { gameTurn: number; joinsFactionDealt: string };
}
function replacementOf(content: Content, numbers: Numbers): Box['replacement'] {
  const { joinsFactionDealt, gameTurn } = entryOf(content, 'polyperchon');
  return { old: numbers.general(joinsFactionDealt), young: numbers.general('polyperchon'), turn: gameTurn };
}
function newcomerOf(content: Content, numbers: Numbers): Box['newcomer'] {
  const { joinsFactionDealt, gameTurn } = entryOf(content, 'demetrios');
  return { kin: numbers.general(joinsFactionDealt), general: numbers.general('demetrios'), turn: gameTurn };
}

function attritionOf({ tables: { attritionTable } }: Content): Losses[][] {
  const columns = Object.keys(attritionTable.columns).map(Number);
  return columns
    .sort((a, b) => a - b)
    .map((column) =>
      attritionTable.columns[String(column)].map((entry) => ({
        cus: entry === '-' ? 0 : Number.parseInt(entry, 10),
        elephantFirst: entry.endsWith('e'),
      })),
    );
}

const copiesOf = ({ cards }: Content): Content['cards'] =>
  cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
/** Until when an effect lasts, if it does. */
function endOf(effect: Effect): Until | undefined {
  if ('noAttacksUntil' in effect) return effect.noAttacksUntil;
  return 'until' in effect ? effect.until : undefined;
}
function lastingUntil(content: Content): Box['lastingUntil'] {
  const all = copiesOf(content).flatMap(({ keepInFront, effects }, card) => {
    const ends = [keepInFront, ...effects.map(endOf)];
    return [...new Set(ends)].flatMap((until) => (until === undefined ? [] : [{ until, card }]));
  });
  const grouped = Object.groupBy(all, ({ until }) => until);
  return Object.fromEntries(
    Object.entries(grouped).map(([until, list]) => [until, list.map(({ card }) => card)]),
  );
}
type Effects = { readonly [K in Effect['kind']]?: readonly CardEffect<K>[] };
function effectsOf(content: Content): Effects {
  const all = copiesOf(content).flatMap(({ effects }, card) =>
    effects.map((effect, place) => ({ card, place, effect })),
  );
  return Object.groupBy(all, ({ effect }) => effect.kind) as Effects;
}
const LASTING = [
  'condemn',
  'extra-mps',
  'forage-limit',
  'legitimacy-marker',
  'marriage-offer',
  'path-costs',
  'place-marker',
  'place-units',
  'popularity',
] as const;
/** A list for each of these kinds, and no others: rules look here at every step, and among many an engine has to search. */
function lastingOf(content: Content): Box['lasting'] {
  const effects = effectsOf(content);
  return Object.fromEntries(LASTING.map((kind) => [kind, effects[kind] ?? []])) as unknown as Box['lasting'];
}

function enginesOf(content: Content): Engine[] {
  const { 'place-marker': placed = [] } = effectsOf(content);
  return placed.flatMap(({ card, effect }) => {
    const { siegeModifier, siegeModifierKinds = [] } = itemNamed(content.markers, effect.marker);
    return siegeModifier === undefined
      ? []
      : [{ card, modifier: siegeModifier, kinds: kindsOf(siegeModifierKinds) }];
  });
}

function setupFor(content: Content, players: number): Setup {
  const setup = content.setups.find((each) => each.players === players);
  if (setup === undefined) throw new Error(`there is no set-up for ${players} players`);
  const { generals, redealt, hand, facedown, revealed, rounds, victoryPoints } = setup;
  // S4.1-08: with some numbers of players fewer spaces of a Province begin Independent.
  const exceptions = content.independentPcExceptions.filter((each) => each.players.includes(players));
  const isFree = ({ id, province }: Content['spaces'][number]): boolean =>
    exceptions.some((each) => each.province === province && !each.onlySpaces.includes(id));
  return {
    generals,
    redealt,
    hand,
    facedown,
    revealed,
    rounds,
    victoryPoints,
    starting: content.majorGenerals.flatMap(({ roles }, general) =>
      roles[String(players) as keyof typeof roles] === 'starting' ? [general] : [],
    ),
    independent: content.spaces.flatMap((space, i) =>
      space.independentAtStart && !isFree(space) ? [i] : [],
    ),
  };
}
