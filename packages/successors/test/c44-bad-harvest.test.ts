import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { sceneWith, withData } from './cards.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 plays the card; then its OPs are asked for. */
function harvest(province: string, position: Scene = {}): Table {
  const table = scene({ step: 'tyche', hands: { 0: ['bad-harvest'] }, ...position });
  table.does(0, { event: 'bad-harvest' });
  table.does(0, { province });
  return table;
}
const limits = (table: Table) => table.fact('forageLimits') as { [space: string]: number };

describe('Card 44, Bad Harvest', () => {
  it('C44-01 he names any Province', () => {
    const table = scene({ step: 'tyche', hands: { 0: ['bad-harvest'] } });
    table.does(0, { event: 'bad-harvest' });
    expect(offered(table, 0, 'province')).toHaveLength(Object.keys(table.fact('provinces') as object).length);
    table.does(0, { province: 'lydia' });
    expect(table.fact('lasting')).toMatchObject({ 'bad-harvest': { holder: 0, province: 'lydia' } });
    expect(told(table, 'badHarvest')).toEqual({ seat: 0, card: 'bad-harvest', province: 'lydia' });
  });

  it('C44-02 whose spaces feed four CUs in place of eight', () => {
    const table = harvest('lydia');
    expect(limits(table)).toMatchObject({ sardeis: 4, pergamon: 4, lesbos: 4, halikarnassos: 8 });
    expect(limits(harvest('hellas'))).toMatchObject({ sparta: 4, athenai: 4, larisa: 8 });
  });

  it('C44-02 for all players', () => {
    const foraging: Scene = {
      step: 'forage',
      active: 1,
      lasting: { 'bad-harvest': { holder: 0, province: 'lydia' } },
      front: { 'bad-harvest': 0 },
      pcs: { ephesos: 1, halikarnassos: 1 },
      units: ['1 ephesos mercenary 4 loyal 1', '1 halikarnassos mercenary 8'],
    };
    const table = scene(foraging);
    expect(asked(table)).toEqual(['1 forage']);
    table.does(1, { lose: 'loyal', side: 'outside' });
    expect(table.fact('units')).toEqual(['1 ephesos mercenary 4', '1 halikarnassos mercenary 8']);
    expect(asked(scene({ ...foraging, lasting: {}, front: {} }))).toEqual(['2 activate']);
  });

  it('C44-03 Transit Points keep their limit', () => {
    // No Transit Point of the map is in a Province; here one is, and the harvest is worse.
    const table = sceneWith(
      (content) => {
        withData('bad-harvest', {}, { limit: 2 })(content);
        for (const space of content.spaces)
          if (space.id === 'transit-halikarnassos-kelainai') Object.assign(space, { province: 'karia' });
      },
      { lasting: { 'bad-harvest': { holder: 0, province: 'karia' } }, front: { 'bad-harvest': 0 } },
    );
    expect(limits(table)).toMatchObject({ knidos: 2, 'transit-halikarnassos-kelainai': 3 });
  });

  it('C44-04 until the end of the Game Turn, and so long the card lies in front of him', () => {
    const table = harvest('lydia');
    table.does(0, { none: true });
    expect([table.fact('front'), table.fact('discard')]).toEqual([{ 'bad-harvest': 0 }, []]);
    const later = scene({
      step: 'turnEnd',
      provinces: { aigyptos: 0, makedonia: 1, lydia: 2 },
      lasting: { 'bad-harvest': { holder: 0, province: 'lydia' } },
      front: { 'bad-harvest': 0 },
    });
    expect([later.fact('turn'), later.fact('front'), later.fact('lasting')]).toEqual([2, {}, {}]);
    expect(limits(later)).toMatchObject({ sardeis: 8 });
  });

  it('C0-04 then it is discarded, before the cards are shuffled again', () => {
    const table = scene({
      step: 'turnEnd',
      provinces: { aigyptos: 0, makedonia: 1, lydia: 2 },
      front: { 'bad-harvest': 0 },
      lasting: { 'bad-harvest': { holder: 0, province: 'lydia' } },
    });
    expect([asked(table), table.fact('discard')]).toEqual([['3 turnOrder'], ['bad-harvest']]);
  });
});
