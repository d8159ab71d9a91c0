import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Preparations: seat 0 is ahead, seat 2 behind, and there are no cards to deal. */
const preparations = (turn: number, more = {}) =>
  scene({
    turn,
    step: 'preparations',
    provinces: { aigyptos: 0, rhodos: 1, krete: 2, kypros: 3 },
    successors: [1, 2, 3],
    emptyPile: true,
    ...more,
  });
const general = (table: ReturnType<typeof scene>, name: string) =>
  (table.fact('generals') as { [general: string]: string })[name];

describe('5.1 Preparations', () => {
  it('S5.1-01 first the turn events, then the Usurper, then the Turn Order', () => {
    const table = preparations(3, { generals: { antipatros: '0 memphis', antigonos: '1 dispersed' } });
    expect(told(table, 'replaced')).toBeDefined();
    expect(asked(table)).toEqual(['1 reinforce']); // Demetrios
    expect(table.fact('usurper')).toBeNull();
    table.does(1, { general: 'demetrios', at: 'rhodos', side: 'outside' });
    expect(table.fact('usurper')).toBe(0);
    expect(asked(table)).toEqual(['2 turnOrder']);
  });
});

describe('5.1.A Game Turn I', () => {
  it('S5.1.A-01 there are no Reinforcements', () => {
    const table = preparations(1);
    table.does(2, { first: 0, direction: 'left' });
    expect(table.fact('phase')).toBe('strategy');
    expect(told(table, 'reinforced')).toBeUndefined();
  });

  it('S5.1.A-01 but from Game Turn II on', () => {
    const table = preparations(2);
    table.does(2, { first: 0, direction: 'left' });
    expect(table.fact('phase')).toBe('reinforcements');
    expect(told(table, 'reinforced')).toBeDefined();
  });
});

describe('5.1.A Game Turn III: Antipatros and Polyperchon', () => {
  it('S5.1.A-05 S5.1.A-06 Polyperchon takes his location, his CUs and his command, and he leaves the game', () => {
    const table = preparations(3, {
      pcs: { pella: 3 },
      generals: { antipatros: '3 pella inside' },
      units: ['3 pella inside royal 2'],
    });
    expect(told(table, 'replaced')).toEqual({ seat: 3, old: 'antipatros', young: 'polyperchon' });
    expect(general(table, 'polyperchon')).toBe('3 pella inside');
    expect(table.fact('units')).toEqual(['3 pella inside royal 2']);
    expect(table.fact('commanders')).toEqual({ '3 pella inside': 'polyperchon' });
    expect(general(table, 'antipatros')).toBe('3 killed');
  });

  it('S5.1.A-05 if he is Dispersed, so is Polyperchon', () => {
    const table = preparations(3, { generals: { antipatros: '3 dispersed' } });
    expect(general(table, 'polyperchon')).toBe('3 dispersed');
    expect(general(table, 'antipatros')).toBe('3 killed');
  });

  it('S5.1.A-05 nobody takes the place of one who has been killed', () => {
    const table = preparations(3, { generals: { antipatros: '3 killed' } });
    expect(general(table, 'polyperchon')).toBe('event');
  });

  it('S5.1.A-05 nor of one who lives, in another Game Turn', () => {
    const table = preparations(2, { generals: { antipatros: '3 salamis' } });
    expect(general(table, 'polyperchon')).toBe('event');
    expect(general(table, 'antipatros')).toBe('3 salamis');
  });
});

describe('5.1.A Game Turn III: Demetrios', () => {
  it('S5.1.A-07 he joins the player who was dealt Antigonos', () => {
    const table = preparations(3, { generals: { antigonos: '1 dispersed' } });
    expect(told(table, 'joined')).toEqual({ seat: 1, general: 'demetrios' });
    expect(general(table, 'demetrios')).toBe('1 waiting');
  });

  it('S5.1.A-07 even if Antigonos has been killed', () => {
    const table = preparations(3, { generals: { antigonos: '1 killed' } });
    expect(told(table, 'joined')).toEqual({ seat: 1, general: 'demetrios' });
  });

  it('S5.1.A-07 in no other Game Turn', () => {
    const table = preparations(4, { generals: { antigonos: '1 rhodos' } });
    expect(general(table, 'demetrios')).toBe('event');
  });

  it('S5.1.A-08 he is placed at once, as a Reinforcement', () => {
    const table = preparations(3, {
      generals: { antigonos: '1 kelainai' },
      units: ['1 kelainai loyal 2'],
    });
    expect(table.fact('phase')).toBe('preparations');
    expect(asked(table)).toEqual(['1 reinforce']);
    expect(offered(table, 1, 'at', { general: 'demetrios' })).toEqual(['rhodos', 'kelainai']);
    expect(table.refuses(1, { general: 'demetrios', at: 'memphis', side: 'outside' })).toBe('S5.2-10');
    table.does(1, { general: 'demetrios', at: 'kelainai', side: 'outside' });
    expect(general(table, 'demetrios')).toBe('1 kelainai');
    expect(asked(table)).toEqual(['2 turnOrder']);
  });

  it('S5.1.A-08 if there is no space for him at all, he is Dispersed, and returns in the same Game Turn', () => {
    const table = scene({ seats: 5, turn: 3, step: 'preparations', ...crowdedBut(1), dice: [1, 2, 3, 4] }); // for the least VP
    expect(told(table, 'dispersedGeneral')).toEqual({ seat: 1, general: 'demetrios' });
    expect(asked(table)).toEqual(['1 turnOrder']);
    table.does(1, { first: 2, direction: 'left' });
    expect(told(table, 'returned')).toEqual({ seat: 1, count: 1 });
    expect(general(table, 'demetrios')).toBe('1 waiting');
  });
});

/** Every city is somebody's, and on every Transit Point is somebody: one seat has nothing, and nowhere to go. */
function crowdedBut(seat: number) {
  const empty = scene({ seats: 5 });
  const kinds = Object.entries(empty.fact('kinds') as { [space: string]: string });
  const cities = kinds.filter(([, kind]) => kind !== 'transit').map(([space]) => space);
  const transit = kinds.filter(([, kind]) => kind === 'transit').map(([space]) => space);
  const others = [0, 1, 2, 3, 4].filter((other) => other !== seat);
  const minors = Object.entries(empty.fact('generals') as { [general: string]: string })
    .filter(([, where]) => where.endsWith('off-map') && !where.startsWith(`${seat}`))
    .map(([name, where]): [string, number] => [name, Number(where[0])]);
  const majors = MAJORS.map((name): [string, number] => [name, 0]);
  const guards = [...minors, ...majors].slice(0, transit.length);
  return {
    pcs: Object.fromEntries(cities.map((space, i) => [space, others[i % others.length]])),
    generals: {
      ...Object.fromEntries(guards.map(([name, owner], i) => [name, `${owner} ${transit[i]}`])),
      antigonos: `${seat} killed`,
    },
    units: guards.map(([, owner], i) => `${owner} ${transit[i]} mercenary 1`),
  };
}
const MAJORS = 'perdikkas krateros ptolemaios leonnatos peithon lysimachos seleukos eumenes nearchos'.split(
  ' ',
);
