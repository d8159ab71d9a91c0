import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, type Scene, scene } from './scene.ts';

const options = { cavalry: true };
/** Seat 0 plays the card for its event. */
function playing(card: string, position: Scene): Table {
  const table = scene({ options, step: 'tyche', hands: { 0: [card] }, ...position });
  table.does(0, { event: card });
  return table;
}
/** He places what it brings, alone. */
function placing(card: string, at: string, position: Scene = {}): Table {
  const all = ['kardia', 'abdera', 'mazaka', 'nora', 'larisa', 'ephesos'];
  const table = playing(card, { pcs: Object.fromEntries(all.map((space) => [space, 0])), ...position });
  table.does(0, { at, side: 'outside' });
  if (asked(table)[0] === '0 chooseGeneral') table.does(0, { none: true });
  return table;
}

describe('16.9 The CUs of events', () => {
  it.each([
    ['C7-04', 'thracian-mercenaries', 'kardia'],
    ['C8-04', 'cappadocian-mercenaries', 'mazaka'],
  ])('S16.9-06 %s %s bring a Mercenary and a Cavalry CU', (_, card, space) => {
    expect(placing(card, space).fact('units')).toEqual([`0 ${space} mercenary 1 cavalry 1`]);
    expect(placing(card, space, { options: {} }).fact('units')).toEqual([`0 ${space} mercenary 2`]);
  });
  it('S16.9-07 C5-04 Greek Mercenaries in Thessalia do, and elsewhere do not', () => {
    expect(placing('greek-mercenaries', 'larisa').fact('units')).toEqual(['0 larisa mercenary 1 cavalry 1']);
    expect(placing('greek-mercenaries', 'ephesos').fact('units')).toEqual(['0 ephesos mercenary 2']);
  });
  it('S16.9-08 C15-05 C0-09 Persian Popular Support brings a Mercenary and a Cavalry CU at once', () => {
    const support = (more: Scene) => {
      const table = playing('persian-popular-support', { provinces: { sousiane: 0 }, ...more });
      table.does(0, { at: 'sousa', side: 'outside' });
      return table.fact('units');
    };
    expect(support({})).toEqual(['0 sousa mercenary 1 cavalry 1']);
    expect(support({ options: {} })).toEqual(['0 sousa mercenary 2']);
  });
  it('S16.9-09 C11-04 Macedonian Reinforcements are a Loyal Macedonian or a Cavalry CU', () => {
    const table = playing('macedonian-reinforcements', { pcs: { stoboi: 0, poteidaia: 0 } });
    expect(offered(table, 0, 'unit')).toEqual(['cavalry', 'loyal']);
    table.does(0, { unit: 'cavalry', count: 1 });
    table.does(0, { at: 'stoboi', side: 'outside' });
    expect(table.fact('units')).toEqual(['0 stoboi cavalry 1']);
  });
  it('S16.9-10 C13-04 Egyptian Military Colonists are two Mercenaries, a Loyal Macedonian or a Cavalry CU', () => {
    const table = playing('egyptian-military-colonists', { provinces: { aigyptos: 0 } });
    expect(offered(table, 0, 'unit')).toEqual(['mercenary', 'cavalry', 'loyal']);
    table.does(0, { unit: 'cavalry', count: 1 });
    table.does(0, { at: 'memphis', side: 'inside' });
    expect(table.fact('units')).toEqual(['0 memphis inside cavalry 1']);
  });
  it('S16.9-11 C48-07 Mutiny may take a Cavalry CU', () => {
    const mutiny = (more = {}) =>
      battle({
        options,
        hands: { 0: ['mutiny'] },
        popularity: { antigonos: 9 },
        defenders: 'mercenary 1 cavalry 1 loyal 1 royal 1',
        ...more,
      });
    expect(offered(mutiny(), 0, 'unit', { sway: 'mutiny' })).toEqual(['cavalry', 'loyal', 'royal']);
    expect(offered(mutiny({ options: {} }), 0, 'unit', { sway: 'mutiny' })).toEqual(['loyal', 'royal']);
    // It is enough that there is one.
    expect(offered(mutiny({ defenders: 'mercenary 3 cavalry 1' }), 0, 'sway')).toEqual(['mutiny']);
  });
  it.each([
    ['C16-10', 'peukestas-satrap-of-persis', 'parsargadai', { turn: 2 }],
    ['C18-10', 'kassandros', 'larisa', { generals: { antipatros: '1 killed' } }],
  ])('S16.9-12 %s %s brings two Mercenaries and a Cavalry CU', (_, card, space, ready: Scene) => {
    const table = playing(card, { pcs: { [space]: 0 }, ...ready });
    table.does(0, { at: space, side: 'outside' });
    expect(table.fact('units')).toEqual([`0 ${space} mercenary 2 cavalry 1`]);
  });
  it('S16.9-12 C17-06 so does Neoptolemos', () => {
    const table = playing('neoptolemos-satrap-of-armenia', { pcs: { thospia: 0 } });
    table.does(0, { at: 'thospia', side: 'outside' });
    table.does(0, { general: 'attalos' });
    expect(table.fact('units')).toEqual(['0 thospia mercenary 2 cavalry 1']);
  });
  it('S16.9-13 C30-10 Olympias brings three Mercenaries and a Cavalry CU to Epeiros, and four elsewhere', () => {
    const olympias = (at: string) => {
      const table = playing('olympias', { royals: { olympias: 'stoboi' }, pcs: { stoboi: 0, molossia: 0 } });
      table.does(0, { at, side: 'outside' });
      if (asked(table)[0] === '0 chooseGeneral') table.does(0, { general: 'attalos' });
      return table.fact('units');
    };
    expect(olympias('molossia')).toEqual(['0 molossia mercenary 3 cavalry 1']);
    expect(olympias('stoboi')).toEqual(['0 stoboi mercenary 4']);
  });
});
