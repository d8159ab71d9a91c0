/** The forecast of a plan (9.3): what is done on the way is judged where it would be done, and by whom it would be. */

import { describe, expect, it } from 'vitest';
import type { PlanForecast } from '../src/index.ts';
import { forecast, game } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';

const NONE = { mercenary: 0, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };
/** Antigonos at Kelainai; two Mercenaries wait at Ikonion, Dana is red, and Sardeis a Major City of red. */
const PHRYGIA: Scene = {
  turn: 3,
  die: 6,
  successors: [0, 1, 2, 3],
  pcs: { ikonion: 0, kelainai: 0, dana: 1, sardeis: 1 },
  generals: { antigonos: '0 kelainai', eumenes: '1 mazaka' },
  units: ['0 kelainai loyal 4', '0 ikonion mercenary 2', '1 mazaka loyal 1'],
};
const marching = (at: Scene = PHRYGIA) => {
  const table = scene(at);
  table.does(0, {
    march: 'antigonos',
    from: 'kelainai',
    side: 'outside',
    with: [],
    ...{ ...NONE, loyal: 4 },
    carry: [],
  });
  return table;
};
const planned = (table: ReturnType<typeof marching>, ...plan: object[]): PlanForecast =>
  forecast<PlanForecast>(table.position, 0, { plan });
const regroup = (units: object) => ({
  regroup: 'antigonos',
  with: [],
  guard: [],
  ...NONE,
  ...units,
  leave: [],
  carry: [],
});
const GO = { go: 'ikonion' };

describe('picking up and dropping off', () => {
  it('S9.1-22, S9.1-23: who waits there could come along, and goes on with the group', () => {
    const there = planned(marching(), GO);
    expect(there).toMatchObject({
      at: 'ikonion',
      group: { generals: ['antigonos'], units: { loyal: 4 } },
      fresh: { generals: [], units: { mercenary: 2 } },
      next: { regroup: null },
    });
    const with2 = planned(marching(), GO, regroup({ loyal: 4, mercenary: 2 }), { go: 'dana' });
    expect(with2).toMatchObject({
      at: 'dana',
      blocked: null,
      group: { units: { loyal: 4, mercenary: 2 } },
      fresh: { units: {} },
    });
    expect(with2.costs).toEqual([with2.steps[0].cost, 0, with2.steps[1].cost]);
  });
  it('S9.1-22: not before the group has moved', () => {
    const table = marching();
    expect(planned(table).next.regroup).toBe('S9.1-22');
    expect(planned(table, regroup({ loyal: 2 })).blocked).toEqual({ step: 0, clause: 'S9.1-22' });
  });
  it('S9.1-23: nobody comes along who is not there', () =>
    expect(planned(marching(), GO, regroup({ loyal: 4, mercenary: 3 })).blocked).toEqual({
      step: 1,
      clause: 'S9.1-23',
    }));
  it('S9.1-21: in another’s space nobody is left alone; in one’s own they stay, and are not picked up again', () => {
    expect(planned(marching(), GO, { go: 'dana' }, regroup({ loyal: 2 })).blocked).toEqual({
      step: 2,
      clause: 'S9.1-21',
    });
    const dropped = planned(marching(), GO, regroup({ loyal: 2 }));
    expect(dropped).toMatchObject({
      blocked: null,
      group: { units: { loyal: 2 } },
      fresh: { units: { mercenary: 2 } },
    });
  });
});

describe('Sieges and PCs', () => {
  it('S9.3.D-01: a PC is taken off where the group would be, and costs its MPs', () => {
    const { next, left } = planned(marching(), GO, { go: 'dana' });
    expect(next.removePc).toBeNull();
    const removed = planned(marching(), GO, { go: 'dana' }, { removePc: true });
    expect(removed.blocked).toBeNull();
    expect(removed.left).toBe((left ?? 0) - (removed.costs[2] ?? 0));
    expect(removed.costs[2]).toBeGreaterThan(0);
    expect(removed.next.removePc).toBe('S9.3.D-03');
  });
  it('S9.3.C-03, S15.2.A-04: a Siege takes three CUs, and a third one of the same space is too many', () => {
    const before = { ...PHRYGIA, pcs: { ...PHRYGIA.pcs, kelainai: 1 } };
    const siege = { siege: true, ...NONE, loyal: 3 };
    const open = planned(marching(before));
    expect(open).toMatchObject({ next: { siege: null }, least: 3 });
    const twice = planned(marching(before), siege, siege);
    expect(twice).toMatchObject({ blocked: null, costs: [2, 2], assaulting: { loyal: 3 } });
    expect(planned(marching(before), siege, siege, siege).blocked).toEqual({ step: 2, clause: 'S15.2.A-04' });
    expect(planned(marching(before), { ...siege, loyal: 2 }).blocked).toEqual({ step: 0, clause: 'D9-17' });
  });
});

it('leaves the table as it is, and foretells what the steps then bring about', () => {
  const table = marching();
  const before = game.hash(table.position);
  const joined = regroup({ loyal: 4, mercenary: 2 });
  const { group, left } = planned(table, GO, joined);
  expect(game.hash(table.position)).toBe(before);
  table.does(0, GO);
  table.does(0, joined);
  expect(planned(table)).toMatchObject({ group, left, at: 'ikonion' });
});

it.each([
  [{ plan: [{ embark: true }] }, 'request.plan.0 should be an answer with go, regroup, removePc, siege, end'],
  [{ plan: 3 }, 'request.plan should be a list of at most 40 answers'],
  [{ plan: [{ go: 'athens' }] }, 'request.go.go: no space "athens"'],
])('refuses %j: %s', (request, message) =>
  expect(() => forecast(marching().position, 0, request)).toThrow(message),
);

it('is only for whoever marches', () =>
  expect(() => forecast(scene(PHRYGIA).position, 0, { plan: [] })).toThrow('the seat has no active group'));
