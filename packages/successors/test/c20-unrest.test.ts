import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 plays Unrest, and the die falls. */
function unrest(die: number, position: Scene = {}): Table {
  const table = scene({ step: 'tyche', hands: { 0: ['unrest'] }, dice: [die], ...position });
  table.does(0, { event: 'unrest' });
  return table;
}
const places = (table: Table) => offered(table, 0, 'at').sort();
const AIGYPTOS = ['alexandria', 'krokodilopolis', 'memphis', 'naukratis', 'pelousion'];
const LIBYE = ['euesperides', 'kyrene', 'paraitonion'];
const independent = (...spaces: string[]) =>
  Object.fromEntries(spaces.map((space) => [space, 'independent' as const]));

describe('Card 20, Unrest', () => {
  it.each([
    [1, 'hellas'],
    [2, 'thrake'],
    [3, 'aigyptos'],
    [4, 'kappadokia'],
    [5, 'media'],
    [6, 'persis'],
  ])('C20-01 a %i names %s', (die, province) => {
    const table = unrest(die);
    const { [province]: spaces } = table.fact('provinceSpaces') as { [province: string]: string[] };
    expect(places(table)).toEqual([...spaces].sort());
    expect(told(table, 'provinceRolled')).toEqual({ seat: 0, card: 'unrest', die, province });
  });

  it('C20-02 neither a space with anybody’s CUs, inside or outside, nor an Independent one', () => {
    const table = unrest(3, {
      pcs: { memphis: 1, naukratis: 0, alexandria: 'independent' },
      units: ['1 memphis inside loyal 1', '0 naukratis mercenary 1'],
    });
    expect(places(table)).toEqual(['krokodilopolis', 'pelousion']);
    for (const at of ['memphis', 'naukratis', 'alexandria']) expect(table.refuses(0, { at })).toBe('C20-02');
  });

  it('C20-02 CUs of Independent Armies keep it off, too', () => {
    expect(places(unrest(1, { generals: { leosthenes: 'lamia' } }))).not.toContain('lamia');
  });

  it('C20-03 a Major City may be chosen', () => {
    const table = unrest(3, { pcs: { memphis: 1 } });
    table.does(0, { at: 'memphis' });
    expect(table.fact('pcs')).toEqual({ memphis: 'independent' });
  });

  it('C20-04 an Independent PC takes the place of a player’s, as one change', () => {
    const table = unrest(3, { provinces: { aigyptos: 1 } });
    table.does(0, { at: 'memphis' });
    expect(table.fact('pcs')).toMatchObject({ memphis: 'independent', pelousion: 1 });
    expect(table.fact('provinces')).toMatchObject({ aigyptos: null });
    expect(told(table, 'turnedIndependent')).toEqual({ space: 'memphis', from: 1 });
    const empty = unrest(3);
    empty.does(0, { at: 'naukratis' });
    expect(told(empty, 'turnedIndependent')).toEqual({ space: 'naukratis', from: null });
  });

  it('C20-05 S6.2.A-05 if it has no such space, one of an adjacent Province', () => {
    const table = unrest(3, {
      pcs: independent(...AIGYPTOS.slice(1)),
      units: ['0 alexandria mercenary 1'],
      generals: { attalos: '0 alexandria' },
    });
    expect(places(table)).toEqual(LIBYE);
    expect(table.refuses(0, { at: 'alexandria' })).toBe('C20-02');
    table.does(0, { at: 'kyrene' });
    expect(table.fact('pcs')).toMatchObject({ kyrene: 'independent' });
  });

  it('C20-05 S6.2.A-05 and only then', () => {
    expect(places(unrest(3, { pcs: independent(...AIGYPTOS.slice(1)) }))).toEqual([]); // Alexandria itself
    const table = unrest(3, { pcs: independent(...AIGYPTOS.slice(2)) });
    expect(table.refuses(0, { at: 'kyrene' })).toBe('C20-07');
  });

  it('C20-06 S6.2.A-06 if those have none either, no PC is placed', () => {
    const pcs = independent(...AIGYPTOS, ...LIBYE);
    const table = unrest(3, { pcs });
    expect([asked(table), table.fact('pcs')]).toEqual([['0 bonus'], pcs]);
    expect(told(table, 'nowhere')).toEqual({ card: 'unrest', province: 'aigyptos' });
  });

  it('C20-07 he chooses among all spaces that fit, of all adjacent Provinces if he has to', () => {
    const { hellas } = scene({}).fact('provinceSpaces') as { hellas: string[] };
    const table = unrest(1, { pcs: { ...independent(...hellas), larisa: 0, trikka: 1 } });
    const { epeiros, thessalia } = table.fact('provinceSpaces') as { [province: string]: string[] };
    expect(places(table)).toEqual([...epeiros, ...thessalia].sort());
    // Further away than that nothing is looked at.
    expect(table.refuses(0, { at: 'pella' })).toBe('C20-07');
  });

  it('D6-29 the event can be chosen whatever the die will say', () => {
    const pcs = independent(...AIGYPTOS, ...LIBYE);
    expect(offered(scene({ step: 'tyche', hands: { 0: ['unrest'] }, pcs }), 0, 'event')).toEqual(['unrest']);
  });
});

