/** What can be asked of a position. */

import { type Json, type Scenes, type Seat, upTo } from '@diadochi/kernel';
import type { General, Unit } from './box.ts';
import { type Board, INDEPENDENT, INSIDE, type Location, NOBODY, type Owner, under } from './contract.ts';
import {
  BESIDE,
  cardsAt,
  DISCARDED,
  drawPileSize,
  facedownOf,
  handOf,
  inFrontOf,
  OUT,
} from './position/deck.ts';
import {
  allFleets,
  fleetFacts,
  fleetOwner,
  fleetStrength,
  isFleetDispersed,
  isUpgraded,
} from './position/fleets.ts';
import {
  commanderAt,
  generalFacts,
  ownerOf,
  popularityOf,
  seniorityOf,
  whereIs,
} from './position/generals.ts';
import { movementDieOf } from './position/march.ts';
import {
  allProvinces,
  allSeats,
  allSpaces,
  holderOf,
  isMajorCity,
  isMinorCity,
  isStronghold,
  locationsOf,
  pcOn,
  provinceFacts,
  sideOf,
  spaceFacts,
  spaceOf,
} from './position/places.ts';
import {
  allRoyals,
  burierOf,
  controllerOfRoyal,
  ROYAL_IN_BOX,
  royalAt,
  royalFacts,
} from './position/royals.ts';
import {
  condemnedOf,
  isChampion,
  legitimacyOf,
  oracleOf,
  persianOf,
  pointsOf,
  progressOf,
  traineeOf,
} from './position/scores.ts';
import {
  activeOf,
  colourOf,
  PHASES,
  phaseOf,
  roundOf,
  SEGMENTS,
  segmentOf,
  turnOf,
  turnOrder,
  usurperOf,
} from './position/turns.ts';
import { cusAt, dispersedUnits, goneUnits, stacks, tieBreakCus, waitingUnits } from './position/units.ts';
import { besiegerOf, isGeneralBesieged } from './rules/2-besieged.ts';
import { pointSources } from './rules/3.5-victory-points.ts';
import { legitimacySources } from './rules/3.6-legitimacy.ts';
import { isolatedOf } from './rules/5.5-isolation.ts';
import { forageLimit } from './rules/6.4-forage.ts';
import { evadesFrom, interceptsFrom, movementInitiative } from './rules/7.1-ratings.ts';
import { prestigeAt } from './rules/7.2-prestige.ts';
import { attritionOf, strongholdColumn } from './rules/7.3-attrition.ts';
import { localTroops } from './rules/14.5-local-troops.ts';
import { elephantStrength, ratingOf, scoreOf, strengthOf } from './rules/14.6-battle-strength.ts';
import { killsOn } from './rules/14.8-general-loss.ts';
import { STATES, unitText } from './scene-words.ts';
import type { Table } from './table.ts';
import { view } from './view.ts';
import { COLOURS, UNITS } from './words.ts';

const locationName = (p: Board, at: Location): string =>
  `${spaceFacts(p, spaceOf(at)).name}${sideOf(at) === INSIDE ? ' inside' : ''}`;
const ownerName = (owner: Owner): Json =>
  owner === NOBODY ? null : owner === INDEPENDENT ? 'independent' : owner;

function abilitiesOf(p: Board, general: General): Json {
  const [location, owner] = [whereIs(p, general), ownerOf(p, general)];
  const rest = { location, asideOf: NOBODY, aside: 0, failed: [] };
  const [attacks, defends] = [
    { ...rest, attacker: owner, defender: NOBODY },
    { ...rest, attacker: NOBODY, defender: owner },
  ];
  const fights = {
    attacks: ratingOf(p, attacks, owner, 0),
    defends: ratingOf(p, defends, owner, 0),
    elephants: ratingOf(p, attacks, owner, 1),
    local: localTroops(p, location, owner, []),
    strength: strengthOf(p, attacks, owner),
  };
  if (owner === INDEPENDENT) return fights;
  return {
    ...fights,
    initiative: movementInitiative(p, general, location),
    intercepts: interceptsFrom.sum(p, general, location),
    evades: evadesFrom.sum(p, general, location),
  };
}
const tableOf = (p: Board): Table => view(p, null) as unknown as Table;

