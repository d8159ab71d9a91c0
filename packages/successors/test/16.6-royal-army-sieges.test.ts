import { describe, expect, it } from 'vitest';
import { told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';

const options = { royalArmySieges: true };
/** Seat 1 has Alexandros in Sardeis, and so more Prestige than seat 0. */
const proud = { options, royals: { alexandros: 'sardeis inside by 1' } };

describe('16.6 Royal Army CUs and Sieges', () => {
  it('S16.6-02 where the Besieged have more Prestige they do not count', () => {
    const table = active({ ...proud, cus: 'royal 3' });
    expect(table.refuses(0, { siege: true, royal: 3 })).toBe('S16.6-02');
    const mixed = active({ ...proud, cus: 'loyal 2 royal 2' });
    expect(mixed.refuses(0, { siege: true, loyal: 2, royal: 1 })).toBe('S16.6-02');
  });

  it('S16.6-02 others are named in their place', () => {
    const table = active({ ...proud, cus: 'loyal 3 royal 2', dice: [4] });
    expect(table.refuses(0, { siege: true, loyal: 2, royal: 1 })).toBe('D9-17');
    storm(table);
    expect(told(table, 'siegeRoll')).toMatchObject({ die: 4 });
  });

  it('S16.6-02 where Prestige is not lower they count, and without the option always', () => {
    const equal = active({ options, cus: 'royal 3', successors: [0, 1], dice: [4] });
    storm(equal, { royal: 3 });
    expect(told(equal, 'siegeRoll')).toMatchObject({ die: 4 });
    const usual = active({ ...proud, options: {}, cus: 'royal 3', dice: [4] });
    storm(usual, { royal: 3 });
    expect(told(usual, 'siegeRoll')).toMatchObject({ die: 4 });
  });

  it('S16.6-02 D16-07 Independent places have no Prestige', () => {
    const table = active({ options, at: 'ephesos', pc: 'independent', cus: 'royal 3', dice: [4] });
    storm(table, { royal: 3 });
    expect(told(table, 'siegeRoll')).toMatchObject({ die: 4 });
  });

  it('S16.6-02 in a Surrender Segment likewise', () => {
    const table = surrendering({ ...proud, cus: 'royal 2 loyal 2' });
    expect(table.refuses(0, { siege: 'sardeis' })).not.toBe(null);
    const enough = surrendering({ ...proud, cus: 'royal 2 loyal 3', dice: [4] });
    enough.does(0, { siege: 'sardeis' });
    expect(told(enough, 'siegeRoll')).toMatchObject({ die: 4 });
  });

  it('S16.6-01 D16-25 Prestige is compared when the CUs are named, and a speech may decide', () => {
    // Equal Prestige, until a General of seat 1 speaks inside.
    const table = active({
      options,
      cus: 'royal 3',
      successors: [0, 1],
      generals: { krateros: '1 sardeis inside' },
      units: ['1 sardeis inside loyal 1'],
      popularity: { krateros: 1, antigonos: 1 },
      hands: { 1: ['the-gift-of-oratory'] },
      orders: { 1: { prestigeCompared: 'always' } },
      draws: ['fog'],
    });
    storm(table, { royal: 3 });
    table.does(1, { play: 'the-gift-of-oratory' });
    expect(told(table, 'siegeGivenUp')).toEqual({ seat: 0, space: 'sardeis' });
    expect(table.fact('assaults')).toMatchObject({ sardeis: 1 });
  });

  it('S16.6-01 D16-25 with Champion status already lost', () => {
    // A Champion has 3 L more than when he has attacked one.
    const table = active({ options, cus: 'royal 3', successors: [] });
    expect(table.refuses(0, { siege: true, royal: 3 })).toBe('S16.6-02');
  });

  it('D16-25 D3-11 a Champion with penalties loses no more Legitimacy than he has', () => {
    // 3 L less 2 L: of the 3 of a Champion he loses 1, and with P 3 his Prestige is that of seat 1, who has 3 L.
    const table = active({
      options,
      cus: 'royal 3',
      successors: [],
      lasting: { 'persian-popular-support': { holder: 0 } },
      front: { 'persian-popular-support': 0 },
      popularity: { antigonos: 3 },
      dice: [4],
    });
    storm(table, { royal: 3 });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 0, 1: 3 });
    expect(told(table, 'siegeRoll')).toMatchObject({ die: 4 });
  });
});
