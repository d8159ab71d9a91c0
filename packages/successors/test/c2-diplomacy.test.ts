import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 has the card; seat 1 has PCs in Makedonia and Karia. */
const diplomat = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    hands: { 0: ['diplomacy', 'minor-raid'] },
    pcs: { stoboi: 1, knidos: 1, pergamon: 0 },
    ...position,
  });
/** He plays it, and chooses the space. */
function playing(position: Scene = {}): Table {
  const table = diplomat(position);
  table.does(0, { event: 'diplomacy' });
  return table;
}

describe('Card 2, Diplomacy', () => {
  it('C2-01 takes a Minor City with an enemy PC', () => {
    const table = playing({ pcs: { stoboi: 1, knidos: 1, pergamon: 0 } });
    expect([asked(table), offered(table, 0, 'at').sort()]).toEqual([['0 chooseSpace'], ['knidos', 'stoboi']]);
    expect(table.refuses(0, { at: 'pergamon' })).toBe('C2-01'); // his own
    expect(table.refuses(0, { at: 'larisa' })).toBe('C2-01'); // nobody's
  });

  it('C2-01 but none with enemy CUs', () => {
    const table = playing({
      pcs: { stoboi: 1, knidos: 1, tarsos: 2 },
      units: ['1 stoboi mercenary 1', '3 tarsos loyal 1'],
      generals: { krateros: '3 tarsos' },
    });
    // Only Knidos is left.
    expect([asked(table), table.fact('pcs')]).toMatchObject([['0 activate'], { knidos: 0, stoboi: 1 }]);
    const two = playing({ pcs: { stoboi: 1, knidos: 1, lesbos: 1 }, units: ['1 stoboi mercenary 1'] });
    expect(two.refuses(0, { at: 'stoboi' })).toBe('C2-01');
  });

  it('C2-01 and without such a city it cannot be played for its event', () => {
    const table = diplomat({ pcs: { stoboi: 1, pergamon: 0 }, units: ['1 stoboi mercenary 1'] });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(table.refuses(0, { event: 'diplomacy' })).toBe('C2-01');
  });

  it('C2-02 one city, anywhere on the map', () => {
    const table = playing({ pcs: { pella: 0, stoboi: 1, paphos: 2, gaza: 3 } });
    expect(offered(table, 0, 'at').sort()).toEqual(['gaza', 'paphos', 'stoboi']);
    table.does(0, { at: 'gaza' });
    expect([asked(table), table.fact('pcs')]).toMatchObject([
      ['0 activate'],
      { gaza: 0, paphos: 2, stoboi: 1 },
    ]);
  });

  it('C2-03 his own CUs and Generals of others do not matter', () => {
    const table = playing({
      units: ['0 stoboi mercenary 2'],
      generals: { antigonos: '0 stoboi', krateros: '1 knidos' },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['knidos', 'stoboi']);
  });

  it('C2-04 a Minor City may be Independent, too', () => {
    const table = playing({ pcs: { stoboi: 1, lamia: 'independent' } });
    table.does(0, { at: 'lamia' });
    expect(table.fact('pcs')).toMatchObject({ lamia: 0 });
    expect(told(table, 'replacedPc')).toEqual({ seat: 0, space: 'lamia', from: null });
  });

  it('C2-05 a Stronghold only while a player controls it', () => {
    const table = playing({ pcs: { stoboi: 1, sparta: 2, aitolia: 'independent' } });
    expect(offered(table, 0, 'at').sort()).toEqual(['sparta', 'stoboi']);
    expect(table.refuses(0, { at: 'aitolia' })).toBe('C2-05');
  });

  it('C2-06 never a Major City', () => {
    const table = playing({ pcs: { stoboi: 1, knidos: 2, sardeis: 1, athenai: 'independent' } });
    expect(table.refuses(0, { at: 'sardeis' })).toBe('C2-06');
    expect(table.refuses(0, { at: 'athenai' })).toBe('C2-06');
  });

  it('C2-07 his PC takes the place of the other at once', () => {
    const table = playing();
    table.does(0, { at: 'stoboi' });
    expect(table.fact('pcs')).toEqual({ stoboi: 0, knidos: 1, pergamon: 0 });
    expect(told(table, 'usedEvent')).toEqual({ seat: 0, card: 'diplomacy' });
    expect(told(table, 'replacedPc')).toEqual({ seat: 0, space: 'stoboi', from: 1 });
    expect(table.fact('discard')).toEqual(['diplomacy']);
  });

  it('C2-08 without a Siege Point, and without an Army near', () => {
    const table = playing({ pcs: { lamia: 'independent', stoboi: 1, knidos: 1 } });
    expect(offered(table, 0, 'at').sort()).toEqual(['knidos', 'lamia', 'stoboi']);
  });
});
