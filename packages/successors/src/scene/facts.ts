/** What can be asked of a position: every column that everybody sees, and what follows from them. */

import { type Json, nameOf, namesOf, namesWhere, ofAll, ofSome, type Scenes, upTo } from '@diadochi/kernel';
import { CAVALRY, type General } from '../box.ts';
import { mirror, phrases } from '../columns.ts';
import { type Board, INDEPENDENT, type Location, NOBODY, type Owner, under } from '../contract.ts';
import { drawPileSize, handOf } from '../position/deck.ts';
import { fleetStrength } from '../position/fleets.ts';
import { commanderAt, isOnMap, ownerOf, seniorityOf, whereIs } from '../position/generals.ts';
import { groupAt, movementDieOf } from '../position/march.ts';
import { allSeats, isMajorCity, isMinorCity, isStronghold, locationsOf, pcOn } from '../position/places.ts';
import { isChampion } from '../position/scores.ts';
import { turnOrder } from '../position/turns.ts';
import { armies, cusAt, goneUnits, stacks, tieBreakCus } from '../position/units.ts';
import { canBeBesieged, isGeneralBesieged } from '../rules/2-board/2-besieged.ts';
import { pointSources } from '../rules/3-victory/3.5-victory-points.ts';
import { legitimacySources } from '../rules/3-victory/3.6-legitimacy.ts';
import { isolatedOf } from '../rules/5-sequence/5.5-isolation.ts';
import { forageLimit } from '../rules/6-strategy/6.4-forage.ts';
import { evadesFrom, interceptsFrom, movementInitiative } from '../rules/7-pieces/7.1-ratings.ts';
import { prestigeAt } from '../rules/7-pieces/7.2-prestige.ts';
import { attritionOf, strongholdColumn } from '../rules/7-pieces/7.3-attrition.ts';
import { localTroops } from '../rules/14-land-battle/14.5-local-troops.ts';
import * as inBattle from '../rules/14-land-battle/14.6-battle-strength.ts';
import { killsOn } from '../rules/14-land-battle/14.8-general-loss.ts';
import { siegeResult } from '../rules/15-sieges/15.2-results.ts';
import { pointsNeeded } from '../rules/15-sieges/15.4-completing.ts';
import { ownerView, type Source, type Table } from '../table.ts';
import { besieged, counts, deckView, marchView, view, voyageView } from '../view.ts';
import { unitText } from './parts.ts';

/** What goes over the line to a seat: facts about that are asked of nothing else. */
const seenBy = (p: Board, seat: number | null): Table => view(p, seat) as unknown as Table;
/** A fact of each seat, by its number. */
const bySeat =
  (fact: (p: Board, seat: number) => unknown) =>
  (p: Board): Json =>
    ofAll(p, 'seat', (seat) => fact(p, seat) as Json);
const nameOfGeneral = (p: Board, general: General | null): string | null =>
  general === null ? null : nameOf(p, 'general', general);
/** `0 pella` */
const armyName = (p: Board, { at, owner }: { readonly at: Location; readonly owner: Owner }): string =>
  `${ownerView(owner)} ${nameOf(p, 'location', at)}`;
/** A fact of each location in which somebody has Generals or CUs. */
const byArmy =
  (fact: (p: Board, at: Location, owner: Owner) => Json) =>
  (p: Board): Json =>
    Object.fromEntries(armies(p).map((army) => [armyName(p, army), fact(p, army.at, army.owner)]));
function byClause(sources: readonly Source[]): Json {
  const sums: { [clause: string]: number } = {};
  for (const { clause, by } of sources) sums[clause] = (sums[clause] ?? 0) + by;
  return sums;
}

