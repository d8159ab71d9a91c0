/** The odds that a forecast gives of a Land Battle (14): those that counting every throw gives. */

import { describe, expect, it } from 'vitest';
import { type BattleForecast, content, type WayForecast } from '../src/index.ts';
import { battle, forecast, inPersepolis, PERSIS } from './forecasts.ts';
import { scene } from './scene.ts';

describe('the battle of E14', () => {
  const e14 = () => battle({ loyal: 2, elephant: 4 }, 'loyal 2 mercenary 2');

  it('says what each side brings, and why', () => {
    const { attacker, defender } = e14();
    expect(attacker).toEqual({
      owner: 0,
      general: 'peithon',
      battle: 3,
      parts: [
        { what: 'elephant', count: 4, each: null, by: 0, clause: 'S14.6-01' },
        { what: 'loyal', count: 2, each: 2, by: 4, clause: 'S14.6-03' },
      ],
      strength: 4,
      elephants: 4,
      charges: false,
      aside: 0,
      prestige: null,
    });
    expect(defender).toEqual({
      owner: 1,
      general: 'peukestas',
      battle: 2,
      parts: [
        { what: 'mercenary', count: 2, each: 1, by: 2, clause: 'S14.6-03' },
        { what: 'loyal', count: 2, each: 2, by: 4, clause: 'S14.6-03' },
        { what: 'local', count: 1, each: 1, by: 1, clause: 'S14.5-01' },
        { what: 'local', count: 1, each: 1, by: 1, clause: 'S14.5-05' },
      ],
      strength: 8,
      elephants: 0,
      charges: false,
      aside: 0,
      prestige: null,
    });
  });

  it('has the odds that counting every throw gives', () => {
    const odds = e14();
    const { strengths, scores } = content.tables.battleTable;
    const score = (roll: number, strength: number) => {
      const [least, most] = [strengths[0], strengths[strengths.length - 1]];
      return scores[String(roll)][Math.max(least, Math.min(most, strength)) - least];
    };
    const faces = [1, 2, 3, 4, 5, 6];
    const pairs = (rating: number) =>
      faces.flatMap((a) => faces.map((b) => Math.max(a, rating) + Math.max(b, rating)));
    const elephants = faces.flatMap((a) =>
      faces.flatMap((b) =>
        faces.flatMap((c) =>
          faces.map((d) => [a, b, c, d].reduce((sum, die) => sum + Math.max(0, die - 2), 0)),
        ),
      ),
    );
    const count = { win: 0, draw: 0, lose: 0, attackerKilled: 0, defenderKilled: 0, one: 0, other: 0 };
    let all = 0;
    for (const trampling of elephants)
      for (const attacks of pairs(3))
        for (const defends of pairs(2)) {
          const [a, d] = [score(attacks, 4 + trampling), score(defends, 8)];
          all++;
          count[a > d ? 'win' : a < d ? 'lose' : 'draw']++;
          // S14.8-02, S14.8-03
          if (attacks === 9) count.attackerKilled += (a < d ? 2 : 1) / 6;
          if (defends === 9) count.defenderKilled += (d < a ? 2 : 1) / 6;
          if (a === d || (a > d && a < 2 * d)) count.one++;
          if (a === d || (d > a && d < 2 * a)) count.other++;
        }
    for (const key of ['win', 'draw', 'lose', 'attackerKilled', 'defenderKilled'] as const)
      expect(odds[key]).toBeCloseTo(count[key] / all, 10);
    // S14.9-05 to S14.9-07: of two Macedonian CUs Attrition takes what column 2 says.
    const attrition = content.tables.attritionTable.columns['2']
      .slice(0, 6)
      .map((entry) => Number.parseInt(entry, 10) || 0);
    const mean = attrition.reduce((sum, lost) => sum + lost, 0) / 6;
    expect(odds.attackerLosses).toBeCloseTo((count.one + count.lose * (4 + mean)) / all, 10);
    expect(odds.defenderLosses).toBeCloseTo((count.other + count.win * (2 + mean)) / all, 10);
    expect(odds.attackerDispersed).toBeCloseTo((count.lose * (2 - mean)) / all, 10);
    expect(odds.defenderDispersed).toBeCloseTo((count.win * (2 - mean)) / all, 10);
  });
});