describe('9.4 A Major City becomes Independent', () => {
  /** Seat 1 holds Memphis; a lone Major General and an Heir of his are inside. */
  const court = (position: Scene = {}): Table => {
    const table = unrest(3, {
      pcs: { memphis: 1 },
      generals: { ptolemaios: '1 memphis inside', krateros: '2 memphis', perdikkas: '1 memphis' },
      royals: { herakles: 'memphis inside by 1', kleopatra: 'memphis inside by 1' },
      ...position,
    });
    table.does(0, { at: 'memphis' });
    return table;
  };

  it('S9.4-08 whoever is inside suffers what the losing side of a Land Battle does', () => {
    const table = court({ generals: { ptolemaios: '1 memphis inside' } });
    expect(table.fact('generals')).toMatchObject({ ptolemaios: '1 dispersed' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'memphis', kleopatra: 'memphis' });
    expect(told(table, 'lostRoyal')).toMatchObject({ seat: 1 });
  });

  it('S9.4-08 who then passes to a General before the walls', () => {
    const table = court({ generals: { ptolemaios: '1 memphis inside', krateros: '2 memphis' } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'memphis by 2' });
    expect(asked(table)).toEqual(['0 bonus']);
  });

  it('S9.4-09 whoever is outside stays as he is', () => {
    const table = court({ generals: { ptolemaios: '1 memphis inside', perdikkas: '1 memphis' } });
    expect(table.fact('generals')).toMatchObject({ ptolemaios: '1 dispersed', perdikkas: '1 memphis' });
  });
});

describe('Card 21, Unrest Spreads', () => {
  function spreading(dice: readonly number[], position: Scene = {}): Table {
    const table = scene({ step: 'tyche', hands: { 0: ['unrest-spreads'] }, dice, ...position });
    table.does(0, { event: 'unrest-spreads' });
    return table;
  }

  it('C21-01 two dice, one after the other, each with its PC', () => {
    const table = spreading([3, 6]);
    expect(places(table)).toEqual(AIGYPTOS);
    expect(table.refuses(0, { at: 'persepolis' })).toBe('C21-01');
    table.does(0, { at: 'memphis' });
    expect(places(table)).toEqual(['ouxioi', 'parsargadai', 'persepolis']);
    table.does(0, { at: 'ouxioi' });
    expect([asked(table), table.fact('pcs')]).toEqual([
      ['0 bonus'],
      { memphis: 'independent', ouxioi: 'independent' },
    ]);
  });

  it('C21-02 the second is rolled when the first is settled', () => {
    const table = spreading([3, 6], {
      pcs: { memphis: 1 },
      generals: { krateros: '2 memphis' },
      royals: { herakles: 'memphis inside by 1' },
    });
    table.does(0, { at: 'memphis' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'memphis by 2' });
    const heard = table.events().map(({ key }) => key);
    expect(heard.indexOf('event.gainedRoyal')).toBeGreaterThan(0);
    expect(heard.lastIndexOf('event.provinceRolled')).toBeGreaterThan(heard.indexOf('event.gainedRoyal'));
  });

  it('C21-03 the same number twice strikes the same Province twice', () => {
    const table = spreading([6, 6]);
    table.does(0, { at: 'persepolis' });
    expect(places(table)).toEqual(['ouxioi', 'parsargadai']);
  });

  it('C21-04 under the conditions of Unrest', () => {
    const table = spreading([6, 6], {
      pcs: { ouxioi: 'independent', parsargadai: 1, elymaioi: 'independent' },
      units: ['0 persepolis mercenary 1'],
      generals: { attalos: '0 persepolis' },
    });
    // Parsargadai alone; then those of Sousiane.
    expect(table.fact('pcs')).toMatchObject({ parsargadai: 'independent' });
    expect(places(table)).toEqual(['charax', 'elemais', 'sousa']);
    expect(table.refuses(0, { at: 'elymaioi' })).toBe('C21-04');
  });
});
