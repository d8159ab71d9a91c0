import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

const SARDEIS = { from: 'sardeis', side: 'outside' } as const;
/** Antigonos marches from Sardeis with three CUs and Philippos; Demetrios has two in Ephesos, which is seat 0's. */
function march(position: Scene = {}) {
  const table = scene({
    die: 4,
    pcs: { sardeis: 0, ephesos: 0 },
    generals: { antigonos: '0 sardeis', demetrios: '0 ephesos' },
    units: ['0 sardeis loyal 3', '0 ephesos mercenary 2'],
    royals: { philippos: 'sardeis by 0' },
    ...position,
  });
  table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3, carry: ['philippos'] });
  return table;
}

describe('9.1 Picking up and dropping off', () => {
  it.each(['uncontrolled', 'enemy'])(
    'S9.1-21 in an %s space a General stays with what is dropped off',
    (sort) => {
      const table = march({ pcs: sort === 'enemy' ? { sardeis: 0, pergamon: 1 } : { sardeis: 0 } });
      table.does(0, { go: 'pergamon' });
      expect(table.refuses(0, { regroup: 'antigonos', loyal: 2 })).toBe('S9.1-21');
      expect(table.refuses(0, { regroup: 'antigonos', loyal: 3, leave: ['philippos'] })).toBe('S9.1-21');
      table.does(0, { regroup: 'antigonos', guard: ['attalos'], loyal: 2, leave: ['philippos'] });
      table.does(0, { go: 'sardeis' });
      expect(table.fact('units')).toContain('0 pergamon loyal 1');
      expect(table.fact('generals')).toMatchObject({ attalos: '0 pergamon' });
      expect(table.fact('royals')).toMatchObject({ philippos: 'pergamon by 0' });
    },
  );

  it('S9.1-21 a Major General will do, and in a space of one’s own nobody is needed', () => {
    const table = march({
      generals: { antigonos: '0 sardeis', demetrios: '0 pergamon' },
      pcs: { ephesos: 0 },
    });
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', loyal: 2 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', loyal: 1 });
    expect(table.fact('march')).toMatchObject({ units: { loyal: 1 } });
  });

  it('S9.1-21 nor does a Minor General leave them behind', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0, kelainai: 0 },
      units: ['0 sardeis loyal 1', '0 kelainai loyal 1'],
    });
    table.does(0, { march: 'attalos', ...SARDEIS, loyal: 1 });
    table.does(0, { go: 'pergamon' });
    expect(table.refuses(0, { relocate: 'kelainai', side: 'outside', loyal: 1 })).toBe('S9.1-21');
    expect(table.fact('generals')).toMatchObject({ attalos: '0 pergamon' });
  });

  it('S9.1-21 with the Royal Family a Minor General stays only if a CU stays too', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 3'],
      royals: { herakles: 'sardeis by 0' },
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 3, carry: ['herakles'] });
    table.does(0, { go: 'pergamon' });
    const left = { regroup: 'antigonos', guard: ['attalos'], leave: ['herakles'] };
    expect(table.refuses(0, { ...left, loyal: 3 })).toBe('S9.1-21');
    table.does(0, { ...left, loyal: 2 });
    table.does(0, { go: 'ephesos' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 0' });
  });

  it('S9.1-22 in every space that is entered, when its Procedure has ended', () => {
    const table = march({
      generals: { antigonos: '0 sardeis', demetrios: '0 ephesos', krateros: '1 abydos' },
      units: ['0 sardeis loyal 3', '0 ephesos mercenary 2', '1 abydos mercenary 1'],
      dice: [1],
    });
    // Before it has moved, the group is as it was named.
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 2 })).toBe('S9.1-22');
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', loyal: 2, mercenary: 1 });
    table.does(0, { go: 'pergamon' });
    // Krateros may Intercept first.
    expect(asked(table)).toEqual(['1 intercept']);
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 2 })).toBe('K-01');
    table.does(1, { intercept: 'krateros', mercenary: 1 });
    table.does(0, { regroup: 'antigonos', guard: ['attalos'], loyal: 1, mercenary: 1 });
    table.does(0, { go: 'sardeis' });
    expect(table.fact('units')).toEqual([
      '1 abydos mercenary 1',
      '0 sardeis mercenary 1 loyal 1',
      '0 pergamon loyal 1',
      '0 ephesos mercenary 1 loyal 1',
    ]);
  });

  it('S9.1-23 only what has not taken part in another activation is picked up', () => {
    const table = march({
      generals: { antigonos: '0 sardeis', demetrios: '0 ephesos', eumenes: '0 ephesos' },
      moved: { generals: ['eumenes'], units: ['0 ephesos mercenary 1'] },
    });
    table.does(0, { go: 'ephesos' });
    const all = { regroup: 'antigonos', with: [], guard: [] };
    expect(offered(table, 0, 'mercenary', all)).toEqual([0, 1]);
    expect(table.refuses(0, { ...all, loyal: 3, mercenary: 2 })).toBe('S9.1-23');
    expect(table.refuses(0, { ...all, with: ['eumenes'], loyal: 3 })).toBe('S9.1-23');
    table.does(0, { ...all, with: ['demetrios'], loyal: 3, mercenary: 1 });
  });

  it('S9.1-24 what was dropped off has finished for the Segment', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0, ephesos: 0 },
      generals: { antigonos: '0 sardeis', demetrios: '0 sardeis', eumenes: '0 ephesos' },
      units: ['0 sardeis loyal 3'],
      royals: { philippos: 'sardeis by 0' },
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, with: ['demetrios'], loyal: 3, carry: ['philippos'] });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', loyal: 1, leave: ['philippos'] });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('movedUnits')).toEqual({ '0 ephesos': { loyal: 2 } });
    expect(table.fact('moved')).toEqual({ generals: ['demetrios'], royals: ['philippos'] });
    table.does(0, { end: true });
    const ephesos = { from: 'ephesos', side: 'outside' };
    expect(table.refuses(0, { march: 'demetrios', ...ephesos })).toBe('S9.1-10');
    expect(table.refuses(0, { march: 'eumenes', ...ephesos, loyal: 1 })).toBe('S9.1-10');
  });

  it('S9.1-25 at a Besieged enemy city only outside', () => {
    const table = march({
      pcs: { sardeis: 0, kelainai: 1 },
      generals: { antigonos: '0 sardeis', demetrios: '0 kelainai' },
      units: ['0 sardeis loyal 3', '0 kelainai mercenary 3', '1 kelainai inside loyal 1'],
    });
    table.does(0, { go: 'kelainai' });
    expect(table.fact('besieged')).toEqual({ kelainai: 0 });
    expect(table.refuses(0, { garrison: true, loyal: 1 })).toBe('S9.3.B-02');
    expect(table.refuses(0, { muster: true })).toBe('S9.3.B-02');
    table.does(0, { regroup: 'antigonos', loyal: 2, mercenary: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'kelainai', units: { mercenary: 1, loyal: 2 } });
  });

  it('S11.1.B-06 whose besiegers were picked up and led away does not Intercept them', () => {
    const table = scene({
      die: 4,
      pcs: { kelainai: 1 },
      generals: { antigonos: '0 sardeis', attalos: '0 kelainai', krateros: '1 kelainai inside' },
      units: ['0 kelainai loyal 3', '1 kelainai inside loyal 1'],
      royals: {},
    });
    table.does(0, { march: 'antigonos', ...SARDEIS });
    table.does(0, { go: 'kelainai' });
    table.does(0, { regroup: 'antigonos', loyal: 3 });
    table.does(0, { go: 'ikonion' });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('besieged')).toEqual({});
  });

  it('S7.1.C-13 a Minor General stays beside the Commanding General who is about to leave him', () => {
    const table = march();
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', guard: ['attalos'], loyal: 2 });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon', attalos: '0 pergamon' });
    table.does(0, { go: 'abydos' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 abydos', attalos: '0 pergamon' });
  });

  it('S7.1.C-13 if they do not part after all, he leaves the map', () => {
    const table = march();
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', guard: ['attalos'], loyal: 2 });
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon', attalos: '0 off-map' });
  });

  it('as often as it changes something (D9-26)', () => {
    const table = march();
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['demetrios'], loyal: 3 });
    table.does(0, { regroup: 'antigonos', loyal: 2 });
    table.does(0, { regroup: 'antigonos', loyal: 2 });
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 1 })).toBe('D9-26');
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', guard: ['attalos'], loyal: 1 });
  });
});
