import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';

/** 14 VP: Phrygia, Syria, Babylonia, and the 4 of the Lord of Asia. */
const asia = { phrygia: 0, syria: 0, babylonia: 0 };
/** Seat 0's Surrender Segment: one PC in Abdera, or in Larisa, and he controls Thrake (3 VP) or Thessalia (2 VP). */
const oneCityShort = (seats: number, provinces: { [province: string]: number }, turn = 2) =>
  scene({
    seats,
    turn,
    step: 'surrender',
    provinces: { ...asia, ...provinces },
    pcs: { kardia: 0, byzantion: 0, philippopolis: 0, pagasai: 0 },
    generals: { philoxenos: '0 abdera', andronikos: '0 larisa' },
    units: ['0 abdera loyal 1', '0 larisa loyal 1'],
  });

/** His own Forage Segment, with the Cart in Pella: 8 L, and 10 more for the burial. */
const atPella = (turn: number, parts: Partial<Scene> = {}) =>
  scene({
    turn,
    step: 'forage',
    generals: { krateros: '0 pella' },
    royals: { alexandros: 'pella by 0', 'funeral-cart': 'pella by 0' },
    ...parts,
  });

describe('3.1 Instant Victory by Victory Points', () => {
  it.each([
    ['S3.1-02', 5, 20, { lydia: 0 }],
    ['S3.1-03', 4, 23, { aigyptos: 0 }],
    ['S3.1-04', 3, 26, { aigyptos: 0, lydia: 0 }],
    ['S3.1-05', 2, 29, { aigyptos: 0, lydia: 0, kilikia: 0, libye: 0 }],
  ])('%s with %i players %i VP win, and one fewer does not', (clause, seats, points, provinces) => {
    const enough = oneCityShort(seats, provinces);
    enough.does(0, { place: 'abdera' });
    expect(enough.fact('points')).toMatchObject({ 0: points });
    expect(enough.fact('outcome')).toMatchObject({ winners: [0], kind: 'instant-victory-points', clause });

    const tooFew = oneCityShort(seats, provinces);
    tooFew.does(0, { place: 'larisa' });
    expect(tooFew.fact('points')).toMatchObject({ 0: points - 1 });
    expect(tooFew.fact('outcome')).toBe(null);
  });

  it('S3.1-03 more than enough is enough', () => {
    const table = oneCityShort(4, { aigyptos: 0, libye: 0 });
    table.does(0, { place: 'abdera' });
    expect(table.fact('points')).toMatchObject({ 0: 24 });
    expect(table.fact('outcome')).toMatchObject({ winners: [0], kind: 'instant-victory-points' });
  });

  it('S3.1-07 in the midst of an event, when nobody has looked yet who must leave', () => {
    const table = scene({
      seats: 4,
      turn: 2,
      step: 'tyche',
      hands: { 0: ['kassandros'] },
      provinces: { ...asia, aigyptos: 0, libye: 0 },
      pcs: { pagasai: 0 },
      generals: { antipatros: '1 killed', andronikos: '0 larisa' },
      units: ['0 larisa loyal 1'],
    });
    plays(table, [0, { event: 'kassandros' }], [0, { at: 'larisa', side: 'outside' }], [0, { yes: true }]);
    expect(table.fact('outcome')).toMatchObject({ winners: [0], kind: 'instant-victory-points' });
    expect(table.fact('generals')).toMatchObject({ andronikos: '0 larisa', kassandros: '0 larisa' });
    expect(successors.check(table.position)).toBe(null);
  });
});

describe('3.1 Instant Victory by Legitimacy', () => {
  it('S3.1-01 18 L win', () => {
    const table = atPella(2);
    expect(table.fact('legitimacy')).toMatchObject({ 0: 8 });
    table.does(0, { bury: true });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 18 });
    expect(table.fact('outcome')).toMatchObject({
      winners: [0],
      kind: 'instant-legitimacy',
      clause: 'S3.1-01',
    });
  });

  it('S3.1-01 17 L do not', () => {
    const royals = { philippos: 'pella by 0', 'funeral-cart': 'pella by 0' };
    const table = atPella(2, { royals });
    table.does(0, { bury: true });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 17 });
    expect(table.fact('outcome')).toBe(null);
  });
});

describe('3.1 When it is won', () => {
  it('S3.1-06 not in Game Turn I', () => {
    const table = oneCityShort(4, { aigyptos: 0 }, 1);
    table.does(0, { place: 'abdera' });
    expect(table.fact('points')).toMatchObject({ 0: 23 });
    expect(table.fact('outcome')).toBe(null);
    expect(asked(table)).toEqual(['0 place']);
  });

  it('S3.1-06 what was reached then counts as soon as Game Turn II begins', () => {
    const table = scene({ turn: 1, step: 'nextTurn', provinces: { ...asia, aigyptos: 0, thrake: 0 } });
    expect(table.fact('turn')).toBe(2);
    expect(table.fact('usurper')).toBe(null);
    expect(table.fact('outcome')).toMatchObject({ winners: [0] });
  });

  it('S3.1-07 in another player’s turn', () => {
    // Seats 1 and 2 have a Fleet Strength of 3 each. Without Karia seat 2's is the largest: 3 VP more.
    const table = scene({
      turn: 3,
      step: 'surrender',
      provinces: { rhodos: 1, phoinike: 2, kypros: 2, phrygia: 2, syria: 2, babylonia: 2, libye: 2 },
      pcs: { halikarnassos: 1, knidos: 1 },
      generals: { philoxenos: '0 knidos' },
      units: ['0 knidos mercenary 1'],
    });
    expect(table.fact('points')).toMatchObject({ 2: 20 });
    table.does(0, { remove: 'knidos' });
    expect(table.fact('points')).toMatchObject({ 2: 23 });
    expect(told(table, 'instantVictory')).toEqual({ seat: 2 });
    expect(table.fact('outcome')).toMatchObject({ winners: [2], kind: 'instant-victory-points' });
    expect(asked(table)).toEqual([]);
  });

  it('S3.1-07 in the middle of an operation', () => {
    const table = scene({
      turn: 2,
      step: 'tyche',
      provinces: { ...asia, aigyptos: 0 },
      pcs: { kardia: 0, byzantion: 0, philippopolis: 0 },
      hands: { 0: ['condemnation'] },
    });
    table.does(0, { operations: 'condemnation', on: 'placePcs' });
    table.does(0, { place: 'abdera' });
    expect(asked(table)).toEqual([]);
    expect(table.fact('segment')).toBe('tyche');
    expect(table.fact('outcome')).toMatchObject({ winners: [0] });
  });

  it('S3.1-07 in the Turn End Phase, when it is nobody’s turn', () => {
    const table = atPella(3, { step: 'turnEnd' });
    expect(table.fact('active')).toBe(null);
    table.does(0, { bury: true });
    expect(table.fact('outcome')).toMatchObject({ winners: [0], kind: 'instant-legitimacy' });
  });
});
