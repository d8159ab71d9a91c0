import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 has the card, and PCs in Thessalia, Lydia and Makedonia. */
const hiring = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    hands: { 0: ['greek-mercenaries'] },
    pcs: { larisa: 0, ephesos: 0, stoboi: 0 },
    ...position,
  });
/** He plays it, and says where the CUs come. */
function playing(position: Scene = {}): Table {
  const table = hiring(position);
  table.does(0, { event: 'greek-mercenaries' });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });

describe('Card 5, Greek Mercenaries', () => {
  it.each([
    ['Hellas', 'korinthos'],
    ['Thessalia', 'trikka'],
    ['Lydia', 'lesbos'],
  ])('C5-01 needs a friendly space in %s', (_, space) => {
    expect(offered(hiring({ pcs: { [space]: 0 } }), 0, 'event')).toEqual(['greek-mercenaries']);
  });

  it('C5-01 or in one of the others, and not elsewhere', () => {
    const table = hiring({ pcs: { stoboi: 0, knidos: 0, larisa: 1 } });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(table.refuses(0, { event: 'greek-mercenaries' })).toBe('C5-01');
  });

  it('C5-02 brings two Mercenaries, together, to the one that he chooses', () => {
    const table = playing();
    expect([asked(table), offered(table, 0, 'at').sort()]).toEqual([
      ['0 chooseLocation'],
      ['ephesos', 'larisa'],
    ]);
    expect(table.refuses(0, outside('stoboi'))).toBe('C5-02');
    table.does(0, outside('larisa'));
    table.does(0, { none: true });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 larisa mercenary 2']]);
    expect(told(table, 'placedUnits')).toMatchObject({ seat: 0, count: 2, space: 'larisa' });
    expect(table.fact('discard')).toEqual(['greek-mercenaries']);
  });

  it('C5-03 with one of his Minor Generals, if he likes', () => {
    const table = playing();
    table.does(0, outside('larisa'));
    expect(asked(table)).toEqual(['0 chooseGeneral']);
    table.does(0, { general: 'attalos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 larisa' });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('C5-03 who comes from off map or from elsewhere', () => {
    const table = playing({
      units: ['0 stoboi mercenary 2'],
      generals: { attalos: '0 stoboi' },
    });
    table.does(0, outside('ephesos'));
    table.does(0, { general: 'attalos' });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 ephesos' });
  });

  it('S7.1.C-12 and nobody is asked where a General of his commands: a second one would be off the map at once', () => {
    const table = playing({ generals: { attalos: '0 larisa' }, units: ['0 larisa mercenary 1'] });
    table.does(0, outside('larisa'));
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 larisa mercenary 3']]);
  });

  it('S9.4-05 inside the walls only of his own Major City', () => {
    const table = playing({ pcs: { larisa: 0, sardeis: 0 } });
    expect(table.refuses(0, { at: 'larisa', side: 'inside' })).toBe('S9.4-05');
    table.does(0, { at: 'sardeis', side: 'inside' });
    table.does(0, { none: true });
    expect(table.fact('units')).toEqual(['0 sardeis inside mercenary 2']);
  });

  it('S9.4-06 where there is room for one inside, the other comes outside', () => {
    const table = playing({ pcs: { larisa: 0, sardeis: 0 }, units: ['0 sardeis inside loyal 1'] });
    table.does(0, { at: 'sardeis', side: 'inside' });
    table.does(0, { none: true });
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 1', '0 sardeis inside mercenary 1 loyal 1']);
    const full = playing({ pcs: { larisa: 0, sardeis: 0 }, units: ['0 sardeis inside loyal 2'] });
    expect(full.refuses(0, { at: 'sardeis', side: 'inside' })).toBe('S9.4-06');
  });
});
