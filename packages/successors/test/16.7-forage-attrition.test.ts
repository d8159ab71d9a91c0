import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const foraging = (units: readonly string[], dice: readonly number[], position: Scene = {}) =>
  scene({
    step: 'forage',
    options: { forageAttrition: true },
    generals: { perdikkas: '0 ankyra' },
    units,
    dice,
    ...position,
  });

describe('16.7 Forage Attrition', () => {
  it('S16.7-01 in place of one CU a die decides, in the column for all of his there', () => {
    // Ten CUs, a 5: three of them.
    const table = foraging(['0 ankyra mercenary 5 loyal 5'], [5]);
    expect(told(table, 'attrition')).toEqual({ seat: 0, column: 10, die: 5, lost: 3 });
    expect(table.asked()).toMatchObject([{ kind: 'forage', about: { space: 'ankyra', limit: 8, left: 3 } }]);
    table.does(0, { lose: 'mercenary', side: 'outside' });
    table.does(0, { lose: 'loyal', side: 'outside' });
    table.does(0, { lose: 'mercenary', side: 'outside' });
    expect([asked(table), table.fact('units')]).toEqual([['1 activate'], ['0 ankyra mercenary 3 loyal 4']]);
  });

  it('S16.7-01 nobody rolls who finds enough', () => {
    expect(asked(foraging(['0 ankyra mercenary 8'], []))).toEqual(['1 activate']);
  });

  it('S7.3-02 nobody rolls where it is not agreed on', () => {
    const table = foraging(['0 ankyra mercenary 5 loyal 5'], [], { options: {} });
    table.does(0, { lose: 'loyal', side: 'outside' });
    expect([asked(table), table.fact('units')]).toEqual([['1 activate'], ['0 ankyra mercenary 5 loyal 4']]);
  });

  it('S16.7-02 a dash counts as 1', () => {
    const table = foraging(['0 ankyra mercenary 5 loyal 5'], [1]);
    expect(told(table, 'attrition')).toMatchObject({ column: 10, die: 1, lost: 1 });
    table.does(0, { lose: 'loyal', side: 'outside' });
    expect(asked(table)).toEqual(['1 activate']);
  });

  it('S16.7-03 with a 6 an Elephant CU goes first, and then what its owner likes', () => {
    const table = foraging(['0 pella mercenary 5 elephant 1 loyal 3', '0 pella inside elephant 2'], [6], {
      pcs: { pella: 0 },
      generals: {},
    });
    expect(offered(table, 0, 'lose')).toEqual(['elephant']);
    expect(table.refuses(0, { lose: 'mercenary', side: 'outside' })).toBe('S16.7-03');
    table.does(0, { lose: 'elephant', side: 'inside' });
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'elephant', 'loyal']);
    const none = foraging(['0 ankyra mercenary 5 loyal 5'], [6]);
    expect(offered(none, 0, 'lose')).toEqual(['mercenary', 'loyal']);
  });

  it('S16.7-01 D16-27 one roll for the space; its owner chooses from both locations', () => {
    const table = foraging(['0 pella mercenary 8', '0 pella inside loyal 2'], [5], {
      pcs: { pella: 0 },
      generals: {},
    });
    expect(told(table, 'attrition')).toMatchObject({ column: 10, lost: 3 });
    table.does(0, { lose: 'loyal', side: 'inside' });
    table.does(0, { lose: 'mercenary', side: 'outside' });
    table.does(0, { lose: 'loyal', side: 'inside' });
    expect(table.fact('units')).toEqual(['0 pella mercenary 7']);
  });
});
