import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { told } from './scene.ts';

describe('14.8 Commanding General Loss', () => {
  it('S14.8-01 after a modified roll of 9 a die is rolled for who commands', () => {
    const table = battle({ dice: [1, 6, 1, 1, 5, 1] });
    expect(told(table, 'survivalRoll')).toEqual({ seat: 0, general: 'antigonos', die: 5, killed: false });
  });

  it('S14.8-01 not after 8 or 10, whatever the score', () => {
    for (const die of [4, 5]) {
      const table = battle({ dice: [die, die, 1, 1, 1] });
      expect(told(table, 'survivalRoll')).toBeUndefined();
    }
    const nine = battle({ attackers: 'loyal 5', dice: [6, 6, 1, 1, 1] });
    expect([told(nine, 'wonBattle'), told(nine, 'survivalRoll')]).toMatchObject([{ score: 9 }, undefined]);
  });

  it('S14.8-02 whose side has won is killed on a 6', () => {
    const five = battle({ dice: [3, 6, 1, 1, 5, 1] });
    expect(five.fact('generals')).toMatchObject({ antigonos: '0 ephesos' });
    const six = battle({ dice: [3, 6, 1, 1, 6, 1] });
    six.does(0, { none: true });
    expect(told(six, 'survivalRoll')).toMatchObject({ die: 6, killed: true });
    expect(six.fact('generals')).toMatchObject({ antigonos: '0 killed' });
  });

  it('S14.8-02 after a draw too', () => {
    const five = battle({ dice: [3, 6, 4, 5, 5, 5] });
    expect(told(five, 'drewBattle')).toMatchObject({ score: 6 });
    expect(five.fact('generals')).toMatchObject({ antigonos: '0 pergamon', lysimachos: '1 ephesos' });
    const six = battle({ dice: [3, 6, 4, 5, 5, 6] });
    expect(six.fact('generals')).toMatchObject({ lysimachos: '1 killed' });
  });

  it('S14.8-03 whose side has lost on a 5 or a 6', () => {
    for (const die of [5, 6]) {
      const table = battle({ attackers: 'loyal 5', defenders: 'loyal 2', dice: [6, 6, 3, 6, die, 1] });
      table.does(1, { none: true });
      expect(told(table, 'survivalRoll')).toEqual({ seat: 1, general: 'lysimachos', die, killed: true });
      expect(table.fact('generals')).toMatchObject({ lysimachos: '1 killed' });
    }
    const four = battle({ attackers: 'loyal 5', defenders: 'loyal 2', dice: [6, 6, 3, 6, 4, 1] });
    expect(four.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
  });

  it('S14.8-04 and is out of the game for good', () => {
    const table = battle({ dice: [1, 1, 3, 6, 6, 1] });
    table.does(1, { none: true });
    expect(told(table, 'survivalRoll')).toMatchObject({ seat: 1, general: 'lysimachos', killed: true });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 killed' });
    expect(told(table, 'dispersedGeneral')).toEqual({ seat: 0, general: 'antigonos' });
  });

  it('S14.8-05 Minor Generals are not at risk', () => {
    const table = battle({ led: ['attalos'], dice: [3, 6, 1, 1, 1] });
    expect([told(table, 'survivalRoll'), table.fact('generals')]).toMatchObject([
      undefined,
      { attalos: '0 ephesos' },
    ]);
  });

  it('S14.8-05 nor are Subordinates: one die, for who commands', () => {
    const table = battle({ led: ['antigonos', 'seleukos'], dice: [3, 6, 1, 1, 6, 1] });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 killed', seleukos: '0 ephesos' });
  });

  it('S14.8-06 Prestige stays as it was, though its General is dead', () => {
    const table = battle({
      attackers: 'loyal 3 mercenary 1',
      defenders: 'mercenary 2 royal 2',
      against: ['krateros'],
      royals: { philippos: 'sardeis by 0' },
      pcs: { sardeis: 0 },
      dice: [1, 1, 4, 5, 6, 1],
    });
    // Krateros has 3 L and his own 2 P; Philippos is worth 4 L to the Attacker.
    expect(told(table, 'prestige')).toEqual({ space: 'ephesos', seat: 1, prestige: 5 });
    expect(told(table, 'survivalRoll')).toMatchObject({ general: 'krateros', killed: true });
    table.does(1, { none: true });
    // His Royal Army CUs have fought, hence one of them may be lost; nobody has set them aside since.
    expect(table.refuses(1, { lose: 'loyal' })).toBe('S14.9-18');
    table.does(1, { lose: 'royal' });
    expect(table.fact('gone')).toMatchObject({ royal: 1 });
  });

  it('S14.8-11 the winner is known by then: it depends on it what kills', () => {
    const lost = battle({ attackers: 'loyal 2', defenders: 'loyal 5', dice: [3, 6, 6, 6, 5, 1] });
    lost.does(0, { none: true });
    expect(told(lost, 'survivalRoll')).toMatchObject({ seat: 0, die: 5, killed: true });
  });

  it('S14.8-11 losses are taken only afterwards', () => {
    const table = battle({
      led: ['antigonos', 'seleukos'],
      dice: [3, 6, 1, 2, 6, 1],
      attackers: 'loyal 3 mercenary 1',
    });
    const keys = table.events().map(({ key }) => key.replace('event.', ''));
    expect(keys.slice(keys.indexOf('wonBattle'))).toEqual(['wonBattle', 'survivalRoll', 'tookCommand']);
    table.does(0, { lose: 'mercenary' });
    expect(told(table, 'lostUnit')).toMatchObject({ seat: 0, unit: 'mercenary', cause: 'won' });
  });
});
