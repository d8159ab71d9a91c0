import { describe, expect, it } from 'vitest';
import { leading, waking } from './independents.ts';
import { asked, offered, told } from './scene.ts';

describe('9.5 Where Independent Armies go', () => {
  it('S9.5-15 S2-44 the Army that was woken comes from its box by a dotted path, for its first MP', () => {
    const table = waking('glaukias', { generals: { leosthenes: 'lamia' } });
    expect(offered(table, 0, 'at', { enter: 'glaukias' }).sort()).toEqual(['dardanoi', 'taulantioi']);
    expect(table.refuses(0, { enter: 'glaukias', at: 'epidamnos' })).toBe('S9.5-15');
    table.does(0, { enter: 'glaukias', at: 'taulantioi' });
    expect(told(table, 'enteredMap')).toEqual({ seat: 0, general: 'glaukias', space: 'taulantioi', left: 2 });
    expect(table.fact('march')).toMatchObject({ at: 'taulantioi', spent: 1, left: 2 });
  });
  it('S9.5-15 it has to', () => {
    const table = waking('glaukias', { generals: { leosthenes: 'lamia' } });
    expect(table.refuses(0, { done: true })).toBe('S9.5-15');
    table.does(0, { move: 'leosthenes' });
    table.does(0, { end: true });
    expect(table.refuses(0, { done: true })).toBe('S9.5-15');
  });
  it('S9.5-15 one that is on the map does not enter again', () => {
    const table = waking('glaukias', { generals: { glaukias: 'pella', leosthenes: 'lamia' } });
    expect(told(table, 'woke')).toBeUndefined();
    expect(table.refuses(0, { enter: 'glaukias', at: 'dardanoi' })).toBe('S9.5-15');
    expect(offered(table, 0, 'done')).toEqual([true]);
  });
  it('S9.5-16 then it pays what a path costs', () => {
    const table = waking('philon', { generals: { leosthenes: 'lamia' } });
    table.does(0, { enter: 'philon', at: 'hekatompylos' });
    table.does(0, { go: 'mardoi' });
    expect(told(table, 'marched')).toEqual({
      seat: 0,
      general: 'philon',
      from: 'hekatompylos',
      space: 'mardoi',
      cost: 2,
      left: 0,
    });
    expect(asked(table)).toEqual(['0 independents']);
  });
  it('S9.5-16 and no more than it has', () => {
    const table = leading('seuthes', 'kallatis');
    table.does(0, { go: 'getai' });
    table.does(0, { go: 'triballoi' });
    expect(table.refuses(0, { go: 'dardanoi' })).toBe('S9.3.A-07');
  });

  it('S9.5-17 S13.1-10 S9.5-23 it never goes by sea: LEOSTHENES not to Kyklades', () => {
    const table = leading('leosthenes', 'athenai');
    expect(table.refuses(0, { go: 'kyklades' })).toBe('S9.5-17');
  });
  it('S9.5-18 it crosses Straits', () => {
    const table = leading('leosthenes', 'thebai');
    table.does(0, { go: 'chalkis' });
    expect(table.fact('generals')).toMatchObject({ leosthenes: 'chalkis' });
  });
  it('S9.5-19 it stays outside of a Major City, Independent ones included', () => {
    const table = leading('leosthenes', 'thebai', { pcs: { athenai: 'independent' } });
    table.does(0, { go: 'athenai' });
    expect(table.fact('generals')).toMatchObject({ leosthenes: 'athenai' });
  });
  it('S9.5-20 a player’s Major City is Besieged by it', () => {
    const table = leading('leosthenes', 'thebai', {
      pcs: { athenai: 2 },
      units: ['2 athenai inside loyal 1'],
    });
    table.does(0, { go: 'athenai' });
    table.does(2, { hold: true, loyal: 1 });
    expect(table.fact('besieged')).toEqual({ athenai: 'independent' });
  });
  it('S10.A-02 it passes through Strongholds as through its own', () => {
    const table = leading('glaukias', 'epidamnos', { pcs: { taulantioi: 'independent' } });
    table.does(0, { go: 'taulantioi' });
    table.does(0, { go: 'chaonia' });
    expect([told(table, 'strongholdRoll'), table.fact('generals')]).toMatchObject([
      undefined,
      { glaukias: 'chaonia' },
    ]);
  });

  it('S9.5-22 LEOSTHENES keeps to Thessalia and Hellas', () => {
    const table = leading('leosthenes', 'larisa');
    expect(offered(table, 0, 'go').sort()).toEqual(['lamia', 'pagasai', 'trikka']);
    expect(table.refuses(0, { go: 'pella' })).toBe('S9.5-22');
    expect(leading('leosthenes', 'aitolia').refuses(0, { go: 'ambrakia' })).toBe('S9.5-22');
  });
  it('S9.5-27 ARIARATHES to Kappadokia, to which no Transit Point belongs', () => {
    const table = leading('ariarathes', 'mazaka');
    expect(offered(table, 0, 'go').sort()).toEqual(['dana', 'komana', 'nora']);
    expect(table.refuses(0, { go: 'transit-ankyra-mazaka' })).toBe('S9.5-27');
    expect(leading('ariarathes', 'dana').refuses(0, { go: 'ikonion' })).toBe('S9.5-27');
  });

  it('S9.5-24 PHILON ends further west than he began', () => {
    const table = leading('philon', 'ekbatana');
    table.does(0, { go: 'transit-ekbatana-elymaioi' }); // east of it
    expect(table.refuses(0, { end: true })).toBe('S9.5-24');
    table.does(0, { go: 'elymaioi' });
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({ philon: 'elymaioi' });
  });
  it('S9.5-24 only ways that can still lead there are open to him', () => {
    const table = leading('philon', 'ekbatana');
    table.does(0, { go: 'transit-ekbatana-rhagai' });
    // Neither Rhagai nor the Transit Point itself: he has to turn round, and then to go west.
    expect(table.fact('march')).toMatchObject({ at: 'ekbatana', left: 1 });
    expect(table.refuses(0, { go: 'paraitakene' })).toBe('S9.5-24');
    expect(offered(table, 0, 'go').sort()).toEqual([
      'bagistana',
      'transit-arbela-ekbatana',
      'transit-ekbatana-phraaspa',
    ]);
  });
  it('S9.5-24 D9-29 and enemies end a way', () => {
    const position = { generals: { peithon: '1 paraitakene' }, units: ['1 paraitakene loyal 3'] };
    expect(leading('philon', 'ekbatana', position).refuses(0, { go: 'paraitakene' })).toBe('S9.5-24');
    expect(offered(leading('philon', 'ekbatana'), 0, 'go')).toContain('paraitakene');
  });
  it('S9.5-24 where nothing is further west he goes anywhere', () => {
    const table = leading('philon', 'epidamnos');
    expect(table.asked()).toMatchObject([{ about: { west: null } }]);
    table.does(0, { go: 'taulantioi' });
    expect(offered(table, 0, 'end')).toEqual([true]);
  });
  it('D9-27 nor does it bind him when he comes from his box', () => {
    const table = waking('philon', { generals: { leosthenes: 'lamia' } });
    table.does(0, { enter: 'philon', at: 'parsargadai' });
    expect(table.asked()).toMatchObject([{ kind: 'steer', about: { west: null } }]);
    table.does(0, { end: true });
    expect(table.fact('generals')).toMatchObject({ philon: 'parsargadai' });
  });
  it('S9.5-25 nor when he places a PC', () => {
    const table = waking('philon', { generals: { philon: 'rhagai', leosthenes: 'lamia' } });
    table.does(0, { placePc: 'philon' });
    expect([table.fact('pcs'), table.fact('generals')]).toMatchObject([
      { rhagai: 'independent' },
      { philon: 'rhagai' },
    ]);
  });
  it('S9.5-26 in Hellas he leaves the game, before anything happens there', () => {
    const table = leading('philon', 'larisa', {
      pcs: { lamia: 1 },
      generals: { krateros: '1 lamia', antigonos: '2 thebai' },
      units: ['1 lamia loyal 2', '2 thebai loyal 2'],
    });
    // From Larisa he could go to Trikka, which is further west; Lamia is not.
    expect(table.refuses(0, { go: 'lamia' })).toBe('S9.5-24');
    const bound = leading('philon', 'pagasai', {
      pcs: { lamia: 1 },
      generals: { krateros: '1 lamia', antigonos: '2 thebai' },
      units: ['1 lamia loyal 2', '2 thebai loyal 2'],
    });
    bound.does(0, { go: 'lamia' });
    expect(told(bound, 'reachedHome')).toEqual({ general: 'philon', space: 'lamia' });
    expect([bound.fact('generals'), bound.fact('pcs')]).toMatchObject([{ philon: 'killed' }, { lamia: 1 }]);
    expect([told(bound, 'battle'), bound.fact('units')]).toEqual([
      undefined,
      ['1 lamia loyal 2', '2 thebai loyal 2'],
    ]);
  });
});
