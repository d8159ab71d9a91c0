import { describe, expect, it } from 'vitest';
import { scene, seen } from './scene.ts';

describe('8.5 Death', () => {
  it('S8.5-04 whoever dies leaves the game, and gives Legitimacy to nobody', () => {
    // The assassination of Game Turn IV: seat 0 has Alexandros, and seat 1 more points.
    const table = scene({
      seats: 2,
      turn: 4,
      step: 'preparations',
      provinces: { aigyptos: 1 },
      generals: { krateros: '0 melitene' },
      royals: { alexandros: 'melitene by 0', herakles: 'melitene by 0' },
    });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'dead', herakles: 'melitene by 0' });
    expect(seen(table, 0).royals).toMatchObject({ alexandros: 'gone' });
    // Herakles, who counted for nothing beside him, counts now.
    expect(table.fact('legitimacySources')).toMatchObject({ 0: { 'S3.6-06': 2, 'S3.6-12': 3 } });
    expect(table.fact('legitimacy')).toEqual({ 0: 5, 1: 3 });
  });
});
