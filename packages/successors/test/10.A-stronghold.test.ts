import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const TRANSIT = 'transit-ekbatana-elymaioi';

/** Peithon marches from Ekbatana to Elymaioi, a Stronghold with an Independent PC, and on to Sousa. */
const ready = ({ units = ['0 ekbatana loyal 2'], pcs = {}, ...rest }: Scene): Table =>
  scene({
    die: 3,
    pcs: { elymaioi: 'independent', ...pcs },
    generals: { peithon: '0 ekbatana' },
    units,
    ...rest,
  });
const setOut = (table: Table, cus: object): void => {
  table.does(0, { march: 'peithon', from: 'ekbatana', side: 'outside', ...cus });
  table.does(0, { go: TRANSIT });
  table.does(0, { go: 'elymaioi' });
};
const passed = (cus: { [unit: string]: number }, die: number, parts: Scene = {}): Table => {
  const units = Object.entries(cus).map(([unit, count]) => `0 ekbatana ${unit} ${count}`);
  const table = ready({ units, dice: [die], ...parts });
  setOut(table, cus);
  table.does(0, { go: 'sousa' });
  return table;
};

describe('10 A An Independent Stronghold on the way', () => {
  it('S10.A-02 an Army that goes in and out in one activation suffers Attrition', () => {
    const table = passed({ loyal: 2 }, 5);
    expect(told(table, 'strongholdRoll')).toEqual({ seat: 0, space: 'elymaioi', die: 5, lost: 1 });
    expect(told(table, 'lostUnit')).toMatchObject({ seat: 0, unit: 'loyal', space: 'elymaioi' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 1']);
  });

  it('S10.A-02 each passage by itself', () => {
    const table = scene({
      die: 4,
      pcs: { getai: 'independent' },
      generals: { antigonos: '0 kallatis' },
      units: ['0 kallatis loyal 3'],
      dice: [5, 5],
    });
    table.does(0, { march: 'antigonos', from: 'kallatis', side: 'outside', loyal: 3 });
    for (const space of ['getai', 'istros', 'getai', 'kallatis']) table.does(0, { go: space });
    expect(table.fact('units')).toEqual(['0 kallatis loyal 1']);
  });

  it('S10.A-03 in column 2, however many they are', () => {
    // Of eight CUs a 6 would cost three, and a 4 one.
    expect(passed({ loyal: 8 }, 6).fact('units')).toEqual(['0 sousa loyal 7']);
    expect(passed({ loyal: 8 }, 4).fact('units')).toEqual(['0 sousa loyal 8']);
    // Of a single one only a 6 would cost it.
    expect(passed({ loyal: 1 }, 5).fact('units')).toEqual([]);
  });

  it.each([1, 2, 3, 4])('S10.A-04 with a %i nothing is lost', (die) => {
    expect(passed({ loyal: 2 }, die).fact('units')).toEqual(['0 sousa loyal 2']);
  });

  it('S10.A-04 S7.3-06 with a 5 one CU, which the owner chooses', () => {
    const table = passed({ mercenary: 1, elephant: 1, loyal: 1 }, 5);
    expect(asked(table)).toEqual(['0 lose']);
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'elephant', 'loyal']);
    expect(table.refuses(0, { lose: 'royal' })).toBe('S10.A-04');
    table.does(0, { lose: 'loyal' });
    expect(table.fact('units')).toEqual(['0 sousa mercenary 1 elephant 1']);
  });

  it('S10.A-04 S7.3-07 with a 6 an Elephant', () => {
    const table = passed({ mercenary: 1, elephant: 1, loyal: 1 }, 6);
    expect(table.fact('units')).toEqual(['0 sousa mercenary 1 loyal 1']);
  });

  it('S10.A-04 S7.3-07 with a 6 and no Elephant, any of them', () => {
    const table = passed({ mercenary: 1, loyal: 1 }, 6);
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'loyal']);
    table.does(0, { lose: 'mercenary' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 1']);
  });

  it('S10.A-11 when it moves on, before anything happens in the next space', () => {
    const table = ready({
      pcs: { sousa: 1 },
      units: ['0 ekbatana loyal 1 mercenary 1', '1 sousa loyal 1'],
      dice: [5],
    });
    setOut(table, { loyal: 1, mercenary: 1 });
    expect([asked(table), told(table, 'strongholdRoll')]).toEqual([['0 march'], undefined]);
    table.does(0, { go: 'sousa' });
    expect(asked(table)).toEqual(['0 lose']);
    expect(table.fact('units')).toEqual(['1 sousa loyal 1', '0 elymaioi mercenary 1 loyal 1']);
    table.does(0, { lose: 'mercenary' });
    expect(asked(table)).toEqual(['1 hold']);
    expect(table.fact('units')).toEqual(['0 sousa loyal 1', '1 sousa loyal 1']);
  });
});

describe('10 A No Attrition', () => {
  it('S10.A-07 where the Army stops', () => {
    const table = ready({ step: 'activation' });
    setOut(table, { loyal: 2 });
    table.does(0, { end: true });
    expect(table.fact('units')).toEqual(['0 elymaioi loyal 2']);
  });

  it('S10.A-07 where its movement starts', () => {
    const table = scene({
      die: 3,
      pcs: { elymaioi: 'independent' },
      generals: { peithon: '0 elymaioi' },
      units: ['0 elymaioi loyal 2'],
    });
    table.does(0, { march: 'peithon', from: 'elymaioi', side: 'outside', loyal: 2 });
    table.does(0, { go: 'sousa' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 2']);
  });

  it.each([
    ['of nobody', null],
    ['of his own', 0],
    ['of another player', 1],
  ] as const)('S10.A-08 in a Stronghold %s', (_, elymaioi) => {
    const table = ready({ pcs: { elymaioi } });
    setOut(table, { loyal: 2 });
    table.does(0, { go: 'sousa' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 2']);
    expect(told(table, 'strongholdRoll')).toBeUndefined();
  });

  it('S10.A-10 for a General without CUs', () => {
    const table = ready({ units: [] });
    setOut(table, {});
    table.does(0, { go: 'sousa' });
    expect(table.fact('generals')).toMatchObject({ peithon: '0 sousa' });
    expect(told(table, 'strongholdRoll')).toBeUndefined();
  });

  it('S10.A-07 for CUs that he takes along from there', () => {
    const table = ready({
      units: ['0 elymaioi loyal 2'],
      generals: { peithon: '0 ekbatana', seleukos: '0 elymaioi' },
    });
    setOut(table, {});
    table.does(0, { regroup: 'peithon', loyal: 2 });
    table.does(0, { go: 'sousa' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 2']);
    expect(told(table, 'strongholdRoll')).toBeUndefined();
  });
});
