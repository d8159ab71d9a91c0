import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, scene, told } from './scene.ts';

describe('7.1.B Death of a Major General', () => {
  it('S7.1.B-01 not by an Overrun: he is Dispersed', () => {
    const table = battle({ attackers: 'loyal 5', defenders: 'loyal 1', dice: [6] });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1 });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
  });

  it('S7.1.B-01 nor alone among enemies', () => {
    const table = battle({ defenders: '' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
  });

  it('S7.1.B-01 nor where his Army goes over to the enemy', () => {
    const table = battle({ attackers: 'royal 2', defenders: 'loyal 2' });
    expect(told(table, 'defected')).toMatchObject({ seat: 0, to: 1, count: 2 });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed' });
  });

  it('S7.1.B-01 in a Land Battle he can be', () => {
    const table = battle({ against: ['lysimachos', 'asandros'], dice: [1, 1, 3, 6, 6, 1] });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 killed', asandros: '1 ephesos' });
  });
});

describe('7.1.B Polyperchon', () => {
  /** Antipatros of seat 1 wins with a 9 outside of Makedonia, and is killed. */
  const killed = (pcs: { [space: string]: number }) => {
    const table = battle({ against: ['antipatros'], pcs, dice: [1, 1, 3, 6, 6, 1] });
    table.does(1, { appoint: 'alketas' });
    return table;
  };

  it('S7.1.B-08 if Antipatros is killed his player receives Polyperchon and places him where he has a PC', () => {
    const table = killed({ pella: 1, tyros: 1, lamia: 0 });
    expect(table.asked()).toMatchObject([{ seat: 1, kind: 'inherit', about: { general: 'polyperchon' } }]);
    expect(offered(table, 1, 'at')).toEqual(['pella', 'tyros']);
    expect(table.refuses(1, { at: 'lamia', side: 'outside' })).toBe('S7.1.B-08');
    table.does(1, { at: 'pella', side: 'outside' });
    expect(told(table, 'inherited')).toEqual({
      seat: 1,
      general: 'polyperchon',
      space: 'pella',
      side: 'outside',
    });
    expect(table.fact('generals')).toMatchObject({ antipatros: '1 killed', polyperchon: '1 pella' });
  });

  it('S7.1.B-08 not among the CUs of enemies, unless there are walls', () => {
    const table = battle({
      against: ['antipatros'],
      pcs: { pella: 1, tyros: 1, lamia: 1 },
      generals: { krateros: '2 lamia', eumenes: '2 tyros' },
      units: ['2 lamia loyal 1', '2 tyros loyal 1'],
      dice: [1, 1, 3, 6, 6, 1],
    });
    table.does(1, { appoint: 'alketas' });
    expect(offered(table, 1, 'at')).toEqual(['pella', 'tyros']);
    expect(table.refuses(1, { at: 'lamia', side: 'outside' })).toBe('D7-09');
    expect(offered(table, 1, 'side', { at: 'tyros' })).toEqual(['inside']);
  });

  it('S7.1.B-08 nor beside a General of theirs who stands alone (D7-09)', () => {
    const table = battle({
      against: ['antipatros'],
      pcs: { pella: 1, tyros: 1, lamia: 1 },
      generals: { krateros: '2 lamia', eumenes: '2 tyros' },
      dice: [1, 1, 3, 6, 6, 1],
    });
    table.does(1, { appoint: 'alketas' });
    expect(offered(table, 1, 'at')).toEqual(['pella', 'tyros']);
    expect(table.refuses(1, { at: 'lamia', side: 'outside' })).toBe('D7-09');
    expect(table.refuses(1, { at: 'tyros', side: 'outside' })).toBe('D7-09');
    table.does(1, { at: 'tyros', side: 'inside' });
    expect(table.fact('generals')).toMatchObject({ polyperchon: '1 tyros inside', eumenes: '2 tyros' });
  });

  it('S7.1.B-08 before the walls of his own city or behind them, as he likes (D7-09)', () => {
    const table = killed({ pella: 1, lamia: 1 });
    expect(offered(table, 1, 'side', { at: 'pella' })).toEqual(['outside', 'inside']);
    expect(table.refuses(1, { at: 'lamia', side: 'inside' })).toBe('S9.4-05');
    table.does(1, { at: 'pella', side: 'inside' });
    expect(table.fact('generals')).toMatchObject({ polyperchon: '1 pella inside' });
  });

  it('S7.1.B-08 at once: nobody else plays before', () => {
    const table = killed({ pella: 1, tyros: 1 });
    expect(asked(table)).toEqual(['1 inherit']);
    expect(table.refuses(0, { pass: true })).toBe('K-01');
  });

  it('S7.1.C-12 a Minor General whom Polyperchon joins goes back in front of his player', () => {
    const table = battle({
      against: ['antipatros', 'asandros'],
      generals: { alketas: '1 tyros' },
      units: ['1 tyros mercenary 1'],
      pcs: { pella: 1, tyros: 1 },
      dice: [1, 1, 3, 6, 6, 1],
    });
    table.does(1, { at: 'tyros', side: 'outside' });
    expect(table.fact('generals')).toMatchObject({ polyperchon: '1 tyros', alketas: '1 off-map' });
  });

  it('without a space of his own Polyperchon comes as a Reinforcement (D7-09)', () => {
    const table = scene({
      die: 4,
      generals: { antipatros: '0 pergamon', seleukos: '0 pergamon', lysimachos: '1 ephesos' },
      units: ['0 pergamon loyal 4', '1 ephesos loyal 4'],
      dice: [3, 6, 1, 1, 6, 1],
    });
    table.does(0, { march: 'antipatros', from: 'pergamon', side: 'outside', with: ['seleukos'], loyal: 4 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(table.fact('generals')).toMatchObject({ antipatros: '0 killed', polyperchon: '0 ephesos' });
    expect([told(table, 'inherited'), told(table, 'placedGeneral')]).toMatchObject([
      undefined,
      { general: 'polyperchon', space: 'ephesos' },
    ]);
  });
});