export const facts: Scenes<Board>['facts'] = {
  ...mirror.facts,
  /** 9: the movement die (0 without one), the active group (null without one), and what has moved. */
  die: movementDieOf,
  march: (p) => {
    const march = marchView(p);
    return march === null ? null : { ...march, at: nameOf(p, 'location', groupAt(p)) };
  },
  moved: (p) => mirror.seen(p, 'moved'),
  /** S15.2.A-07: who has fought in this Segment, and where. */
  fought: (p) => mirror.seen(p, 'fought'),
  /** 13: the Naval Movement of this Segment (null without one): where, who and what is aboard, from where, with whom. */
  voyage: voyageView,
  movedUnits: (p) => {
    const moved = stacks(p).filter((stack) => stack.moved.some((count) => count > 0));
    return Object.fromEntries(moved.map((stack) => [armyName(p, stack), counts(p, stack.moved)]));
  },
  /** 14: the Land Battle that is being fought (null without one), the Attacker first in every list. */
  battle: (p) => {
    const fought = under(p, 'landBattle');
    if (fought === null) return null;
    const { attacker, defender, location, asideOf, aside, chiefs, elephants, rolls, scores } = fought;
    return {
      at: nameOf(p, 'location', location),
      sides: [ownerView(attacker), ownerView(defender)],
      aside: aside === 0 ? null : { [String(ownerView(asideOf))]: aside },
      commanders: chiefs.map((general) => nameOfGeneral(p, general)),
      elephants: [...elephants],
      rolls: [...rolls],
      scores: [...scores],
    };
  },
  order: (p) => [...turnOrder(p)],
  colours: (p) => allSeats(p).map((seat) => mirror.seenOf(p, 'factions', seat).colour),
  /** The spaces of each player, in the order of the board. */
  pcsOf: bySeat((p, seat) => namesWhere(p, 'space', (space) => pcOn(p, space) === seat)),
  provinces: (p) => ofAll(p, 'province', (province) => ownerView(p.holder[province])),
  /** As the parts of a scene have it: an Independent General without an owner. */
  generals: (p) =>
    ofAll(p, 'general', (general) => phrases.of(p, 'generals', general)?.replace('independent ', '') ?? null),
  /** 7.1: what is printed on each General's counter. */
  ratings: (p) =>
    ofAll(p, 'general', (general) => {
      const { initiative, battle, seniority } = p.box.generals[general];
      return { initiative, battle, seniority };
    }),
  /** 7.1: what each General on the map is worth where he is, with the CUs of his owner there. */
  abilities: (p) => ofSome(p, 'general', (general) => (isOnMap(p, general) ? abilitiesOf(p, general) : null)),
  /** 7.3, 9.2, 14: the tables as the rules read them. */
  tables: (p) => ({
    scores: upTo(16).map((roll) => upTo(32).map((strength) => inBattle.scoreOf(p, roll, strength))),
    attrition: upTo(17, 1).map((column) =>
      upTo(8, 1).map((die) => {
        const { cus, elephantFirst } = attritionOf(p, column, die);
        return elephantFirst ? `${cus}e` : String(cus);
      }),
    ),
    // Without a Cavalry CU, and with one.
    stronghold: [0, 1].map((count) =>
      strongholdColumn(
        p,
        p.box.units.map((_, unit) => (unit === CAVALRY ? count : 0)),
      ),
    ),
    elephants: upTo(6, 1).map((die) => inBattle.elephantStrength(p, die)),
    killed: (['win', 'draw', 'loss'] as const).map((result) =>
      upTo(6, 1).filter((die) => killsOn(p, die, result)),
    ),
    // From -2 to 9: Siege Points and losses.
    sieges: upTo(9, -2).map((roll) => {
      const { points, losses } = siegeResult(p, roll);
      return `${points}/${losses}`;
    }),
    failed: localTroops(p, 0, 0, [0]),
    removePc: [p.box.content.marching.removePcMps, p.box.content.marching.removePcCus],
  }),
  units: (p) => stacks(p).map((stack) => `${armyName(p, stack)}${unitText(stack.units)}`),
  gone: (p) => ofAll(p, 'unit', (unit) => goneUnits(p, unit)),
  royals: (p) => ofAll(p, 'royal', (royal) => phrases.of(p, 'royals', royal)),
  lasting: (p) => mirror.rows(p, 'lasting'),
  champions: (p) => allSeats(p).filter((seat) => isChampion(p, seat)),
  /** What gives each player points, by clause. */
  pointSources: bySeat((p, seat) => byClause(pointSources(p, seat))),
  legitimacySources: bySeat((p, seat) => byClause(legitimacySources(p, seat))),
  fleets: (p) => ofAll(p, 'fleet', (fleet) => phrases.of(p, 'fleets', fleet)),
  fleetStrength: bySeat(fleetStrength),
  capitals: bySeat((p, seat) => phrases.of(p, 'capitals', seat)),
  training: bySeat((p, seat) => phrases.of(p, 'training', seat)),
  seniority: bySeat(seniorityOf),
  tieBreakCus: bySeat(tieBreakCus),
  isolated: bySeat((p, seat) => namesOf(p, 'space', isolatedOf(p, seat))),
  hands: bySeat((p, seat) => namesOf(p, 'card', handOf(p, seat))),
  /** D2-10: hands as each seat sees them: its own cards, and how many the others have. */
  handsSeen: bySeat((p, seat) => {
    const { hand, factions } = seenBy(p, seat);
    return ofAll(p, 'seat', (other) => (other === seat ? hand : factions[other].hand));
  }),
  /** D6-36: the cards of other hands that each seat knows of. */
  known: bySeat((p, seat) => {
    const { factions } = seenBy(p, seat);
    return factions.flatMap(({ shown, seen }, other) => (other === seat ? [] : [...shown, ...seen]));
  }),
  /** D4-06: of which Generals each seat knows to whom they were offered. */
  offersSeen: bySeat((p, seat) => {
    const { generals } = seenBy(p, seat);
    return Object.keys(generals).filter(
      (name) => generals[name].state === 'offered' && generals[name].owner !== null,
    );
  }),
  front: (p) => deckView(p).front,
  drawPile: drawPileSize,
  besieged,
  /** 15: whose Siege Points lie where, and how many; how many take each space that can be Besieged. */
  sieges: (p) => ofSome(p, 'space', (space) => phrases.of(p, 'sieges', space)),
  siegesNeeded: (p) =>
    ofSome(p, 'space', (space) => (canBeBesieged(p, space) ? pointsNeeded(p, space) : null)),
  besiegedGenerals: (p) => namesWhere(p, 'general', (general) => isGeneralBesieged(p, general)),
  /** Who commands, and with what Prestige, wherever somebody has Generals or CUs. */
  commanders: byArmy((p, at, owner) => nameOfGeneral(p, commanderAt(p, at, owner))),
  /** How many CUs there are; S7.5-01: those of an Independent Army go with its General. */
  cus: byArmy(cusAt),
  prestige: byArmy(prestigeAt),
  forageLimits: (p) => ofAll(p, 'space', (space) => forageLimit(p, space)),
  /** The board: what each space is now, its locations, and what is next to it. */
  kinds: (p) => ofAll(p, 'space', (space) => kindOf(p, space)),
  locations: (p) => ofAll(p, 'space', (space) => locationsOf(p, space)),
  adjacent: (p) => ofAll(p, 'space', (space) => namesOf(p, 'space', p.box.spaces[space].adjacent)),
  provinceSpaces: (p) =>
    ofAll(p, 'province', (province) => namesOf(p, 'space', p.box.provinces[province].spaces)),
  regions: (p) => ofAll(p, 'province', (province) => p.box.provinces[province].region),
  adjacentProvinces: (p) =>
    ofAll(p, 'province', (province) => namesOf(p, 'province', p.box.provinces[province].adjacent)),
};

