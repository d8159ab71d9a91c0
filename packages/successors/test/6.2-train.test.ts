import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const cards = { 1: 'minor-raid', 2: 'diplomacy', 3: 'olympias', 4: 'condemnation' };

/** Seat 0, who holds Pella, trains with a card of so many OPs. */
function training(ops: 1 | 2 | 3 | 4, position: Scene = {}): Table {
  const table = scene({ step: 'tyche', pcs: { pella: 0 }, hands: { 0: [cards[ops]] }, ...position });
  table.does(0, { operations: cards[ops], on: 'train' });
  return table;
}

describe('6.2.B3 Training troops', () => {
  it('S6.2.B3-01 a Mercenary takes three OPs', () => {
    const table = training(2);
    table.does(0, { train: 'mercenary' });
    expect(table.fact('training')).toMatchObject({ 0: 'mercenary 2' });
    const ready = training(3);
    ready.does(0, { train: 'mercenary' });
    expect(told(ready, 'trained')).toEqual({ seat: 0, unit: 'mercenary' });
  });

  it('S6.2.B3-02 a Loyal Macedonian takes seven OPs', () => {
    expect(training(3, { training: { 0: 'loyal 3' } }).fact('training')).toMatchObject({ 0: 'loyal 6' });
    const ready = training(4, { training: { 0: 'loyal 3' } });
    expect(told(ready, 'trained')).toEqual({ seat: 0, unit: 'loyal' });
  });

  it('S6.2.B3-03 the chosen CU begins on the space of the card’s OPs', () => {
    const table = training(4);
    expect(offered(table, 0, 'train')).toEqual(['mercenary', 'loyal']);
    expect(table.refuses(0, { train: 'elephant' })).toBe('S6.2.B3-03');
    table.does(0, { train: 'loyal' });
    expect(table.fact('training')).toMatchObject({ 0: 'loyal 4' });
    expect(told(table, 'trains')).toEqual({ seat: 0, unit: 'loyal', progress: 4, of: 7 });
  });

  it('S6.2.B3-04 one that is on the track goes on by the card’s OPs', () => {
    const table = training(2, { training: { 0: 'loyal 3' } });
    expect(table.fact('training')).toMatchObject({ 0: 'loyal 5' });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S6.2.B3-05 whoever is trained is placed at once, as a Reinforcement', () => {
    const table = training(4, { training: { 0: 'loyal 3' }, pcs: { pella: 0, larisa: 0, athenai: 1 } });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'reinforce', about: { left: 1 } }]);
    expect(offered(table, 0, 'at', { units: 'loyal' }).sort()).toEqual(['larisa', 'pella']);
    table.does(0, { units: 'loyal', at: 'larisa', side: 'outside', count: 1 });
    expect(table.fact('units')).toEqual(['0 larisa loyal 1']);
  });

  it('S6.2.B3-06 OPs that are left begin another CU', () => {
    const table = training(4);
    table.does(0, { train: 'mercenary' });
    table.does(0, { units: 'mercenary', at: 'pella', side: 'inside', count: 1 });
    expect(table.asked()).toMatchObject([{ kind: 'train', about: { ops: 1 } }]);
    table.does(0, { train: 'loyal' });
    expect(table.fact('training')).toMatchObject({ 0: 'loyal 1' });
    expect(table.fact('units')).toEqual(['0 pella inside mercenary 1']);
  });

  it('S6.2.B3-06 and may complete it', () => {
    const table = training(4, { training: { 0: 'mercenary 2' } });
    table.does(0, { units: 'mercenary', at: 'pella', side: 'outside', count: 1 });
    table.does(0, { train: 'mercenary' });
    table.does(0, { units: 'mercenary', at: 'pella', side: 'outside', count: 1 });
    expect(table.fact('units')).toEqual(['0 pella mercenary 2']);
    expect(table.fact('training')).toMatchObject({ 0: null });
  });

  it('S6.2.B3-07 nobody begins a second CU beside the first', () => {
    const table = training(1, { training: { 0: 'mercenary 1' } });
    expect([asked(table), table.fact('training')]).toMatchObject([['0 activate'], { 0: 'mercenary 2' }]);
  });
});
