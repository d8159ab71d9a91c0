import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Where seat 0 has his PC nobody else Intercepts. */
const pcs = { pergamon: 0, halikarnassos: 0, kelainai: 0 } as const;

/** Antigonos goes without a CU from Pergamon to Ephesos, where Lysimachos of seat 1 has none either and stays. */
const met = ({ generals = {}, ...parts }: Scene = {}): Table => {
  const table = scene({
    die: 4,
    pcs,
    generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos', ...generals },
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside' });
  table.does(0, { go: 'ephesos' });
  table.does(1, { stay: true });
  return table;
};

describe('10 G Generals of two players, and no CU', () => {
  it('S10.G-01 the moving player’s Generals go on or Withdraw', () => {
    const table = met();
    expect(asked(table)).toEqual(['0 depart']);
    expect(table.options(0)).toEqual([{ moveOn: true }, { withdraw: true }]);
  });

  it('S10.G-01 who goes on may not stay', () => {
    const table = met();
    table.does(0, { moveOn: true });
    expect(told(table, 'movesOn')).toEqual({ seat: 0, space: 'ephesos' });
    expect(table.refuses(0, { end: true })).toBe('S10.G-01');
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 halikarnassos',
      lysimachos: '1 ephesos',
    });
    table.does(0, { end: true });
  });

  it('S10.G-01 who Withdraws goes back, and has no MPs left', () => {
    const table = met();
    table.does(0, { withdraw: true });
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'ephesos', space: 'pergamon' });
    expect(table.fact('march')).toMatchObject({ at: 'pergamon', left: 0 });
  });

  it('S10.G-02 without MPs for a path they Withdraw', () => {
    const table = scene({
      die: 1,
      pcs,
      generals: { antigonos: '0 abydos', lysimachos: '1 ephesos' },
    });
    table.does(0, { march: 'antigonos', from: 'abydos', side: 'outside' });
    table.does(0, { go: 'pergamon' });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon' });
  });

  it('S10.G-03 all Generals of the Faction leave together', () => {
    const table = met({ generals: { eumenes: '0 ephesos' }, unsettled: true });
    table.does(0, { moveOn: true });
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 halikarnassos',
      eumenes: '0 halikarnassos',
    });
  });

  it('S10.G-03 also if they Withdraw', () => {
    const table = met({ generals: { eumenes: '0 ephesos' }, unsettled: true });
    table.does(0, { withdraw: true });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon', eumenes: '0 pergamon' });
  });
});

describe('10 G Generals who Intercepted without CUs', () => {
  /** Seat 1 has Lysimachos in Ephesos; Antigonos goes there, and Seleukos of seat 2 comes from Pergamon. */
  const three = (die: number, parts: Scene = {}) => {
    const table = scene({
      die,
      generals: { antigonos: '0 halikarnassos', lysimachos: '1 ephesos', seleukos: '2 pergamon' },
      dice: [6],
      ...parts,
    });
    table.does(0, {
      march: 'antigonos',
      from: 'halikarnassos',
      side: 'outside',
      ...(parts.units && { loyal: 2 }),
    });
    table.does(0, { go: 'ephesos' });
    table.does(2, { intercept: 'seleukos' });
    return table;
  };
  const together = { lysimachos: '1 ephesos', seleukos: '2 pergamon' };

  it('S10.G-05 do not stay beside those of a third player when the mover Withdraws (D11-17)', () => {
    const table = three(4);
    table.does(0, { withdraw: true });
    expect(told(table, 'wentBack')).toEqual({
      seat: 2,
      general: 'seleukos',
      from: 'ephesos',
      space: 'pergamon',
    });
    expect(table.fact('generals')).toMatchObject({ ...together, antigonos: '0 halikarnassos' });
  });

  it('S10.G-05 nor when he moves on (D11-17)', () => {
    const table = three(4);
    table.does(0, { stay: true });
    table.does(0, { moveOn: true });
    expect(table.fact('generals')).toMatchObject({ ...together, antigonos: '0 ephesos' });
  });

  it('S10.G-05 nor if he had CUs, and went back (D11-17)', () => {
    const table = three(4, { units: ['0 halikarnassos loyal 2'] });
    table.does(0, { withdraw: true });
    expect(table.fact('generals')).toMatchObject({ ...together, antigonos: '0 halikarnassos' });
  });

  it('alone with the mover, who leaves, they stay (D11-17)', () => {
    const table = three(4, { generals: { antigonos: '0 halikarnassos', seleukos: '2 pergamon' } });
    table.does(0, { withdraw: true });
    expect(told(table, 'wentBack')).toBeUndefined();
    expect(table.fact('generals')).toMatchObject({ seleukos: '2 ephesos' });
  });

  it('where the mover stands by now there is no way back (D11-17)', () => {
    // He came by way of Pergamon, past Seleukos, and goes back there when that one has left it.
    const table = scene({
      die: 4,
      pcs: { abydos: 0 },
      generals: { antigonos: '0 abydos', lysimachos: '1 ephesos', seleukos: '2 pergamon' },
      dice: [6],
    });
    table.does(0, { march: 'antigonos', from: 'abydos', side: 'outside' });
    table.does(0, { go: 'pergamon' });
    table.does(1, { pass: true });
    table.does(2, { stay: true });
    table.does(0, { moveOn: true });
    table.does(0, { go: 'ephesos' });
    table.does(2, { intercept: 'seleukos' });
    table.does(0, { withdraw: true });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 pergamon',
      lysimachos: '1 ephesos',
      seleukos: '2 dispersed',
    });
  });
});

