import { describe, expect, it } from 'vitest';
import { asked, EIGHT, newGame, offered, scene, seen, told } from './scene.ts';

describe('7.2 Combat Units', () => {
  it('S7.2-03 there are always more of them', () => {
    const table = scene({
      generals: { perdikkas: '0 kardia', krateros: '1 larisa', peithon: '2 lamia' },
      units: ['0 kardia mercenary 7', '1 larisa mercenary 40', '2 lamia mercenary 40'],
    });
    table.does(0, { raise: true });
    expect(table.fact('units')).toContain('0 kardia mercenary 8');
  });

  it('S7.2-04 what is eliminated can be used again, but no Royal Army CUs and no Silver Shields', () => {
    const lose = (unit: string) => {
      const table = scene({
        step: 'forage',
        generals: { perdikkas: '0 kardia' },
        units: ['0 kardia mercenary 6 royal 2 silver-shields 2'],
      });
      table.does(0, { lose: unit, side: 'outside' });
      return table.fact('gone');
    };
    expect(lose('mercenary')).toMatchObject({ mercenary: 0, royal: 0, 'silver-shields': 0 });
    expect(lose('royal')).toMatchObject({ mercenary: 0, royal: 1, 'silver-shields': 0 });
    expect(lose('silver-shields')).toMatchObject({ mercenary: 0, royal: 0, 'silver-shields': 1 });
  });

  it('S7.2-05 everybody sees how many of which type there are', () => {
    const table = scene({
      generals: { perdikkas: '0 kardia' },
      pcs: { tyros: 1 },
      units: ['0 kardia elephant 2 loyal 3', '1 tyros inside mercenary 1'],
    });
    for (const viewer of [0, 2, null])
      expect(seen(table, viewer).stacks).toMatchObject([
        { at: 'kardia', owner: 0, units: { elephant: 2, loyal: 3 } },
        { at: 'tyros', inside: true, owner: 1, units: { mercenary: 1 } },
      ]);
  });

  it('S7.2.C-01 only Perdikkas and Seleukos begin with Elephants', () => {
    const table = newGame(4, { draws: EIGHT });
    for (let [next] = table.asked(); next?.kind === 'deploy'; [next] = table.asked())
      table.does(next.seat, { at: offered(table, next.seat, 'at')[0] });
    const elephants = (table.fact('units') as string[]).filter((stack) => stack.includes('elephant'));
    expect(elephants).toEqual(['0 babylon elephant 2 royal 4']);
  });

  it('S7.2.C-01 and nobody trains or raises them', () => {
    const table = scene({ step: 'tyche', pcs: { pella: 0 }, hands: { 0: ['condemnation'] } });
    table.does(0, { operations: 'condemnation', on: 'train' });
    expect(offered(table, 0, 'train')).not.toContain('elephant');
  });

  it('S7.2.D-07 Silver Shields that are eliminated are gone for good', () => {
    const table = scene({
      step: 'forage',
      generals: { perdikkas: '0 kardia' },
      units: ['0 kardia mercenary 8 silver-shields 1'],
    });
    table.does(0, { lose: 'silver-shields', side: 'outside' });
    expect(table.fact('gone')).toMatchObject({ 'silver-shields': 1 });
    expect(seen(table, 1).gone).toEqual({ 'silver-shields': 1 });
  });
});

describe('7.2.A Ownership', () => {
  it('S7.2.A-01 every CU is somebody’s, on the map and in the Dispersed Box', () => {
    const table = scene({
      step: 'settle',
      generals: { krateros: '1 pella', ...away(2) },
      pcs: { pella: 0 },
      units: ['0 pella inside loyal 1', '1 pella loyal 2', '2 larisa mercenary 1'],
      dispersed: { 2: { mercenary: 1 } },
    });
    expect(table.fact('units')).toEqual(['1 pella loyal 2', '0 pella inside loyal 1']);
    expect(table.fact('dispersed')).toEqual({ 0: {}, 1: {}, 2: { mercenary: 2 }, 3: {} });
  });

  it('S7.2.A-02 those in the location of a General are his Faction’s', () => {
    const table = scene({
      step: 'settle',
      generals: { krateros: '1 pella', attalos: '0 kardia' },
      pcs: { pella: 2 },
      units: ['1 pella loyal 2', '0 kardia mercenary 1'],
    });
    expect(table.fact('units')).toEqual(['1 pella loyal 2', '0 kardia mercenary 1']);
    const [army] = seen(table, 3).stacks as object[];
    expect(army).toMatchObject({ at: 'pella', owner: 1, generals: ['krateros'], units: { loyal: 2 } });
  });

  it('S7.2.A-03 those in a space with a player’s PC are his', () => {
    const table = scene({
      step: 'settle',
      pcs: { pella: 0, larisa: 1 },
      units: ['0 pella loyal 1', '0 pella inside loyal 1', '1 larisa mercenary 1'],
    });
    expect(table.fact('units')).toEqual([
      '0 pella loyal 1',
      '0 pella inside loyal 1',
      '1 larisa mercenary 1',
    ]);
    expect(asked(table)).toEqual(['0 activate']); // nobody has to be sent there
  });

  it('S7.2.A-03 unless they Besiege it', () => {
    const table = scene({
      step: 'settle',
      pcs: { pella: 0 },
      generals: away(1),
      units: ['0 pella inside loyal 1', '1 pella loyal 3'],
    });
    expect(table.fact('units')).toEqual(['0 pella inside loyal 1']);
  });

  it('S7.2.A-04 those that have neither are Dispersed', () => {
    const table = scene({
      step: 'settle',
      pcs: { pella: 0, larisa: 'independent' },
      generals: { krateros: '1 pella inside', ...away(1) },
      units: ['1 pella loyal 2 elephant 1', '1 larisa mercenary 1', '1 thebai mercenary 1'],
    });
    expect(table.fact('units')).toEqual([]);
    expect(table.fact('dispersed')).toMatchObject({ 1: { mercenary: 2, elephant: 1, loyal: 2 } });
    expect(told(table, 'dispersedUnits')).toMatchObject({ seat: 1, unit: 'mercenary' });
  });

  it('S7.2.A-04 a Minor General at hand can save them', () => {
    const table = scene({ step: 'settle', units: ['0 thebai mercenary 1', '0 larisa mercenary 1'] });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'larisa' } }]);
    table.does(0, { appoint: 'attalos' });
    table.does(0, { disperse: true });
    expect(table.fact('units')).toEqual(['0 larisa mercenary 1']);
    expect(table.fact('dispersed')).toMatchObject({ 0: { mercenary: 1 } });
  });
});

/** All Minor Generals of a player are busy elsewhere. */
function away(seat: 1 | 2): { [general: string]: string } {
  const names = {
    1: ['alketas', 'polemaios', 'nikanor', 'kleitos'],
    2: ['arrhidaios', 'prepelaos', 'eupolemos', 'menandros'],
  };
  return Object.fromEntries(names[seat].map((name) => [name, `${seat} is`]));
}
