import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';
import { asked, offered, scene, seen, told } from './scene.ts';

describe('7.2.F Royal Army', () => {
  it('S7.2.F-03 what is eliminated is gone for good', () => {
    const table = scene({
      step: 'forage',
      generals: { perdikkas: '0 kardia' },
      units: ['0 kardia mercenary 6 royal 4'],
    });
    table.does(0, { lose: 'royal', side: 'outside' });
    expect(table.fact('units')).toEqual(['0 kardia mercenary 6 royal 3']);
    expect([table.fact('gone'), seen(table, 1).gone]).toMatchObject([{ royal: 1 }, { royal: 1 }]);
  });

  it('S7.2.F-23 in his turn a player may disband any of his', () => {
    const table = scene({
      pcs: { tyros: 0 },
      generals: { perdikkas: '0 kardia', krateros: '1 tarsos' },
      units: ['0 kardia royal 3 loyal 1', '0 tyros inside royal 1', '0 tyros loyal 1', '1 tarsos royal 2'],
    });
    expect(offered(table, 0, 'disband').sort()).toEqual(['kardia', 'tyros']);
    expect(offered(table, 0, 'count', { disband: 'kardia', side: 'outside' })).toEqual([1, 2, 3]);
    expect(offered(table, 0, 'side', { disband: 'tyros' })).toEqual(['inside']);
    expect(table.refuses(0, { disband: 'tyros', side: 'outside', count: 1 })).toBe('S7.2.F-23');
    expect(table.refuses(0, { disband: 'tarsos', side: 'outside', count: 1 })).toBe('S7.2.F-23');
    expect(table.refuses(1, { disband: 'tarsos', side: 'outside', count: 1 })).toBe('K-01');
    table.does(0, { disband: 'kardia', side: 'outside', count: 2 });
    expect(table.fact('units')).toContain('0 kardia loyal 1 royal 1');
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S7.2.F-24 what is disbanded is gone for good', () => {
    const table = scene({ generals: { perdikkas: '0 kardia' }, units: ['0 kardia royal 3'] });
    table.does(0, { disband: 'kardia', side: 'outside', count: 3 });
    expect(told(table, 'disbanded')).toEqual({ seat: 0, count: 3, space: 'kardia' });
    expect([table.fact('units'), table.fact('gone')]).toMatchObject([[], { royal: 3 }]);
  });
});

describe('7.2.F Prestige', () => {
  /** Seat 0 has 3 L as a Champion, and 5 more from Alexandros. */
  const court = { royals: { alexandros: 'pella by 0' }, pcs: { pella: 0 } } as const;

  it('S7.2.F-04 the Legitimacy of the Faction and the Popularity of who commands there', () => {
    const table = scene({
      ...court,
      generals: { krateros: '0 kardia', antigonos: '0 abdera', eumenes: '1 tarsos' },
      units: ['0 pella loyal 1'],
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 8, 1: 3 });
    expect(table.fact('prestige')).toEqual({ '0 kardia': 10, '0 abdera': 8, '0 pella': 8, '1 tarsos': 1 });
  });

  it('S7.2.F-05 never below 0', () => {
    const table = scene({ generals: { eumenes: '1 tarsos' }, successors: [1] });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 0 });
    expect(table.fact('prestige')).toEqual({ '1 tarsos': 0 });
  });

  it('S7.2.F-06 the Popularity of Subordinates does not count', () => {
    const table = scene({ generals: { krateros: '0 kardia', ptolemaios: '0 kardia' } });
    expect(table.fact('popularity')).toMatchObject({ krateros: 2, ptolemaios: 2 });
    expect(table.fact('prestige')).toEqual({ '0 kardia': 5 });
  });

  it('S7.2.F-09 an Independent Army has none', () => {
    const table = scene({ generals: { leosthenes: 'lamia' } });
    expect(table.fact('prestige')).toEqual({ 'independent lamia': 0 });
  });

  it('S7.2.F-09 not even beside the Tomb', () => {
    const table = scene({
      die: 4,
      pcs: { pella: 'independent' },
      generals: { antigonos: '0 larisa', leosthenes: 'pella' },
      units: ['0 larisa royal 2'],
      royals: { tomb: 'pella' },
      successors: [0, 1, 2, 3],
      dice: [6, 6, 1, 1],
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', royal: 2 });
    table.does(0, { go: 'pella' });
    expect(told(table, 'defected')).toBeUndefined();
  });

  it('S7.2.F-11 what a General has gained stays with him, also if he is beaten', () => {
    const table = battle({ popularity: { lysimachos: 1 }, attackers: 'loyal 6', dice: [6, 6, 1, 1, 1] });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
    expect(table.fact('popularity')).toMatchObject({ lysimachos: 1 });
  });

  /** The Prestige of seat 1, who is attacked in Ephesos. */
  const defending = (parts: Parameters<typeof battle>[0]) =>
    toldOf(battle({ attackers: 'loyal 3 royal 1', dice: [6, 6, 1, 1, 1], ...parts }), 'prestige', 1)
      ?.prestige;

  it('S7.2.F-12 Sacred Ground: 4 P more for who defends in the space of a Funeral Cart that is his', () => {
    const cart = { royals: { 'funeral-cart': 'ephesos by 1' } };
    expect(defending(cart)).toBe(3 + 4);
    expect(defending({ ...cart, against: ['alketas'] })).toBe(3 + 4);
    expect(defending({ royals: { 'funeral-cart': 'kardia by 1' }, pcs: { kardia: 1 } })).toBe(3);
    expect(defending({ ...cart, against: [], pcs: { ephesos: 1 } })).toBe(3); // D7-16: without a General
  });

  it('S7.2.F-12 or of the Tomb, if the space is his', () => {
    const tomb = { royals: { tomb: 'ephesos' } };
    // The Tomb gives 2 L as well.
    expect(defending({ ...tomb, pcs: { ephesos: 1 } })).toBe(3 + 2 + 4);
    expect(defending(tomb)).toBe(3);
  });

  it('S7.2.F-12 not for who attacks', () => {
    const table = battle({
      attackers: 'loyal 3 royal 1',
      successors: [0],
      pcs: { ephesos: 0 },
      royals: { tomb: 'ephesos' },
      dice: [6, 6, 1, 1, 1],
    });
    expect(toldOf(table, 'prestige', 0)).toMatchObject({ prestige: 2 });
  });
});
