/** A sample of `npm run campaign:oracle` (docs/campaigns.md), and the oracle by the worked examples of the book. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { battleOdds, sidesOf } from './book/battle.ts';
import { holders } from './book/control.ts';
import { attritionOf, battleScore, chanceOf, DIE, elephantDice, mean } from './book/dice.ts';
import { neededFor } from './book/generals.ts';
import { navalOdds } from './book/naval.ts';
import { legitimacy, victoryPoints } from './book/points.ts';
import { siegeModifiers, siegeOdds, siegeResult } from './book/siege.ts';
import type { OpenTable } from './book/table.ts';
import { campaignOracle } from './campaign.ts';
import { newLedger } from './ledger.ts';

const BLUE = 0;
const RED = 1;

const faction = { champion: false, dispersed: { units: {} }, waiting: { units: {} } };

/** Nothing but what is said. */
const table = (parts: Partial<OpenTable>): OpenTable => ({
  pcs: {},
  stacks: [],
  royals: {},
  generals: new Proxy({}, { get: () => ({ owner: null, state: 'map', at: null, popularity: 0 }) }),
  fleets: {},
  lasting: {},
  burier: null,
  usurper: null,
  factions: [faction, faction],
  turn: 2,
  voyage: null,
  march: null,
  sieges: {},
  options: {},
  ...parts,
});

it('the book and the game say the same of random games and wars', () => {
  const { failures, positions, games, wars, optional, compared } = campaignOracle(2000, 'sample');
  expect(failures).toEqual([]);
  expect(positions).toBe(2000);
  expect([games, wars, optional].every((count) => count > 1)).toBe(true);
  expect(optional).toBeLessThan(games + wars);
  // Nothing was compared with nothing.
  for (const subject of SUBJECTS)
    expect([subject, compared[subject] ?? 0]).toEqual([subject, expect.toSatisfy((n) => n > 0)]);
});
const SUBJECTS = [
  ...[
    'Provinces',
    'Victory Points',
    'Legitimacy',
    'Fleets',
    'Besieged',
    'who may Intercept',
    'where to Evade',
  ],
  ...['Interception', 'Evasion', 'Interceptions ahead', 'Evasions ahead', 'meeting', 'Prestige'],
  ...['battle ahead', 'battle chances', 'battle strength', 'battle roll', 'battle result', 'General loss'],
  ...['Siege modifiers', 'Siege result', 'Siege chances', 'may declare', 'naval chances', 'naval roll'],
];

it('the oracle knows the book and the content, and nothing of the code of the game', () => {
  const folder = new URL('book/', import.meta.url);
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const taken = [...text.matchAll(/from '([^']+)'|import\('?([^')]+)/g)].map(
      ([, source, other]) => source ?? other,
    );
    expect(taken.filter((source) => !/^\.\/[\w-]+\.ts$|^node:fs$/.test(source))).toEqual([]);
  }
});

it('a difference is told, with where it is', () => {
  const ledger = newLedger();
  ledger.at = 'game 7, rest 12';
  ledger.compare('Victory Points', 9, 9, 'seat 0');
  ledger.compare('Victory Points', 9, 10, 'seat 1');
  expect(ledger.compared).toEqual({ 'Victory Points': 2 });
  expect(ledger.differences).toEqual([
    'game 7, rest 12, Victory Points seat 1: by the book 9, in the game 10',
  ]);
});

