import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, told } from './scene.ts';
import { embarked, engaged, phoinike, sailed } from './sea.ts';

describe('13.3 A Declaring a Naval Battle', () => {
  it('S13.3.A-01 only with an available Fleet', () => {
    expect(asked(sailed(phoinike))).toEqual(['1 engage']);
    expect(asked(sailed({ ...phoinike, fleets: { phoinike: 'dispersed' } }))).toEqual(['0 sail']);
    expect(asked(sailed({ pcs: { tyros: 1 } }))).toEqual(['0 sail']);
  });

  it('S13.3.A-02 only with a PC within 2 spaces of the space that was announced (D13-04)', () => {
    const far: Scene = { provinces: { makedonia: 1 } };
    expect(asked(sailed(far))).toEqual(['0 sail']);
    expect(asked(sailed({ ...far, pcs: { paphos: 1 } }))).toEqual(['1 engage']);
    expect(asked(sailed({ ...far, pcs: { phaselis: 1 } }))).toEqual(['1 engage']);
    expect(asked(sailed({ ...far, pcs: { aspendos: 1 } }))).toEqual(['0 sail']);
    expect(asked(sailed({ ...far, pcs: { salamis: 1 } }))).toEqual(['1 engage']);
  });

  it('S13.3.A-03 along Sea paths: neither Trans-Mediterranean nor by land', () => {
    const far: Scene = { provinces: { makedonia: 1 } };
    // Alexandria is 2 MPs from Paphos over a Trans-Mediterranean path, Damaskos next to Tyros by land.
    expect(asked(sailed({ ...far, pcs: { alexandria: 1, damaskos: 1 } }, ['kelenderis', 'paphos']))).toEqual([
      '0 sail',
    ]);
  });

  it('S13.3.A-04 once a Segment, also if it led to nothing', () => {
    const table = engaged({ dice: [3, 3, 1, 1] });
    expect(told(table, 'slippedPast')).toMatchObject({ seat: 0, against: 1 });
    plays(table, [0, { sail: 'tyros' }]);
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.fact('voyage')).toMatchObject({ space: 'tyros' });
  });

  it('S13.3.A-05 nobody against himself', () => {
    expect(asked(sailed({ provinces: { phoinike: 0 } }))).toEqual(['0 sail']);
  });

  it('S13.2-09 with the declaration one says which Fleets fight, openly (D13-03)', () => {
    const table = sailed({
      provinces: { phoinike: 1, makedonia: 1, karia: 1, rhodos: 2 },
      dice: [1, 1, 1, 1],
    });
    expect(offered(table, 1, 'engage')).toEqual(['makedonia', 'karia', 'phoinike']);
    expect(table.refuses(1, { engage: 'rhodos' })).toBe('S13.2-09');
    expect(table.refuses(1, { engage: 'phoinike', with: ['karia'] })).toBe('S13.2-09');
    plays(table, [1, { engage: 'makedonia', with: ['phoinike'] }]);
    expect(told(table, 'engaged', 3)).toEqual({
      seat: 1,
      against: 0,
      space: 'salamis',
      fleets: ['makedonia', 'phoinike'],
      strength: 3,
    });
  });

  it('S13.2-10 only Fleets fight: neither CUs nor Generals count', () => {
    const table = engaged({
      generals: { perdikkas: '1 salamis' },
      units: ['1 salamis loyal 6'],
      dice: [3, 3, 1, 1],
    });
    expect(told(table, 'navalBattle')).toMatchObject({ seat: 0, strength: 0, against: 1, other: 2 });
  });

  it('S13.2-08 after each announcement they are asked, whoever passes again only if something has changed', () => {
    const table = sailed(phoinike);
    expect(table.asked()).toMatchObject([
      {
        seat: 1,
        kind: 'engage',
        about: { by: 0, space: 'salamis', general: 'antigonos', cus: 4, escort: 0, strength: 2 },
      },
    ]);
    plays(table, [1, { pass: true }], [0, { sail: 'paphos' }]);
    expect(asked(table)).toEqual(['0 sail']);
    // Arados is his own space.
    const back = plays(sailed(phoinike), [1, { pass: true }], [0, { sail: 'arados' }]);
    expect(asked(back)).toEqual(['1 engage']);
  });

  it('S13.2-08 he is asked again when more or less is at stake', () => {
    const table = plays(sailed({ ...phoinike, pcs: { salamis: 0 } }), [1, { pass: true }]);
    plays(table, [0, { dropOff: 'outside', loyal: 2 }], [0, { sail: 'paphos' }]);
    expect(asked(table)).toEqual(['1 engage']);
  });

  it('S13.2-08 or not at all, if he has said so', () => {
    const table = plays(sailed(phoinike), [1, { passAll: true }], [0, { sail: 'arados' }]);
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S13.2-08 in Turn Order', () => {
    const table = embarked({
      first: 2,
      active: 0,
      provinces: { phoinike: 1, makedonia: 2, karia: 3 },
      pcs: { paphos: 2 },
    });
    plays(table, [0, { sail: 'salamis' }]);
    expect(asked(table)).toEqual(['2 engage']);
    plays(table, [2, { pass: true }]);
    expect(asked(table)).toEqual(['1 engage']);
  });

  it('S13.3-01 nobody declares one against those who Retreat or Withdraw', () => {
    const table = engaged({
      provinces: { phoinike: 1, makedonia: 2 },
      pcs: { kelenderis: 2 },
      dice: [1, 1, 6, 6, 1],
    });
    if (asked(table)[0] === '2 engage') plays(table, [2, { pass: true }]);
    expect(told(table, 'drivenBack')).toMatchObject({ space: 'tarsos' });
    expect(asked(table)).toEqual(['0 activate']);
  });
});
