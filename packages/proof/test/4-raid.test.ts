import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

describe('4 A March', () => {
  it('T4-01 one raids every village but one’s own', () => {
    const table = scene({ turn: 0, villages: { argos: 0, delphi: 1, pylos: 0 } });
    expect(offered(table, 0, 'raid')).toEqual(['delphi', 'elis', 'megara', 'olynthos', 'thebes']);
    expect(table.refuses(0, { raid: 'argos', led: 'veteran', with: 1 })).toBe('T4-01');
  });

  it('T4-02 a raid takes one hoplite or more, up to all in camp', () => {
    const table = scene({ turn: 0, camp: { 0: 2 } });
    const raid = { raid: 'argos', led: 'veteran' };
    expect(offered(table, 0, 'with', raid)).toEqual([1, 2]);
    expect(table.refuses(0, { ...raid, with: 0 })).toBe('T4-02');
    expect(table.refuses(0, { ...raid, with: 3 })).toBe('T4-02');
  });

  it('T4-02 an empty camp raids nobody', () => {
    const table = scene({ turn: 0, camp: { 0: 0 }, hands: { 0: ['night'] } });
    expect(offered(table, 0, 'raid')).toEqual([]);
    expect(offered(table, 0, 'storm')).toEqual([]);
    expect(table.refuses(0, { raid: 'argos', led: 'veteran', with: 1 })).toBe('T4-02');
  });

  it('T4-03 the leader must be in camp', () => {
    const table = scene({ turn: 0, heroes: { 0: { veteran: 'watch' } } });
    expect(offered(table, 0, 'led', { raid: 'argos' })).toEqual(['youth']);
    expect(table.refuses(0, { raid: 'argos', led: 'veteran', with: 1 })).toBe('T4-03');
  });

  it('T4-03 with both heroes on watch nobody leads', () => {
    const table = scene({
      turn: 0,
      heroes: { 0: { veteran: 'watch', youth: 'watch' } },
      hands: { 0: ['night'] },
    });
    expect(offered(table, 0, 'raid')).toEqual([]);
    expect(offered(table, 0, 'storm')).toEqual([]);
    expect(table.refuses(0, { raid: 'argos', led: 'youth', with: 1 })).toBe('T4-03');
  });

  it('T4-04 three follow the youth, six the veteran', () => {
    const table = scene({ turn: 0, hands: { 0: ['night'] } });
    for (const march of ['raid', 'storm']) {
      expect(offered(table, 0, 'with', { [march]: 'argos', led: 'youth' })).toEqual([1, 2, 3]);
      expect(offered(table, 0, 'with', { [march]: 'argos', led: 'veteran' })).toEqual([1, 2, 3, 4, 5, 6]);
    }
    expect(table.refuses(0, { raid: 'argos', led: 'youth', with: 4 })).toBe('T4-04');
  });

  it('T4-05 the raiders have left their camp when the omens are read', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'] } });
    table.does(0, { raid: 'argos', led: 'veteran', with: 4 });
    expect(asked(table)).toEqual(['0 omens']);
    expect(table.fact('camp')).toEqual({ 0: 2, 1: 6 });
  });
});

describe('4 C Assault', () => {
  it.each([
    [4, 0],
    [3, null],
  ])('T4-06 a roll that reaches the defence succeeds: %i', (die, holder) => {
    const table = scene({ turn: 0, dice: [die] });
    table.does(0, { raid: 'argos', led: 'youth', with: 1 });
    expect(table.fact('villages')).toMatchObject({ argos: holder });
  });

  it.each([
    [1, 5],
    [5, 9],
  ])('T4-07 %i hoplites with a veteran and a 2 make %i', (hoplites, total) => {
    const table = scene({ turn: 0, dice: [2] });
    table.does(0, { raid: 'delphi', led: 'veteran', with: hoplites });
    expect(told(table, 'assaulted')).toEqual({ die: 2, total, defence: 10 });
  });

  it.each([
    ['veteran', 6],
    ['youth', 5],
  ])('T4-08 three hoplites with a %s and a 1 make %i', (led, total) => {
    const table = scene({ turn: 0, dice: [1] });
    table.does(0, { raid: 'delphi', led, with: 3 });
    expect(told(table, 'assaulted')).toEqual({ die: 1, total, defence: 10 });
  });

  it.each([
    ['the holder’s veteran watches', { 1: { veteran: 'watch' } }, 4],
    ['both his heroes watch', { 1: { veteran: 'watch', youth: 'watch' } }, 4],
    ['nobody watches', {}, 6],
    ['only the raider’s youth watches', { 0: { youth: 'watch' } }, 6],
  ] as const)('T4-09 %s', (_, heroes, total) => {
    const table = scene({ turn: 0, villages: { delphi: 1 }, heroes, dice: [1] });
    table.does(0, { raid: 'delphi', led: 'veteran', with: 3 });
    expect(told(table, 'assaulted')).toMatchObject({ total });
  });

  it('T4-09 a village that nobody holds is not watched', () => {
    const table = scene({ turn: 0, heroes: { 1: { veteran: 'watch' } }, dice: [1] });
    table.does(0, { raid: 'delphi', led: 'veteran', with: 3 });
    expect(told(table, 'assaulted')).toMatchObject({ total: 6 });
  });

  it('T4-10 T5-15 an omen adds two', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'] }, dice: [1] });
    table.does(0, { raid: 'delphi', led: 'veteran', with: 3 });
    table.does(0, { play: 'omen' });
    expect(told(table, 'assaulted')).toEqual({ die: 1, total: 8, defence: 10 });
  });
});

describe('4 D Losses', () => {
  it('T4-11 T4-13 success costs one hoplite, the others return to camp', () => {
    const table = scene({ turn: 0, dice: [6] });
    table.does(0, { raid: 'argos', led: 'veteran', with: 4 });
    expect(table.fact('camp')).toEqual({ 0: 5, 1: 6 });
  });

  it.each([
    [4, 4],
    [3, 4],
    [1, 5],
  ])('T4-12 T4-13 of %i beaten hoplites half return, and %i are in camp', (hoplites, left) => {
    const table = scene({ turn: 0, dice: [1] });
    table.does(0, { raid: 'delphi', led: 'veteran', with: hoplites });
    expect(table.fact('camp')).toEqual({ 0: left, 1: 6 });
  });
});

describe('4 E Spoils', () => {
  it('T4-14 a village that is taken changes hands', () => {
    const table = scene({ turn: 0, villages: { argos: 1, megara: 1 }, dice: [6] });
    table.does(0, { raid: 'argos', led: 'veteran', with: 4 });
    expect(table.fact('villages')).toMatchObject({ argos: 0, megara: 1 });
    expect(table.fact('points')).toEqual({ 0: 1, 1: 2 });
  });

  it('T4-14 a village that withstands stays with its holder', () => {
    const table = scene({ turn: 0, villages: { thebes: 1 }, dice: [1] });
    table.does(0, { raid: 'thebes', led: 'veteran', with: 1 });
    expect(table.fact('villages')).toMatchObject({ thebes: 1 });
  });

  it('T4-15 when the last hoplite has deserted no die is rolled', () => {
    const table = scene({ turn: 0, villages: { argos: 1 }, hands: { 1: ['curse', 'liar'] }, dice: [] });
    table.does(0, { raid: 'argos', led: 'veteran', with: 1 });
    table.does(1, { play: 'curse' });
    table.does(1, { pass: true });
    expect(table.fact('outcome')).not.toBe(null);
    expect(table.fact('camp')).toEqual({ 0: 5, 1: 6 });
    expect(table.fact('villages')).toMatchObject({ argos: 1 });
  });
});
