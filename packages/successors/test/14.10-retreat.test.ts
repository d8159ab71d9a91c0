import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { scene, told } from './scene.ts';

/** Equal armies roll alike: a draw, and each side loses one of its CUs. */
const draw = (parts: Parameters<typeof battle>[0] = {}) => battle({ dice: [4, 4, 4, 4], ...parts });

describe('14.10 Retreat', () => {
  it('S14.10-01 after a draw all pieces of the Attacker go back', () => {
    const table = draw({
      led: ['antigonos', 'seleukos'],
      carry: ['herakles'],
      royals: { herakles: 'pergamon by 0' },
    });
    expect(told(table, 'retreated')).toMatchObject({ seat: 0, from: 'ephesos', space: 'pergamon' });
    expect(table.fact('units')).toEqual(['0 pergamon loyal 3', '1 ephesos loyal 3']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon', seleukos: '0 pergamon' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 0' });
  });

  it('S14.10-01 also the Royal Family of a General who has lost his last CU', () => {
    const table = draw({
      attackers: 'loyal 1',
      defenders: 'loyal 1',
      carry: ['herakles'],
      royals: { herakles: 'pergamon by 0' },
    });
    expect(table.fact('units')).toEqual([]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 0' });
  });

  it('S14.10-01 not after a battle that somebody has won', () => {
    const table = battle({ dice: [6, 6, 1, 1, 1] });
    expect([told(table, 'retreated'), table.fact('units')]).toEqual([undefined, ['0 ephesos loyal 4']]);
  });

  it('S14.10-03 who has come out of a city goes back inside', () => {
    const table = draw({
      into: 'sardeis',
      pcs: { sardeis: 0 },
      defenders: 'loyal 5 mercenary 1',
      generals: { asandros: '0 sardeis inside' },
      units: ['0 sardeis inside mercenary 2'],
      dice: [4, 4, 1, 4],
    });
    table.does(0, { join: true, with: ['asandros'], mercenary: 2 });
    expect(told(table, 'drewBattle')).toMatchObject({ score: 6 });
    table.does(0, { lose: 'loyal' });
    table.does(1, { lose: 'mercenary' });
    expect(table.fact('units')).toEqual([
      '1 sardeis loyal 5',
      '0 sardeis inside mercenary 2',
      '0 pergamon loyal 3',
    ]);
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 pergamon',
      asandros: '0 sardeis inside',
    });
  });

  it('S14.10-03 a sortie too', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', lysimachos: '1 sardeis' },
      units: ['0 sardeis inside loyal 2', '1 sardeis loyal 2'],
      dice: [4, 4, 4, 4],
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'inside', loyal: 2 });
    table.does(0, { shift: 'antigonos', loyal: 2 });
    table.does(1, { stay: true });
    expect(table.fact('units')).toEqual(['1 sardeis loyal 1', '0 sardeis inside loyal 1']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis inside' });
  });

  it('S14.10-04 over the path on which they came, to the space from which they came', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 abydos', lysimachos: '1 ephesos' },
      units: ['0 abydos loyal 4', '1 ephesos loyal 4'],
      dice: [4, 4, 4, 4],
    });
    table.does(0, { march: 'antigonos', from: 'abydos', side: 'outside', loyal: 4 });
    table.does(0, { go: 'pergamon' });
    table.does(1, { pass: true });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'retreated')).toMatchObject({ seat: 0, from: 'ephesos', space: 'pergamon' });
    expect(table.fact('units')).toEqual(['0 pergamon loyal 3', '1 ephesos loyal 3']);
  });

  it('S14.10-06 the Defender stays where he is', () => {
    const table = draw();
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 ephesos' });
    expect(table.fact('units')).toContain('1 ephesos loyal 3');
  });
});