function abilitiesOf(p: Board, general: General): Json {
  const [location, owner] = [whereIs(p, general), ownerOf(p, general)];
  const rest = { location, asideOf: NOBODY, aside: 0, failed: [] };
  const [attacks, defends] = [
    { ...rest, attacker: owner, defender: NOBODY },
    { ...rest, attacker: NOBODY, defender: owner },
  ];
  const fights = {
    attacks: inBattle.ratingOf(p, attacks, owner, 0),
    defends: inBattle.ratingOf(p, defends, owner, 0),
    elephants: inBattle.ratingOf(p, attacks, owner, 1),
    local: localTroops(p, location, owner, []),
    strength: inBattle.strengthOf(p, attacks, owner),
  };
  const reacts = {
    charges: inBattle.hasCavalry(p, attacks, owner),
    intercepts: interceptsFrom.sum(p, general, location),
    evades: evadesFrom.sum(p, general, location),
  };
  if (owner === INDEPENDENT) return { ...fights, ...reacts };
  return { ...fights, initiative: movementInitiative(p, general, location), ...reacts };
}
function kindOf(p: Board, space: number): string {
  if (isMajorCity(p, space)) return 'major';
  if (isStronghold(p, space)) return 'stronghold';
  return isMinorCity(p, space) ? 'minor' : 'transit';
}
