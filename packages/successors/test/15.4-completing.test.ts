import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';

describe('15.4 Completing a Siege', () => {
  it('S15.4-01 S2-11 a Major City falls at three Siege Points', () => {
    const table = active({ dice: [4, 4], sieges: { sardeis: '0 1' } });
    storm(table);
    expect([table.fact('sieges'), table.fact('pcs')]).toEqual([{ sardeis: '0 2' }, { sardeis: 1 }]);
    storm(table);
    expect(table.fact('pcs')).toEqual({});
    expect(active({ pc: 'independent' }).fact('siegesNeeded')).toMatchObject({ sardeis: 3 });
  });
  it('S15.4-02 S2-05 an Independent Stronghold at two', () => {
    const table = active({ at: 'aitolia', pc: 'independent', dice: [4, 4] });
    storm(table);
    expect([table.fact('sieges'), table.fact('pcs')]).toEqual([
      { aitolia: '0 1' },
      { aitolia: 'independent' },
    ]);
    storm(table);
    expect(table.fact('pcs')).toEqual({});
  });
  it('S15.4-03 S2-04 an Independent Minor City at one', () => {
    const table = active({ at: 'larisa', pc: 'independent', dice: [4] });
    storm(table);
    expect(table.fact('pcs')).toEqual({});
  });

  it('S15.4-04 more than are needed have no effect', () => {
    const table = active({ dice: [6], sieges: { sardeis: '0 2' } });
    storm(table);
    expect(told(table, 'siegeRoll')).toMatchObject({ points: 2 });
    expect(told(table, 'siegePoint')).toMatchObject({ points: 3, needed: 3 });
    expect(table.events().filter(({ key }) => key === 'event.siegePoint')).toHaveLength(1);
  });

  it('S15.4-05 S15-01 PC and Siege Points are removed: the space is uncontrolled', () => {
    const table = active({ dice: [4], sieges: { sardeis: '0 2' }, provinces: { lydia: 1 } });
    expect(table.fact('provinces')).toMatchObject({ lydia: 1 });
    storm(table);
    expect(told(table, 'cityFell')).toEqual({ seat: 0, space: 'sardeis', from: 1 });
    expect([table.fact('sieges'), table.fact('besieged')]).toEqual([{}, {}]);
    expect(table.fact('pcs')).not.toHaveProperty('sardeis');
    expect(table.fact('provinces')).toMatchObject({ lydia: null });
  });
  it('S15-01 that of the Independent Faction, too', () => {
    const table = storm(active({ at: 'larisa', pc: 'independent', dice: [4] }));
    expect(told(table, 'cityFell')).toEqual({ seat: 0, space: 'larisa', from: null });
    expect(table.fact('pcs')).toEqual({});
  });

  it('S15.4-06 S15-02 whoever is inside suffers as the losing side of a Land Battle', () => {
    const table = active({
      sieges: { sardeis: '0 2' },
      generals: { lysimachos: '1 sardeis inside', eumenes: '1 sardeis inside' },
      units: ['1 sardeis inside loyal 1 mercenary 1'],
      royals: { herakles: 'sardeis inside by 1', kleopatra: 'sardeis inside by 1' },
      dice: [4, 1],
    });
    storm(table);
    expect(table.fact('units')).toEqual(['0 sardeis loyal 4']);
    expect(told(table, 'eliminated')).toEqual({ seat: 1, unit: 'mercenary', count: 1, space: 'sardeis' });
    expect(told(table, 'attrition')).toEqual({ seat: 1, column: 1, die: 1, lost: 0 });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: 1 } });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed', eumenes: '1 dispersed' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'sardeis by 0', kleopatra: 'sardeis' });
  });

  it('S15.4-07 S6.1-07 who completes a Siege in his Surrender Segment may place his PC at once', () => {
    const table = surrendering({ sieges: { sardeis: '0 2' }, dice: [4] });
    table.does(0, { siege: 'sardeis' });
    expect(asked(table)).toEqual(['0 takeCity']);
    table.does(0, { place: true });
    expect(table.fact('pcs')).toEqual({ sardeis: 0 });
    expect(told(table, 'placedPc')).toEqual({ seat: 0, space: 'sardeis' });
  });
  it('S15.4-07 or not', () => {
    const table = surrendering({ sieges: { sardeis: '0 2' }, dice: [4] });
    table.does(0, { siege: 'sardeis' });
    table.does(0, { leave: true });
    expect(table.fact('pcs')).toEqual({});
  });

  it('S15.4-08 in an activation he has to wait for a later Segment', () => {
    const table = storm(active({ sieges: { sardeis: '0 2' }, dice: [4] }));
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('pcs')).toEqual({});
  });

  it('S6.1-01 Sieges are the third step, after PCs have been removed and placed', () => {
    const table = surrendering({
      pcs: { larisa: 1 },
      generals: { krateros: '0 larisa', eumenes: '0 lamia' },
      units: ['0 larisa loyal 1', '0 lamia loyal 1'],
    });
    expect(asked(table)).toEqual(['0 remove']);
    table.does(0, { done: true });
    expect(asked(table)).toEqual(['0 place']);
    table.does(0, { done: true });
    expect(asked(table)).toEqual(['0 besiege']);
    expect(offered(table, 0, 'siege')).toEqual(['sardeis']);
    table.does(0, { done: true });
    expect(table.fact('sieges')).toEqual({});
  });
  it('S6.1-01 without a PC to remove, one can be placed before', () => {
    const table = surrendering({ generals: { eumenes: '0 lamia' }, units: ['0 lamia loyal 1'] });
    expect(asked(table)).toEqual(['0 place']);
  });
});