export const facts: Scenes<Board>['facts'] = {
  /** 9: the movement die, the active group (null without one), and what has moved. */
  die: movementDieOf,
  march: (p) => {
    const { march } = tableOf(p);
    if (march === null) return null;
    const { seat, at, inside, generals, units, royals, spent, allowance, left, bound, way } = march;
    const place = inside ? `${at} inside` : at;
    return { seat, at: place, generals, units, royals, spent, allowance, left, bound, way } as Json;
  },
  moved: (p) => tableOf(p).moved as unknown as Json,
  movedUnits: (p) =>
    Object.fromEntries(
      tableOf(p)
        .stacks.filter(({ moved }) => Object.keys(moved).length > 0)
        .map(({ at, inside, owner, moved }) => [`${owner} ${at}${inside ? ' inside' : ''}`, moved]),
    ) as Json,
  /** 14: the Land Battle that is being fought (null without one), the Attacker first in every list. */
  battle: (p) => {
    const fought = under(p, 'landBattle');
    if (fought === null) return null;
    const { attacker, defender, location, asideOf, aside, chiefs, elephants, rolls, scores } = fought;
    return {
      at: locationName(p, location),
      sides: [ownerName(attacker), ownerName(defender)],
      aside: aside === 0 ? null : { [String(ownerName(asideOf))]: aside },
      commanders: chiefs.map((general) => (general === null ? null : generalFacts(p, general).name)),
      elephants: [...elephants],
      rolls: [...rolls],
      scores: [...scores],
    };
  },
  turn: turnOf,
  round: roundOf,
  phase: (p) => PHASES[phaseOf(p)],
  segment: (p) => (segmentOf(p) === 0 ? null : SEGMENTS[segmentOf(p) - 1]),
  active: activeOf,
  order: (p) => [...turnOrder(p)],
  usurper: usurperOf,
  colours: (p) => allSeats(p).map((seat) => COLOURS[colourOf(p, seat)] ?? null),
  pcs: (p) =>
    fromNames(
      allSpaces(p).filter((space) => pcOn(p, space) !== NOBODY),
      (space) => spaceFacts(p, space).name,
      (space) => ownerName(pcOn(p, space)),
    ),
  /** The spaces of each player, in the order of the board. */
  pcsOf: (p) =>
    seats(p, (seat) =>
      allSpaces(p)
        .filter((space) => pcOn(p, space) === seat)
        .map((space) => spaceFacts(p, space).name),
    ),
  provinces: (p) =>
    fromNames(
      allProvinces(p),
      (province) => provinceFacts(p, province).name,
      (province) => ownerName(holderOf(p, province)),
    ),
  generals: (p) =>
    fromNames(
      upTo(p.box.generals.length - 1),
      (general) => generalFacts(p, general).name,
      (general) => generalText(p, general),
    ),
  popularity: (p) =>
    fromNames(
      upTo(p.box.generals.length - 1),
      (general) => generalFacts(p, general).name,
      (general) => popularityOf(p, general),
    ),
  /** 7.1: what is printed on each General's counter. */
  ratings: (p) =>
    Object.fromEntries(
      p.box.generals.map(({ name, initiative, battle, seniority }) => [
        name,
        { initiative, battle, seniority },
      ]),
    ),
  /** 7.1: what each General on the map is worth where he is, with the CUs of his owner there. */
  abilities: (p) =>
    fromNames(
      upTo(p.box.generals.length - 1).filter((general) => whereIs(p, general) >= 0),
      (general) => generalFacts(p, general).name,
      (general) => abilitiesOf(p, general),
    ),
  /** 7.3, 9.2, 14: the tables as the rules read them. */
  tables: (p) => ({
    scores: upTo(16).map((roll) => upTo(32).map((strength) => scoreOf(p, roll, strength))),
    attrition: upTo(17, 1).map((column) =>
      upTo(8, 1).map((die) => {
        const { cus, elephantFirst } = attritionOf(p, column, die);
        return elephantFirst ? `${cus}e` : String(cus);
      }),
    ),
    stronghold: strongholdColumn(p),
    elephants: upTo(6, 1).map((die) => elephantStrength(p, die)),
    killed: (['win', 'draw', 'loss'] as const).map((result) =>
      upTo(6, 1).filter((die) => killsOn(p, die, result)),
    ),
    failed: localTroops(p, 0, 0, [0]),
    removePc: [p.box.content.marching.removePcMps, p.box.content.marching.removePcCus],
  }),
  units: (p) => stacks(p).map(({ at, owner, units }) => `${owner} ${locationName(p, at)}${unitText(units)}`),
  dispersed: (p) => seatUnits(p, dispersedUnits),
  waiting: (p) => seatUnits(p, waitingUnits),
  gone: (p) =>
    fromNames(
      upTo(UNITS.length - 1),
      (unit) => UNITS[unit],
      (unit) => goneUnits(p, unit),
    ),
  royals: (p) =>
    fromNames(
      allRoyals(p),
      (royal) => royalFacts(p, royal).name,
      (royal) => royalText(p, royal),
    ),
  burier: burierOf,
  markers: (p) => {
    const condemned = condemnedOf(p);
    return {
      oracle: oracleOf(p),
      persian: persianOf(p),
      condemned: condemned === null ? null : generalFacts(p, condemned).name,
    };
  },
  champions: (p) => allSeats(p).filter((seat) => isChampion(p, seat)),
  points: (p) => seats(p, (seat) => pointsOf(p, seat)),
  legitimacy: (p) => seats(p, (seat) => legitimacyOf(p, seat)),
  /** What gives each player points, by clause. */
  pointSources: (p) => seats(p, (seat) => byClause(pointSources(p, seat))),
  legitimacySources: (p) => seats(p, (seat) => byClause(legitimacySources(p, seat))),
  fleets: (p) =>
    fromNames(
      allFleets(p),
      (fleet) => fleetFacts(p, fleet).name,
      (fleet) =>
        `${ownerName(fleetOwner(p, fleet)) ?? 'nobody'}${isUpgraded(p, fleet) ? ' upgraded' : ''}${isFleetDispersed(p, fleet) ? ' dispersed' : ''}`,
    ),
  fleetStrength: (p) => seats(p, (seat) => fleetStrength(p, seat)),
  training: (p) =>
    seats(p, (seat) =>
      traineeOf(p, seat) < 0 ? null : `${UNITS[traineeOf(p, seat)]} ${progressOf(p, seat)}`,
    ),
  seniority: (p) => seats(p, (seat) => seniorityOf(p, seat)),
  tieBreakCus: (p) => seats(p, (seat) => tieBreakCus(p, seat)),
  isolated: (p) => seats(p, (seat) => isolatedOf(p, seat).map((space) => spaceFacts(p, space).name)),
  hands: (p) => seats(p, (seat) => handOf(p, seat).map((card) => p.box.cards[card].name)),
  /** D2-10: hands as each seat sees them: its own cards, and how many the others have. */
  handsSeen: (p) =>
    seats(p, (seat) => {
      const { hand, factions } = view(p, seat) as unknown as Table;
      return seats(p, (other) => (other === seat ? [...(hand ?? [])] : factions[other].hand));
    }),
  /** D4-06: of which Generals each seat knows to whom they were offered. */
  offersSeen: (p) =>
    seats(p, (seat) => {
      const { generals } = view(p, seat) as unknown as Table;
      return Object.keys(generals).filter(
        (name) => generals[name].state === 'offered' && generals[name].owner !== null,
      );
    }),
  discard: (p) => cardNames(p, DISCARDED),
  out: (p) => cardNames(p, OUT),
  beside: (p) => cardNames(p, BESIDE),
  front: (p) =>
    fromNames(
      upTo(p.box.cards.length - 1).filter((card) => inFrontOf(p, card) !== null),
      (card) => p.box.cards[card].name,
      (card) => inFrontOf(p, card),
    ),
  drawPile: drawPileSize,
  facedown: facedownOf,
  /** Besieged spaces, and by whom. */
  besieged: (p) =>
    fromNames(
      allSpaces(p).filter((space) => besiegerOf(p, space) !== NOBODY),
      (space) => spaceFacts(p, space).name,
      (space) => ownerName(besiegerOf(p, space)),
    ),
  besiegedGenerals: (p) =>
    p.box.generals.flatMap(({ name }, general) => (isGeneralBesieged(p, general) ? [name] : [])),
  /** Who commands, and with what Prestige, wherever somebody has Generals or CUs: `0 pella`. */
  commanders: (p) =>
    atArmies(p, (at, owner) => {
      const commander = commanderAt(p, at, owner);
      return commander === null ? null : generalFacts(p, commander).name;
    }),
  /** How many CUs there are; S7.5-01: those of an Independent Army go with its General. */
  cus: (p) => atArmies(p, (at, owner) => cusAt(p, at, owner)),
  prestige: (p) => atArmies(p, (at, owner) => prestigeAt(p, at, owner)),
  forageLimits: (p) => bySpace(p, (space) => forageLimit(p, space)),
  /** The board: what each space is now, its locations, and what is next to it. */
  kinds: (p) =>
    bySpace(p, (space) =>
      isMajorCity(p, space)
        ? 'major'
        : isStronghold(p, space)
          ? 'stronghold'
          : isMinorCity(p, space)
            ? 'minor'
            : 'transit',
    ),
  locations: (p) => bySpace(p, (space) => locationsOf(p, space)),
  adjacent: (p) =>
    bySpace(p, (space) => spaceFacts(p, space).adjacent.map((other) => spaceFacts(p, other).name)),
  provinceSpaces: (p) =>
    fromNames(
      allProvinces(p),
      (province) => provinceFacts(p, province).name,
      (province) => provinceFacts(p, province).spaces.map((space) => spaceFacts(p, space).name),
    ),
  regions: (p) =>
    fromNames(
      allProvinces(p),
      (province) => provinceFacts(p, province).name,
      (province) => provinceFacts(p, province).region,
    ),
  adjacentProvinces: (p) =>
    fromNames(
      allProvinces(p),
      (province) => provinceFacts(p, province).name,
      (province) => provinceFacts(p, province).adjacent.map((other) => provinceFacts(p, other).name),
    ),
};

