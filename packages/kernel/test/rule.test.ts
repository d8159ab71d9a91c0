import { describe, expect, it } from 'vitest';
import { modifiers, rule } from '../src/rule.ts';

interface Board {
  readonly cells: readonly number[];
}
const board: Board = { cells: [0, 4, 0] };

describe('A rule', () => {
  const asked: string[] = [];
  const mayEnter = rule<Board, [number, number]>({
    'X1-01': (p, cell) => {
      asked.push('X1-01');
      return cell < p.cells.length;
    },
    'X1-02': (p, cell, height) => {
      asked.push('X1-02');
      return p.cells[cell] <= height;
    },
  });

  it('allows what breaks no clause', () => {
    expect(mayEnter.allows(board, 1, 4)).toBe(true);
    expect(mayEnter.broken(board, 1, 4)).toBe(null);
    expect(mayEnter.verdict(board, 1, 4)).toEqual({ allowed: true });
  });

  it('names the first clause that is broken, and does not look at those behind it', () => {
    asked.length = 0;
    expect(mayEnter.verdict(board, 9, 4)).toEqual({ allowed: false, clause: 'X1-01' });
    expect(asked).toEqual(['X1-01']);
    expect(mayEnter.broken(board, 1, 3)).toBe('X1-02');
    expect(mayEnter.allows(board, 1, 3)).toBe(false);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 9])('of %i clauses finds the first of them that is broken', (count) => {
    // Each clause wants another bit.
    const ids = Array.from({ length: count }, (_, i) => `X3-0${i}`);
    const demands = ids.map((id, i) => [id, (_: Board, bits: number) => (bits & (1 << i)) !== 0] as const);
    const wants = rule<Board, [number]>(Object.fromEntries(demands));
    for (let bits = 0; bits < 1 << count; bits++) {
      const first = ids.find((_, i) => (bits & (1 << i)) === 0) ?? null;
      expect(wants.broken(board, bits)).toBe(first);
    }
  });

  it('lists its clauses in their order', () => {
    expect(mayEnter.clauses).toEqual(['X1-01', 'X1-02']);
  });
});

describe('Modifiers', () => {
  const toll = modifiers<Board, [number]>({
    'X2-01': [-1, () => true],
    'X2-02': [(p, cell) => p.cells[cell], (p, cell) => p.cells[cell] > 0],
    'X2-03': [10, (_, cell) => cell === 2],
  });

  it('add up, and give the parts that are not nothing as reasons', () => {
    expect(toll.sum(board, 1)).toBe(3);
    expect(toll.reasons(board, 1)).toEqual([
      { clause: 'X2-01', by: -1 },
      { clause: 'X2-02', by: 4 },
    ]);
    expect(toll.sum(board, 2)).toBe(9);
    expect(toll.clauses).toEqual(['X2-01', 'X2-02', 'X2-03']);
  });
});
