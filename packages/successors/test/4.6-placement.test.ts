import { describe, expect, it } from 'vitest';
import { asked, newGame, offered, type Scene, scene } from './scene.ts';

/** Seat 0 was dealt one General, seat 1 nobody: what he brings, beside what lies in his Province already. */
const dealt = (general: string, more: Scene = {}) =>
  scene({ seats: 2, turn: 0, step: 'placement', generals: { [general]: '0 dealt' }, ...more });

/** What a General stands with, where, and what that is worth. */
function shows(
  table: ReturnType<typeof scene>,
  army: string,
  province: string,
  pcs: number,
  [vp, l]: readonly [number, number],
): void {
  expect(table.fact('units')).toEqual([`0 ${army}`]);
  const spaces = (table.fact('provinceSpaces') as { [province: string]: string[] })[province];
  const all = Object.entries(table.fact('pcs') as { [space: string]: unknown });
  const own = all.filter(([, owner]) => owner === 0).map(([space]) => space);
  expect(own).toHaveLength(pcs);
  expect(spaces).toEqual(expect.arrayContaining(own));
  expect(table.fact('provinces')).toMatchObject({ [province]: 0 });
  expect(table.fact('points')).toEqual({ 0: vp, 1: 0 });
  expect(table.fact('legitimacy')).toEqual({ 0: 3 + l, 1: 3 });
}

describe('4.6 What each Starting General brings', () => {
  it('S4.6-03 Perdikkas holds Babylonia, with half the Royal Army, Alexandros and the Cart', () => {
    const table = dealt('perdikkas', { royals: { alexandros: 'babylon', 'funeral-cart': 'babylon' } });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '0 babylon' });
    shows(table, 'babylon elephant 2 royal 4', 'babylonia', 6, [4, 6]);
    expect(table.fact('royals')).toMatchObject({
      alexandros: 'babylon by 0',
      'funeral-cart': 'babylon by 0',
    });
  });

  it('S4.6-04 Antipatros holds Makedonia, with its Fleet and the 2 L of the Strategos', () => {
    const table = dealt('antipatros');
    expect(table.fact('generals')).toMatchObject({ antipatros: '0 pella' });
    shows(table, 'pella loyal 2 royal 2', 'makedonia', 5, [3, 2]);
    expect(table.fact('fleets')).toMatchObject({ makedonia: '0' });
  });

  it('S4.6-05 Krateros holds Kilikia, from Tarsos or Issos', () => {
    const table = dealt('krateros', { pcs: { kelenderis: 'independent' } });
    expect(offered(table, 0, 'at')).toEqual(['tarsos', 'issos']);
    expect(table.refuses(0, { at: 'kelenderis' })).toBe('S4.6-05');
    table.does(0, { at: 'issos' });
    shows(table, 'issos loyal 2 royal 2', 'kilikia', 2, [2, 0]);
    expect(table.fact('popularity')).toMatchObject({ krateros: 2 });
  });

  it('S4.6-06 Ptolemaios holds Aigyptos, with its Fleet', () => {
    const table = dealt('ptolemaios');
    expect(table.fact('generals')).toMatchObject({ ptolemaios: '0 memphis' });
    shows(table, 'memphis mercenary 2 loyal 2', 'aigyptos', 5, [6, 0]);
    expect(table.fact('popularity')).toMatchObject({ ptolemaios: 2 });
    expect(table.fact('fleets')).toMatchObject({ aigyptos: '0' });
  });

  it('S4.6-07 Leonnatos holds Mikra Phrygia, from Abydos or Daskyleion', () => {
    const table = dealt('leonnatos', { pcs: { kyzikos: 'independent' } });
    expect(offered(table, 0, 'at')).toEqual(['abydos', 'daskyleion']);
    expect(table.refuses(0, { at: 'kyzikos' })).toBe('S4.6-07');
    table.does(0, { at: 'daskyleion' });
    shows(table, 'daskyleion mercenary 2 loyal 2', 'mikra-phrygia', 2, [2, 1]);
  });

  it('S4.6-08 Peithon holds Media', () => {
    const table = dealt('peithon', { pcs: { mardoi: 'independent', kossaioi: 'independent' } });
    expect(table.fact('generals')).toMatchObject({ peithon: '0 ekbatana' });
    shows(table, 'ekbatana mercenary 2 loyal 2', 'media', 6, [2, 0]);
  });

  it('S4.6-09 Antigonos holds Phrygia', () => {
    const table = dealt('antigonos', { pcs: { pisidai: 'independent' } });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 kelainai' });
    shows(table, 'kelainai mercenary 2 loyal 2', 'phrygia', 4, [3, 0]);
  });

  it('S4.6-10 Eumenes holds Kappadokia, from anywhere but Komana', () => {
    const table = dealt('eumenes', {
      pcs: { komana: 'independent' },
      generals: { eumenes: '0 dealt', ariarathes: 'komana' },
    });
    expect(offered(table, 0, 'at')).toEqual(['dana', 'nora', 'mazaka', 'melitene', 'gaziura']);
    expect(table.refuses(0, { at: 'komana' })).toBe('S4.6-10');
    table.does(0, { at: 'mazaka' });
    shows(table, 'mazaka mercenary 2 loyal 2', 'kappadokia', 5, [2, 0]);
    expect(table.fact('popularity')).toMatchObject({ eumenes: -2 });
  });

  it('S4.6-11 Lysimachos holds Thrake, from any of its spaces, Apollonia too', () => {
    const table = dealt('lysimachos', { pcs: { apollonia: 'independent' } });
    expect(offered(table, 0, 'at')).toEqual([
      'abdera',
      'kardia',
      'byzantion',
      'apollonia',
      'philippopolis',
      'seuthopolis',
    ]);
    expect(table.refuses(0, { at: 'pella' })).toBe('S4.6-11');
    table.does(0, { at: 'apollonia' });
    shows(table, 'apollonia mercenary 2 loyal 2', 'thrake', 5, [3, 0]);
    expect(table.fact('besieged')).toEqual({ apollonia: 0 });
  });

  it('S4.6-12 Seleukos holds Koile Syria, with Herakles', () => {
    const table = dealt('seleukos', { royals: { herakles: 'damaskos' } });
    expect(table.fact('generals')).toMatchObject({ seleukos: '0 damaskos' });
    shows(table, 'damaskos elephant 2 loyal 2', 'koile-syria', 2, [1, 2]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'damaskos by 0' });
  });

  it('D4-08 of a Province with more spaces than PCs the owner chooses, the Major City first', () => {
    const table = dealt('antigonos');
    table.does(0, { claim: 'pisidai' });
    expect(table.fact('pcs')).toMatchObject({ kelainai: 0, pisidai: 0 });
    expect(asked(table)).toEqual(['0 claim']);
    table.does(0, { claim: 'gordion' });
    table.does(0, { claim: 'ankyra' });
    expect(table.fact('pcs')).toEqual({ kelainai: 0, gordion: 0, ankyra: 0, pisidai: 0 });
  });
});

