import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

const playing = (card: string, pcs: NonNullable<Scene['pcs']>, position: Scene = {}) => {
  const table = scene({ step: 'tyche', hands: { 0: [card] }, pcs, ...position });
  table.does(0, { event: card });
  return table;
};
const outside = (at: string) => ({ at, side: 'outside' });

describe('Card 11, Macedonian Reinforcements', () => {
  const card = 'macedonian-reinforcements';

  it('C11-01 needs a friendly space in Makedonia', () => {
    const table = scene({ step: 'tyche', hands: { 0: [card] }, pcs: { larisa: 0, stoboi: 1 } });
    expect(table.refuses(0, { event: card })).toBe('C11-01');
    expect(offered(scene({ step: 'tyche', hands: { 0: [card] }, pcs: { stoboi: 0 } }), 0, 'event')).toEqual([
      card,
    ]);
  });

  it('C11-02 brings one Loyal Macedonian CU', () => {
    const table = playing(card, { stoboi: 0, poteidaia: 0 });
    table.does(0, outside('stoboi'));
    expect(table.fact('units')).toEqual(['0 stoboi loyal 1']);
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], [card]]);
  });

  it('C11-03 to a friendly space of Makedonia that he chooses', () => {
    const table = playing(
      card,
      { stoboi: 0, pella: 0, amphipolis: 0, larisa: 0 },
      { generals: { krateros: '1 amphipolis' } },
    );
    expect(offered(table, 0, 'at').sort()).toEqual(['pella', 'stoboi']);
    expect(table.refuses(0, outside('larisa'))).toBe('C11-03');
    table.does(0, { at: 'pella', side: 'inside' });
    expect(table.fact('units')).toEqual(['0 pella inside loyal 1']);
  });
});

describe('Card 13, Egyptian Military Colonists', () => {
  const card = 'egyptian-military-colonists';
  const pcs = { memphis: 0, naukratis: 0, kyrene: 0 };

  it('C13-01 needs a friendly space in Aigyptos', () => {
    const table = scene({ step: 'tyche', hands: { 0: [card] }, pcs: { kyrene: 0, memphis: 1 } });
    expect(table.refuses(0, { event: card })).toBe('C13-01');
    expect(offered(scene({ step: 'tyche', hands: { 0: [card] }, pcs }), 0, 'event')).toEqual([card]);
  });

  it('C13-02 brings two Mercenaries or one Loyal Macedonian, as he chooses', () => {
    const table = playing(card, pcs);
    expect([asked(table), offered(table, 0, 'unit').sort()]).toEqual([
      ['0 chooseUnit'],
      ['loyal', 'mercenary'],
    ]);
    expect(table.refuses(0, { unit: 'elephant', count: 1 })).toBe('CK-02');
    expect(table.refuses(0, { unit: 'loyal', count: 2 })).toBe('CK-02');
    expect(table.refuses(0, { unit: 'mercenary', count: 1 })).toBe('CK-02');
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { unit: 'loyal', count: 1 });
    table.does(0, outside('naukratis'));
    expect(table.fact('units')).toEqual(['0 naukratis loyal 1']);
  });

  it('C13-03 together, to one friendly space of Aigyptos', () => {
    const table = playing(card, pcs);
    table.does(0, { unit: 'mercenary', count: 2 });
    expect(offered(table, 0, 'at').sort()).toEqual(['memphis', 'naukratis']);
    expect(table.refuses(0, outside('kyrene'))).toBe('C13-03');
    table.does(0, { at: 'memphis', side: 'inside' });
    expect(table.fact('units')).toEqual(['0 memphis inside mercenary 2']);
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], [card]]);
  });
});
