/** The forecast of a voyage (13): the ports within reach, who may meet it with what odds, and what going ashore brings. */

import { describe, expect, it } from 'vitest';
import type { DropForecast, EngageForecast, SeaReachForecast, VoyageForecast } from '../src/index.ts';
import { forecast } from './forecasts.ts';
import { plays } from './reactions.ts';
import { type Scene, scene } from './scene.ts';

/** Antigonos at Phaselis with Karia's Fleet, upgraded, and the Kilikia Fleet; Kypros is another's. */
const PHASELIS: Scene = {
  turn: 3,
  round: 1,
  step: 'activation',
  active: 0,
  die: 5,
  colours: ['blue', 'green', 'red', 'yellow'],
  provinces: { lykia: 0, karia: 0, kypros: 1, rhodos: 1, makedonia: 2 },
  generals: { antigonos: '0 phaselis', laomedon: '1 salamis' },
  units: ['0 phaselis loyal 4 mercenary 4 elephant 1', '1 salamis loyal 1 mercenary 1'],
  fleets: { karia: 'upgraded', kilikia: '0' },
};
const naming = { march: 'antigonos', from: 'phaselis', side: 'outside', loyal: 4, mercenary: 3, elephant: 1 };
const embark = { embark: 'antigonos', escort: ['karia', 'kilikia'], loyal: 4, mercenary: 3, elephant: 1 };

describe('a voyage that is considered', () => {
  it('S13.2-07 reaches the ports that its MPs pay for, by the cheapest way', () => {
    const { position } = scene(PHASELIS);
    const reach = forecast<SeaReachForecast>(position, 0, { seaReach: true, naming, embark });
    expect(reach.refused).toBeNull();
    expect(reach.left).toBe(4);
    expect(reach.spaces.paphos).toEqual({ cost: 1, way: ['paphos'] });
    expect(reach.spaces.salamis).toEqual({ cost: 2, way: ['paphos', 'salamis'] });
    expect(reach.spaces.phaselis).toBeUndefined();
  });

  it('S13.1-03 is refused with more than eight CUs, with its clause', () => {
    const { position } = scene(PHASELIS);
    const all = { loyal: 4, mercenary: 4, elephant: 1 };
    const request = { seaReach: true, naming: { ...naming, ...all }, embark: { ...embark, ...all } };
    expect(forecast<SeaReachForecast>(position, 0, request)).toMatchObject({
      refused: 'S13.1-03',
      spaces: {},
    });
  });

  it('S13.3.A-02 tells who may declare where, and with what odds against all his Fleets', () => {
    const { position } = scene(PHASELIS);
    const seaWay = ['paphos', 'salamis'];
    const voyage = forecast<VoyageForecast>(position, 0, { seaWay, naming, embark });
    expect(voyage).toMatchObject({ cost: 2, left: 2, blocked: null, escort: 3, cus: 8, land: 2 });
    expect(voyage.steps).toEqual([
      { space: 'paphos', cost: 1 },
      { space: 'salamis', cost: 1 },
    ]);
    const green = voyage.others.find(({ seat }) => seat === 1);
    expect(green).toMatchObject({
      strength: 3,
      may: [true, true],
      near: { space: 'paphos', paths: 0 },
      clause: null,
    });
    const red = voyage.others.find(({ seat }) => seat === 2);
    expect(red).toMatchObject({ strength: 1, clause: 'S13.3.A-02', near: null });
    expect(voyage.least).toBeCloseTo((green?.win ?? 0) + (green?.draw ?? 0));
    expect(voyage.back).toEqual({ space: 'phaselis', side: 'outside' });
    expect(voyage.losses).toBeGreaterThan(0);
    // Laomedon is outside.
    expect(voyage.landing).toMatchObject({ space: 'salamis', meets: 'battle' });
  });

  it('S13.2-24 a party that is dropped off has a forecast of its own', () => {
    const table = scene(PHASELIS);
    const cus = { cavalry: 0, royal: 0, 'silver-shields': 0 };
    table.does(0, { ...naming, with: [], ...cus, carry: [] });
    table.does(0, { ...embark, with: [], ...cus, carry: [] });
    table.does(0, { sail: 'paphos' });
    const asked = forecast<EngageForecast>(table.position, 1, { engage: true });
    expect(asked.odds.map(({ strength }) => strength)).toEqual([1, 2, 3]);
    expect(asked.champion).toBe(0);
    table.does(1, { pass: true });
    const dropped = forecast<DropForecast>(table.position, 0, {
      dropOff: { dropOff: 'outside', with: [], guard: ['alketas'], mercenary: 2 },
    });
    expect(dropped.back).toEqual({ space: 'phaselis', side: 'outside' });
    expect(dropped.step.interceptions.map(({ general }) => general)).toEqual(['laomedon']);
    const landing = forecast<VoyageForecast>(table.position, 0, { seaWay: [] }).landing;
    expect(landing?.space).toBe('paphos');
  });

  it('S13.3.D-08 a defeat leads to the port, or past a host’s camp along the road (D13-23)', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 tarsos', lysimachos: '2 issos' },
        units: ['0 tarsos loyal 2', '2 issos loyal 4'],
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { request: 'issos' }],
      [2, { grant: true }],
      [0, { honour: true }],
      [0, { embark: 'antigonos', loyal: 2 }],
    );
    const { back } = forecast<VoyageForecast>(table.position, 0, { seaWay: ['myriandros'] });
    expect(back).toEqual({ space: 'tarsos', side: 'outside' });
  });
});
