import { describe, expect, it } from 'vitest';
import { CARDS, leading, waking } from './independents.ts';
import { asked, EIGHT, newGame, offered, scene, told } from './scene.ts';

describe('9.5 Which Independent Armies are active', () => {
  it('S9.5-01 LEOSTHENES and ARIARATHES begin on the map', () => {
    expect(newGame(4, { draws: EIGHT }).fact('generals')).toMatchObject({
      leosthenes: 'lamia',
      ariarathes: 'komana',
    });
  });
  it('S9.5-02 PHILON, GLAUKIAS and SEUTHES in their holding boxes', () => {
    expect(newGame(4, { draws: EIGHT }).fact('generals')).toMatchObject({
      philon: 'box',
      glaukias: 'box',
      seuthes: 'box',
    });
  });

  it.each(Object.keys(CARDS) as (keyof typeof CARDS)[])(
    'S9.5-03 a card wakes %s, and nobody else',
    (wakes) => {
      const table = waking(wakes);
      expect(told(table, 'woke')).toEqual({ seat: 0, general: wakes });
      expect(offered(table, 0, 'enter')).toEqual([wakes]);
      const [other] = Object.keys(CARDS).filter((each) => each !== wakes);
      expect(table.refuses(0, { enter: other, at: 'getai' })).toBe('S9.5-03');
    },
  );

  it('S9.5-04 all others that are active may move, too, and none has to', () => {
    const table = waking('philon', {
      generals: { leosthenes: 'lamia', ariarathes: 'komana', seuthes: 'istros' },
    });
    expect(offered(table, 0, 'move').sort()).toEqual(['ariarathes', 'leosthenes', 'seuthes']);
    expect(table.refuses(0, { move: 'glaukias' })).toBe('S9.5-04');
    table.does(0, { enter: 'philon', at: 'hekatompylos' });
    table.does(0, { end: true });
    table.does(0, { move: 'seuthes' });
    table.does(0, { end: true });
    table.does(0, { done: true });
    expect([told(table, 'endedIndependents'), table.fact('generals')]).toMatchObject([
      { seat: 0 },
      { leosthenes: 'lamia', ariarathes: 'komana' },
    ]);
  });
  it('D9-11 each moves once in an event', () => {
    const table = leading('leosthenes', 'lamia', { generals: { ariarathes: 'komana' } });
    table.does(0, { go: 'thebai' });
    table.does(0, { end: true });
    expect(table.refuses(0, { move: 'leosthenes' })).toBe('D9-11');
    expect(table.refuses(0, { placePc: 'leosthenes' })).toBe('D9-11');
    expect(table.fact('moved')).toMatchObject({ generals: ['leosthenes'] });
  });
  it('D9-11 and in the next event again', () => {
    const table = leading('leosthenes', 'lamia', { generals: { ariarathes: 'komana' } });
    table.does(0, { end: true });
    table.does(0, { done: true });
    expect(table.fact('moved')).toMatchObject({ generals: [] });
  });

  it('S9.5-05 one finishes its movement before another starts', () => {
    const table = leading('leosthenes', 'lamia', { generals: { ariarathes: 'komana' } });
    table.does(0, { go: 'thebai' });
    expect([asked(table), table.fact('march')]).toMatchObject([
      ['0 steer'],
      { generals: ['leosthenes'], left: 2 },
    ]);
    table.does(0, { end: true });
    expect([asked(table), table.fact('march')]).toEqual([['0 independents'], null]);
  });

  it('S9.5-07 no General picks one up', () => {
    const table = scene({
      die: 4,
      unsettled: true,
      generals: { antigonos: '0 lamia', leosthenes: 'lamia' },
      units: ['0 lamia loyal 2'],
    });
    const march = { march: 'antigonos', from: 'lamia', side: 'outside', loyal: 2 };
    expect(table.refuses(0, { ...march, with: ['leosthenes'] })).toBe('D9-01');
  });
  it('S9.5-08 it takes nobody along', () => {
    const table = leading('leosthenes', 'lamia', { royals: { herakles: 'lamia' } });
    table.does(0, { go: 'thebai' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'lamia' });
    expect(table.fact('cus')).toEqual({ 'independent thebai': 6 });
  });
  it('S9.5-21 they move one by one, and may end in one space', () => {
    const table = leading('leosthenes', 'larisa', { generals: { ariarathes: 'larisa', seuthes: 'lamia' } });
    table.does(0, { go: 'lamia' });
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({
      leosthenes: 'lamia',
      seuthes: 'lamia',
      ariarathes: 'larisa',
    });
  });
});

