import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';
import { embarked, engaged } from './sea.ts';

/** Seat 0 has Kypros, and escorts with its Fleet of 1; seat 1 has Phoinike and commits its Fleet of 2. */
const fought = (parts: Scene): Table =>
  engaged({ ...parts, provinces: { kypros: 0, ...parts.provinces } }, ['kypros']);
/** Mover, then Interceptor. */
const [DRAW, VICTORY, DEFEAT] = [
  [1, 1, 1, 1],
  [6, 6, 1, 1],
  [1, 1, 6, 6],
];
/** Seats 1 and 2 both declare against Antigonos, first seat 1; seat 2 has the Fleet of Makedonia. */
const twice = (parts: Scene): Table =>
  plays(
    embarked({ ...parts, provinces: { phoinike: 1, makedonia: 2, kypros: 0 }, pcs: { tarsos: 2 } }, [
      'kypros',
    ]),
    [0, { sail: 'salamis' }],
    [1, { engage: 'phoinike' }],
    [2, { engage: 'makedonia' }],
  );

describe('13.3 C Fleet Strengths', () => {
  it('S13.3.C-01 the sum of what is faceup on the Fleets that escort or Intercept', () => {
    const table = plays(
      embarked(
        {
          provinces: { phoinike: 1, karia: 1, kypros: 0 },
          fleets: { kypros: 'upgraded', karia: 'upgraded' },
          dice: DRAW,
        },
        ['kypros'],
      ),
      [0, { sail: 'salamis' }],
      [1, { engage: 'karia', with: ['phoinike'] }],
    );
    expect(told(table, 'navalBattle')).toMatchObject({ strength: 2, other: 4 });
  });

  it('S13.3.C-02 without a Fleet it is 0', () => {
    expect(told(engaged({ dice: DRAW }), 'navalBattle')).toMatchObject({ strength: 0, other: 2 });
  });
});

