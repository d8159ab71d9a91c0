import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';

const at = (from: string, side: 'outside' | 'inside' = 'outside') => ({ from, side });
/** Seat 0 has Antigonos with two CUs in Sardeis, and Demetrios alone in Ephesos; the movement die shows 4. */
const armies = (position: Scene = { die: 4 }) =>
  scene({
    pcs: { sardeis: 0, ephesos: 0 },
    generals: { antigonos: '0 sardeis', demetrios: '0 ephesos', krateros: '1 pella' },
    units: ['0 sardeis loyal 2'],
    ...position,
  });

describe('9.1 Activation', () => {
  it('S9.1-01 a player names one of his Armies, or a General without CUs', () => {
    const table = armies();
    expect(offered(table, 0, 'march')).toEqual([
      'antigonos',
      'demetrios',
      'philoxenos',
      'andronikos',
      'attalos',
      'dokimos',
    ]);
    expect(table.refuses(0, { march: 'krateros', ...at('pella') })).toBe('S9.1-01');
    expect(table.refuses(0, { march: 'antigonos', ...at('ephesos') })).toBe('S9.1-01');
    expect(table.refuses(0, { march: 'antigonos', ...at('sardeis', 'inside') })).toBe('S9.1-01');
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 2 });
    expect(told(table, 'activated')).toEqual({
      seat: 0,
      general: 'antigonos',
      space: 'sardeis',
      side: 'outside',
      cus: 2,
    });
    table.does(0, { end: true });
    table.does(0, { march: 'demetrios', ...at('ephesos') });
    expect(table.fact('march')).toMatchObject({ generals: ['demetrios'], units: {} });
  });

  it('S9.1-01 only in his own turn', () => {
    const table = armies();
    expect(table.refuses(1, { march: 'krateros', ...at('pella') })).toBe('K-01');
    expect(armies({ step: 'forage' }).refuses(0, { march: 'antigonos' })).toBe('K-01');
  });

  it('S9.1-02 in a Tyche Segment one Army or General is activated, by the card', () => {
    const table = armies({ step: 'tyche', hands: { 0: ['bad-harvest', 'unrest'] } });
    expect(table.refuses(0, { march: 'antigonos', ...at('sardeis') })).toBe('K-02');
    table.does(0, { operations: 'bad-harvest', on: 'forceMarch' });
    expect(asked(table)).toEqual(['0 forceMarch']);
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 2 });
    table.does(0, { end: true });
    // The Tyche Segment is over.
    expect([asked(table), table.fact('segment')]).toEqual([['0 activate'], 'activation']);
  });

  it('S6.3-01 in an Activation Segment any of them are, one after the other', () => {
    const table = armies();
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 1 });
    table.does(0, { go: 'pergamon' });
    table.does(0, { end: true });
    table.does(0, { march: 'demetrios', ...at('ephesos') });
    table.does(0, { go: 'halikarnassos' });
    table.does(0, { end: true });
    table.does(0, { march: 'attalos', ...at('sardeis'), loyal: 1 });
    table.does(0, { go: 'kelainai' });
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 pergamon',
      demetrios: '0 halikarnassos',
      attalos: '0 kelainai',
    });
    table.does(0, { pass: true });
    expect(asked(table)).toEqual(['1 activate']);
  });

  it('S9.1-05 the next activation waits until one has ended', () => {
    const table = armies();
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 2 });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.refuses(0, { march: 'demetrios', ...at('ephesos') })).toBe('K-02');
    table.does(0, { end: true });
    expect(asked(table)).toEqual(['0 activate']);
    table.does(0, { march: 'demetrios', ...at('ephesos') });
  });

  it('S9.1-09 who was brought along is not activated any more', () => {
    const table = armies({ die: 4, generals: { antigonos: '0 sardeis', demetrios: '0 sardeis' } });
    table.does(0, { march: 'antigonos', ...at('sardeis'), with: ['demetrios'] });
    table.does(0, { go: 'ephesos' });
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'demetrios', ...at('ephesos') })).toBe('S9.1-10');
  });

  it('S9.1-09 unless the Army did not move', () => {
    const table = armies({ die: 4, generals: { antigonos: '0 sardeis', demetrios: '0 sardeis' } });
    table.does(0, { march: 'antigonos', ...at('sardeis'), with: ['demetrios'], loyal: 2 });
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'antigonos', ...at('sardeis') })).toBe('S9.1-10');
    table.does(0, { march: 'demetrios', ...at('sardeis'), loyal: 2 });
    expect(table.fact('march')).toMatchObject({ generals: ['demetrios'], units: { loyal: 2 } });
  });

  it('S9.1-10 what one Army has moved, no other moves in the same Segment', () => {
    const table = armies({ die: 4, royals: { philippos: 'sardeis by 0' } });
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 2, carry: ['philippos'] });
    expect(told(table, 'takesAlong')).toEqual({ seat: 0, general: 'antigonos', royal: 'philippos' });
    table.does(0, { go: 'ephesos' });
    table.does(0, { end: true });
    const demetrios = { march: 'demetrios', ...at('ephesos') };
    expect(table.refuses(0, { ...demetrios, loyal: 1 })).toBe('S9.1-10');
    expect(table.refuses(0, { march: 'antigonos', ...at('ephesos') })).toBe('S9.1-10');
    // Krateros has moved nothing: only what he would have to take along has.
    const mixed = armies({
      die: 4,
      units: ['0 ephesos loyal 3'],
      moved: { units: ['0 ephesos loyal 2'], royals: ['philippos'] },
      royals: { philippos: 'ephesos by 0' },
    });
    expect(mixed.refuses(0, { ...demetrios, loyal: 2 })).toBe('S9.1-10');
    expect(mixed.refuses(0, { ...demetrios, loyal: 1, carry: ['philippos'] })).toBe('S9.1-10');
    mixed.does(0, { ...demetrios, loyal: 1 });
  });

  it('S9.1-10 nor is a General who was activated taken along', () => {
    const table = armies({ die: 4, generals: { antigonos: '0 ephesos', demetrios: '0 ephesos' } });
    table.does(0, { march: 'demetrios', ...at('ephesos') });
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'antigonos', ...at('ephesos'), with: ['demetrios'] })).toBe('S9.1-10');
  });

  it('S9.1-11 in the Tyche Segment and in the Activation Segment a piece moves once each', () => {
    const table = armies({ step: 'tyche', hands: { 0: ['minor-raid'] }, dice: [4] });
    table.does(0, { operations: 'minor-raid', on: 'forceMarch' });
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 2 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { end: true });
    table.does(0, { roll: true });
    table.does(0, { march: 'antigonos', ...at('ephesos'), loyal: 2 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('units')).toEqual(['0 pergamon loyal 2']);
  });

  it('S9.1-26 everybody sees what has moved', () => {
    const table = armies({ die: 4, royals: { philippos: 'sardeis by 0' } });
    table.does(0, { march: 'antigonos', ...at('sardeis'), loyal: 1, carry: ['philippos'] });
    table.does(0, { go: 'pergamon' });
    table.does(0, { end: true });
    for (const viewer of [0, 2, null]) {
      const { moved, stacks } = seen(table, viewer);
      expect(moved).toEqual({ generals: ['antigonos'], royals: ['philippos'] });
      expect(stacks).toMatchObject([
        { at: 'pella', moved: {} },
        { at: 'sardeis', moved: {} },
        { at: 'pergamon', moved: { loyal: 1 } },
        { at: 'ephesos', moved: {} },
      ]);
    }
    table.does(0, { pass: true });
    expect(seen(table, 1).moved).toEqual({ generals: [], royals: [] });
  });
});

