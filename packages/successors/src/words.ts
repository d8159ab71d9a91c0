/** The few words of which everything in the box is made. Apart from the schema: those who play do not need that. */

export const UNITS = ['mercenary', 'elephant', 'cavalry', 'loyal', 'royal', 'silver-shields'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'] as const;
export const SPACE_KINDS = ['minor', 'major', 'stronghold', 'transit'] as const;
export const PATH_TYPES = ['land', 'mountain', 'strait', 'sea', 'transmed'] as const;
export const REGIONS = ['africa', 'europe', 'major-islands', 'asia'] as const;
export const ROLES = ['starting', 'reserve', 'event', 'unavailable'] as const;
export const CARD_TYPES = ['event', 'bonus', 'surprise'] as const;
/** How many may play. */
export const PLAYERS = [2, 3, 4, 5] as const;
export const DIRECTIONS = ['left', 'right'] as const;
/** Of the walls of a Major City. */
export const SIDES = ['outside', 'inside'] as const;
export const OPERATIONS = ['placePcs', 'train', 'forceMarch'] as const;
/**
 * What a demand of a card's effect is about: that there is something to do at all, what it is done to (a PC, its space's
 * kind, an Independent one's, what else is there), where something is placed. Of PCs: how far from an Army, past what, and
 * from which one; the Province that a die has named, and how many in each. Of markers: whose the city is, whether it is
 * Besieged, whether it has one, and what Army is there. Which Army does
 * it, which CUs, General or Fleet it is about. Of the Royal Family: who, in whose hands, with a CU in the same location, to
 * which Army, once only, how far; which General of another player; which player; how many CUs go aboard.
 * Of Surprise cards: the moment; whose roll it is, and that a roll gets it but once; against which city; who is on the other
 * side, with what, and with how much Prestige; whose General speaks; that it is another's doing; that a battle is declared; which
 * cards are answered; who can be robbed; who was beaten; which city is supplied.
 */
export const EFFECT_ROLES = [
  'needs',
  'target',
  'kind',
  'independent',
  'free',
  'place',
  'reach',
  'way',
  'same',
  'named',
  'spread',
  'control',
  'besieged',
  'marked',
  'force',
  'byArmy',
  'ofUnits',
  'ofGeneral',
  'ofFleet',
  'person',
  'held',
  'shared',
  'ownArmy',
  'once',
  'far',
  'rival',
  'player',
  'load',
  'moment',
  'ownRoll',
  'singly',
  'ofCity',
  'foe',
  'foeUnits',
  'prestige',
  'orator',
  'another',
  'declared',
  'cardType',
  'robbed',
  'beaten',
  'supplied',
] as const;
/**
 * Where a card places something: a friendly space; any space without enemies; with an Army or a Major General of its player;
 * where a royal person is; as a Reinforcement; with the Army of the effect before.
 */
export const PLACES = [
  'friendly-space',
  'open-space',
  'own-army',
  'own-major-general',
  'royal-location',
  'reinforcement',
  'same-army',
] as const;
/**
 * Why a CU is lost: having won a Land Battle, drawn it, by Attrition after a lost one, in a Stronghold, in a
 * Siege, by Attrition after a lost Naval Battle, because there is no room for it in the port (D13-11), or in an epidemic (a card).
 */
export const CAUSES = [
  'won',
  'drawn',
  'attrition',
  'stronghold',
  'siege',
  'naval',
  'port',
  'epidemic',
] as const;
/** How many CUs of each type: fields of an answer or an event. */
export const CUS = {
  mercenary: 'count',
  elephant: 'count',
  cavalry: 'count',
  loyal: 'count',
  royal: 'count',
  'silver-shields': 'count',
} as const;
/** Generals, CUs and Royal Family Members: who comes along with whoever is named first. */
/** CUs as an event names them. */
export const cusByName = (units: readonly number[]): { [U in (typeof UNITS)[number]]: number } =>
  Object.fromEntries(UNITS.map((unit, i) => [unit, units[i]])) as { [U in (typeof UNITS)[number]]: number };
export const COMPANY = { with: ['general'], ...CUS, carry: ['royal'] } as const;

/** 5, 6: how far a Game Turn has come. */
export const PHASES = [
  'setup',
  'preparations',
  'reinforcements',
  'cards',
  'strategy',
  'isolation',
  'turnEnd',
] as const;
/** S6-04 */
export const SEGMENTS = ['surrender', 'tyche', 'activation', 'forage'] as const;
/** How a group came to where it is: it began there, over land, out of its city or into it, by sea, from a holding box. */
export const ARRIVALS = ['start', 'land', 'walls', 'sea', 'box'] as const;
/** 16.1: how far a player's Capital has come. */
export const CAPITALS = ['unused', 'building', 'complete', 'lost'] as const;
/** S10.C-08, S10.G-01: it must go on; S10.C-09: it must stop. */
export const BONDS = ['free', 'leave', 'stop'] as const;
/** Where a General is: on the map, or in one of the places off it, in the order of their numbers (see `generals.ts`). */
export const STATES = [
  'map',
  'offMap',
  'dispersed',
  'waiting',
  'reserve',
  'event',
  'unavailable',
  'left',
  'dealt',
  'box',
  'offered',
  'aboard',
] as const;
/** The same as scenes say it; and where a Royal Family Member is (see `royals.ts`). */
export const STATES_IN_SCENES: readonly string[] = STATES.map((state) =>
  state === 'offMap' ? 'off-map' : state === 'left' ? 'killed' : state,
);
export const ROYALS_IN_SCENES: readonly string[] = ['map', 'box', 'dead', 'aboard'];