describe('13.3 D Naval Battle rolls', () => {
  it('S13.3.D-02 two dice a side, and the Battle Table', () => {
    const table = fought({ dice: [4, 6, 3, 4] });
    expect(table.events().filter(({ key }) => key === 'event.navalRoll')).toMatchObject([
      { params: { seat: 0, dice: [4, 6], roll: 10, strength: 1, score: 3 } },
      { params: { seat: 1, dice: [3, 4], roll: 7, strength: 2, score: 1 } },
    ]);
  });

  it('S13.3.D-14 the Battle Rating of a General does not count', () => {
    const table = fought({ generals: { eumenes: '0 tarsos' }, dice: DRAW });
    expect(told(table, 'navalRoll')).toMatchObject({ dice: [1, 1], roll: 2 });
  });

  it('S13.3.D-03 a draw: nobody loses a Fleet, and the mover gets past', () => {
    const table = fought({ dice: DRAW });
    expect(told(table, 'slippedPast')).toMatchObject({ seat: 0, against: 1, score: 0 });
    expect(table.fact('fleets')).toMatchObject({ kypros: '0', phoinike: '1' });
    expect(table.fact('voyage')).toMatchObject({ space: 'salamis', units: { loyal: 4 } });
  });

  it('S13.3.D-04 if the mover wins, the Interceptor’s committed Fleets are Dispersed', () => {
    const table = plays(
      embarked({ provinces: { phoinike: 1, karia: 1, kypros: 0 }, dice: VICTORY }, ['kypros']),
      [0, { sail: 'salamis' }],
      [1, { engage: 'phoinike' }],
    );
    expect(table.fact('fleets')).toMatchObject({ phoinike: '1 dispersed', karia: '1', kypros: '0' });
    expect(table.fact('voyage')).toMatchObject({ space: 'salamis', units: { loyal: 4 } });
  });

  it('S13.3.D-05 then comes the next battle, or the Naval Movement goes on', () => {
    const table = twice({ dice: [...DRAW, ...VICTORY] });
    expect(table.fact('fleets')).toMatchObject({ phoinike: '1', makedonia: '2 dispersed', kypros: '0' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'sail', about: { space: 'salamis', left: 3 } }]);
  });

  it('S13.3.D-06 if the Interceptor wins, all escorting Fleets are Dispersed', () => {
    expect(fought({ dice: [...DEFEAT, 1] }).fact('fleets')).toMatchObject({ kypros: '0 dispersed' });
  });

  it('S13.3.D-07 and all CUs aboard suffer Attrition as one group', () => {
    const table = fought({ dice: [...DEFEAT, 6], pcs: { tarsos: 0 }, units: ['0 tarsos elephant 1'] });
    expect(told(table, 'attrition')).toEqual({ seat: 0, column: 4, die: 6, lost: 2 });
    expect(table.fact('units')).toEqual(['0 tarsos elephant 1 loyal 2']);
  });

  it('S13.3.D-07 an Elephant first where the table says so', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [...DEFEAT, 6],
        provinces: { phoinike: 1 },
        generals: { antigonos: '0 tarsos' },
        units: ['0 tarsos elephant 1 loyal 2 mercenary 1'],
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', elephant: 1, loyal: 2, mercenary: 1 }],
      [0, { embark: 'antigonos', elephant: 1, loyal: 2, mercenary: 1 }],
      [0, { sail: 'salamis' }],
      [1, { engage: 'phoinike' }],
    );
    // The Elephant is gone; of the other types its owner chooses.
    expect(table.asked()).toMatchObject([{ kind: 'lose', about: { cause: 'naval', left: 1 } }]);
    expect(table.refuses(0, { lose: 'elephant' })).toBe('S13.3.D-07');
    plays(table, [0, { lose: 'mercenary' }]);
    expect(table.fact('units')).toEqual(['0 tarsos loyal 2']);
  });

  it('S13.3.D-08 then they Retreat to the Embarkation Port, and no MPs are left', () => {
    const table = fought({ dice: [...DEFEAT, 1] });
    expect(told(table, 'drivenBack')).toEqual({
      seat: 0,
      general: 'antigonos',
      space: 'tarsos',
      side: 'outside',
    });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 tarsos' });
    expect(table.fact('movedUnits')).toEqual({ '0 tarsos': { loyal: 4 } });
  });

  it('S13.2-12 a lost Naval Battle ends the activation (D13-13)', () => {
    const table = fought({ dice: [...DEFEAT, 1] });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('march')).toBeNull();
    expect(table.fact('voyage')).toMatchObject({ space: null, from: null });
  });

  it('S13.3.D-09 all who travel with him, also from other spaces', () => {
    const table = plays(
      embarked({
        provinces: { phoinike: 1 },
        pcs: { kelenderis: 0 },
        generals: { eumenes: '0 kelenderis' },
        units: ['0 kelenderis mercenary 1'],
        royals: { herakles: 'kelenderis by 0' },
        dice: [...DEFEAT, 1],
      }),
      [0, { sail: 'kelenderis' }],
      [0, { pickUp: 'outside', with: ['eumenes'], mercenary: 1, carry: ['herakles'] }],
      [0, { sail: 'paphos' }],
      [1, { engage: 'phoinike' }],
    );
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 1 loyal 4']);
    expect(table.fact('generals')).toMatchObject({ eumenes: '0 tarsos', antigonos: '0 tarsos' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'tarsos by 0' });
  });

  it('S13.3.D-10 whoever was dropped off before stays where he is', () => {
    const table = plays(
      embarked({ provinces: { phoinike: 1 }, pcs: { kelenderis: 0 }, dice: [...DEFEAT, 1] }),
      [0, { sail: 'kelenderis' }],
      [0, { dropOff: 'outside', loyal: 2 }],
      [0, { sail: 'paphos' }],
      [1, { engage: 'phoinike' }],
    );
    expect(table.fact('units')).toEqual(['0 kelenderis loyal 2', '0 tarsos loyal 2']);
  });

  it('S13.3.D-11 the Interceptor who wins loses nothing', () => {
    expect(fought({ dice: [...DEFEAT, 1] }).fact('fleets')).toMatchObject({ phoinike: '1' });
  });

  it('S13.3.D-12 a Fleet that is Dispersed lies on its normal side', () => {
    const table = fought({ fleets: { kypros: 'upgraded' }, dice: [...DEFEAT, 1] });
    expect(table.fact('fleets')).toMatchObject({ kypros: '0 dispersed' });
  });

  it('S13.3.D-13 a Minor General without CUs in the port leaves the map', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [...DEFEAT, 6],
        provinces: { phoinike: 1 },
        pcs: { tarsos: 0 },
        units: ['0 tarsos mercenary 1'],
      }),
      [0, { march: 'philoxenos', from: 'tarsos', side: 'outside', mercenary: 1 }],
      [0, { embark: 'philoxenos', mercenary: 1 }],
      [0, { sail: 'salamis' }],
      [1, { engage: 'phoinike' }],
    );
    expect(table.fact('units')).toEqual([]);
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 off-map' });
  });
});

describe('13.3 B Several Naval Battles', () => {
  it('S13.3.B-01 a defeat of the mover cancels those that are left', () => {
    const table = twice({ dice: [...DEFEAT, 1] });
    expect(told(table, 'cancelledBattle')).toEqual({ seat: 2, space: 'salamis' });
    expect(table.fact('fleets')).toMatchObject({ makedonia: '2', phoinike: '1' });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S13.3.B-04 they are fought one after the other, in Turn Order', () => {
    const table = twice({ dice: [...VICTORY, ...DRAW] });
    const against = table
      .events()
      .filter(({ key }) => key === 'event.navalBattle')
      .map(({ params }) => (params as { against: number }).against);
    expect(against).toEqual([1, 2]);
    expect(table.fact('fleets')).toMatchObject({ phoinike: '1 dispersed', makedonia: '2' });
  });

  it('S13.3.C-01 an escort that has changed hands or side in between counts as it is (D7-23)', () => {
    const table = twice({ dice: [...VICTORY, ...DRAW] });
    expect(told(table, 'navalBattle')).toMatchObject({ strength: 1, other: 1 });
  });
});