describe('4.6 Order and totals', () => {
  /** Four players; those who can choose are seats 0, 1 and 3, Perdikkas is seat 2's. */
  const started = () =>
    newGame(4, {
      draws: [
        'leonnatos',
        'peithon',
        'krateros',
        'antigonos',
        'perdikkas',
        'antipatros',
        'ptolemaios',
        'eumenes',
      ],
    });
  const play = (table: ReturnType<typeof started>) => {
    table.does(3, { at: 'mazaka' });
    table.does(0, { at: 'abydos' });
    table.does(1, { at: 'tarsos' });
  };

  it('S4.6-01 Perdikkas’ owner begins, the others follow to the left', () => {
    const table = started();
    expect(asked(table)).toEqual(['3 deploy']);
    play(table);
    const order = table
      .events()
      .flatMap(({ key, params }) => (key === 'event.deployed' ? [params.seat] : []));
    expect(order).toEqual([2, 2, 3, 3, 0, 0, 1, 1]);
  });

  it('S4.6-02 nobody but the Starting Generals comes to the map', () => {
    const table = started();
    play(table);
    expect(asked(table)).toEqual(['0 turnOrder']);
    const generals = Object.entries(table.fact('generals') as { [name: string]: string });
    const off = ['reserve', 'event', 'unavailable', 'off-map', 'box'];
    const onMap = generals.filter(([, where]) => !off.includes(where.split(' ').at(-1) as string));
    expect(onMap.map(([name]) => name).toSorted()).toEqual([
      'antigonos',
      'antipatros',
      'ariarathes',
      'eumenes',
      'krateros',
      'leonnatos',
      'leosthenes',
      'peithon',
      'perdikkas',
      'ptolemaios',
    ]);
  });

  it('S4.6-14 before Game Turn I begins everybody has what his Generals bring, on top of 0 VP and 3 L', () => {
    const table = started();
    play(table);
    const events = table.events();
    const setup = events.slice(
      0,
      events.findIndex(({ key }) => key === 'event.gameTurn'),
    );
    const totals = [0, 1, 2, 3].map((seat) => {
      const last = setup.findLast(({ key, params }) => key === 'event.scored' && params.seat === seat);
      return [last?.params.vp, last?.params.legitimacy];
    });
    expect(totals).toEqual([
      [4, 4],
      [5, 3],
      [7, 11],
      [8, 3],
    ]);
    expect(table.fact('points')).toEqual({ 0: 4, 1: 5, 2: 7, 3: 8 });
    expect(table.fact('legitimacy')).toEqual({ 0: 4, 1: 3, 2: 11, 3: 3 });
  });
});
