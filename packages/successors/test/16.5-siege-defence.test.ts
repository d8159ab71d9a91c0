import { describe, expect, it } from 'vitest';
import { asked, offered, told } from './scene.ts';
import { active, storm } from './sieges.ts';

const options = { siegeDefence: true };
/** Sardeis has two Siege Points against it, and CUs of seat 1 inside. */
const defended = (inside: string, dice: readonly number[], more = {}) =>
  active({
    options,
    sieges: { sardeis: '0 2' },
    units: [`1 sardeis inside ${inside}`],
    dice,
    ...more,
  });

describe('16.5 Combat Unit Siege defence', () => {
  it('S16.5-01 a CU inside is eliminated in place of the third Siege Point', () => {
    const table = storm(defended('mercenary 1 loyal 1', [4]));
    expect(asked(table)).toEqual(['1 lose']);
    expect(offered(table, 1, 'lose')).toEqual(['mercenary', 'loyal']);
    expect(table.refuses(1, { lose: 'royal' })).toBe('S16.5-01');
    table.does(1, { lose: 'mercenary' });
    expect(table.fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(table.fact('pcs')).toMatchObject({ sardeis: 1 });
    expect(table.fact('units')).toContain('1 sardeis inside loyal 1');
  });

  it('S16.5-01 only with the option, only the third, and only as long as there are CUs', () => {
    const usual = storm(defended('mercenary 1', [4], { options: {} }));
    expect(told(usual, 'cityFell')).toMatchObject({ space: 'sardeis' });
    const early = storm(defended('loyal 1', [4], { sieges: { sardeis: '0 1' } }));
    expect(early.fact('sieges')).toEqual({ sardeis: '0 2' });
    const empty = storm(active({ options, sieges: { sardeis: '0 2' }, dice: [4] }));
    expect(told(empty, 'cityFell')).toMatchObject({ space: 'sardeis' });
  });

  it('S16.5-02 each Siege Point of a result is looked at by itself', () => {
    const both = storm(defended('mercenary 2', [6]));
    expect(both.fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(both.fact('units')).toEqual(['0 sardeis loyal 4']);
    // One point is added, the next is the third.
    const second = storm(defended('mercenary 2', [6], { sieges: { sardeis: '0 1' } }));
    expect(second.fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(second.fact('units')).toContain('1 sardeis inside mercenary 1');
    // With the last CU nobody stands in any more.
    const fallen = storm(defended('mercenary 1', [6]));
    expect(told(fallen, 'cityFell')).toMatchObject({ space: 'sardeis' });
  });

  it('S16.5-01 D16-24 Royal Army CUs inside go over only if a point was really added', () => {
    const king = { royals: { alexandros: 'sardeis by 0' } };
    const held = storm(defended('royal 2', [4], king));
    expect(held.fact('units')).toContain('1 sardeis inside royal 1');
    const gained = storm(defended('royal 2', [6], { ...king, sieges: { sardeis: '0 1' } }));
    expect(gained.fact('units')).toEqual(['0 sardeis loyal 4 royal 1']);
  });

  it('S16.5-02 C52-01 also after a Traitor', () => {
    const table = defended('mercenary 2', [3], {
      hands: { 0: ['traitor-inside-city'] },
      orders: { 0: { siegeRoll: 'always' } },
      draws: ['fog'],
    });
    storm(table);
    table.does(0, { play: 'traitor-inside-city' });
    expect(table.fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(table.fact('pcs')).toMatchObject({ sardeis: 1 });
  });
});