describe('13.3 A Champion status', () => {
  it('S13.3.A-06 a Champion who fights a Champion at sea becomes a Successor, also in a draw', () => {
    const table = fought({ dice: DRAW });
    expect(told(table, 'becameSuccessor')).toEqual({ seat: 1, against: 0 });
    expect(table.fact('champions')).toEqual([0, 2, 3]);
  });

  it('S13.3.A-06 not against the Usurper, nor against a Successor', () => {
    expect(fought({ dice: DRAW, usurper: 0 }).fact('champions')).toEqual([0, 1, 2, 3]);
    expect(fought({ dice: DRAW, successors: [0] }).fact('champions')).toEqual([1, 2, 3]);
  });

  it('S3.7-05 to Intercept at sea is an attack', () => {
    expect(fought({ dice: VICTORY }).fact('champions')).toEqual([0, 2, 3]);
  });

  it('S13.3.B-03 whose battle is cancelled stays a Champion', () => {
    expect(twice({ dice: [...DEFEAT, 1] }).fact('champions')).toEqual([0, 2, 3]);
  });

  it('S3.7-10 an attack that does not take place costs nobody his status', () => {
    const table = twice({ dice: [...DEFEAT, 1] });
    expect(told(table, 'cancelledBattle')).toMatchObject({ seat: 2 });
    expect(table.fact('champions')).toContain(2);
  });
});

describe('13.3 D The way back', () => {
  /** Out of Tyros, which seat 2 Besieges, with two CUs; one more comes aboard in Ake. */
  const outOfTyros = (dice: number[]) =>
    plays(
      scene({
        die: 4,
        dice,
        provinces: { kypros: 1 },
        pcs: { tyros: 0, ake: 0 },
        generals: { antigonos: '0 tyros inside', lysimachos: '2 tyros' },
        units: ['0 tyros inside loyal 2', '0 ake mercenary 1', '2 tyros loyal 4'],
        royals: { herakles: 'tyros inside by 0' },
      }),
      [0, { march: 'antigonos', from: 'tyros', side: 'inside', loyal: 2, carry: ['herakles'] }],
      [0, { embark: 'antigonos', loyal: 2, carry: ['herakles'] }],
      [0, { sail: 'ake' }],
      [1, { pass: true }],
      [0, { pickUp: 'outside', mercenary: 1 }],
      [0, { sail: 'tyros' }],
      [1, { engage: 'kypros' }],
    );

  it('S13.3.D-09 into a Besieged port as many as it holds; the others are Dispersed (D13-11)', () => {
    const table = outOfTyros([...DEFEAT, 1]);
    expect(table.asked()).toMatchObject([
      { seat: 0, kind: 'lose', about: { space: 'ake', cause: 'port', left: 1 } },
    ]);
    plays(table, [0, { lose: 'mercenary' }]);
    expect(table.fact('units')).toEqual(['2 tyros loyal 4', '0 tyros inside loyal 2']);
    expect(table.fact('dispersed')).toMatchObject({ 0: { mercenary: 1 } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'tyros inside by 0' });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S13.3.D-08 from a host’s camp back along the road by which one came (D13-23)', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [...DEFEAT, 1],
        provinces: { phoinike: 1 },
        generals: { antigonos: '0 tarsos', lysimachos: '2 issos' },
        units: ['0 tarsos loyal 2', '2 issos loyal 4'],
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { request: 'issos' }],
      [2, { grant: true }],
      [0, { honour: true }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'myriandros' }],
      [1, { engage: 'phoinike' }],
    );
    expect(table.fact('units')).toEqual(['0 tarsos loyal 2', '2 issos loyal 4']);
  });

  it('S13.3.D-08 where no way leads back all are Dispersed (D13-23)', () => {
    const table = plays(
      scene({
        die: 4,
        step: 'sailing',
        dice: [...DEFEAT, 1],
        provinces: { phoinike: 1 },
        generals: { antigonos: '0 aboard', lysimachos: '2 tarsos' },
        units: ['2 tarsos loyal 4'],
        voyage: { at: 'salamis', from: 'tarsos', units: 'loyal 2' },
        royals: { herakles: 'aboard by 0' },
      }),
      [0, { sail: 'paphos' }],
      [1, { engage: 'phoinike' }],
    );
    expect(told(table, 'cutOff')).toMatchObject({ seat: 0, space: 'salamis' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed' });
    expect(table.fact('dispersed')).toMatchObject({ 0: { loyal: 2 } });
    expect(table.fact('royals')).toMatchObject({ herakles: 'tarsos by 2' });
  });
});
