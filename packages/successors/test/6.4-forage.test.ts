import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const crossroads = 'transit-ankyra-mazaka';
const foraging = (units: readonly string[], position: Scene = {}) =>
  scene({
    step: 'forage',
    generals: { perdikkas: '0 ankyra', krateros: `0 ${crossroads}` },
    units,
    ...position,
  });

describe('6.4 Forage Segment', () => {
  it('S6.4-01 a player counts his CUs in each space, inside and outside together', () => {
    const table = foraging(
      ['0 ankyra mercenary 5 loyal 4', '0 pella mercenary 7', '0 pella inside loyal 2'],
      {
        pcs: { pella: 0 },
      },
    );
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'forage', about: { space: 'pella', limit: 8 } }]);
    table.does(0, { lose: 'loyal', side: 'inside' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'forage', about: { space: 'ankyra', limit: 8 } }]);
    table.does(0, { lose: 'loyal', side: 'outside' });
    expect(asked(table)).toEqual(['1 activate']);
  });

  it('S6.4-01 only the player whose turn it is', () => {
    const units = ['1 ankyra mercenary 9'];
    const table = foraging(units, { generals: { perdikkas: '1 ankyra' }, pcs: { ankyra: 1 } });
    expect([asked(table), table.fact('units')]).toEqual([['1 activate'], units]);
  });

  it('S6.4-02 eight CUs find food in a city, three on a Transit Point', () => {
    const table = foraging(['0 ankyra mercenary 8', `0 ${crossroads} mercenary 3`]);
    expect(asked(table)).toEqual(['1 activate']);
    expect(table.fact('forageLimits')).toMatchObject({ ankyra: 8, babylon: 8, aitolia: 8, [crossroads]: 3 });
    const hungry = foraging([`0 ${crossroads} mercenary 3 loyal 1`]);
    expect(hungry.asked()).toMatchObject([{ kind: 'forage', about: { space: crossroads, limit: 3 } }]);
  });

  it('S6.4-03 CUs of enemies eat elsewhere', () => {
    const units = ['0 kelainai mercenary 8', '1 kelainai inside loyal 2'];
    const table = foraging(units, { generals: { perdikkas: '0 kelainai' }, pcs: { kelainai: 1 } });
    expect([asked(table), table.fact('units')]).toEqual([['1 activate'], units]);
  });

  it('S6.4-04 one CU is lost, of his choice, however many are too many', () => {
    const table = foraging(['0 ankyra mercenary 6 loyal 4 elephant 2', '0 pella inside loyal 2'], {
      pcs: { pella: 0 },
    });
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'elephant', 'loyal']);
    expect(table.refuses(0, { lose: 'royal', side: 'outside' })).toBe('S6.4-04');
    expect(table.refuses(0, { lose: 'loyal', side: 'inside' })).toBe('S6.4-04');
    table.does(0, { lose: 'elephant', side: 'outside' });
    expect(told(table, 'foraged')).toEqual({ seat: 0, unit: 'elephant', space: 'ankyra' });
    expect(table.fact('units')).toEqual([
      '0 pella inside loyal 2',
      '0 ankyra mercenary 6 elephant 1 loyal 4',
    ]);
    expect(asked(table)).toEqual(['1 activate']);
  });

  it('S6.4-04 can be saved after a loss in the last space of the list', () => {
    const last = successors.contract.nouns.space.at(-1);
    const table = foraging([`0 ${last} mercenary 4`], {
      turn: 2,
      pcs: { babylon: 0 },
      generals: { perdikkas: `0 ${last}` },
      royals: { 'funeral-cart': 'babylon by 0' },
    });
    table.does(0, { wait: true });
    expect([asked(table), table.fact('units')]).toEqual([['0 bury'], [`0 ${last} mercenary 3`]]);
    const saved = successors.canonical(table.position);
    expect(successors.canonical(successors.fromJson(JSON.parse(saved)))).toBe(saved);
  });
});