describe('the oracle by the worked examples of the book', () => {
  /** 14.5 to 14.9: Peukestas at Persepolis, which is Blue's, without the Province. */
  const persepolis = table({
    pcs: { persepolis: BLUE },
    stacks: [
      {
        at: 'persepolis',
        inside: false,
        owner: BLUE,
        generals: ['eumenes', 'peukestas'],
        units: { loyal: 2, mercenary: 2 },
        cus: 4,
      },
      {
        at: 'persepolis',
        inside: false,
        owner: RED,
        generals: ['peithon'],
        units: { loyal: 2, elephant: 4 },
        cus: 6,
      },
    ],
  });
  const battle = { space: 'persepolis', attacker: RED, defender: BLUE };

  it('14.5, 14.6: Peukestas has 2 Local Troops points and Strength 8, Peithon 4 and his Elephants', () => {
    const { attacker, defender } = sidesOf(persepolis, battle);
    expect([defender.commander, defender.local, defender.strength]).toEqual(['peukestas', 2, 8]);
    expect([attacker.commander, attacker.local, attacker.strength]).toEqual(['peithon', 0, 4]);
    expect([defender.rating(false), attacker.rating(true)]).toEqual([2, 3]);
  });
  it('14.7: a 9 with Strength 8 scores 6, a raised 6 with Strength 11 scores 5', () => {
    expect([battleScore(9, 8), battleScore(6, 11)]).toEqual([6, 5]);
  });
  it('14.3: a card adds 1 to the roll, another keeps Elephants from it; oratory is Prestige', () => {
    const cards = {
      eased: new Map([[BLUE, 1]]),
      calmed: new Set([RED]),
      orators: new Map([['peithon', 5]]),
    };
    const { attacker, defender } = sidesOf(persepolis, { ...battle, cards });
    expect([attacker.elephants, attacker.eased, attacker.prestige]).toEqual([0, 0, 5]);
    expect([defender.eased, defender.prestige]).toEqual([1, 0]);
    expect(battleOdds(persepolis, { ...battle, cards }).lose).toBeGreaterThan(
      battleOdds(persepolis, battle).lose,
    );
  });
  it('12.2 B: whoever has failed to Evade has no Local Troops', () => {
    expect(sidesOf(persepolis, { ...battle, failed: [BLUE] }).defender.local).toBe(0);
  });
  it('14: one of the three must come of it, and nobody loses more than he has', () => {
    const { win, draw, lose, losses, dispersed } = battleOdds(persepolis, battle);
    expect(win + draw + lose).toBeCloseTo(1, 12);
    expect(losses.attacker + dispersed.attacker).toBeLessThan(6);
    expect(losses.defender + dispersed.defender).toBeLessThan(4);
  });
  it('14.9: a 4 costs a group of two nothing by Attrition; 13.3: a 6 costs one CU its life', () => {
    expect([attritionOf(2, 4), attritionOf(1, 6)]).toEqual([0, 1]);
  });
  it('7.2 C: Elephants that roll 3, 5 and 1 have 1, 3 and 0; one has 10/6 in the mean', () => {
    expect(mean(elephantDice(1), ({ sum }) => sum)).toBeCloseTo(10 / 6, 12);
    expect(mean(DIE, (die) => Math.max(0, die - 2))).toBeCloseTo(10 / 6, 12);
  });
  it('13.3: Strength 3 with a 6 scores 1, Strength 2 with a 10 scores 3', () => {
    expect([battleScore(6, 3), battleScore(10, 2)]).toEqual([1, 3]);
    const { win, lose } = navalOdds(2, 2);
    expect(win).toBeCloseTo(lose, 12);
  });
  it('15.2: Demetrios before Pella rolls a 2: one Siege Point, one CU lost', () => {
    const { fleets, commander } = siegeModifiers(table({}), {
      space: 'pella',
      seat: BLUE,
      general: 'demetrios',
    });
    expect([fleets, commander]).toEqual([0, 1]);
    expect(siegeResult(2 + commander)).toEqual({ points: 1, losses: 1 });
  });
  it('16.5: two CUs inside Pella take the place of the two Siege Points of a 6', () => {
    const inside = {
      ...{ at: 'pella', inside: true, owner: RED, generals: [], units: { mercenary: 2 }, cus: 2 },
    };
    const besieged = { pcs: { pella: RED }, stacks: [inside], sieges: { pella: { by: BLUE, points: 2 } } };
    const plan = { space: 'pella', seat: BLUE, general: 'antigonos', army: { loyal: 3 } };
    const falls = (options: OpenTable['options']) => siegeOdds(table({ ...besieged, options }), plan).falls;
    expect(siegeResult(6).points).toBe(2);
    expect(falls({})).toBeCloseTo(5 / 6, 12);
    expect(falls({ siegeDefence: true })).toBe(0);
  });
  it('16.9: Cavalry adds 1 to a battle roll, not against Elephants that show something', () => {
    const army = (owner: number, units: { [unit: string]: number }) => ({
      ...{ at: 'pella', inside: false, owner, generals: [], units, cus: 2 },
    });
    const won = (options: OpenTable['options'], against: { [unit: string]: number }): number =>
      battleOdds(table({ stacks: [army(BLUE, { cavalry: 2 }), army(RED, against)], options }), {
        space: 'pella',
        attacker: BLUE,
        defender: RED,
      }).win;
    expect(won({ cavalry: true }, { mercenary: 2 })).toBeGreaterThan(won({}, { mercenary: 2 }));
    // One Elephant in three shows nothing.
    const [with16, without] = [won({ cavalry: true }, { elephant: 1 }), won({}, { elephant: 1 })];
    expect(with16).toBeGreaterThan(without);
    expect(with16 - without).toBeLessThan(won({ cavalry: true }, {}) - won({}, {}) + 1 / 3);
  });
  it('11.2, 12.2: Eumenes Intercepts with a 3, Lysimachos Evades with one', () => {
    expect(neededFor(table({}), 'interception', 'eumenes', BLUE, 'pella')).toBe(3);
    expect(neededFor(table({}), 'evasion', 'eumenes', BLUE, 'pella')).toBe(4);
    expect(neededFor(table({}), 'evasion', 'lysimachos', BLUE, 'pella')).toBe(3);
    expect(chanceOf(3)).toBeCloseTo(4 / 6, 12);
  });
  it('2, 3.5, 3.6: Pella and two more spaces make Makedonia, for 3 VP and 2 L', () => {
    const whole = table({
      pcs: { pella: BLUE, stoboi: BLUE, amphipolis: BLUE, poteidaia: RED },
      fleets: noFleets(),
    });
    expect(holders(whole)).toEqual({ makedonia: BLUE });
    expect([victoryPoints(whole, BLUE), legitimacy(whole, BLUE)]).toEqual([3, 2]);
    const cityless = table({
      pcs: { ...whole.pcs, pella: RED, 'herakleia-lynkestis': BLUE },
      fleets: noFleets(),
    });
    expect(holders(cityless)).toEqual({});
  });
});

const noFleets = (): OpenTable['fleets'] =>
  new Proxy({}, { get: () => ({ owner: null, upgraded: false, dispersed: false }) });
