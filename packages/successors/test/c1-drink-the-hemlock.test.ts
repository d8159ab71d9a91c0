import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const hemlock = (position: Scene): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: ['drink-the-hemlock'] }, ...position });
function playing(position: Scene): Table {
  const table = hemlock(position);
  table.does(0, { event: 'drink-the-hemlock' });
  return table;
}
/** CUs of seat 0 in two spaces, each with a PC of seat 0. */
const garrisons = { pcs: { damaskos: 0, pergamon: 0 }, units: ['0 damaskos loyal 1', '0 pergamon loyal 1'] };

describe('Card 1, Drink the Hemlock', () => {
  it('C1-01 needs an Heir or a Female where a CU of his is', () => {
    const apart = hemlock({ ...garrisons, royals: { herakles: 'tyros', kleopatra: 'sardeis' } });
    expect(offered(apart, 0, 'event')).toEqual([]);
    expect(apart.refuses(0, { event: 'drink-the-hemlock' })).toBe('C1-01');
    // A General without CUs will not do, nor will a CU of somebody else.
    const alone = hemlock({
      generals: { krateros: '0 tyros' },
      royals: { herakles: 'tyros by 0', kleopatra: 'sardeis' },
      pcs: { sardeis: 1 },
      units: ['1 sardeis loyal 1'],
    });
    expect(alone.refuses(0, { event: 'drink-the-hemlock' })).toBe('C1-01');
  });

  it('C1-01 who is alive', () => {
    const table = hemlock({ ...garrisons, royals: { herakles: 'dead', philippos: 'box' } });
    expect(table.refuses(0, { event: 'drink-the-hemlock' })).toBe('C1-01');
  });

  it('C1-02 S8.5-02 one of them, controlled by whomever, or by nobody', () => {
    const royals = { herakles: 'damaskos by 0', olympias: 'damaskos', kleopatra: 'pergamon by 1' };
    const table = playing({ ...garrisons, generals: { krateros: '1 pergamon' }, royals, unsettled: true });
    expect([asked(table), offered(table, 0, 'royal').sort()]).toEqual([
      ['0 chooseRoyal'],
      ['herakles', 'kleopatra', 'olympias'],
    ]);
    expect(table.refuses(0, { none: true })).toBe('CK-03'); // somebody has to die
    table.does(0, { royal: 'olympias' });
    expect(table.fact('royals')).toMatchObject({ olympias: 'dead', herakles: 'damaskos by 0' });
  });

  it('C1-03 in the same location: through the walls nobody is reached', () => {
    const besieging = {
      pcs: { sardeis: 1, damaskos: 0 },
      generals: { krateros: '0 sardeis' },
      units: ['0 sardeis loyal 3', '0 damaskos loyal 1'],
      royals: { alexandros: 'sardeis inside by 1', herakles: 'damaskos by 0', kleopatra: 'damaskos' },
    };
    const table = playing(besieging);
    expect(table.refuses(0, { royal: 'alexandros' })).toBe('C1-03');
    expect(offered(table, 0, 'royal').sort()).toEqual(['herakles', 'kleopatra']);
  });

  it('C1-04 S8.5-03 neither the Cart nor the Tomb', () => {
    const royals = { 'funeral-cart': 'damaskos by 0', herakles: 'damaskos by 0', kleopatra: 'pergamon' };
    expect(playing({ ...garrisons, royals }).refuses(0, { royal: 'funeral-cart' })).toBe('C1-04');
    const buried = { ...royals, 'funeral-cart': 'dead', tomb: 'pergamon' };
    expect(playing({ ...garrisons, royals: buried }).refuses(0, { royal: 'tomb' })).toBe('C1-04');
    const only = hemlock({ ...garrisons, royals: { 'funeral-cart': 'damaskos by 0' } });
    expect(only.refuses(0, { event: 'drink-the-hemlock' })).toBe('C1-01');
  });

  it('C1-05 the person leaves the game, and the Legitimacy is lost at once', () => {
    const table = hemlock({ ...garrisons, royals: { herakles: 'damaskos by 0' } });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 5 });
    table.does(0, { event: 'drink-the-hemlock' }); // nobody else is near
    expect(table.fact('royals')).toMatchObject({ herakles: 'dead' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3 });
    expect(told(table, 'died')).toEqual({ royal: 'herakles' });
    expect(asked(table)).toEqual(['0 bonus']);
  });
});

describe('8.5 Death', () => {
  it('S8.5-01 only Hemlock and the assassinations kill: who is lost is lost, and no more', () => {
    const lost = scene({
      step: 'settle',
      royals: { herakles: 'damaskos by 0', kleopatra: 'pergamon by 0' },
      unsettled: true,
    });
    expect(lost.fact('royals')).toMatchObject({ herakles: 'damaskos', kleopatra: 'pergamon' });
    const table = playing({ ...garrisons, royals: { kleopatra: 'pergamon' } });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'dead' });
  });
});
