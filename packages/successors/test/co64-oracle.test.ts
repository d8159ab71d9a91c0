import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith, withData } from './cards.ts';
import { asked, offered, type Scene, scene } from './scene.ts';

const asking = (position: Scene): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: ['oracle'] }, pcs: { thebai: 0 }, ...position });

describe('Card O64, Oracle', () => {
  it.each([
    ['Hellas', 'thebai'],
    ['Epeiros', 'molossia'],
    ['Libye', 'kyrene'],
  ])('CO64-01 needs a space in %s', (_, space) => {
    expect(offered(asking({ pcs: { [space]: 0 } }), 0, 'event')).toEqual(['oracle']);
  });

  it('CO64-01 or in one of the others', () => {
    expect(asking({ pcs: { pella: 0, thebai: 1 } }).refuses(0, { event: 'oracle' })).toBe('CO64-01');
  });

  it('CO64-02 he has 1 L more', () => {
    const table = asking({});
    table.does(0, { event: 'oracle' });
    expect([asked(table), table.fact('legitimacy')]).toMatchObject([['0 activate'], { 0: 4 }]);
    expect(table.fact('discard')).toEqual(['oracle']);
  });

  it('D6-29 unless he has it already', () => {
    const table = asking({ lasting: { oracle: { holder: 0 } } });
    expect(table.refuses(0, { event: 'oracle' })).toBe('CO64-02');
  });

  it('CO64-03 whoever had it has it no longer', () => {
    const table = asking({ lasting: { oracle: { holder: 1 } } });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3, 1: 4 });
    table.does(0, { event: 'oracle' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 4, 1: 3 });
  });

  it('CO64-03 there is one marker, also where a box has two such cards', () => {
    const table = sceneWith(withData('oracle', { copies: 2, numbers: ['O64', 'O70'] }), {
      turn: 2,
      step: 'tyche',
      hands: { 0: ['oracle'] },
      pcs: { thebai: 0 },
      lasting: { 'oracle-2': { holder: 1 } },
    });
    table.does(0, { event: 'oracle' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 4, 1: 3 });
  });

  it('CO64-04 D3-12 until then he keeps it, from one Game Turn to the next', () => {
    const table = scene({ turn: 5, step: 'turnEnd', lasting: { oracle: { holder: 1 } } });
    expect(table.fact('lasting')).toMatchObject({ oracle: { holder: 1 } });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 4 });
  });
});

describe('Card 15, Persian Popular Support', () => {
  /** Only what it does to Legitimacy. */
  const supported = (position: Scene): Table => {
    const table = sceneWith(
      recomposed('persian-popular-support', ({ effects }) => ({
        effects: effects.slice(0, 1),
        requires: [],
        clauses: { needs: 'C15-02' },
      })),
      { turn: 2, step: 'tyche', hands: { 0: ['persian-popular-support'] }, ...position },
    );
    table.does(0, { event: 'persian-popular-support' });
    return table;
  };
  it('C15-03 its player has 2 L less, and never less than none', () => {
    expect(supported({}).fact('legitimacy')).toMatchObject({ 0: 1 });
    expect(supported({ successors: [0] }).fact('legitimacy')).toMatchObject({ 0: 0 });
  });

  it('C15-03 D3-12 for the rest of the game', () => {
    const table = scene({
      turn: 5,
      step: 'turnEnd',
      front: { 'persian-popular-support': 0 },
      lasting: { 'persian-popular-support': { holder: 0 } },
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 1 });
    expect(table.fact('front')).toEqual({ 'persian-popular-support': 0 });
  });
});