const fromNames = (
  all: readonly number[],
  name: (each: number) => string,
  fact: (each: number) => Json,
): Json => Object.fromEntries(all.map((one) => [name(one), fact(one)]));
const bySpace = (p: Board, fact: (space: number) => Json): Json =>
  fromNames(allSpaces(p), (space) => spaceFacts(p, space).name, fact);
const seats = (p: Board, fact: (seat: Seat) => Json): Json =>
  Object.fromEntries(allSeats(p).map((seat) => [seat, fact(seat)]));
const seatUnits = (p: Board, of: (p: Board, seat: Seat, unit: Unit) => number): Json =>
  seats(p, (seat) =>
    Object.fromEntries(
      UNITS.flatMap((name, unit) => (of(p, seat, unit) > 0 ? [[name, of(p, seat, unit)]] : [])),
    ),
  );
const cardNames = (p: Board, at: number): string[] => cardsAt(p, at).map((card) => p.box.cards[card].name);
const byClause = (sources: readonly { clause: string; by: number }[]): Json => {
  const sums: { [clause: string]: number } = {};
  for (const { clause, by } of sources) sums[clause] = (sums[clause] ?? 0) + by;
  return sums;
};

/** As the parts of a scene have it. */
function generalText(p: Board, general: number): string {
  const at = whereIs(p, general);
  const owner = ownerOf(p, general);
  const where = at >= 0 ? locationName(p, at) : Object.keys(STATES).find((state) => STATES[state] === at);
  return owner >= 0 && owner < INDEPENDENT ? `${owner} ${where}` : String(where);
}
function royalText(p: Board, royal: number): string {
  const at = royalAt(p, royal);
  if (at < 0) return at === ROYAL_IN_BOX ? 'box' : 'dead';
  const controller = controllerOfRoyal(p, royal);
  return `${locationName(p, at)}${controller === null ? '' : ` by ${controller}`}`;
}
/** A fact of each location in which somebody has Generals or CUs. */
function atArmies(p: Board, fact: (at: Location, owner: Owner) => Json): Json {
  const found: { [army: string]: Json } = {};
  const note = (at: Location, owner: Owner) => {
    found[`${ownerName(owner)} ${locationName(p, at)}`] = fact(at, owner);
  };
  for (const { at, owner } of stacks(p)) note(at, owner);
  p.box.generals.forEach((_, general) => {
    if (whereIs(p, general) >= 0) note(whereIs(p, general), ownerOf(p, general));
  });
  return found;
}
