import { describe, expect, it } from 'vitest';
import { nextHere } from '../src/hotseat/asked.ts';

describe('Whom the device goes to', () => {
  it('nobody, while whoever has it is asked, also with others', () => {
    expect(nextHere([0], 0, [1, 2])).toBeNull();
    expect(nextHere([2, 0], 0, [1, 2])).toBeNull();
  });

  it('the first of those here who are asked; those elsewhere and bots have their own', () => {
    expect(nextHere([3, 2, 1], 0, [1, 2])).toBe(2);
    expect(nextHere([3], 0, [1, 2])).toBeNull();
  });

  it('cannot be told while reactions are open: whom they ask is nobody else’s business', () => {
    expect(nextHere([], 0, [1, 2])).toBe('unknown');
  });
});
