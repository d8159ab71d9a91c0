import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

type Worths = { [side: number]: { [card: string]: number } };
/** What a card is worth to seat 0, who has played these others. */
const worth = (card: string, others: readonly string[]): number =>
  (scene({ step: 'end', last: true, played: { 0: [card, ...others] } }).fact('worth') as Worths)[0][card];

const infantry = ['X-01', 'X-02', 'X-03', 'XX-01', 'XX-02'];
const cavalry = ['X-04', 'X-05', 'XX-03', 'XX-04', 'XXX-03'];
const archers = ['X-06', 'X-07', 'X-08', 'XX-05', 'XX-06'];
const armies = ['X-01', 'X-04', 'X-06', 'X-02', 'X-05'];
const equipment = ['X-12', 'X-13', 'X-14', 'X-16', 'XX-11'];
const leaders = ['X-09', 'X-10', 'X-11', 'XX-07', 'XX-08'];

/** What the leader is worth with none of what he counts, with one, with two and so on. */
const column = (card: string, counted: readonly string[]): number[] =>
  [0, 1, 2, 3, 4, 5].map((count) => worth(card, counted.slice(0, count)));

describe('20 Leaders', () => {
  it('P20-01 P20-07 Parmenion counts archers', () => {
    expect(column('X-09', archers)).toEqual([0, 2, 3, 4, 4, 4]);
  });

  it('P20-02 P20-07 Bessos counts cavalry', () => {
    expect(column('XX-07', cavalry)).toEqual([0, 1, 3, 5, 5, 5]);
  });

  it('P20-03 P20-07 Porus counts infantry', () => {
    expect(column('X-10', infantry)).toEqual([0, 1, 2, 3, 4, 4]);
  });

  it('P20-04 P20-07 Dareios counts army cards and begins with two', () => {
    expect(column('XX-08', armies)).toEqual([0, 0, 2, 3, 5, 5]);
  });

  it('P20-05 P20-07 Antigonos counts equipment', () => {
    expect(column('X-11', equipment)).toEqual([0, 1, 3, 4, 4, 4]);
  });

  it('P20-06 Memnon counts leaders, himself among them', () => {
    expect(column('XX-09', leaders)).toEqual([2, 4, 6, 6, 6, 6]);
  });

  it('P20-07 below the first step of his table a leader may be rotated no more than he is worth', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['X-09', 'X-11', 'X-01', 'X-05'] },
      regions: { 'iv-issos': 0, 'iv-syria': 1 },
      rolled: 'W5 W5 W5',
    });
    expect(table.fact('strength')).toMatchObject({ 0: 4 });
    expect(table.refuses(0, { conquer: 'iv-syria', with: 'first', at: 'top' })).toBe('P15-07');
  });

  it('P20-08 a leader grows with every card that he counts', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['X-09', 'XX-08', 'X-01', 'X-08'] },
      hands: { 0: ['X-06'] },
      regions: { 'iv-issos': 0, 'iv-syria': 0, 'iv-media': 0 },
      rolled: 'W5 W5 W5',
    });
    expect(table.fact('strength')).toMatchObject({ 0: 8 });
    table.does(0, { play: 'X-06', with: 'first', at: 'top' });
    expect(table.fact('worth')).toMatchObject({ 0: { 'X-09': 3, 'XX-08': 3, 'X-06': 2 } });
    expect(table.fact('strength')).toMatchObject({ 0: 12 });
  });

  it('P20-09 what others have played does not count', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['X-09', 'XX-08', 'X-11', 'X-08'], 1: ['X-06', 'X-07', 'X-12', 'XX-09'] },
      rolled: 'W5 W5 W5',
    });
    expect(table.fact('worth')).toMatchObject({ 0: { 'X-09': 2, 'XX-08': 0, 'X-11': 0 }, 1: { 'XX-09': 2 } });
  });

  it('P20-10 leaders and equipment carry no symbols', () => {
    const leaders = [
      'X-09',
      'X-10',
      'X-11',
      'XX-07',
      'XX-08',
      'XX-09',
      'XX-10',
      'XXX-07',
      'XXX-08',
      'XXX-09',
    ];
    const equipment = ['X-12', 'X-13', 'X-14', 'X-15', 'X-16', 'XX-11', 'XX-12', 'XX-13'];
    const late = ['XXX-10', 'XXX-11', 'XXX-12', 'XXX-13'];
    for (const counting of ['X-09', 'X-10', 'XX-07']) {
      const others = [...leaders, ...equipment, ...late].filter((card) => card !== counting);
      expect(worth(counting, others)).toBe(0);
    }
  });
});
