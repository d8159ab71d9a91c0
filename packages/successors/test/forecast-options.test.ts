/** Forecasts where optional rules (16) are agreed on. */

import { describe, expect, it } from 'vitest';
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
});
