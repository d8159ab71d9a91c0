/** The forecast of a Siege (15): what every die gives, the chances of one and more, and what the fall is worth. */

import { describe, expect, it } from 'vitest';
import type { SiegeForecast } from '../src/index.ts';
import { forecast } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';

describe('a Siege that is considered', () => {
  /** Antigonos before Sardeis, a city of seat 1 without a port, with four CUs. */
  const BEFORE: Scene = {
    turn: 2,
    pcs: { sardeis: 1 },
    generals: { antigonos: '0 sardeis' },
    units: ['0 sardeis loyal 4'],
    successors: [0],
  };
  const siege = (at: Scene, request: object = {}): SiegeForecast =>
    forecast<SiegeForecast>(scene(at).position, 0, { siege: 'sardeis', ...request });
  const naming = { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 };

  it('S15.2.B-09 says what every die gives, and why', () => {
    const { modifier, reasons, rolls } = forecast<SiegeForecast>(
      scene({
        ...BEFORE,
        pcs: { rhodos: 1 },
        generals: { menelaos: '0 rhodos' },
        units: ['0 rhodos loyal 3'],
      }).position,
      0,
      { siege: 'rhodos' },
    );
    expect(modifier).toBe(-1);
    expect(reasons).toEqual([
      { clause: 'S15.2.B-02', by: -1 },
      { clause: 'S15.2.B-03', by: -1 },
      { clause: 'S15.2.B-07', by: 1 },
    ]);
    expect(rolls[0]).toEqual({ die: 1, total: 0, points: 0, losses: 1 });
    expect(rolls[5]).toEqual({ die: 6, total: 5, points: 1, losses: 0 });
  });

  it('S15.4-01 the chances of one Siege, of two, and of one more in the next Surrender Segment', () => {
    const { now, again, surrender } = siege({ ...BEFORE, die: 6, sieges: { sardeis: '0 1' } }, { naming });
    // Two points: a 6. A 1, a 2 or a 3 costs a CU.
    expect(now?.falls).toBeCloseTo(1 / 6);
    expect(now?.losses).toBeCloseTo(3 / 6);
    // Not at once: 1 (no point), or 2 to 5 (one); then a 6, or 2 to 6.
    expect(again?.falls).toBeCloseTo(1 / 6 + (1 / 6) * (1 / 6) + (4 / 6) * (5 / 6));
    expect(surrender.falls).toBeGreaterThan(again?.falls ?? 1);
  });

  it('S9.3.C-01 a second one only if it can be paid', () => {
    const { now, again } = siege({ ...BEFORE, die: 1 }, { naming });
    expect([now === null, again]).toEqual([false, null]);
    expect(siege({ ...BEFORE, die: 6 }, { naming }).again).not.toBeNull();
    expect(siege({ ...BEFORE, die: 6 }, { naming, mps: 1 }).now).toBeNull();
  });
  it('S15.2.A-02 in a Surrender Segment one, and one in the next', () => {
    const { blocked, now, again } = siege({ ...BEFORE, step: 'surrender' });
    expect([blocked, again]).toEqual([null, null]);
    expect(now?.losses).toBeCloseTo(3 / 6);
  });
  it('S9.3.C-03 says what forbids it, and is told of another Army', () => {
    const few = { ...BEFORE, units: ['0 sardeis loyal 2'] };
    expect(siege({ ...few, die: 6 }, { naming: { ...naming, loyal: 2 } })).toMatchObject({
      blocked: 'S9.3.C-03',
      cus: 2,
      least: 3,
      now: { falls: 0, losses: 0 },
    });
    expect(siege(few, { general: 'demetrios' })).toMatchObject({
      least: 2,
      modifier: 1,
      general: 'demetrios',
    });
    expect(siege({ ...BEFORE, generals: {}, units: [] }, { cus: 5 })).toMatchObject({
      cus: 5,
      general: null,
    });
  });

  it('S15.4-06 what is inside, and what its fall is worth, less the rank of Champion', () => {
    const found = siege({
      ...BEFORE,
      die: 6,
      successors: [],
      provinces: { lydia: 1 },
      generals: { antigonos: '0 sardeis', lysimachos: '1 sardeis inside' },
      units: ['0 sardeis loyal 4', '1 sardeis inside mercenary 1 loyal 1'],
      royals: { herakles: 'sardeis inside by 1' },
    });
    expect(found).toMatchObject({
      champion: 1,
      inside: {
        eliminated: { mercenary: 1 },
        dispersed: { loyal: 1 },
        generals: ['lysimachos'],
        minors: [],
        royals: ['herakles'],
      },
    });
    expect(found.fall).toEqual({
      uncontrolled: [
        { seat: 0, vp: 0, l: -1 },
        { seat: 1, vp: -3, l: -2 },
      ],
      controlled: [
        { seat: 0, vp: 0, l: -1 },
        { seat: 1, vp: -3, l: -2 },
      ],
      fleets: [],
      royals: [{ royal: 'herakles', to: 0 }],
    });
  });
  it('S15.2.B-12 counts Royal Army CUs that would come over', () => {
    const royals = {
      ...BEFORE,
      popularity: { antigonos: 4 },
      generals: { antigonos: '0 sardeis', lysimachos: '1 sardeis inside' },
      units: ['0 sardeis loyal 4', '1 sardeis inside royal 2'],
    };
    expect(siege(royals).royals).toBe(2);
    expect(siege({ ...royals, successors: [] }).royals).toBe(2);
    expect(siege({ ...royals, popularity: { antigonos: 2 } }).royals).toBe(0);
  });
});
