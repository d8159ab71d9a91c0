import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';
import { alone } from './surprises.ts';

const TRAITOR = 'traitor-inside-city';
const PORT = 'port-re-supplied';

describe('Card 52, Traitor Inside City', () => {
  const besieging = (parts: Parameters<typeof active>[0] = {}): Table =>
    active({ hands: { 0: [TRAITOR], 1: ['fog'] }, ...parts });
  it('C52-01 is played just before the die of a Siege, by who conducts it', () => {
    const table = storm(besieging());
    expect([asked(table), told(table, 'siegeRoll')]).toEqual([['0 siegeRoll'], undefined]);
    expect(offered(table, 0, 'play')).toEqual([TRAITOR]);
  });
  it('C52-01 in the Surrender Segment, too', () => {
    const table = surrendering({ hands: { 0: [TRAITOR] } });
    table.does(0, { siege: 'sardeis' });
    expect(asked(table)).toEqual(['0 siegeRoll']);
  });
  it('C52-01 not by anybody else', () => {
    const table = storm(active({ hands: { 1: [TRAITOR] }, dice: [4] }));
    expect(told(table, 'siegeRoll')).toMatchObject({ traitor: 0 });
  });
  it('C52-02 of a Major City', () => {
    const table = storm(besieging({ at: 'ephesos', pc: 'independent', dice: [1] }));
    expect(told(table, 'siegeRoll')).toMatchObject({ traitor: 0 });
  });
  it('C52-03 S15.2.B-06 the roll gets 3 more', () => {
    const table = storm(besieging({ dice: [2], draws: ['unrest'] }));
    alone(table, 0, { play: TRAITOR });
    expect(told(table, 'rollEased')).toEqual({ seat: 0, by: 3 });
    expect(told(table, 'siegeRoll')).toMatchObject({ die: 2, traitor: 3, total: 5 });
  });
});

describe('Card O69, Port Re-supplied', () => {
  /** Tyros of seat 1 has the Fleet of Phoinike, which is as strong as that of Aigyptos. */
  const besieged = (parts: Parameters<typeof active>[0] = {}): Table =>
    storm(
      active({
        at: 'tyros',
        provinces: { phoinike: 1 },
        sieges: { tyros: '0 2' },
        hands: { 1: [PORT] },
        ...parts,
      }),
    );
  it('CO69-01 is played just before the die of a Siege', () => {
    const table = besieged();
    expect([asked(table), offered(table, 1, 'supply')]).toEqual([['1 siegeRoll'], [PORT]]);
  });
  it.each([
    ['no port', { at: 'sardeis', sieges: { sardeis: '0 1' }, provinces: { phoinike: 1 } }],
    ['no Siege Point', { sieges: {} }],
  ])('CO69-02 not with %s', (_, parts) => {
    expect(told(besieged({ ...parts, dice: [4] }), 'siegeRoll')).toBeDefined();
  });
  it('CO69-02 not for a city of somebody else', () => {
    const table = besieged({ hands: { 0: [PORT, TRAITOR] }, provinces: { phoinike: 1, kypros: 0 } });
    expect(table.refuses(0, { supply: PORT, points: 1 })).toBe('CO69-02');
  });
  it('CO69-03 not without an available Fleet', () => {
    const table = besieged({ fleets: { phoinike: 'dispersed' }, dice: [4] });
    expect(told(table, 'siegeRoll')).toMatchObject({ die: 4 });
  });
  it('CO69-04 nor with less Fleet Strength than the Besieger has at hand', () => {
    const equal = besieged({ provinces: { phoinike: 1, aigyptos: 0 } });
    expect(asked(equal)).toEqual(['1 siegeRoll']);
    const weaker = besieged({
      provinces: { phoinike: 1, aigyptos: 0, makedonia: 0 },
      fleets: { aigyptos: 'upgraded', makedonia: 'upgraded' },
      dice: [4],
    });
    expect(told(weaker, 'siegeRoll')).toMatchObject({ die: 4 });
  });
  it('CO69-05 up to 2 Siege Points go', () => {
    const table = besieged({ draws: ['unrest'], dice: [1] });
    expect(offered(table, 1, 'points', { supply: PORT })).toEqual([1, 2]);
    alone(table, 1, { supply: PORT, points: 2 });
    expect(told(table, 'resupplied')).toEqual({ seat: 1, space: 'tyros', points: 2, left: 0 });
    expect(table.fact('sieges')).toEqual({});
  });
  it('CO69-05 no more than there are', () => {
    const table = besieged({ sieges: { tyros: '0 1' } });
    expect(offered(table, 1, 'points', { supply: PORT })).toEqual([1]);
  });
});
