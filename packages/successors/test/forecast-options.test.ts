/** Forecasts where optional rules (16) are agreed on. */

import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import type { SiegeForecast, WayForecast } from '../src/index.ts';
import { forecast } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';
import { active } from './sieges.ts';

describe('forecasts with optional rules', () => {
  const march: Scene = {
    die: 4,
    generals: { antigonos: '0 sardeis', glaukias: 'ephesos', seuthes: 'pergamon' },
    units: ['0 sardeis loyal 4'],
    hands: { 1: ['fog'] },
  };
  const step = (position: Scene) => {
    const naming = { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 };
    const { steps } = forecast<WayForecast>(scene(position).position, 0, { way: ['pergamon'], naming });
    return steps[0];
  };

  it('name Independents who could be incited (S16.11-01), and nobody else', () => {
    const { interceptions, evasions } = step({ ...march, options: { independentReactions: true } });
    expect(interceptions).toMatchObject([{ seat: 'independent', general: 'glaukias', needed: 4 }]);
    expect(evasions).toMatchObject([{ seat: 'independent', general: 'seuthes', needed: 4 }]);
    expect(step(march)).toMatchObject({ interceptions: [], evasions: [] });
    const without = { ...march, hands: {}, options: { independentReactions: true } };
    expect(step(without)).toMatchObject({ interceptions: [], evasions: [] });
  });

  const siege = (position: object) =>
    forecast<SiegeForecast>(
      active({ sieges: { sardeis: '0 2' }, units: ['1 sardeis inside mercenary 2'], ...position }).position,
      0,
      { siege: 'sardeis' },
    );
  it('count the CUs that stand in for Siege Points (S16.5-01)', () => {
    expect(siege({}).now?.falls).toBeGreaterThan(0.5);
    expect(siege({ options: { siegeDefence: true } }).now?.falls).toBe(0);
    expect(siege({ options: { siegeDefence: true } }).again?.falls).toBeGreaterThan(0);
  });
  it('say when Royal Army CUs do not count (S16.6-02)', () => {
    const proud = { royals: { alexandros: 'sardeis inside by 1' }, cus: 'royal 4' };
    expect(siege(proud).blocked).toBe(null);
    expect(siege({ ...proud, options: { royalArmySieges: true } })).toMatchObject({
      blocked: 'S16.6-02',
      now: { falls: 0, losses: 0 },
    });
  });

  it('count every throw of a battle with Cavalry and Elephants (S16.9-26, S16.9-27)', () => {
    const table = scene({
      options: { cavalry: true },
      die: 4,
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      units: ['0 pergamon loyal 3 cavalry 1 elephant 1', '1 ephesos loyal 3 cavalry 1 elephant 1'],
    });
    const naming = {
      march: 'antigonos',
      from: 'pergamon',
      side: 'outside',
      loyal: 3,
      cavalry: 1,
      elephant: 1,
    };
    const [{ battle }] = forecast<WayForecast>(table.position, 0, { way: ['ephesos'], naming }).steps;
    const { strengths, scores } = content.tables.battleTable;
    const score = (roll: number, strength: number) =>
      scores[String(roll)][Math.min(strengths.length - 1, Math.max(0, strength - strengths[0]))];
    const faces = [1, 2, 3, 4, 5, 6];
    const strong = (die: number) => Math.max(0, die - 2);
    const rolls = faces.flatMap((a) => faces.map((b) => Math.max(a, 3) + Math.max(b, 3)));
    const count = { win: 0, draw: 0, lose: 0 };
    for (const mine of faces)
      for (const theirs of faces)
        for (const a of rolls)
          for (const d of rolls) {
            const attacks = score(a + (strong(theirs) === 0 ? 1 : 0), 7 + strong(mine));
            const defends = score(d + (strong(mine) === 0 ? 1 : 0), 7 + strong(theirs));
            count[attacks > defends ? 'win' : attacks < defends ? 'lose' : 'draw']++;
          }
    const all = 36 ** 3;
    expect(battle?.win).toBeCloseTo(count.win / all, 9);
    expect(battle?.draw).toBeCloseTo(count.draw / all, 9);
    expect(battle?.lose).toBeCloseTo(count.lose / all, 9);
    expect([battle?.attacker.charges, battle?.defender.charges]).toEqual([true, true]);
  });

  it('say what a Siege costs with Cavalry, and that it is Dispersed and not lost (S16.9-16, S16.9-17)', () => {
    const raid = (cus: string, options = {}) =>
      forecast<SiegeForecast>(
        active({ at: 'aitolia', pc: 'independent', cus, options, die: 3 }).position,
        0,
        { siege: 'aitolia' },
      );
    const riding = raid('loyal 3 cavalry 2', { cavalry: true });
    expect(riding).toMatchObject({ cost: 1, riders: 2, now: { losses: 0 }, again: { losses: 0 } });
    const foot = raid('loyal 5', { cavalry: true });
    expect(foot).toMatchObject({ cost: 2, riders: 0 });
    expect(foot.now?.losses).toBeGreaterThan(0);
    expect(riding.now?.falls).toBe(foot.now?.falls);
  });

  it('count the Attrition of who is pursued (S16.9-29)', () => {
    const losses = (options: object) => {
      const position = { ...march, generals: { antigonos: '0 sardeis', eumenes: '1 pergamon' } };
      const units = ['0 sardeis loyal 4 cavalry 4', '1 pergamon loyal 4'];
      const naming = { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4, cavalry: 4 };
      const table = scene({ ...position, units, options: options as { cavalry: boolean } });
      const [{ battle }] = forecast<WayForecast>(table.position, 0, { way: ['pergamon'], naming }).steps;
      return battle as NonNullable<typeof battle>;
    };
    const [usual, pursued] = [losses({}), losses({ cavalry: true })];
    expect(pursued.win).toBeGreaterThan(usual.win);
    const mean = ({ defenderLosses, draw, lose, win }: typeof usual) => (defenderLosses - draw - lose) / win;
    expect(mean(pursued)).toBeGreaterThan(mean(usual) + 0.5);
  });
});
