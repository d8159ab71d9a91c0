/** Optional rules that meet one another, or a card. */

import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';
import { active, storm } from './sieges.ts';

const capital: Scene = {
  turn: 2,
  options: { foundationOfACapital: true },
  provinces: { aigyptos: 1 },
  capitals: { 1: 'complete alexandria' },
};

describe('16 Combinations', () => {
  it('S16.1-09 D16-29 Unrest takes a Capital: a Minor City again, and nobody scores', () => {
    const table = scene({ ...capital, step: 'tyche', hands: { 0: ['unrest'] }, dice: [3] });
    plays(table, [0, { event: 'unrest' }], [0, { at: 'alexandria' }]);
    expect(table.fact('capitals')).toMatchObject({ 1: 'lost by independent' });
    expect(table.fact('points')).toMatchObject({ 0: 0 });
    expect((table.fact('pointSources') as { 1: object })[1]).not.toHaveProperty('S3.5-07');
    expect(table.fact('kinds')).toMatchObject({ alexandria: 'minor' });
  });

  it('S16.1-04 S3.8-02 Alexander may be buried in a Capital', () => {
    const table = scene({
      ...capital,
      step: 'forage',
      active: 1,
      royals: { 'funeral-cart': 'alexandria by 1' },
      generals: { krateros: '1 alexandria' },
    });
    expect(asked(table)).toEqual(['1 bury']);
    table.does(1, { bury: true });
    expect(table.fact('royals')).toMatchObject({ tomb: 'alexandria' });
  });

  it('S16.5-01 S16.6-02 CUs inside a Capital stand in for its third Siege Point, before Royal Army CUs', () => {
    const options = { foundationOfACapital: true, siegeDefence: true, royalArmySieges: true };
    const table = active({
      options,
      at: 'alexandria',
      cus: 'royal 3',
      successors: [0, 1],
      capitals: { 1: 'complete alexandria' },
      sieges: { alexandria: '0 2' },
      units: ['1 alexandria inside mercenary 1'],
      dice: [5],
    });
    storm(table, { royal: 3 });
    expect(table.fact('sieges')).toEqual({ alexandria: '0 2' });
    expect(table.fact('capitals')).toMatchObject({ 1: 'complete alexandria' });
  });

  it('S16.4-01 S16.3-02 a completed Cart that Unrest overtakes is destroyed', () => {
    const table = scene({
      turn: 1,
      step: 'tyche',
      options: { fasterCart: true, cartDestroyed: true },
      pcs: { alexandria: 1 },
      royals: { 'funeral-cart': 'alexandria by 1' },
      hands: { 0: ['unrest'] },
      dice: [3],
    });
    plays(table, [0, { event: 'unrest' }], [0, { at: 'alexandria' }]);
    expect(told(table, 'cartDestroyed')).toEqual({ space: 'alexandria' });
  });

  it('S16.8-02 S16.11-02 the limit of eight does not part an Independent Army', () => {
    const table = scene({
      die: 4,
      options: { eightCuLimit: true, independentReactions: true },
      generals: { antigonos: '0 sardeis', glaukias: 'ephesos' },
      units: ['0 sardeis loyal 4'],
      hands: { 1: ['fog'] },
      dice: [6],
      draws: ['desertions'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 }],
      [0, { go: 'pergamon' }],
      [1, { incite: 'glaukias', price: 'fog' }],
    );
    expect(asked(table)).toEqual(['0 withdraw']);
  });
});
