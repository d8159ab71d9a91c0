import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';
import { asked, offered, scene, told } from './scene.ts';

/** Seat 1 holds Sardeis: Lysimachos stands before the walls, Asandros and two CUs are inside. */
const city = (parts: Parameters<typeof battle>[0] = {}) =>
  battle({
    into: 'sardeis',
    pcs: { sardeis: 1 },
    generals: { asandros: '1 sardeis inside' },
    defenders: 'loyal 2',
    units: ['1 sardeis inside loyal 1 mercenary 1'],
    ...parts,
  });
/** Seat 1 besieges Sardeis, in which seat 0 has Asandros and two CUs. */
const relief = (parts: Parameters<typeof battle>[0] = {}) =>
  battle({
    into: 'sardeis',
    pcs: { sardeis: 0 },
    generals: { asandros: '0 sardeis inside' },
    units: ['0 sardeis inside loyal 1 mercenary 1'],
    ...parts,
  });

describe('14.2 Battle and Major Cities', () => {
  it('S14.2-01 a player decides who of those inside comes out to join', () => {
    const table = city({ dice: [6, 6, 1, 1, 1] });
    expect(asked(table)).toEqual(['1 join']);
    expect(
      offered(table, 1, 'loyal', { join: true, with: [], mercenary: 0, elephant: 0, cavalry: 0 }),
    ).toEqual([0, 1]);
    expect(table.refuses(1, { join: true, mercenary: 2 })).toBe('S14.2-01');
    expect(table.refuses(1, { join: true, with: ['lysimachos'] })).toBe('S14.2-01');
    table.does(1, { join: true, mercenary: 1 });
    expect(told(table, 'joinedBattle')).toEqual({ seat: 1, space: 'sardeis', cus: 1 });
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ loyal: 2, mercenary: 1 });
  });

  it('S14.2-01 nobody has to come out', () => {
    const table = city({ dice: [6, 6, 1, 1, 1] });
    table.does(1, { stay: true });
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ loyal: 2, mercenary: 0 });
    expect(table.fact('units')).toContain('1 sardeis inside mercenary 1 loyal 1');
  });

  it('S14.2-01 both sides are asked, the Attacker first, and not if nobody is inside', () => {
    const table = relief({ dice: [6, 6, 1, 1, 1] });
    expect(asked(table)).toEqual(['0 join']);
    table.does(0, { join: true, loyal: 1 });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ loyal: 5 });
  });

  it('S14.2-03 what comes out for the Attacker has been moved by the active General', () => {
    const table = relief({ dice: [6, 6, 1, 1, 1] });
    table.does(0, { join: true, with: ['asandros'], loyal: 1 });
    table.does(0, { end: true });
    expect(table.fact('movedUnits')).toEqual({ '0 sardeis': { loyal: 5 } });
    expect(table.refuses(0, { march: 'asandros', from: 'sardeis', side: 'outside' })).toBe('S9.1-10');
  });

  it('S14.2-03 hence not what another General has moved before (D14-09)', () => {
    const moved = { generals: ['asandros'], units: ['0 sardeis inside loyal 1'] };
    const table = relief({ moved });
    expect(table.refuses(0, { join: true, with: ['asandros'] })).toBe('D14-09');
    expect(table.refuses(0, { join: true, loyal: 1 })).toBe('S14.2-01');
    expect(offered(table, 0, 'mercenary', { join: true, with: [] })).toEqual([0, 1]);
  });

  it('S14.2-01 also what stayed inside when the active General came out (D9-16)', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', lysimachos: '1 sardeis' },
      units: ['0 sardeis inside loyal 1 mercenary 1', '1 sardeis loyal 2'],
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'inside', loyal: 1, mercenary: 1 });
    table.does(0, { shift: 'antigonos', loyal: 1 });
    table.does(1, { stay: true });
    expect(asked(table)).toEqual(['0 join']);
    expect(offered(table, 0, 'mercenary', { join: true, with: [] })).toEqual([0, 1]);
  });

  it('S14.2-04 a General who comes out can be the one who commands', () => {
    const senior = { krateros: '1 sardeis inside' };
    const table = city({ generals: senior, dice: [6, 6, 1, 1, 1] });
    table.does(1, { join: true, with: ['krateros'] });
    expect(told(table, 'battle')).toMatchObject({ defenders: 'krateros' });
    const other = city({ generals: senior, dice: [6, 6, 1, 1, 1] });
    other.does(1, { stay: true });
    expect(told(other, 'battle')).toMatchObject({ defenders: 'lysimachos' });
  });

  it('S14.2-05 who comes out suffers what the others suffer, who stays inside does not', () => {
    const table = city({ dice: [6, 6, 1, 1, 1] });
    table.does(1, { join: true, mercenary: 1 });
    expect(told(table, 'eliminated')).toEqual({ seat: 1, unit: 'mercenary', count: 1, space: 'sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 4', '1 sardeis inside loyal 1']);
    expect(table.fact('generals')).toMatchObject({
      lysimachos: '1 dispersed',
      asandros: '1 sardeis inside',
    });
  });

  it('S14.2-06 after a draw their owner says which of like CUs he loses (S14.9-01, D14-27)', () => {
    const drawn = () => {
      const table = relief({
        attackers: 'loyal 3 mercenary 1',
        defenders: 'loyal 4 mercenary 1',
        dice: [4, 4, 4, 4],
      });
      table.does(0, { join: true, with: ['asandros'], mercenary: 1 });
      return table;
    };
    const table = drawn();
    expect(told(table, 'drewBattle')).toBeDefined();
    expect(table.options(0)).toEqual([{ lose: 'mercenary' }, { lose: 'loyal' }, { loseJoined: 'mercenary' }]);
    table.does(0, { loseJoined: 'mercenary' });
    table.does(1, { lose: 'mercenary' });
    expect(table.fact('units')).toEqual([
      '1 sardeis loyal 4',
      '0 sardeis inside loyal 1',
      '0 pergamon mercenary 1 loyal 3',
    ]);
    const other = drawn();
    other.does(0, { lose: 'mercenary' });
    other.does(1, { lose: 'mercenary' });
    expect(other.fact('units')).toContain('0 sardeis inside mercenary 1 loyal 1');
    expect(other.fact('units')).toContain('0 pergamon loyal 3');
  });

  it('S14.2-06 where only one of the two has CUs of a type, that is no question', () => {
    const table = relief({ attackers: 'loyal 3', defenders: 'loyal 4', dice: [4, 4, 4, 4] });
    table.does(0, { join: true, mercenary: 1 });
    expect(told(table, 'drewBattle')).toBeDefined();
    expect(table.options(0)).toEqual([{ lose: 'mercenary' }, { lose: 'loyal' }]);
    table.does(0, { lose: 'mercenary' });
    expect(table.fact('units')).toEqual([
      '1 sardeis loyal 3',
      '0 sardeis inside loyal 1',
      '0 pergamon loyal 3',
    ]);
  });

  it('S14.2-06 nor after a victory: they stay together', () => {
    const table = relief({ attackers: 'loyal 3 mercenary 1', defenders: 'loyal 4', dice: [4, 4, 1, 2, 1] });
    table.does(0, { join: true, mercenary: 1 });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0 });
    expect(offered(table, 0, 'loseJoined')).toEqual([]);
    table.does(0, { lose: 'mercenary' });
  });
});