describe('odds', () => {
  const armies = [
    'loyal 1',
    'mercenary 2 loyal 1',
    'elephant 3 mercenary 1',
    'royal 4',
    'loyal 3 elephant 2',
  ];
  const unitsOf = (army: string): { [unit: string]: number } => {
    const words = army.split(' ');
    return Object.fromEntries(
      words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])),
    );
  };

  it.each(armies)('are all that can happen: %s', (army) => {
    for (const other of armies) {
      const step = inPersepolis(unitsOf(army), other);
      if (step.battle === null) continue;
      const { win, draw, lose, ...rest } = step.battle;
      expect(win + draw + lose).toBeCloseTo(1, 12);
      for (const chance of [win, draw, lose, rest.attackerKilled, rest.defenderKilled]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are the same from the other side, where nothing but the armies tells the sides apart', () => {
    const ratings = { generals: { krateros: '0 parsargadai', peukestas: '1 persepolis' }, pcs: {} };
    const sides = (mine: string, theirs: string, [a, b]: readonly string[]): BattleForecast => {
      const units = [`0 parsargadai ${mine}`, `1 persepolis ${theirs}`];
      const generals = { [a]: '0 parsargadai', [b]: '1 persepolis' };
      const { position } = scene({ ...PERSIS, ...ratings, generals, units });
      const naming = { march: a, from: 'parsargadai', side: 'outside', ...unitsOf(mine) };
      const { steps } = forecast<WayForecast>(position, 0, { way: ['persepolis'], naming });
      return steps[0].battle as BattleForecast;
    };
    for (const [mine, theirs] of [
      ['loyal 3', 'mercenary 4'],
      ['elephant 2 loyal 1', 'loyal 4'],
    ]) {
      const one = sides(mine, theirs, ['perdikkas', 'antigonos']);
      const other = sides(theirs, mine, ['antigonos', 'perdikkas']);
      expect(one.win).toBeCloseTo(other.lose, 12);
      expect(one.draw).toBeCloseTo(other.draw, 12);
      expect(one.attackerKilled).toBeCloseTo(other.defenderKilled, 12);
      expect(one.attackerLosses).toBeCloseTo(other.defenderLosses, 12);
      expect(one.defenderDispersed).toBeCloseTo(other.attackerDispersed, 12);
    }
  });

  it.each(['mercenary', 'elephant', 'loyal'])('never fall with another CU: %s', (unit) => {
    let before = 0;
    for (let count = 1; count <= 8; count++) {
      const { win } = battle({ [unit]: count }, 'loyal 3');
      expect(win).toBeGreaterThanOrEqual(before);
      before = win;
    }
  });

  it('leave Royal Army CUs aside that do not fight, and say what Prestige decided', () => {
    const { attacker, defender } = battle({ loyal: 1, royal: 2 }, 'loyal 2', {
      popularity: { peithon: 1, peukestas: 5 },
    });
    expect(attacker).toMatchObject({ strength: 2, aside: 2, prestige: 1 });
    expect(defender).toMatchObject({ aside: 0, prestige: 5 });
  });

  it('know Independent Armies, two at once, which lose all or nothing (D14-01, D14-07)', () => {
    const armies = content.independentArmies.slice(0, 2);
    const generals = { peithon: '0 parsargadai', [armies[0].id]: 'persepolis', [armies[1].id]: 'persepolis' };
    const { attacker, defender, ...odds } = battle({ loyal: 4 }, '', { generals, pcs: {} });
    const cus = armies[0].cus + armies[1].cus;
    expect(defender).toMatchObject({ owner: 'independent', strength: cus, elephants: 0 });
    expect(defender.battle).toBe(Math.max(armies[0].battle, armies[1].battle));
    expect(odds.defenderLosses).toBeCloseTo(odds.win * cus, 12);
    expect([odds.defenderDispersed, odds.defenderKilled]).toEqual([0, 0]);
    expect(attacker.strength).toBe(8);
  });
});
