import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

const card = 'treasury-of-kyinda';
const treasury = (position: Scene): Table => scene({ step: 'tyche', hands: { 0: [card] }, ...position });
function playing(position: Scene): Table {
  const table = treasury(position);
  table.does(0, { event: card });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });
const army = { generals: { antigonos: '0 issos' }, units: ['0 issos loyal 1'] };

describe('Card 14, Treasury of Kyinda', () => {
  it('C14-01 needs control of Kilikia', () => {
    expect(offered(treasury({ provinces: { kilikia: 0 } }), 0, 'event')).toEqual([card]);
    expect(treasury({ pcs: { tarsos: 0 } }).refuses(0, { event: card })).toBe('C14-01');
  });

  it('C14-01 or an Army there and a PC', () => {
    expect(offered(treasury({ pcs: { tarsos: 0 }, ...army }), 0, 'event')).toEqual([card]);
    expect(treasury({ pcs: { tarsos: 1 }, ...army }).refuses(0, { event: card })).toBe('C14-01');
    // A General without a CU is no Army, nor is one elsewhere.
    const alone = { pcs: { tarsos: 0 }, generals: { antigonos: '0 issos' } };
    expect(treasury(alone).refuses(0, { event: card })).toBe('C14-01');
    const away = { pcs: { tarsos: 0 }, generals: { antigonos: '0 mazaka' }, units: ['0 mazaka loyal 1'] };
    expect(treasury(away).refuses(0, { event: card })).toBe('C14-01');
  });

  it('C14-02 brings three Mercenaries', () => {
    const table = playing({ provinces: { kilikia: 0 } });
    table.does(0, outside('tarsos'));
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 3']);
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], [card]]);
  });

  it('C14-03 together, to an Army of his or to a friendly space, in Kilikia', () => {
    const table = playing({
      pcs: { tarsos: 0, issos: 1, kelenderis: 0, mazaka: 0 },
      generals: { antigonos: '0 issos', krateros: '1 kelenderis', eumenes: '0 mazaka' },
      units: ['0 issos loyal 1', '0 mazaka loyal 1'],
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['issos', 'tarsos']);
    for (const at of ['kelenderis', 'mazaka']) expect(table.refuses(0, outside(at))).toBe('C14-03');
    table.does(0, outside('issos'));
    expect(table.fact('units')).toEqual(['0 mazaka loyal 1', '0 issos mercenary 3 loyal 1']);
  });

  it('C14-03 and without such a place it cannot be played for its event', () => {
    const table = treasury({
      provinces: { kilikia: 0 },
      generals: { krateros: '1 tarsos', peithon: '2 issos', leonnatos: '3 kelenderis' },
    });
    expect(table.refuses(0, { event: card })).toBe('C14-03');
  });

  it('C14-04 however many CUs a space takes otherwise', () => {
    const table = playing({ provinces: { kilikia: 0 } });
    expect(offered(table, 0, 'at').sort()).toEqual(['issos', 'kelenderis', 'tarsos']);
  });
});
