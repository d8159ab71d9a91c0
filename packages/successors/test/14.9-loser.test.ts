import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, told } from './scene.ts';

/** Seat 1 has lost in Ephesos; the last die is that of Attrition. */
const lost = (parts: Parameters<typeof battle>[0] = {}, attrition = 1) =>
  battle({ attackers: 'loyal 6', dice: [6, 6, 1, 1, attrition], ...parts });

describe('14.9 Losses of the loser', () => {
  it('S14.9-05 Mercenary and Elephant CUs are eliminated', () => {
    const table = lost({ defenders: 'mercenary 2 elephant 1 loyal 1', dice: [1, 6, 6, 1, 1, 1] });
    expect(told(table, 'eliminated')).toEqual({ seat: 1, unit: 'elephant', count: 1, space: 'ephesos' });
    expect([table.fact('units'), table.fact('dispersed')]).toMatchObject([
      ['0 ephesos loyal 6'],
      { 1: { loyal: 1 } },
    ]);
  });

  it('S14.9-06 Macedonian CUs suffer Attrition as one group', () => {
    const table = lost({ defenders: 'loyal 2 royal 2 silver-shields 2 mercenary 1' }, 6);
    expect(told(table, 'attrition')).toEqual({ seat: 1, column: 6, die: 6, lost: 2 });
    expect(asked(table)).toEqual(['1 lose']);
    expect(offered(table, 1, 'lose')).toEqual(['loyal', 'royal', 'silver-shields']);
    table.does(1, { lose: 'royal' });
    table.does(1, { lose: 'loyal' });
    expect(table.fact('gone')).toMatchObject({ royal: 1 });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: 1, royal: 1, 'silver-shields': 2 } });
  });

  it('S14.9-06 without any no die is rolled', () => {
    const table = lost({ defenders: 'mercenary 2', dice: [6, 6, 1, 1] });
    expect(told(table, 'attrition')).toBeUndefined();
  });

  it('S14.9-07 those that survive are Dispersed', () => {
    const table = lost({ defenders: 'loyal 3' }, 4);
    expect(told(table, 'attrition')).toMatchObject({ column: 3, die: 4, lost: 1 });
    expect(told(table, 'dispersedUnits')).toEqual({ seat: 1, unit: 'loyal', count: 2 });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: 2 } });
  });

  it('S14.9-08 all his Major Generals there are Dispersed', () => {
    const table = lost({ against: ['lysimachos', 'kassandros'], generals: { asandros: '1 tarsos' } });
    expect(table.fact('generals')).toMatchObject({
      lysimachos: '1 dispersed',
      kassandros: '1 dispersed',
      asandros: '1 tarsos',
    });
  });

  it('S7.1.C-14 a Minor General is not: he goes back to his player', () => {
    const table = lost({ against: ['alketas'] });
    expect(told(table, 'leftMap')).toEqual({ seat: 1, general: 'alketas' });
    expect(table.fact('generals')).toMatchObject({ alketas: '1 off-map' });
  });

  it('S14.9-10 he loses control of the Royal Family there', () => {
    const table = lost({ royals: { herakles: 'ephesos by 1', kleopatra: 'ephesos by 1' } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'ephesos by 0', kleopatra: 'ephesos' });
  });

  it('S14.9-10 even in a space of his own', () => {
    const table = battle({
      from: 'larisa',
      into: 'lamia',
      pcs: { lamia: 0 },
      against: [],
      defenders: '',
      generals: { leosthenes: 'lamia' },
      attackers: 'loyal 2',
      carry: ['kleopatra'],
      royals: { kleopatra: 'larisa by 0' },
      dice: [1, 1, 6, 6, 1],
    });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: null, against: 0 });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'lamia' });
  });

  it('S14.9-11 only pieces in the battle location suffer', () => {
    const table = lost({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      generals: { asandros: '1 sardeis inside', kassandros: '1 tarsos' },
      royals: { kleopatra: 'sardeis inside by 1' },
      units: ['1 sardeis inside loyal 1 mercenary 1', '1 tarsos mercenary 2'],
    });
    table.does(1, { stay: true });
    expect(table.fact('units')).toEqual([
      '0 sardeis loyal 6',
      '1 sardeis inside mercenary 1 loyal 1',
      '1 tarsos mercenary 2',
    ]);
    expect(table.fact('generals')).toMatchObject({
      lysimachos: '1 dispersed',
      asandros: '1 sardeis inside',
      kassandros: '1 tarsos',
    });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis inside by 1' });
  });
});

describe('14.9 Independent Armies that lose', () => {
  const beaten = (general: string, from: string, into: string) =>
    battle({ from, into, against: [], defenders: '', generals: { [general]: into }, dice: [6, 6, 1, 1] });

  it('S14.9-12 SEUTHES and GLAUKIAS go back to their boxes', () => {
    const seuthes = beaten('seuthes', 'kallatis', 'istros');
    expect(told(seuthes, 'beaten')).toEqual({ general: 'seuthes', space: 'istros' });
    expect(seuthes.fact('generals')).toMatchObject({ seuthes: 'box' });
    const glaukias = beaten('glaukias', 'taulantioi', 'epidamnos');
    expect(glaukias.fact('generals')).toMatchObject({ glaukias: 'box' });
  });

  it('S14.9-13 any other is out of the game', () => {
    const leosthenes = beaten('leosthenes', 'larisa', 'lamia');
    expect(leosthenes.fact('generals')).toMatchObject({ leosthenes: 'killed' });
    const ariarathes = beaten('ariarathes', 'mazaka', 'komana');
    expect(ariarathes.fact('generals')).toMatchObject({ ariarathes: 'killed' });
  });
});
