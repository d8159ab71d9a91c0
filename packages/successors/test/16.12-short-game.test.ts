import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

const atTheEndOf = (turn: number, shortGame: boolean) =>
  scene({
    turn,
    step: 'nextTurn',
    seats: 2,
    options: { shortGame },
    provinces: { thrake: 1, aigyptos: 1 },
    generals: { krateros: '0 babylon' },
    royals: { alexandros: 'babylon by 0' },
  });

describe('16.12 Short game', () => {
  it('S16.12-01 ends with Game Turn IV', () => {
    expect(atTheEndOf(3, true).fact('outcome')).toBe(null);
    expect(atTheEndOf(4, true).fact('outcome')).toMatchObject({ kind: 'end-of-game' });
    expect(atTheEndOf(4, false).fact('outcome')).toBe(null);
  });

  it('S16.12-02 by Victory Points: Legitimacy does not matter', () => {
    const table = atTheEndOf(4, true);
    expect(table.fact('legitimacy')).toEqual({ 0: 8, 1: 3 });
    expect(table.fact('outcome')).toMatchObject({ winners: [1], scores: [0, 9], clause: 'S3.3-01' });
  });

  it('S16.12-01 D16-19 the Regency of Game Turn IV is still checked', () => {
    const table = scene({
      seats: 2,
      turn: 4,
      step: 'preparations',
      options: { shortGame: true },
      generals: { krateros: '0 melitene', antigonos: '1 gordion' },
      royals: { alexandros: 'melitene by 0' },
      provinces: { aigyptos: 0 },
    });
    expect(table.fact('outcome')).toMatchObject({ kind: 'regency', winners: [0] });
  });
});
