import { describe, expect, it } from 'vitest';
import { asked, offered, scene } from './scene.ts';

/** Seat 0 has two Mercenaries to place, and whatever the test adds: seat 1 has more points and more Legitimacy. */
const placing = (more = {}) =>
  scene({ seats: 2, turn: 2, step: 'reinforcements', provinces: { rhodos: 1 }, successors: [0], ...more });
const mercenaries = (count: number, at: string, side = 'outside') => ({
  units: 'mercenary',
  at,
  side,
  count,
});
const spaces = (table: ReturnType<typeof scene>) => offered(table, 0, 'at', { units: 'mercenary' });

describe('5.2 Spaces with an own PC', () => {
  it('S5.2-10 are eligible', () => {
    const table = placing({ pcs: { tarsos: 0, issos: 0, gaza: 1, sidon: 'independent' } });
    expect(spaces(table)).toEqual(['tarsos', 'issos']);
    expect(table.refuses(0, mercenaries(1, 'gaza'))).toBe('S5.2-10');
    expect(table.refuses(0, mercenaries(1, 'sidon'))).toBe('S5.2-10');
    expect(table.refuses(0, mercenaries(1, 'tyros'))).toBe('S5.2-10'); // uncontrolled
    table.does(0, mercenaries(1, 'issos'));
    expect(table.fact('units')).toEqual(['0 issos mercenary 1']);
  });

  it('S5.2-10 but not with an enemy CU or an enemy General', () => {
    const table = placing({
      pcs: { tarsos: 0, issos: 0, myriandros: 0, lamia: 0 },
      units: ['1 issos mercenary 1'],
      generals: { krateros: '1 myriandros', leosthenes: 'lamia' },
    });
    expect(spaces(table)).toEqual(['tarsos']);
    for (const at of ['issos', 'myriandros', 'lamia'])
      expect(table.refuses(0, mercenaries(1, at))).toBe('S5.2-10');
  });

  it('S5.2-10 a General who returns needs one, too', () => {
    const table = placing({
      pcs: { tarsos: 0, issos: 0 },
      units: ['1 issos mercenary 1'],
      generals: { krateros: '0 dispersed' },
    });
    expect(offered(table, 0, 'at', { general: 'krateros' })).toEqual(['tarsos']);
    expect(table.refuses(0, { general: 'krateros', at: 'issos', side: 'outside' })).toBe('S5.2-10');
  });
});

describe('5.2 Spaces with an own General', () => {
  it('S5.2-11 are eligible, whoever controls them and whoever else is there', () => {
    const table = placing({
      pcs: { gaza: 1, tyros: 1 },
      generals: { eumenes: '0 gaza', krateros: '1 gaza', philoxenos: '0 tyros' },
      units: ['0 tyros loyal 1', '1 tyros inside loyal 1'],
    });
    expect(spaces(table)).toEqual(['tyros', 'gaza']);
    table.does(0, mercenaries(2, 'tyros'));
    expect(table.fact('units')).toEqual(['0 tyros mercenary 2 loyal 1', '1 tyros inside loyal 1']);
  });

  it('S5.2-11 but not if he is Besieged', () => {
    const table = placing({
      pcs: { tarsos: 0, tyros: 0 },
      generals: { eumenes: '0 tyros inside', krateros: '1 tyros' },
      units: ['0 tyros inside loyal 1', '1 tyros loyal 2'],
    });
    expect(spaces(table)).toEqual(['tarsos']);
    expect(table.refuses(0, mercenaries(1, 'tyros', 'inside'))).toBe('S5.2-10');
  });

  it('S5.2-11 and what is placed goes to where he is', () => {
    const table = placing({
      pcs: { tyros: 0 },
      generals: { eumenes: '0 tyros inside', krateros: '1 tyros' }, // alone he besieges nothing
    });
    expect(table.refuses(0, mercenaries(1, 'tyros', 'outside'))).toBe('S5.2-11');
    table.does(0, mercenaries(2, 'tyros', 'inside'));
    expect(table.fact('units')).toEqual(['0 tyros inside mercenary 2']);
  });

  /** Beside Krateros, a PC in Tarsos is of no use; a Minor General is sent to the CU there. */
  const tarsos = {
    pcs: { tarsos: 0, memphis: 0 },
    generals: { krateros: '1 tarsos' },
    units: ['0 tarsos mercenary 1'],
  };
  const send = { appoint: 'philoxenos', at: 'tarsos', side: 'outside' };

  it('S5.2-12 in a Segment, who was put on the map since it began does not count', () => {
    const table = scene({ step: 'activation', ...tarsos });
    table.does(0, send);
    table.does(0, { raise: true });
    expect(spaces(table)).toEqual(['memphis']);
    expect(table.refuses(0, mercenaries(1, 'tarsos'))).toBe('S5.2-10');
  });

  it('S5.2-12 who was put on the map in the Segment before counts', () => {
    const table = scene({ step: 'tyche', hands: { 0: ['minor-raid'] }, ...tarsos });
    table.does(0, send);
    table.does(0, { operations: 'minor-raid', on: 'placePcs' });
    table.does(0, { stop: true });
    expect(asked(table)).toEqual(['0 activate']);
    table.does(0, { raise: true });
    expect(spaces(table)).toEqual(['memphis', 'tarsos']);
  });
});

