import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Seat 0 has two Mercenaries, or more, and no eligible space unless the test gives it one. */
const stranded = (more = {}) =>
  scene({ seats: 2, turn: 2, step: 'reinforcements', provinces: { rhodos: 1 }, successors: [0], ...more });
const mercenaries = (count: number, at: string, under = 'philoxenos') => ({
  units: 'mercenary',
  at,
  under,
  count,
});
const spaces = (table: ReturnType<typeof scene>) => offered(table, 0, 'at', { units: 'mercenary' });

describe('5.2 No eligible space', () => {
  it('S5.2-17 then it must be an uncontrolled or Independent space without enemies', () => {
    const table = stranded({
      pcs: { gaza: 1, sidon: 'independent' },
      units: ['1 tarsos loyal 1'],
      generals: { krateros: '1 tarsos', eumenes: '1 issos', leosthenes: 'lamia' },
    });
    expect(asked(table)).toEqual(['0 refuge']);
    for (const at of ['gaza', 'tarsos', 'issos', 'lamia', 'rhodos']) {
      expect(spaces(table)).not.toContain(at);
      expect(table.refuses(0, mercenaries(1, at))).toBe('S5.2-17');
    }
    expect(spaces(table)).toEqual(
      expect.arrayContaining(['sidon', 'kelenderis', 'memphis', 'transit-gaza-pelousion']),
    );
    table.does(0, mercenaries(2, 'sidon'));
    expect(table.fact('units')).toContain('0 sidon mercenary 2');
  });

  it('S5.2-17 not as long as there is an eligible space', () => {
    const table = stranded({ pcs: { tarsos: 0 }, dispersed: { 0: { mercenary: 1 } } });
    expect(asked(table)).toEqual(['0 reinforce']);
    table.does(0, { units: 'mercenary', at: 'tarsos', side: 'outside', count: 2 });
    expect(asked(table)).toEqual(['0 refuge']); // Tarsos takes no third
  });

  it('S5.2-14 a space that was eligible takes no more this way', () => {
    const table = stranded({
      generals: { andronikos: '0 tarsos' },
      units: ['0 tarsos loyal 1'],
      dispersed: { 0: { mercenary: 2 } },
    });
    table.does(0, { units: 'mercenary', at: 'tarsos', side: 'outside', count: 2 });
    expect([asked(table), spaces(table).includes('tarsos')]).toEqual([['0 refuge'], false]);
    expect(table.refuses(0, mercenaries(1, 'tarsos', 'andronikos'))).toBe('S5.2-14');
    table.does(0, mercenaries(2, 'issos'));
    expect(table.fact('units')).toEqual(
      expect.arrayContaining(['0 tarsos mercenary 2 loyal 1', '0 issos mercenary 2']),
    );
  });

  it('S5.2-17 a General goes there, too', () => {
    const table = stranded({ pcs: { gaza: 1 }, generals: { krateros: '0 dispersed' } });
    expect(table.refuses(0, { general: 'krateros', at: 'gaza' })).toBe('S5.2-17');
    table.does(0, { general: 'krateros', at: 'tarsos' });
    table.does(0, mercenaries(2, 'tarsos', 'krateros'));
    expect(table.fact('commanders')).toMatchObject({ '0 tarsos': 'krateros' });
  });

  it('S5.2-18 not in a Province of another player', () => {
    const table = stranded({ provinces: { rhodos: 1, makedonia: 1 }, pcs: { amphipolis: null } });
    expect(spaces(table)).not.toContain('amphipolis');
    expect(table.refuses(0, mercenaries(1, 'amphipolis'))).toBe('S5.2-18');
  });

  it('S5.2-18 but in one that the Independent Faction controls', () => {
    const table = stranded({ provinces: { rhodos: 1, makedonia: 'independent' }, pcs: { amphipolis: null } });
    expect(table.fact('provinces')).toMatchObject({ makedonia: 'independent' });
    table.does(0, mercenaries(2, 'amphipolis'));
    expect(table.fact('units')).toEqual(['0 amphipolis mercenary 2']);
  });

  it('S5.2-19 no more than two CUs in a Province, not even with a Major City or a Major General', () => {
    const table = stranded({
      dispersed: { 0: { mercenary: 4, elephant: 1 } },
      generals: { krateros: '0 dispersed' },
    });
    expect(table.refuses(0, mercenaries(3, 'memphis', 'krateros'))).toBe('S5.2-19');
    table.does(0, mercenaries(2, 'memphis', 'krateros'));
    expect(table.refuses(0, mercenaries(1, 'memphis', 'krateros'))).toBe('S5.2-19');
    expect(table.refuses(0, mercenaries(1, 'pelousion'))).toBe('S5.2-19'); // in Aigyptos as well
    expect(table.refuses(0, { units: 'elephant', at: 'alexandria', under: 'philoxenos', count: 1 })).toBe(
      'S5.2-19',
    );
    table.does(0, mercenaries(1, 'gaza'));
    table.does(0, { units: 'elephant', at: 'gaza', under: 'philoxenos', count: 1 });
    expect(table.refuses(0, mercenaries(1, 'hierosolyma', 'andronikos'))).toBe('S5.2-19');
  });

  it('S5.2-19 what an eligible space of the Province has taken does not count', () => {
    const table = stranded({ pcs: { tarsos: 0 }, dispersed: { 0: { mercenary: 2 } } });
    table.does(0, { units: 'mercenary', at: 'tarsos', side: 'outside', count: 2 });
    table.does(0, mercenaries(2, 'issos'));
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 2', '0 issos mercenary 2']);
  });
});