describe('9.5 What an Independent Army does', () => {
  it('S9.5-09 it has 3 MPs', () => {
    expect(leading('leosthenes', 'lamia').fact('march')).toMatchObject({
      owner: 'independent',
      allowance: 3,
      left: 3,
    });
  });
  it('S9.5-10 S15-04 it conducts no Siege', () => {
    const table = leading('leosthenes', 'thebai', { pcs: { athenai: 1 } });
    table.does(0, { go: 'athenai' });
    expect(table.asked()).toMatchObject([{ kind: 'steer', about: { left: 2 } }]);
    table.does(0, { end: true });
    expect([table.fact('sieges'), table.fact('pcs')]).toEqual([{}, { athenai: 1 }]);
  });

  it.each([
    ['larisa', null],
    ['larisa', 1],
    ['aitolia', 1],
    ['aitolia', null],
  ] as const)('S9.5-11 in %s with a PC of %s it places an Independent one for all its MPs', (at, pc) => {
    const table = waking('philon', { generals: { philon: 'killed', leosthenes: at }, pcs: { [at]: pc } });
    table.does(0, { placePc: 'leosthenes' });
    expect(told(table, 'placedIndependentPc')).toEqual({ general: 'leosthenes', space: at, from: pc });
    expect(table.fact('pcs')).toEqual({ [at]: 'independent' });
  });
  it.each(['athenai', 'transit-ankyra-mazaka'])('S9.5-11 not in %s', (at) => {
    const table = waking('philon', { generals: { philon: 'killed', seuthes: at } });
    expect(table.refuses(0, { placePc: 'seuthes' })).toBe('S9.5-11');
  });
  it('S9.5-11 only where it begins', () => {
    const table = leading('leosthenes', 'lamia', { pcs: { thebai: 1 }, generals: { ariarathes: 'komana' } });
    table.does(0, { go: 'thebai' });
    expect(asked(table)).toEqual(['0 steer']);
    table.does(0, { end: true });
    expect(table.refuses(0, { placePc: 'leosthenes' })).toBe('D9-11');
  });
  it('D9-10 not where one lies', () => {
    const table = waking('philon', {
      generals: { philon: 'killed', leosthenes: 'lamia' },
      pcs: { lamia: 'independent' },
    });
    expect(table.refuses(0, { placePc: 'leosthenes' })).toBe('D9-10');
  });
  it('S9.5-12 a player’s PC makes way for it', () => {
    const table = waking('philon', {
      generals: { philon: 'killed', ariarathes: 'nora' },
      pcs: { nora: 2, mazaka: 2 },
    });
    table.does(0, { placePc: 'ariarathes' });
    expect(table.fact('pcs')).toEqual({ nora: 'independent', mazaka: 2 });
  });
  it('S9.5-13 and it stays where it is', () => {
    const table = waking('philon', {
      generals: { philon: 'killed', ariarathes: 'nora', leosthenes: 'lamia' },
    });
    table.does(0, { placePc: 'ariarathes' });
    expect([asked(table), table.fact('generals')]).toMatchObject([
      ['0 independents'],
      { ariarathes: 'nora' },
    ]);
    expect(table.refuses(0, { move: 'ariarathes' })).toBe('D9-11');
  });
  it('S9.5-14 so a Stronghold is Independent again', () => {
    const table = waking('philon', {
      generals: { philon: 'killed', leosthenes: 'aitolia' },
      pcs: { aitolia: 1 },
    });
    expect(table.fact('kinds')).toMatchObject({ aitolia: 'minor' });
    table.does(0, { placePc: 'leosthenes' });
    expect(table.fact('kinds')).toMatchObject({ aitolia: 'stronghold' });
  });

  it('S9.5-28 S7.5-05 it takes a player’s PC off the Minor City where it ends', () => {
    const table = leading('leosthenes', 'lamia', { pcs: { larisa: 1, trikka: 2 } });
    table.does(0, { go: 'larisa' });
    expect(table.fact('pcs')).toEqual({ larisa: 1, trikka: 2 });
    table.does(0, { go: 'trikka' });
    table.does(0, { end: true });
    expect(told(table, 'razedPc')).toEqual({ general: 'leosthenes', space: 'trikka', from: 2 });
    expect(table.fact('pcs')).toEqual({ larisa: 1 });
  });
  it.each([
    ['aitolia', 1, {}],
    ['larisa', 0, {}],
    ['athenai', 1, { athenai: 1 }],
    ['larisa', 'independent', { larisa: 'independent' }],
  ] as const)('S9.5-28 in %s with a PC of %s: %o are left', (at, pc, left) => {
    const table = leading('leosthenes', at, { pcs: { [at]: pc } });
    table.does(0, { end: true });
    expect(table.fact('pcs')).toEqual(left);
  });
  it('D9-32 an activation without a move is one, for PHILON too', () => {
    const table = leading('philon', 'rhagai', { pcs: { rhagai: 2 } });
    table.does(0, { end: true });
    expect([table.fact('pcs'), table.fact('generals')]).toMatchObject([{}, { philon: 'rhagai' }]);
  });
});
