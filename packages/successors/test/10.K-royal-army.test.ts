import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, type Scene, scene, told } from './scene.ts';

/** Seats 0 and 1 are Successors without Legitimacy: their Prestige is the Popularity of who commands. */
const ready = (
  popularity: { [general: string]: number },
  units: readonly string[],
  parts: Scene = {},
): Table =>
  scene({
    die: 4,
    successors: [0, 1],
    generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
    popularity,
    units,
    ...parts,
  });
/** Antigonos goes from Pergamon to Ephesos, where Lysimachos stays. */
const attack = (table: Table, cus: object): Table => {
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', ...cus });
  table.does(0, { go: 'ephesos' });
  table.does(1, { stay: true });
  return table;
};
const prestige = (table: Table) =>
  table
    .events('all')
    .filter(({ key }) => key === 'event.prestige')
    .map(({ params }) => params);

describe('10 K Royal Army CUs and nothing else', () => {
  const defectors = (parts: Scene = {}): Table =>
    attack(ready({ antigonos: 2, lysimachos: 1 }, ['0 pergamon mercenary 2', '1 ephesos royal 3'], parts), {
      mercenary: 2,
    });

  it('S10.K-01 the Prestige of both sides is worked out', () => {
    expect(prestige(defectors())).toEqual([
      { space: 'ephesos', seat: 0, prestige: 2 },
      { space: 'ephesos', seat: 1, prestige: 1 },
    ]);
  });

  it('S10.K-01 not if there is no Royal Army CU', () => {
    const units = ['0 pergamon mercenary 2', '1 ephesos mercenary 2'];
    const table = ready({ antigonos: 2 }, units, { dice: [6, 6, 1, 1] });
    expect(prestige(attack(table, { mercenary: 2 }))).toEqual([]);
  });

  it('S10.K-03 if theirs is lower they defect at once', () => {
    const table = defectors();
    expect(told(table, 'defected')).toEqual({ seat: 1, to: 0, space: 'ephesos', count: 3 });
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 2 royal 3']);
  });

  it('S10.K-03 those of him who moves, too', () => {
    const units = ['0 pergamon royal 3', '1 ephesos mercenary 2'];
    const table = attack(ready({ lysimachos: 1 }, units), { royal: 3 });
    expect(told(table, 'defected')).toEqual({ seat: 0, to: 1, space: 'ephesos', count: 3 });
    expect(table.fact('units')).toEqual(['1 ephesos mercenary 2 royal 3']);
  });

  it('S10.K-03 before anybody could come out of the city to help them', () => {
    const table = ready({ antigonos: 1 }, ['0 pergamon mercenary 2', '1 sardeis royal 2'], {
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 pergamon', lysimachos: '1 sardeis inside' },
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: 2 });
    table.does(0, { go: 'sardeis' });
    table.does(1, { keep: true });
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 2 royal 2']);
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 sardeis inside' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S10.K-03 not if theirs is higher', () => {
    const units = ['0 pergamon mercenary 2', '1 ephesos royal 3'];
    const table = attack(ready({ lysimachos: 1 }, units, { dice: [1, 1, 6, 6] }), { mercenary: 2 });
    expect([told(table, 'defected'), told(table, 'wonBattle')]).toMatchObject([undefined, { seat: 1 }]);
  });

  it('S10.K-04 the Generals whom they leave are Dispersed, a Minor General goes off the map', () => {
    expect(defectors().fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
    const generals = { antigonos: '0 pergamon', alketas: '1 ephesos' };
    expect(defectors({ generals }).fact('generals')).toMatchObject({ alketas: '1 off-map' });
  });

  it('S10.K-05 there is no battle', () => {
    const table = defectors();
    expect([asked(table), told(table, 'battle')]).toEqual([['0 march'], undefined]);
  });

  it('S10.K-06 they may go on with the Army that they joined', () => {
    const table = defectors();
    expect(table.fact('march')).toMatchObject({ left: 3, units: { mercenary: 2, royal: 3 } });
    table.does(0, { go: 'sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 2 royal 3']);
  });

  it('S10.K-07 equal Prestige changes nothing', () => {
    const units = ['0 pergamon royal 3', '1 ephesos mercenary 2 royal 1'];
    const table = attack(ready({}, units, { dice: [6, 6, 1, 1, 1] }), { royal: 3 });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0, against: 1 });
    expect([told(table, 'defected'), told(table, 'setAside')]).toEqual([undefined, undefined]);
  });
});

describe('10 K Prestige in a Procedure', () => {
  /** Sardeis is seat 0's, Besieged by Lysimachos; Krateros is inside. Antigonos comes to relieve it. */
  const relieved = (dice: number[] = [6, 6, 1, 1]): Table => {
    const table = scene({
      die: 4,
      successors: [0, 1],
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 pergamon', krateros: '0 sardeis inside', lysimachos: '1 sardeis' },
      popularity: { krateros: 4, lysimachos: 3 },
      units: ['0 pergamon mercenary 4', '0 sardeis inside mercenary 1', '1 sardeis mercenary 2 royal 2'],
      dice,
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: 4 });
    table.does(0, { go: 'sardeis' });
    table.does(1, { stay: true });
    return table;
  };

  it('S10.K-01 it is worked out in this step, before anybody comes out of the city', () => {
    const table = relieved([]);
    expect(asked(table)).toEqual(['0 join']);
    expect(prestige(table)).toEqual([
      { space: 'sardeis', seat: 0, prestige: 0 },
      { space: 'sardeis', seat: 1, prestige: 3 },
    ]);
  });

  it('S10.K-02 with others among them nobody is set aside yet', () => {
    const table = relieved();
    expect(prestige(table)).toMatchObject([{ prestige: 0 }, { prestige: 3 }]);
    expect([asked(table), told(table, 'setAside')]).toEqual([['0 join'], undefined]);
    table.does(0, { join: true, with: ['krateros'] });
    expect(told(table, 'setAside')).toEqual({ seat: 1, space: 'sardeis', count: 2 });
  });

  it('S7.2.F-07 it is worked out anew for the battle, and may have changed', () => {
    const table = relieved();
    table.does(0, { join: true, with: ['krateros'] });
    expect(prestige(table)).toMatchObject([
      { seat: 0, prestige: 0 },
      { seat: 1, prestige: 3 },
      { seat: 0, prestige: 4 },
      { seat: 1, prestige: 3 },
    ]);
  });
});
