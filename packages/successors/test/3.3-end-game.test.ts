import { describe, expect, it } from 'vitest';
import { asked, type Scene, scene } from './scene.ts';

/** Game Turn V is over. */
const atTheEnd = (parts: Scene) => scene({ turn: 5, step: 'nextTurn', ...parts });

describe('3.3 End Game Victory', () => {
  it('S3.3-01 the most Victory Points win when Game Turn V is over', () => {
    const table = atTheEnd({ provinces: { thessalia: 0, thrake: 1, aigyptos: 2, hellas: 3 } });
    expect(table.fact('outcome')).toMatchObject({
      winners: [2],
      kind: 'end-of-game',
      scores: [2, 3, 6, 4],
      clause: 'S3.3-01',
    });
    expect(asked(table)).toEqual([]);
  });

  it('S3.3-01 not before', () => {
    const table = atTheEnd({
      turn: 4,
      seats: 2,
      provinces: { thrake: 1 },
      generals: { krateros: '1 pella' },
    });
    expect(table.fact('turn')).toBe(5);
    expect(table.fact('outcome')).toBe(null);
  });

  it('S3.3-02 of equals the one who wins the Victory Tie Breaker', () => {
    const table = atTheEnd({ provinces: { thrake: 0, makedonia: 1, lydia: 2 } });
    expect(table.fact('outcome')).toMatchObject({ winners: [1], scores: [3, 3, 3, 0], tieBroken: 'S3.4-02' });
  });

  it('S3.3-03 Legitimacy does not matter', () => {
    const table = atTheEnd({
      provinces: { thrake: 0, aigyptos: 1 },
      generals: { krateros: '0 babylon' },
      royals: { alexandros: 'babylon by 0' },
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 8, 1: 3 });
    expect(table.fact('outcome')).toMatchObject({ winners: [1] });
  });
});
