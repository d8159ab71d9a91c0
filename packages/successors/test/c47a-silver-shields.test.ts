import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, EIGHT, newGame, offered, type Scene, scene, told } from './scene.ts';

const card = 'silver-shields';
const other = 'silver-shields-change-sides';
const shields = (position: Scene): Table => scene({ step: 'tyche', hands: { 0: [card] }, ...position });
function playing(position: Scene): Table {
  const table = shields(position);
  table.does(0, { event: card });
  return table;
}
const pcs = { larisa: 0, sardeis: 0 };

describe('Card 47A, Silver Shields', () => {
  it('S4.1-11 they begin in their holding box, as four Elephants do', () => {
    const table = newGame(4, { draws: EIGHT });
    expect(table.fact('boxes')).toEqual({ elephant: 4, 'silver-shields': 2 });
    expect(table.fact('lasting')).toEqual({}); // nor does the Helepolis lie anywhere
  });

  it('C47A-01 needs them there', () => {
    expect(offered(shields({ pcs }), 0, 'event')).toEqual([card]);
    for (const gone of [{ gone: { 'silver-shields': 2 } }, { dispersed: { 1: { 'silver-shields': 1 } } }])
      expect(shields({ pcs, ...gone }).refuses(0, { event: card })).toBe('C47A-01');
  });

  it('C47A-02 S7.2.D-01 they come with 2 CUs, which are not parted', () => {
    const table = playing({ pcs });
    expect(table.fact('waiting')).toMatchObject({ 0: { 'silver-shields': 2 } });
    expect(table.fact('boxes')).toEqual({ elephant: 4 });
    expect(table.refuses(0, { units: 'silver-shields', at: 'larisa', side: 'outside', count: 1 })).toBe(
      'S7.2.D-06',
    );
    table.does(0, { units: 'silver-shields', at: 'larisa', side: 'outside', count: 2 });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 larisa silver-shields 2']]);
  });

  it('C47A-03 as a Reinforcement', () => {
    const table = playing({
      pcs: { ...pcs, tarsos: 0, issos: 1 },
      generals: { krateros: '1 tarsos', antigonos: '0 issos', eumenes: '0 opis' },
      newcomers: ['eumenes'],
    });
    expect(asked(table)).toEqual(['0 reinforce']);
    expect(offered(table, 0, 'at', { units: 'silver-shields' }).sort()).toEqual([
      'issos',
      'larisa',
      'opis',
      'sardeis',
    ]);
    expect(table.refuses(0, { units: 'silver-shields', at: 'tarsos', side: 'outside', count: 2 })).toBe(
      'S5.2-10',
    );
    table.does(0, { units: 'silver-shields', at: 'sardeis', side: 'inside', count: 2 });
    expect(table.fact('units')).toEqual(['0 sardeis inside silver-shields 2']);
  });

  it('C47A-03 who finds no eligible space takes refuge with a General', () => {
    const table = playing({});
    expect(asked(table)).toEqual(['0 refuge']);
    table.does(0, { units: 'silver-shields', at: 'larisa', under: 'attalos', count: 2 });
    expect(table.fact('units')).toEqual(['0 larisa silver-shields 2']);
  });

  it('C47A-04 S7.2.D-02 the card leaves the game, and 47B comes', () => {
    const table = playing({ pcs: { larisa: 0 } });
    expect(table.fact('beside')).toEqual([]);
    expect(table.fact('out')).toContain(card);
    expect(told(table, 'cardCameIn')).toEqual({ card: other });
  });

  it('C47A-05 S7.2.D-03 on the discard pile', () => {
    expect(playing({ pcs: { larisa: 0 } }).fact('discard')).toEqual([other]);
  });

  it('C47A-04 not if it was played for its OPs', () => {
    const table = shields({ pcs });
    table.does(0, { operations: card, on: 'train' });
    table.does(0, { train: 'loyal' });
    expect([table.fact('discard'), table.fact('beside')]).toEqual([[card], [other]]);
  });
});
