import { describe, expect, it } from 'vitest';
import { asked, scene, told } from './scene.ts';

/** Everybody has a Major City, and seat 0 begins; Victory Points, Legitimacy and the rest are up to the test. */
const reinforcements = (more = {}) =>
  scene({
    turn: 2,
    step: 'reinforcements',
    pcs: { memphis: 0, sardeis: 1, kelainai: 2, tyros: 3 },
    generals: { perdikkas: '0 memphis' }, // by Seniority he breaks ties for the most Legitimacy
    ...more,
  });
/** What the player who places first, and then those after him, have to place. */
const waiting = (table: ReturnType<typeof scene>) => table.fact('waiting') as { [seat: string]: object };

describe('5.2 What returns from the Dispersed Box', () => {
  it('S5.2-01 Fleets of nobody, and Independent ones', () => {
    const table = reinforcements({
      pcs: { memphis: 0, sardeis: 1, kelainai: 2, tyros: 3, athenai: 'independent' },
      fleets: { athenai: 'dispersed', kilikia: 'dispersed' },
    });
    expect(table.fact('fleets')).toMatchObject({ athenai: 'independent', kilikia: 'nobody' });
  });

  it('S5.2-02 a player’s CUs, Major Generals and Fleets', () => {
    const table = reinforcements({
      provinces: { rhodos: 2 },
      generals: { perdikkas: '0 memphis', krateros: '2 dispersed' },
      dispersed: { 2: { elephant: 1, mercenary: 3 } },
      fleets: { rhodos: 'dispersed' },
    });
    expect(told(table, 'returned')).toEqual({ seat: 2, count: 6 });
    expect(table.fact('dispersed')).toEqual({ 0: {}, 1: {}, 2: {}, 3: {} });
    expect(waiting(table)[2]).toMatchObject({ elephant: 1, mercenary: 3 + 2 + 2 });
    expect(table.fact('generals')).toMatchObject({ krateros: '2 waiting' });
    expect(table.fact('fleets')).toMatchObject({ rhodos: '2' });
  });
});

describe('5.2 What is new', () => {
  it('S5.2-03 two Mercenaries for everybody', () => {
    const table = reinforcements({ provinces: { rhodos: 3 } });
    expect(waiting(table)).toMatchObject({ 1: { mercenary: 2 }, 2: { mercenary: 2 } });
  });

  it('S5.2-04 a Loyal Macedonian for whoever controls Makedonia', () => {
    const table = reinforcements({ provinces: { makedonia: 2 }, successors: [2] });
    expect(waiting(table)[2]).toMatchObject({ loyal: 1 });
    expect(waiting(table)[1]).toEqual({ mercenary: 2 });
  });

  it('S5.2-05 a Loyal Macedonian for whoever has the most Legitimacy', () => {
    const table = reinforcements({ provinces: { rhodos: 3 }, successors: [0, 1, 3] });
    expect(table.fact('legitimacy')).toEqual({ 0: 1, 1: 0, 2: 3, 3: 0 });
    expect(waiting(table)[2]).toEqual({ mercenary: 2, loyal: 1 });
    expect(waiting(table)[0]).toEqual({ mercenary: 2 });
  });

  it('S5.2-04 S5.2-05 one player can get both', () => {
    const table = reinforcements({ provinces: { makedonia: 2 } });
    expect(told(table, 'reinforced')).toEqual({ seat: 3, mercenaries: 2, loyal: 0 });
    expect(waiting(table)[2]).toEqual({ mercenary: 4, loyal: 2 });
  });

  it('S5.2-06 of several with the most Legitimacy it goes to the one with the most Senior General', () => {
    const table = reinforcements({
      generals: { eumenes: '1 sardeis', ptolemaios: '2 kelainai', antigonos: '3 tyros' },
    });
    expect(table.fact('legitimacy')).toEqual({ 0: 3, 1: 3, 2: 3, 3: 3 });
    expect(waiting(table)[2]).toMatchObject({ loyal: 1 });
    expect(waiting(table)[1]).toEqual({ mercenary: 3 });
  });

  it('S5.2-07 two more Mercenaries for whoever has the most Victory Points', () => {
    const table = reinforcements({ provinces: { rhodos: 3 } });
    expect(waiting(table)[3]).toEqual({ mercenary: 4 });
    expect(waiting(table)[1]).toEqual({ mercenary: 2 });
  });

  it('S5.2-08 one more for each of several with the most', () => {
    const table = reinforcements({ provinces: { kilikia: 3, persis: 1, krete: 2 } });
    expect(table.fact('points')).toEqual({ 0: 0, 1: 2, 2: 1, 3: 2 });
    expect(waiting(table)).toMatchObject({ 1: { mercenary: 3 }, 2: { mercenary: 2 }, 3: { mercenary: 3 } });
  });
});

describe('5.2 One after the other', () => {
  it('S5.2-09 players place in Turn Order, and none may keep anything back', () => {
    const table = reinforcements({ provinces: { rhodos: 1 }, first: 2, direction: 'right', emptyPile: true });
    expect(asked(table)).toEqual(['2 reinforce']);
    expect(table.refuses(2, { pass: true })).toBe('K-02');
    table.does(2, { units: 'mercenary', at: 'kelainai', side: 'outside', count: 1 });
    expect(asked(table)).toEqual(['2 reinforce']);
    table.does(2, { units: 'mercenary', at: 'kelainai', side: 'inside', count: 1 });
    expect(asked(table)).toEqual(['1 reinforce']);
    table.does(1, { units: 'mercenary', at: 'sardeis', side: 'outside', count: 4 });
    expect(asked(table)).toEqual(['0 reinforce']);
    table.does(0, { units: 'mercenary', at: 'memphis', side: 'outside', count: 2 });
    table.does(0, { units: 'loyal', at: 'memphis', side: 'outside', count: 1 });
    expect(asked(table)).toEqual(['3 reinforce']);
    table.does(3, { units: 'mercenary', at: 'tyros', side: 'outside', count: 2 });
    expect(table.fact('phase')).toBe('strategy');
  });
});
