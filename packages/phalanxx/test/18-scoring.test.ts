import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

/** The end of a game: the last round is over. */
const atTheEnd = (parts: Parameters<typeof scene>[0]) => scene({ step: 'end', last: true, ...parts });

/** The reasons of seat 0, and what they come to. */
function scored(parts: Parameters<typeof scene>[0]) {
  const table = atTheEnd(parts);
  const [reasons] = Object.values(table.fact('score') as object);
  const [total] = Object.values(table.fact('totals') as object);
  return { ...reasons, total };
}

describe('18 What counts', () => {
  it('P18-01 the total begins with the strength track', () => {
    expect(scored({ played: { 0: ['X-02', 'XX-01'] } })).toEqual({ 'P18-01': 7, total: 7 });
  });

  it('P18-02 each rotated card gives 3', () => {
    expect(scored({ played: { 0: ['X-02*', 'XX-01*', 'XX-02'] } })).toEqual({
      'P18-01': 5,
      'P18-02': 6,
      total: 11,
    });
  });

  it('P18-03 each fame group gives 5', () => {
    const played = { 0: ['X-01', 'X-02*', 'X-04', 'X-05', 'X-06', 'X-07', 'XX-10', 'X-16'] };
    expect(scored({ played })).toEqual({ 'P18-01': 17, 'P18-02': 3, 'P18-03': 10, total: 30 });
  });

  it('P18-04 each figure on the board gives 1', () => {
    expect(scored({ regions: { 'iv-syria': 0, 'iv-media': 0, 'iv-arabia': 1 } })).toEqual({
      'P18-04': 2,
      total: 2,
    });
  });

  it.each([
    [2, {}],
    [3, { 'P18-05': 1 }],
    [11, { 'P18-05': 3 }],
  ])('P18-05 P18-08 of %i talents each full 3 give 1', (talents, reasons) => {
    expect(scored({ talents: { 0: talents } })).toMatchObject({ ...reasons, total: Math.floor(talents / 3) });
  });

  it('P18-06 cities and oases give what is printed on them', () => {
    const regions = { 'iv-babylon': 0, 'iv-tadmor': 0, 'iv-syria': 0, 'iv-issos': 1 };
    expect(scored({ regions })).toEqual({ 'P18-04': 4, 'P18-06': 5, total: 9 });
  });

  it.each([
    ['upright', 'XX-12', { 'P18-01': 4, 'P18-07': -4, total: 0 }],
    ['rotated', 'XX-12*', { 'P18-01': 1, 'P18-02': 3, 'P18-07': -4, total: 0 }],
  ])('P18-07 Camouflage loses 4 at the end, %s', (_, card, reasons) => {
    expect(scored({ played: { 0: [card] } })).toEqual(reasons);
  });

  it('P18-07 nobody loses for somebody else’s Camouflage, or for one in hand', () => {
    expect(scored({ played: { 1: ['XX-12'] } })).toEqual({ total: 0 });
    expect(scored({ hands: { 0: ['XX-12'] } })).toEqual({ total: 0 });
  });

  it('P18-08 a hand, a supply and single talents count nothing', () => {
    const parts = { hands: { 0: ['XXX-01', 'XXX-03', 'XXX-07'] }, supply: { 0: 12 }, talents: { 0: 2 } };
    expect(scored(parts)).toEqual({ total: 0 });
  });
});

describe('18 Who wins', () => {
  it('P18-09 the highest total', () => {
    const table = atTheEnd({ seats: 3, played: { 0: ['X-02'], 1: ['XX-01'], 2: ['X-01'] } });
    expect(table.fact('outcome')).toEqual({
      winners: [1],
      kind: 'score',
      how: 'strength',
      scores: [3, 4, 2],
      clause: 'P18-09',
    });
  });

  it('P18-09 not the highest strength', () => {
    const table = atTheEnd({ played: { 0: ['XX-01'] }, talents: { 1: 15 } });
    expect(table.fact('outcome')).toEqual({
      winners: [1],
      kind: 'score',
      how: 'strength',
      scores: [4, 5],
      clause: 'P18-09',
    });
  });

  it('P18-10 of equals the one with the higher own dice', () => {
    const table = atTheEnd({
      seats: 3,
      played: { 0: ['X-02'], 1: ['X-04'] },
      own: { 0: 'W6 O3 P1', 1: 'W5 O4 P2', 2: 'W6 O6 P6' },
    });
    expect(table.fact('outcome')).toEqual({
      winners: [1],
      kind: 'score',
      how: 'dice',
      scores: [3, 3, 0],
      clause: 'P18-10',
    });
  });

  it('P18-11 equals with equal dice share the victory', () => {
    const table = atTheEnd({
      seats: 4,
      played: { 0: ['X-02'], 2: ['X-04'], 3: ['X-07'] },
      own: { 0: 'W6 O4 P1', 1: 'W6 O6 P6', 2: 'W5 O4 P2', 3: 'W5 O4 P1' },
    });
    expect(table.fact('outcome')).toEqual({
      winners: [0, 2],
      kind: 'score',
      how: 'shared',
      scores: [3, 0, 3, 3],
      clause: 'P18-11',
    });
  });
});