describe('10 G Before one’s own city', () => {
  /** Sardeis is seat 0's. Outside are Eumenes of seat 0 with Kleopatra, and Lysimachos of seat 1. */
  const outside = (mps: 'enough' | 'none' = 'enough'): Table => {
    const table = scene({
      die: mps === 'none' ? 1 : 4,
      unsettled: true, // Lysimachos has just come
      pcs: { ...pcs, sardeis: 0 },
      generals: { antigonos: '0 abydos', eumenes: '0 sardeis', lysimachos: '1 sardeis' },
      royals: { kleopatra: 'sardeis by 0' },
    });
    table.does(0, { march: 'antigonos', from: 'abydos', side: 'outside' });
    table.does(0, { go: 'pergamon' });
    table.does(0, { go: 'sardeis' });
    table.does(1, { stay: true });
    table.does(0, { moveOn: true });
    return table;
  };

  it('S10.G-02 who has no MPs may still go inside', () => {
    const table = outside('none');
    expect(offered(table, 0, 'go')).toEqual([]);
    expect(offered(table, 0, 'shift')).toEqual(['antigonos']);
  });

  it('S10.G-03 only together', () => {
    const table = outside();
    expect(table.refuses(0, { shift: 'eumenes' })).toBe('S10.G-03');
    expect(table.refuses(0, { garrison: true, with: ['eumenes'] })).toBe('S10.G-03');
    table.does(0, { shift: 'antigonos' });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 sardeis inside',
      eumenes: '0 sardeis inside',
    });
  });

  it('S10.G-04 Royal Family Members may go inside with them', () => {
    const table = outside();
    table.does(0, { shift: 'antigonos', carry: ['kleopatra'] });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis inside by 0' });
  });

  it('S10.G-04 and nowhere else', () => {
    const table = outside();
    table.does(0, { go: 'kelainai' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 kelainai', eumenes: '0 kelainai' });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis' });
  });

  it('S10.G-04 S11.3-07 also back, if they came out with them', () => {
    const table = scene({
      die: 4,
      unsettled: true, // Lysimachos has just come
      pcs: { ...pcs, sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', lysimachos: '1 sardeis' },
      royals: { kleopatra: 'sardeis inside by 0' },
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'inside' });
    table.does(0, { shift: 'antigonos', carry: ['kleopatra'] });
    table.does(1, { stay: true });
    table.does(0, { withdraw: true });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis inside by 0' });
  });

  it('S10.G-02 who has come out of it and has no MPs goes back into it', () => {
    const table = scene({
      die: 1,
      pcs: { ...pcs, sardeis: 0, abydos: 0 },
      generals: { attalos: '0 halikarnassos', lysimachos: '1 sardeis' },
      units: ['0 halikarnassos loyal 1', '0 sardeis inside loyal 1'],
    });
    table.does(0, { march: 'attalos', from: 'halikarnassos', side: 'outside', loyal: 1 });
    table.does(0, { go: 'alabanda' });
    table.does(0, { go: 'halikarnassos' });
    table.does(0, { relocate: 'sardeis', side: 'inside' });
    table.does(0, { shift: 'attalos' });
    table.does(1, { stay: true });
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'sardeis', side: 'inside' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 sardeis inside' });
  });
});
