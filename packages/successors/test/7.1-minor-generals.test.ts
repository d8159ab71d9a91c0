import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const MINORS = ['philoxenos', 'andronikos', 'attalos', 'dokimos'];
/** Seat 0 has CUs in Pella and in Larisa, both his own, and his Minor Generals off map. */
const garrisons = (position: Scene = {}) =>
  scene({
    pcs: { pella: 0, larisa: 0, lamia: 1 },
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
      generals: { perdikkas: '0 kardia', attalos: '0 kardia', philoxenos: '0 abdera', dokimos: '0 abdera' },
      units: ['0 kardia loyal 2', '0 abdera loyal 2'],
    });
    expect(table.fact('commanders')).toMatchObject({ '0 kardia': 'perdikkas', '0 abdera': 'philoxenos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map', dokimos: '0 off-map' });
  });

  it('S7.1.C-12 of two Minor Generals it is he who came last (D9-24)', () => {
    const table = scene({
      step: 'settle',
      generals: { dokimos: '0 abdera', philoxenos: '0 abdera' },
      units: ['0 abdera loyal 2'],
    });
    expect(table.fact('generals')).toMatchObject({ dokimos: '0 abdera', philoxenos: '0 off-map' });
  });

  it('S7.1.C-12 hence he is not sent where there is a General who stays', () => {
    const pella = { generals: { perdikkas: '0 pella' } };
    const moved = garrisons({ ...pella, die: 4, moved: { generals: ['perdikkas'] } });
    expect(offered(moved, 0, 'at', { appoint: 'attalos' })).toEqual(['larisa']);
    expect(moved.refuses(0, { appoint: 'attalos', at: 'pella', side: 'outside' })).toBe('S7.1.C-12');
    // Nor before anybody can be activated.
    const early = garrisons({ ...pella, step: 'surrender', pcs: { pella: 0, larisa: 1 }, unsettled: true });
    expect(early.refuses(0, { appoint: 'attalos', at: 'pella', side: 'outside' })).toBe('S7.1.C-12');
  });

  it('S7.1.C-12 nor to where he already is', () => {
    const table = garrisons({ generals: { attalos: '0 pella' } });
    expect(table.refuses(0, { appoint: 'attalos', at: 'pella', side: 'outside' })).toBe('S7.1.C-12');
  });

  it('S7.1.C-13 but beside a General who may be about to leave', () => {
    const table = garrisons({ generals: { perdikkas: '0 pella' }, dice: [4] });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    table.does(0, { roll: true });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '0 pella', attalos: '0 pella' });
    table.does(0, { march: 'perdikkas', from: 'pella', side: 'outside', loyal: 1 });
    table.does(0, { go: 'amphipolis' });
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '0 amphipolis', attalos: '0 pella' });
  });

  it('S7.1.C-13 also when that one is already active', () => {
    const table = garrisons({ generals: { perdikkas: '0 pella' }, die: 4 });
    table.does(0, { march: 'perdikkas', from: 'pella', side: 'outside', loyal: 1 });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    table.does(0, { go: 'amphipolis' });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '0 amphipolis', attalos: '0 pella' });
  });

  it('S7.1.C-13 if nobody leaves, he does: when another group is named', () => {
    const table = garrisons({ generals: { perdikkas: '0 pella' }, die: 4 });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    table.does(0, { march: 'dokimos', from: 'larisa', side: 'outside', mercenary: 1 });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map' });
  });

  it('S7.1.C-13 or the Segment is over', () => {
    const table = garrisons({ generals: { perdikkas: '0 pella' } });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    table.does(0, { pass: true });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map' });
  });

  it('S7.1.C-13 or the card of the Tyche Segment has been used', () => {
    const table = garrisons({
      generals: { perdikkas: '0 pella' },
      step: 'tyche',
      hands: { 0: ['minor-raid'] },
    });
    table.does(0, { appoint: 'attalos', at: 'pella', side: 'outside' });
    table.does(0, { operations: 'minor-raid', on: 'train' });
    table.does(0, { train: 'loyal' });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('generals')).toMatchObject({ attalos: '0 off-map' });
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

describe('7.1.C CUs that are left without anybody', () => {
  /** Antigonos has four CUs in Sardeis, which is nobody's; all Minor Generals are elsewhere. */
  const abroad = (parts: Scene = {}) =>
    scene({
      die: 4,
      pcs: { pella: 0, larisa: 0, lamia: 0 },
      generals: {
        antigonos: '0 sardeis',
        philoxenos: '0 pella',
        andronikos: '0 larisa',
        attalos: '0 lamia',
        dokimos: '0 kardia',
      },
      units: [
        '0 sardeis loyal 4',
        '0 pella loyal 1',
        '0 larisa loyal 1',
        '0 lamia loyal 1',
        '0 kardia loyal 1',
      ],
      ...parts,
    });
  const leaving = (parts?: Scene) => {
    const table = abroad(parts);
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 2 });
    table.does(0, { go: 'pergamon' });
    return table;
  };

  it('S7.1.C-05 in his own turn a player may call a Minor General from anywhere on the map', () => {
    const table = leaving();
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'sardeis' } }]);
    expect(offered(table, 0, 'appoint')).toEqual(MINORS);
    table.does(0, { appoint: 'attalos' });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ attalos: '0 sardeis', antigonos: '0 pergamon' });
    expect(table.fact('units')).toContain('0 sardeis loyal 2');
  });

  it('those off map come first: nobody misses them', () => {
    const table = leaving({
      generals: { antigonos: '0 sardeis', philoxenos: '0 pella' },
      units: ['0 sardeis loyal 4', '0 pella loyal 1'],
    });
    expect(offered(table, 0, 'appoint')).toEqual(['andronikos', 'attalos', 'dokimos', 'philoxenos']);
  });

  it('S7.1.C-05 whoever he is called away from may need somebody too, but he is not called back (D9-26)', () => {
    const table = leaving();
    table.does(0, { appoint: 'dokimos' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'kardia' } }]);
    expect(table.refuses(0, { appoint: 'dokimos' })).toBe('D9-26');
    table.does(0, { appoint: 'philoxenos' });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ dokimos: '0 sardeis', philoxenos: '0 kardia' });
  });

  it('S9.1-08 nobody can be spared who is marching himself', () => {
    const table = abroad();
    table.does(0, { march: 'dokimos', from: 'pella', side: 'outside', loyal: 1 });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'kardia' } }]);
    expect(table.refuses(0, { appoint: 'dokimos' })).toBe('S9.1-08');
    table.does(0, { appoint: 'andronikos' });
    expect(table.fact('generals')).toMatchObject({ dokimos: '0 pella', andronikos: '0 kardia' });
  });

  it('S7.1.C-08 in another player’s turn nobody comes to CUs without a General', () => {
    const table = scene({
      unsettled: true, // those who came for the PC are about to take it off
      step: 'surrender',
      pcs: { larisa: 1 },
      units: ['0 larisa loyal 2', '1 larisa mercenary 1'],
      generals: { krateros: '0 larisa' },
    });
    table.does(0, { remove: 'larisa' });
    expect(asked(table)).toEqual(['0 place']);
    expect(table.fact('dispersed')).toMatchObject({ 1: { mercenary: 1 } });
  });
});