/** All Minor Generals of seat 0 are Besieged, each inside a Major City of his. */
const besieged = {
  pcs: { memphis: 0, sardeis: 0, kelainai: 0, tyros: 0 },
  generals: {
    philoxenos: '0 memphis inside',
    andronikos: '0 sardeis inside',
    attalos: '0 kelainai inside',
    dokimos: '0 tyros inside',
    krateros: '1 memphis',
    leonnatos: '1 sardeis',
    antigonos: '1 kelainai',
    lysimachos: '1 tyros',
  },
  units: ['memphis', 'sardeis', 'kelainai', 'tyros'].flatMap((city) => [
    `0 ${city} inside loyal 1`,
    `1 ${city} loyal 2`,
  ]),
};

describe('5.2 A General with the CUs', () => {
  it('S5.2-20 a Minor General comes with them', () => {
    const table = stranded({ dispersed: { 0: { mercenary: 2 } } });
    table.does(0, mercenaries(1, 'tarsos'));
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 tarsos' });
    expect(table.refuses(0, mercenaries(1, 'issos'))).toBe('S5.2-20'); // he stands in Tarsos
    table.does(0, mercenaries(1, 'tarsos'));
    table.does(0, mercenaries(2, 'memphis', 'attalos'));
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 tarsos', attalos: '0 memphis' });
  });

  it('S5.2-20 without one they are Dispersed at once', () => {
    const table = stranded(besieged);
    expect(told(table, 'dispersedUnits')).toEqual({ seat: 0, unit: 'mercenary', count: 2 });
    expect(table.fact('dispersed')).toEqual({ 0: { mercenary: 2 }, 1: {} });
    expect(asked(table)).toEqual(['1 reinforce']);
  });

  it('S5.2-20 with a Major General who returns, they are not', () => {
    const generals = { ...besieged.generals, eumenes: '0 dispersed' };
    const table = stranded({ ...besieged, generals, dispersed: { 0: { mercenary: 1 } } });
    table.does(0, mercenaries(2, 'gaza', 'eumenes'));
    expect(table.fact('units')).toContain('0 gaza mercenary 2');
    expect(table.fact('dispersed')).toEqual({ 0: { mercenary: 1 }, 1: {} }); // the third has nobody to go with
  });
});

describe('5.2 Nowhere at all', () => {
  it('S5.2-21 what is left is Dispersed', () => {
    const kinds = scene({}).fact('kinds') as { [space: string]: string };
    const transit = Object.keys(kinds).filter((space) => kinds[space] === 'transit');
    const cities = Object.keys(kinds).filter((space) => kinds[space] !== 'transit');
    const table = scene({
      seats: 2,
      step: 'activation',
      pcs: Object.fromEntries(cities.map((space) => [space, 1])),
      units: transit.map((space) => `1 ${space} mercenary 1`),
      unsettled: true, // there are more such spaces than Generals
    });
    table.does(0, { raise: true });
    expect(table.fact('waiting')).toEqual({ 0: {}, 1: {} });
    expect(table.fact('dispersed')).toMatchObject({ 0: { mercenary: 1 } });
  });
});

describe('5.2 The Silver Shields without an eligible space', () => {
  const back = () => stranded({ dispersed: { 0: { 'silver-shields': 2 } } });
  const shields = (count: number, at: string) => ({
    units: 'silver-shields',
    at,
    under: 'philoxenos',
    count,
  });

  it('S7.2.D-06 stay together, too', () => {
    const table = back();
    expect(asked(table)).toEqual(['0 refuge']);
    expect(table.refuses(0, shields(1, 'issos'))).toBe('S7.2.D-06');
    table.does(0, shields(2, 'issos'));
    expect(table.fact('units')).toContain('0 issos silver-shields 2');
  });

  it('S7.2.D-06 not in a Province that takes one more', () => {
    const table = back();
    table.does(0, mercenaries(1, 'tarsos'));
    expect(table.refuses(0, shields(2, 'issos'))).toBe('S5.2-19'); // in the same Province
  });
});
