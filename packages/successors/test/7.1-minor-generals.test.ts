import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const MINORS = ['philoxenos', 'andronikos', 'attalos', 'dokimos'];
/** Seat 0 has CUs in Pella and in Larisa, both his own, and his Minor Generals off map. */
const garrisons = (position: Scene = {}) =>
  scene({
    pcs: { pella: 0, larisa: 0 },
    units: ['0 pella loyal 2', '0 larisa mercenary 1', '1 lamia mercenary 1'],
    generals: { krateros: '1 lamia' },
    ...position,
  });

describe('7.1.C Minor Generals', () => {
  it('S7.1.C-01 all have Initiative 4, Battle Rating 2 and Seniority 0', () => {
    const ratings = scene({}).fact('ratings') as { [general: string]: object };
    const minors = Object.values(ratings).slice(20, 40);
    expect(minors).toHaveLength(20);
    for (const each of minors) expect(each).toEqual({ initiative: 4, battle: 2, seniority: 0 });
  });

  it('S7.1.C-02 and Popularity 0', () => {
    const popularity = Object.entries(scene({}).fact('popularity') as { [general: string]: number });
    expect(popularity.slice(20, 40).map(([, each]) => each)).toEqual(Array(20).fill(0));
  });

  it('S7.1.C-03 in his turn a player places one with any CUs of his', () => {
    const table = garrisons();
    expect(offered(table, 0, 'appoint')).toEqual(MINORS);
    expect(offered(table, 0, 'at', { appoint: 'attalos' }).sort()).toEqual(['larisa', 'pella']);
    for (const at of ['lamia', 'athenai'])
      expect(table.refuses(0, { appoint: 'attalos', at, side: 'outside' })).toBe('S7.1.C-03');
    expect(table.refuses(0, { appoint: 'attalos', at: 'pella', side: 'inside' })).toBe('S7.1.C-03');
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    expect(told(table, 'appointed')).toEqual({
      seat: 0,
      general: 'attalos',
      space: 'pella',
      side: 'outside',
    });
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 activate'], { attalos: '0 pella' }]);
  });

  it('S7.1.C-03 only his own, and only in his own turn', () => {
    const table = garrisons();
    expect(table.refuses(0, { appoint: 'alketas', at: 'pella', side: 'outside' })).toBe('S7.1.C-03');
    expect(table.refuses(1, { appoint: 'alketas', at: 'lamia', side: 'outside' })).toBe('K-01');
  });

  it('S7.1.C-04 and takes one off the map', () => {
    const table = garrisons({ generals: { attalos: '0 pella', krateros: '1 lamia' } });
    expect(offered(table, 0, 'recall')).toEqual(['attalos']);
    expect(table.refuses(0, { recall: 'dokimos' })).toBe('S7.1.C-04');
    table.does(0, { recall: 'attalos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map' });
    expect(told(table, 'recalled')).toEqual({ seat: 0, general: 'attalos' });
  });

  it('S7.1.C-04 even if CUs are lost by that', () => {
    const table = scene({ generals: { attalos: '0 kardia' }, units: ['0 kardia mercenary 2'] });
    table.does(0, { recall: 'attalos' });
    expect(table.asked()).toMatchObject([
      { seat: 0, kind: 'guard', about: { space: 'kardia', side: 'outside' } },
    ]);
    table.does(0, { disperse: true });
    expect([table.fact('units'), table.fact('dispersed')]).toMatchObject([[], { 0: { mercenary: 2 } }]);
  });

  it('S7.1.C-05 or repositions one, from anywhere', () => {
    const table = garrisons({ generals: { attalos: '0 pella', krateros: '1 lamia' } });
    table.does(0, { appoint: 'attalos', at: 'larisa', side: 'outside' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 larisa' });
    expect(table.fact('units')).toEqual(['0 pella loyal 2', '0 larisa mercenary 1', '1 lamia mercenary 1']);
  });

  it('S7.1.C-06 into a Besieged city and out of it', () => {
    const siege = {
      units: ['0 pella inside loyal 2', '0 larisa mercenary 1', '1 pella mercenary 3'],
      generals: { krateros: '1 pella' },
    };
    const table = garrisons(siege);
    expect(table.fact('besieged')).toEqual({ pella: 1 });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'inside' });
    expect(table.fact('besiegedGenerals')).toEqual(['attalos']);
    const relieved = garrisons({ ...siege, generals: { ...siege.generals, attalos: '0 pella inside' } });
    relieved.does(0, { appoint: 'attalos', at: 'larisa', side: 'outside' });
    expect(relieved.fact('generals')).toMatchObject({ attalos: '0 larisa' });
  });

  it('S7.1.C-11 without a CU of his owner he leaves the map', () => {
    const table = scene({
      step: 'settle',
      pcs: { pella: 0 },
      generals: { attalos: '0 pella inside', dokimos: '0 larisa', philoxenos: '0 kardia' },
      units: ['0 pella loyal 1', '0 kardia loyal 1'],
    });
    expect(table.fact('generals')).toMatchObject({
      attalos: '0 off-map',
      dokimos: '0 off-map',
      philoxenos: '0 kardia',
    });
  });

  it('S7.1.C-12 as a Subordinate he leaves the map', () => {
    const table = scene({
      step: 'settle',
      generals: { perdikkas: '0 kardia', attalos: '0 kardia', dokimos: '0 abdera', philoxenos: '0 abdera' },
      units: ['0 kardia loyal 2', '0 abdera loyal 2'],
    });
    expect(table.fact('commanders')).toMatchObject({ '0 kardia': 'perdikkas', '0 abdera': 'philoxenos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map', dokimos: '0 off-map' });
  });

  it('S7.1.C-12 hence he is not sent where there is a General', () => {
    const table = garrisons({ generals: { perdikkas: '0 pella', krateros: '1 lamia' } });
    expect(offered(table, 0, 'at', { appoint: 'attalos' })).toEqual(['larisa']);
    expect(table.refuses(0, { appoint: 'attalos', at: 'pella', side: 'outside' })).toBe('S7.1.C-12');
  });

  it('each of them once, until something else has been done (D9-26)', () => {
    const table = garrisons({ step: 'tyche', hands: { 0: ['minor-raid', 'fog'] }, draws: ['unrest'] });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    expect(table.refuses(0, { appoint: 'attalos', at: 'larisa', side: 'outside' })).toBe('D9-26');
    expect(table.refuses(0, { recall: 'attalos' })).toBe('D9-26');
    table.does(0, { appoint: 'dokimos', at: 'larisa', side: 'outside' });
    table.does(0, { discard: 'fog' });
    table.does(0, { recall: 'attalos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map', dokimos: '0 larisa' });
  });

  it('disbanding is something else (D9-26)', () => {
    const table = scene({ pcs: { pella: 0 }, units: ['0 pella royal 2'] });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    expect(table.refuses(0, { recall: 'attalos' })).toBe('D9-26');
    table.does(0, { disband: 'pella', side: 'outside', count: 1 });
    table.does(0, { recall: 'attalos' });
    expect(asked(table)).toEqual(['0 activate']);
  });
});