describe('9.1 Activation of Minor Generals', () => {
  /** CUs in three spaces of seat 0, and nobody with them. */
  const garrisons = (position: Scene = {}) =>
    scene({
      die: 4,
      pcs: { sardeis: 0, ephesos: 0, kelainai: 0 },
      units: ['0 sardeis loyal 2', '0 ephesos loyal 1', '0 kelainai loyal 1'],
      ...position,
    });

  it('S9.1-06 placing, taking off and repositioning one is no activation', () => {
    const table = garrisons();
    table.does(0, { appoint: 'attalos', at: 'sardeis', side: 'outside' });
    expect([table.fact('march'), table.fact('moved')]).toEqual([null, { generals: [], royals: [] }]);
    table.does(0, { march: 'attalos', ...at('ephesos'), loyal: 1 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('march')).toMatchObject({ at: 'pergamon', spent: 1 });
    table.does(0, { end: true });
    // He has been activated; he can still be put elsewhere.
    table.does(0, { appoint: 'attalos', at: 'sardeis', side: 'outside' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 sardeis' });
  });

  it('S9.1-07 he takes nobody with him when he is repositioned', () => {
    const table = garrisons({
      generals: { attalos: '0 sardeis' },
      royals: { philippos: 'sardeis by 0' },
    });
    table.does(0, { appoint: 'attalos', at: 'kelainai', side: 'outside' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 2', '0 ephesos loyal 1', '0 kelainai loyal 1']);
    expect(table.fact('royals')).toMatchObject({ philippos: 'sardeis by 0' });
  });

  it('S9.1-07 not even while he is active', () => {
    const table = garrisons({ royals: { philippos: 'sardeis by 0' } });
    table.does(0, { march: 'attalos', ...at('sardeis'), loyal: 2, carry: ['philippos'] });
    table.does(0, { go: 'ephesos' });
    table.does(0, { relocate: 'kelainai', side: 'outside', loyal: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'kelainai', units: { loyal: 1 }, royals: [] });
    expect(table.fact('units')).toEqual(['0 ephesos loyal 3', '0 kelainai loyal 1']);
    expect(table.fact('royals')).toMatchObject({ philippos: 'ephesos by 0' });
  });

  it('S9.1-08 each of them has one activation and one budget of MPs in a Segment', () => {
    const table = garrisons();
    table.does(0, { march: 'attalos', ...at('sardeis'), loyal: 1 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { relocate: 'kelainai', side: 'outside', loyal: 1 });
    expect(table.fact('march')).toMatchObject({ spent: 1, left: 2 });
    table.does(0, { go: 'ikonion' });
    table.does(0, { go: 'dana' });
    expect(table.refuses(0, { go: 'mazaka' })).toBe('S9.3.A-07');
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'attalos', ...at('sardeis'), loyal: 1 })).toBe('S9.1-08');
    table.does(0, { march: 'dokimos', ...at('sardeis'), loyal: 1 });
    expect(table.fact('march')).toMatchObject({ generals: ['dokimos'], left: 3 });
  });

  it('S9.1-08 while he is active he is not merely moved about', () => {
    const table = garrisons();
    table.does(0, { march: 'attalos', ...at('sardeis'), loyal: 1 });
    expect(table.refuses(0, { recall: 'attalos' })).toBe('S9.1-08');
    expect(table.refuses(0, { appoint: 'attalos', at: 'kelainai', side: 'outside' })).toBe('S9.1-08');
  });

  it('S7.1.C-05 to any CU of his player, also one that has moved', () => {
    const table = scene({
      die: 4,
      pcs: { pella: 0, sardeis: 0 },
      generals: { attalos: '0 sardeis' },
      units: ['0 sardeis loyal 1', '0 pella inside loyal 1'],
      royals: { herakles: 'pella inside by 0' },
      moved: { units: ['0 pella inside loyal 1'] },
    });
    table.does(0, { march: 'attalos', from: 'sardeis', side: 'outside', loyal: 1 });
    table.does(0, { relocate: 'pella', side: 'inside' });
    table.does(0, { shift: 'attalos', carry: ['herakles'] });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pella by 0' });
  });
});
