/** The forecast of those whom a group would leave behind (7.2.A). */

import { describe, expect, it } from 'vitest';
import type { BehindForecast } from '../src/index.ts';
import { forecast } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';

describe('whom a group would leave behind without anybody (S7.2.A-04)', () => {
  const table = (parts: Scene = {}) =>
    scene({
      die: 4,
      pcs: { pella: 0 },
      generals: { antigonos: '0 sardeis', dokimos: '0 kardia', perdikkas: '1 ephesos' },
      units: ['0 sardeis loyal 4', '0 kardia loyal 2', '0 pella loyal 2', '1 ephesos loyal 3'],
      ...parts,
    });
  const behind = (answer: object, seat = 0, parts: Scene = {}): BehindForecast =>
    forecast(table(parts).position, seat, { behind: answer });
  const sardeis = { march: 'antigonos', from: 'sardeis', side: 'outside' };

  it('tells how many CUs, and that their player will be asked', () => {
    expect(behind({ ...sardeis, loyal: 3 })).toEqual({
      stranded: [{ space: 'sardeis', side: 'outside', cus: 1 }],
      asked: true,
    });
    expect(behind({ ...sardeis, loyal: 4 }).stranded).toEqual([]);
  });

  it('not where somebody stays, or in one’s own space', () => {
    const stays = {
      generals: { antigonos: '0 sardeis', eumenes: '0 sardeis', dokimos: '0 kardia', perdikkas: '1 ephesos' },
    };
    expect(behind({ ...sardeis, loyal: 3 }, 0, stays).stranded).toEqual([]);
    const own = { pcs: { pella: 0, sardeis: 0 } } as const;
    expect(behind({ ...sardeis, loyal: 1 }, 0, own).stranded).toEqual([]);
  });

  it('also those from whom a Minor General is called away', () => {
    const pella = { march: 'dokimos', from: 'pella', side: 'outside', loyal: 2 };
    expect(behind(pella).stranded).toEqual([{ space: 'kardia', side: 'outside', cus: 2 }]);
  });

  it('after an Interception nobody is asked (S7.1.C-08)', () => {
    expect(behind({ intercept: 'perdikkas', loyal: 2 }, 1)).toEqual({
      stranded: [{ space: 'ephesos', side: 'outside', cus: 1 }],
      asked: false,
    });
  });

  it('a guard is somebody', () => {
    const units = ['0 sardeis loyal 4'];
    const at = table({ units, generals: { antigonos: '0 sardeis', eumenes: '0 pergamon' }, pcs: {} });
    at.does(0, { ...sardeis, loyal: 4 });
    at.does(0, { go: 'pergamon' });
    const left = { regroup: 'antigonos', with: [], loyal: 3 };
    const those = (answer: object) => forecast<BehindForecast>(at.position, 0, { behind: answer }).stranded;
    expect(those(left)).toEqual([]); // Eumenes is there
    expect(those({ ...left, with: ['eumenes'] })).toEqual([{ space: 'pergamon', side: 'outside', cus: 1 }]);
    expect(those({ ...left, with: ['eumenes'], guard: ['attalos'] })).toEqual([]);
  });

  it('agrees with what happens', () => {
    const at = table();
    at.does(0, { ...sardeis, loyal: 3 });
    at.does(0, { go: 'pergamon' });
    at.does(1, { pass: true });
    expect(at.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'sardeis' } }]);
  });

  it('is told only of answers that name a group', () => {
    expect(() => behind({ end: true })).toThrow('no answer that names a group');
    expect(() => behind({ intercept: 'perdikkas' })).toThrow('no General of the seat');
    expect(() => behind({ regroup: 'antigonos' })).toThrow('no active group');
  });
});
