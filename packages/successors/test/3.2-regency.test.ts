import { describe, expect, it } from 'vitest';
import { asked, type Scene, scene, told } from './scene.ts';

/** The Preparations Phase of Game Turn IV, for two. Seat 0 has Alexandros: 8 L. */
const turnIV = (provinces: NonNullable<Scene['provinces']>, parts: Partial<Scene> = {}) =>
  scene({
    seats: 2,
    turn: 4,
    step: 'preparations',
    generals: { krateros: '0 melitene', antigonos: '1 gordion' },
    royals: { alexandros: 'melitene by 0' },
    provinces,
    ...parts,
  });

describe('3.2 The Heir is controlled', () => {
  it('S3.2-01 his controller has the highest sum in Game Turn IV', () => {
    // 8 L and 6 VP, against 3 L and 10 VP.
    const table = turnIV({ aigyptos: 0, hellas: 1, thrake: 1, lydia: 1 });
    expect(table.fact('outcome')).toEqual({
      winners: [0],
      kind: 'regency',
      scores: [6, 10],
      clause: 'S3.2-01',
      besides: { legitimacy: [8, 3] },
    });
  });

  it('S3.2-01 it is Alexandros who matters in Game Turn IV', () => {
    const table = turnIV({ aigyptos: 0 }, { royals: { herakles: 'melitene by 0' } });
    expect(table.fact('outcome')).toBe(null);
  });

  it('S3.2-02 in Game Turn V it is Herakles', () => {
    const royals = { alexandros: 'gordion by 1', herakles: 'melitene by 0' };
    // 5 L and 10 VP, against 8 L and 6 VP.
    const table = turnIV({ aigyptos: 1, hellas: 0, thrake: 0, lydia: 0 }, { turn: 5, royals });
    expect(table.fact('outcome')).toMatchObject({ winners: [0], scores: [10, 6], clause: 'S3.2-02' });
  });

  it('S3.2-03 of equals he wins by the Victory Tie Breaker', () => {
    // 10 L and 3 VP, against 3 L and 10 VP.
    const table = turnIV({ makedonia: 0, hellas: 1, thrake: 1, lydia: 1 });
    expect(table.fact('legitimacy')).toEqual({ 0: 10, 1: 3 });
    const outcome = { winners: [0], kind: 'regency', clause: 'S3.2-01', tieBroken: 'S3.4-02' };
    expect(table.fact('outcome')).toMatchObject(outcome);
  });

  it('S3.2-03 or does not win', () => {
    // 8 L, against 5 L and the 3 VP of Makedonia.
    const table = turnIV({ makedonia: 1 });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 5 });
    expect(table.fact('outcome')).toBe(null);
  });

  it('S3.2-04 if he does not win, the Heir dies, and the game goes on', () => {
    const table = turnIV({ aigyptos: 1 });
    expect(told(table, 'regencyMissed')).toEqual({ royal: 'alexandros' });
    expect(told(table, 'died')).toEqual({ royal: 'alexandros' });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'dead' });
    expect(table.fact('legitimacy')).toEqual({ 0: 3, 1: 3 });
    expect(asked(table)).toEqual(['0 turnOrder']);
  });
});

describe('3.2 The Heir is not controlled', () => {
  const nobodys = { royals: { alexandros: 'melitene' } };

  it('S3.2-05 the highest sum wins', () => {
    // 3 L and 6 VP, against 5 L and 3 VP: neither is at Melitene with a PC.
    const generals = { krateros: '0 tarsos', antigonos: '1 gordion' };
    const table = turnIV({ aigyptos: 0, makedonia: 1 }, { ...nobodys, generals });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'melitene' });
    expect(table.fact('outcome')).toMatchObject({ winners: [0], kind: 'regency', clause: 'S3.2-05' });
  });

  it('S3.2-06 of equals the one who wins the Victory Tie Breaker', () => {
    // 3 L and 5 VP, against 5 L and 3 VP.
    const generals = { krateros: '0 tarsos', antigonos: '1 gordion' };
    const table = turnIV({ thrake: 0, thessalia: 0, makedonia: 1 }, { ...nobodys, generals });
    expect(table.fact('outcome')).toMatchObject({ winners: [1], kind: 'regency' });
  });

  it.each([
    ['dead', 'dead'],
    ['never came', 'box'],
  ])('S3.2-07 nobody wins if he is %s', (_, alexandros) => {
    const table = turnIV({ aigyptos: 0 }, { royals: { alexandros } });
    expect(table.fact('outcome')).toBe(null);
    expect(table.events().map(({ key }) => key)).not.toContain('event.regencyMissed');
    expect(asked(table)).toEqual(['1 turnOrder']);
  });
});
