import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';

const rolled = (table: Table) => told(table, 'siegeRoll');

describe('15.2.B Results of a Siege', () => {
  it('S15.2.B-01 one die, and modifiers that add up', () => {
    expect(rolled(storm(active({ dice: [4] })))).toMatchObject({ die: 4, total: 4 });
    expect(rolled(storm(active({ at: 'rhodos', dice: [5] })))).toMatchObject({
      fleets: -1,
      city: -1,
      total: 3,
    });
  });

  it('S15.2.B-02 one less against a port Major City without an available Fleet', () => {
    expect(rolled(storm(active({ at: 'tyros', dice: [4] })))).toMatchObject({ fleets: -1, total: 3 });
    const fleet = { at: 'tyros', dice: [4], provinces: { aigyptos: 0 } };
    expect(rolled(storm(active(fleet)))).toMatchObject({ fleets: 0, total: 4 });
    const dispersed = active({ ...fleet, fleets: { aigyptos: 'dispersed' } });
    expect(rolled(storm(dispersed))).toMatchObject({ fleets: -1, total: 3 });
  });
  it('S15.2.B-02 not against other ports, and not against other Major Cities', () => {
    expect(rolled(storm(active({ at: 'ephesos', pc: 'independent', dice: [1] })))).toMatchObject({
      fleets: 0,
    });
    expect(rolled(storm(active({ dice: [4] })))).toMatchObject({ fleets: 0 });
  });

  it('S15.2.B-03 one less against Rhodos', () => {
    const table = active({ at: 'rhodos', provinces: { aigyptos: 0 }, dice: [4] });
    expect(rolled(storm(table))).toMatchObject({ fleets: 0, city: -1, total: 3 });
  });

  it.each(['memphis', 'babylon'])('S15.2.B-04 one more against %s', (at) => {
    expect(rolled(storm(active({ at, dice: [4] })))).toMatchObject({ city: 1, total: 5 });
  });

  it.each(['demetrios', 'menelaos'])('S15.2.B-07 one more for %s', (led) => {
    expect(rolled(storm(active({ led, dice: [4], die: 6, cus: 'loyal 3' }), loyal(led)))).toMatchObject({
      commander: 1,
      total: 5,
    });
  });
  /** He needs only two. */
  const loyal = (led: string) => ({ loyal: led === 'demetrios' ? 2 : 3 });
  it('S15.2.B-07 only if he commands', () => {
    const table = surrendering({ generals: { demetrios: '0 sardeis' }, dice: [4] });
    table.does(0, { siege: 'sardeis' });
    expect(rolled(table)).toMatchObject({ commander: 0, total: 4 });
  });

  it('S15.2.B-08 one less if Polyarchos commands inside', () => {
    const inside = { units: ['1 sardeis inside loyal 1'], dice: [4] };
    expect(rolled(storm(active({ ...inside, generals: { polyarchos: '1 sardeis inside' } })))).toMatchObject({
      defender: -1,
      total: 3,
    });
    const outranked = { polyarchos: '1 sardeis inside', lysimachos: '1 sardeis inside' };
    expect(rolled(storm(active({ ...inside, generals: outranked })))).toMatchObject({
      defender: 0,
      total: 4,
    });
  });

  it('S15.2.B-09 the Siege Table', () => {
    expect(active().fact('tables')).toMatchObject({
      sieges: ['0/2', '0/2', '0/1', '0/1', '1/1', '1/1', '1/0', '1/0', '2/0', '2/0', '3/0', '3/0'],
    });
    expect(rolled(storm(active({ dice: [6] })))).toMatchObject({ total: 6, points: 2, losses: 0 });
  });

  it('S15.2.B-10 the first number is Siege Points', () => {
    const table = active({ dice: [4], sieges: { sardeis: '0 1' } });
    storm(table);
    expect(table.fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(told(table, 'siegePoint')).toEqual({ seat: 0, space: 'sardeis', points: 2, needed: 3 });
    const more = active({ dice: [1] });
    storm(more);
    expect(more.fact('sieges')).toEqual({});
  });

  it('S15.2.B-11 the second is CUs of the Army that are lost, by choice', () => {
    const table = storm(active({ cus: 'loyal 3 mercenary 1', dice: [1] }));
    expect(asked(table)).toEqual(['0 lose']);
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'loyal']);
    expect(table.refuses(0, { lose: 'elephant' })).toBe('S15.2.B-11');
    table.does(0, { lose: 'mercenary' });
    expect(told(table, 'lostUnit')).toEqual({ seat: 0, unit: 'mercenary', space: 'sardeis', cause: 'siege' });
    expect(table.fact('march')).toMatchObject({ units: { loyal: 3 } });
  });
  it('S15.2.B-11 not of those who were not activated', () => {
    const table = active({ cus: 'loyal 3', units: ['0 sardeis mercenary 2'], dice: [1] });
    storm(table);
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 2 loyal 2']);
    expect(table.fact('march')).toMatchObject({ units: { loyal: 2 } });
  });

  /** Two Royal Army CUs inside, under Lysimachos. */
  const royalArmy = {
    generals: { lysimachos: '1 sardeis inside' },
    units: ['1 sardeis inside royal 2'],
  } as const;
  it('S15.2.B-12 S7.2.F-21 Royal Army CUs inside go over with a Siege Point, if their side has less Prestige', () => {
    const table = active({ ...royalArmy, popularity: { antigonos: 4 }, dice: [4] });
    storm(table);
    expect(told(table, 'defected')).toEqual({ seat: 1, to: 0, space: 'sardeis', count: 2 });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 4 royal 2']);
    expect(table.fact('march')).toMatchObject({ units: { loyal: 4, royal: 2 } });
  });
  it('S15.2.B-12 not with equal Prestige, nor without a Siege Point', () => {
    const table = storm(active({ ...royalArmy, popularity: { antigonos: 3 }, dice: [4] }));
    expect(told(table, 'defected')).toBeUndefined();
    const pointless = storm(active({ ...royalArmy, popularity: { antigonos: 4 }, dice: [1] }));
    expect(told(pointless, 'defected')).toBeUndefined();
  });
  it('S7.2.F-22 Prestige has no other effect', () => {
    const outcomes = [0, 9].map((antigonos) => {
      const table = storm(active({ popularity: { antigonos }, dice: [4] }));
      return [rolled(table), table.fact('sieges'), table.fact('units')];
    });
    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});

describe('3.7, 15 Champion status in a Siege', () => {
  it('S15-03 S3.7-06 who lays Siege to a Champion’s Major City becomes a Successor, whatever the die', () => {
    const table = storm(active({ successors: [], dice: [1] }));
    expect(told(table, 'becameSuccessor')).toEqual({ seat: 0, against: 1 });
    expect([table.fact('champions'), table.fact('legitimacy')]).toMatchObject([[1, 2, 3], { 0: 0, 1: 3 }]);
  });
  it.each([
    ['a Successor', { successors: [1] }],
    ['the Usurper', { successors: [], usurper: 1 }],
    ['the Independent Faction', { successors: [], pc: 'independent' }],
  ] as const)('S15-03 not against %s', (_, parts) => {
    expect(storm(active({ ...parts, dice: [4] })).fact('champions')).toContain(0);
  });
});