describe('5.2 How many CUs', () => {
  it('S5.2-14 no more than two in a space', () => {
    const table = placing({ pcs: { tarsos: 0, issos: 0 }, dispersed: { 0: { mercenary: 2, elephant: 1 } } });
    expect(table.refuses(0, mercenaries(3, 'tarsos'))).toBe('S5.2-14');
    table.does(0, { units: 'elephant', at: 'tarsos', side: 'outside', count: 1 });
    expect(table.refuses(0, mercenaries(2, 'tarsos'))).toBe('S5.2-14');
    table.does(0, mercenaries(1, 'tarsos'));
    expect(table.refuses(0, mercenaries(1, 'tarsos'))).toBe('S5.2-14');
    expect(spaces(table)).toEqual(['issos']);
  });

  it('S5.2-14 a Minor General makes no difference', () => {
    const table = placing({
      pcs: { tarsos: 0 },
      generals: { philoxenos: '0 tarsos' },
      units: ['0 tarsos loyal 1'],
      dispersed: { 0: { mercenary: 2 } },
    });
    expect(table.refuses(0, mercenaries(3, 'tarsos'))).toBe('S5.2-14');
  });

  it('S5.2-14 what was there before does not count', () => {
    const table = placing({ pcs: { tarsos: 0 }, units: ['0 tarsos loyal 5'] });
    table.does(0, mercenaries(2, 'tarsos'));
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 2 loyal 5']);
  });

  it('S5.2-15 any number in an own Major City', () => {
    const table = placing({ pcs: { memphis: 0 }, dispersed: { 0: { mercenary: 5 } } });
    table.does(0, mercenaries(7, 'memphis'));
    expect(table.fact('units')).toEqual(['0 memphis mercenary 7']);
  });

  it('S5.2-15 any number with an own Major General', () => {
    const table = placing({
      pcs: { gaza: 1 },
      generals: { eumenes: '0 gaza' },
      dispersed: { 0: { mercenary: 5 } },
    });
    table.does(0, mercenaries(7, 'gaza'));
    expect(table.fact('units')).toEqual(['0 gaza mercenary 7']);
  });

  it('S5.2-16 it may be one who has just been placed', () => {
    const table = placing({
      pcs: { tarsos: 0 },
      generals: { eumenes: '0 dispersed' },
      dispersed: { 0: { mercenary: 5 } },
    });
    expect(table.refuses(0, mercenaries(7, 'tarsos'))).toBe('S5.2-14');
    table.does(0, { general: 'eumenes', at: 'tarsos', side: 'outside' });
    table.does(0, mercenaries(7, 'tarsos'));
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 7']);
  });
});