describe('15.3 Lifting a Siege', () => {
  it('S15.3-02 who defeats a Besieger does not take over his Siege Points', () => {
    const table = scene({
      turn: 2,
      die: 5,
      active: 2,
      successors: [0, 2],
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 sardeis', krateros: '2 ephesos' },
      units: ['0 sardeis loyal 2', '2 ephesos loyal 4'],
      sieges: { sardeis: '0 2' },
      dice: [6, 6, 1, 1, 1],
    });
    table.does(2, { march: 'krateros', from: 'ephesos', side: 'outside', loyal: 4 });
    table.does(2, { go: 'sardeis' });
    table.does(0, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 2, against: 0 });
    expect([table.fact('besieged'), table.fact('sieges')]).toEqual([{ sardeis: 2 }, {}]);
  });
});

describe('D2-01, D15-17 A city falls in the Surrender Segment', () => {
  it('nobody is ever told a number of VP or L that he has neither had before nor keeps', () => {
    const table = surrendering({
      provinces: { lydia: 1 },
      colours: ['red', 'blue', 'yellow', 'green'],
      generals: { alketas: '1 sardeis inside' },
      units: ['1 sardeis inside loyal 2'],
      royals: { herakles: 'sardeis inside by 1' },
      sieges: { sardeis: '0 2' },
      dice: [4, 4],
    });
    type Numbers = { [seat: number]: number };
    const scores = () => [table.fact('points'), table.fact('legitimacy')] as Numbers[];
    const [points, legitimacy] = scores();
    table.does(0, { siege: 'sardeis' });
    table.does(0, { place: true });
    const [pointsNow, legitimacyNow] = scores();
    const scored = table.events().filter(({ key }) => key === 'event.scored');
    expect(scored.length).toBeGreaterThan(1);
    for (const { params } of scored) {
      const { seat, vp, legitimacy: l } = params as { seat: number; vp: number; legitimacy: number };
      expect([points[seat], pointsNow[seat]]).toContain(vp);
      expect([legitimacy[seat], legitimacyNow[seat]]).toContain(l);
    }
  });
});
