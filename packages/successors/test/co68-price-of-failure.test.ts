import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, type Scene, told } from './scene.ts';
import { alone } from './surprises.ts';

const PRICE = 'price-of-failure';
/** Antigonos wins, Lysimachos loses and lives; the last die is that of the Attrition. */
const lost = (parts: Parameters<typeof battle>[0] = {}): Table =>
  battle({
    hands: { 0: [PRICE] },
    attackers: 'loyal 6',
    defenders: 'loyal 2',
    dice: [6, 6, 1, 1, 1],
    ...parts,
    orders: { ...QUIET, ...parts.orders },
  });
/** Nobody plays battle cards. */
const QUIET = { 0: { battleCards: 'never' }, 1: { battleCards: 'never' } };

describe('Card O68, Price of Failure', () => {
  it('CO68-01 is played right after a Land Battle, at the end of it', () => {
    const table = lost();
    expect([asked(table), offered(table, 0, 'play')]).toEqual([['0 battleLost'], [PRICE]]);
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0 });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
  });
  it('CO68-01 S10.J-06 not after an Overrun, which is no battle: no other card can be played there either', () => {
    const table = battle({
      hands: { 0: [PRICE, 'mutiny', 'cavalry-superiority'] },
      popularity: { antigonos: 9 },
      attackers: 'loyal 5',
      defenders: 'loyal 1',
      dice: [1],
    });
    expect([told(table, 'overran'), asked(table)]).toMatchObject([{ seat: 0 }, ['0 march']]);
  });
  it('CO68-01 not after a draw', () => {
    const table = lost({ defenders: 'loyal 4', attackers: 'loyal 4', dice: [1, 1, 1, 1] });
    expect(told(table, 'drewBattle')).toBeDefined();
    expect(asked(table)).not.toContain('0 battleLost');
  });
  it.each([
    ['a Minor General', { against: ['polemaios'] }],
    ['nobody', { against: [], pcs: { ephesos: 1 } }],
  ])('CO68-02 not against %s in command', (_, parts) => {
    expect(asked(lost(parts as Scene))).toEqual(['0 march']);
  });
  it('CO68-02 not if he was killed in the battle', () => {
    const table = lost({ dice: [6, 6, 4, 5, 6, 1] });
    table.does(1, { none: true }); // nobody takes his place
    expect([told(table, 'survivalRoll'), asked(table)]).toMatchObject([{ killed: true }, ['0 march']]);
  });
  it('CO68-02 another player’s: the loser himself is not asked', () => {
    const table = lost({
      hands: { 1: [PRICE] },
      orders: { 1: { battleLost: 'always', battleCards: 'never' } },
    });
    expect(asked(table)).toEqual(['0 march']);
  });
  it('D14-25 by anybody else', () => {
    const table = lost({ hands: { 2: [PRICE] }, orders: { 2: { battleLost: 'always' } } });
    expect(asked(table)).toEqual(['2 battleLost']);
  });
  it.each([4, 5, 6])('CO68-03 on %i he is killed', (die) => {
    const table = lost({ dice: [6, 6, 1, 1, 1, die], draws: ['unrest'] });
    alone(table, 0, { play: PRICE });
    expect(told(table, 'eventRoll')).toEqual({ seat: 0, card: PRICE, die, success: true });
    expect(told(table, 'slain')).toEqual({ seat: 1, general: 'lysimachos' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 killed' });
  });
  it.each([1, 2, 3])('CO68-04 on %i nothing happens', (die) => {
    const table = lost({ dice: [6, 6, 1, 1, 1, die], draws: ['unrest'] });
    alone(table, 0, { play: PRICE });
    expect([told(table, 'slain'), table.fact('generals')]).toMatchObject([
      undefined,
      { lysimachos: '1 dispersed' },
    ]);
  });
  it('CO68-05 Polyperchon follows Antipatros', () => {
    const table = lost({
      against: ['antipatros'],
      dice: [6, 6, 1, 1, 1, 6],
      draws: ['unrest'],
      pcs: { pella: 1 },
    });
    alone(table, 0, { play: PRICE });
    expect(table.fact('generals')).toMatchObject({ antipatros: '1 killed' });
    expect(told(table, 'inherited') ?? asked(table)).toBeTruthy();
    expect(JSON.stringify(table.fact('generals'))).toContain('"polyperchon":"1 ');
  });
});
