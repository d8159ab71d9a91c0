import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';

const at = (from: string) => ({ from, side: 'outside' });
/** Antigonos (Initiative 2) in Sardeis, Kassandros (3) in Ephesos, Krateros (4) in Kelainai, all of seat 0. */
const three = (position: Scene = {}) =>
  scene({
    generals: { antigonos: '0 sardeis', kassandros: '0 ephesos', krateros: '0 kelainai' },
    ...position,
  });

describe('9.2 Movement Points of a Tyche Segment', () => {
  it.each([
    ['minor-raid', 1],
    ['unrest', 2],
    ['kassandros', 4],
  ])('S6.2.B1-02 a Force-March with %s has %i MPs, its OPs', (card, mps) => {
    const table = three({ step: 'tyche', hands: { 0: [card] } });
    table.does(0, { operations: card, on: 'forceMarch' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'forceMarch', about: { mps } }]);
    table.does(0, { march: 'krateros', ...at('kelainai') });
    expect(table.fact('march')).toMatchObject({ allowance: mps, left: mps });
  });

  it('S6.2.B1-02 all else is as in any movement', () => {
    const table = three({ step: 'tyche', hands: { 0: ['minor-raid'] }, pcs: { ikonion: 1 } });
    table.does(0, { operations: 'minor-raid', on: 'forceMarch' });
    table.does(0, { march: 'krateros', ...at('kelainai') });
    table.does(0, { go: 'ikonion' });
    expect(table.refuses(0, { go: 'dana' })).toBe('S9.3.A-07');
    expect(table.refuses(0, { removePc: true })).toBe('S9.3.D-02');
    table.does(0, { end: true });
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['minor-raid']]);
  });

  it('S9.2-03 whoever commands, they stay the same', () => {
    const table = three({
      step: 'tyche',
      generals: { antigonos: '0 sardeis', krateros: '0 ephesos' },
      hands: { 0: ['kassandros'] },
    });
    table.does(0, { operations: 'kassandros', on: 'forceMarch' });
    table.does(0, { march: 'antigonos', ...at('sardeis') });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros'] });
    expect(table.fact('march')).toMatchObject({ generals: ['krateros', 'antigonos'], allowance: 4, left: 3 });
  });
});

describe('9.2 Movement Points of an Activation Segment', () => {
  it('S9.2-04 the die is rolled once, before anybody is activated', () => {
    const table = three({ dice: [5] });
    expect(table.refuses(0, { march: 'antigonos', ...at('sardeis') })).toBe('S9.2-04');
    table.does(0, { roll: true });
    expect(told(table, 'movementDie')).toEqual({ seat: 0, die: 5 });
    expect(table.refuses(0, { roll: true })).toBe('S9.2-04');
    table.does(0, { march: 'antigonos', ...at('sardeis') });
    table.does(0, { end: true });
    expect(table.refuses(0, { roll: true })).toBe('S9.2-04');
    // Next player, next die.
    table.does(0, { pass: true });
    expect([table.fact('die'), asked(table)]).toEqual([0, ['1 activate']]);
  });

  it('S6.3-03 after that no Mercenary is raised instead', () => {
    const table = three({ pcs: { pella: 0 }, dice: [3] });
    expect(offered(table, 0, 'raise')).toEqual([true]);
    table.does(0, { roll: true });
    expect(offered(table, 0, 'raise')).toEqual([]);
    expect(table.refuses(0, { raise: true })).toBe('S6.3-03');
    table.does(0, { pass: true });
    expect(asked(table)).toEqual(['1 activate']);
  });

  it('S9.2-05 one die for all of his Generals', () => {
    const table = three({ units: ['0 sardeis loyal 1'], dice: [3] });
    table.does(0, { roll: true });
    const allowances = [
      ['antigonos', 'sardeis'],
      ['kassandros', 'ephesos'],
      ['krateros', 'kelainai'],
      ['attalos', 'sardeis'],
    ].map(([march, space]) => {
      table.does(0, { march, ...at(space) });
      const { allowance } = table.fact('march') as { allowance: number };
      table.does(0, { end: true });
      return allowance;
    });
    expect(allowances).toEqual([4, 3, 2, 2]);
  });

  /** What a General has with each result of the die. */
  const allowancesOf = (march: string, space: string) =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const table = three({ die });
      table.does(0, { march, ...at(space) });
      return (table.fact('march') as { allowance: number }).allowance;
    });
  it('S9.2-06 a die lower than his Initiative gives 2 MPs', () => {
    expect(allowancesOf('antigonos', 'sardeis').slice(0, 1)).toEqual([2]);
    expect(allowancesOf('kassandros', 'ephesos').slice(0, 2)).toEqual([2, 2]);
    expect(allowancesOf('krateros', 'kelainai').slice(0, 3)).toEqual([2, 2, 2]);
  });
  it('S9.2-07 one that equals it gives 3', () => {
    expect(allowancesOf('antigonos', 'sardeis')[1]).toBe(3);
    expect(allowancesOf('kassandros', 'ephesos')[2]).toBe(3);
    expect(allowancesOf('krateros', 'kelainai')[3]).toBe(3);
  });
  it('S9.2-08 a higher one gives 4', () => {
    expect(allowancesOf('antigonos', 'sardeis').slice(2)).toEqual([4, 4, 4, 4]);
    expect(allowancesOf('kassandros', 'ephesos').slice(3)).toEqual([4, 4, 4]);
    expect(allowancesOf('krateros', 'kelainai').slice(4)).toEqual([4, 4]);
  });

  it('S9.2-10 everybody sees the die as long as the Segment lasts', () => {
    const table = three({ dice: [5] });
    table.does(0, { roll: true });
    table.does(0, { march: 'antigonos', ...at('sardeis') });
    for (const viewer of [0, 3, null]) expect(seen(table, viewer).die).toBe(5);
    table.does(0, { end: true });
    expect(seen(table, 1).die).toBe(5);
    table.does(0, { pass: true });
    expect(seen(table, 1).die).toBe(null);
  });
});
