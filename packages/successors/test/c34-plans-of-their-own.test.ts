import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const PLANS = 'plans-of-their-own';
const planning = (position: Scene): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: [PLANS] }, ...position });
function playing(position: Scene): Table {
  const table = planning(position);
  table.does(0, { event: PLANS });
  return table;
}
/** Where one of them can go from a space. */
function reached(from: string, position: Scene = {}) {
  const table = playing({ royals: { olympias: from }, ...position });
  table.does(0, { royal: 'olympias' });
  return offered(table, 0, 'at');
}

describe('Card 34, Plans of Their Own', () => {
  it('C34-01 needs a Female on the map whom nobody controls', () => {
    const table = planning({
      pcs: { molossia: 1 },
      royals: { olympias: 'molossia by 1', kleopatra: 'dead', herakles: 'tyros' },
    });
    expect(table.refuses(0, { event: PLANS })).toBe('C34-01');
  });

  it('C34-01 and moves nobody else', () => {
    const table = playing({
      pcs: { molossia: 1 },
      royals: { olympias: 'molossia by 1', kleopatra: 'sardeis', herakles: 'tyros', thessalonike: 'dead' },
    });
    expect(offered(table, 0, 'royal')).toEqual(['kleopatra']);
    for (const royal of ['olympias', 'herakles', 'thessalonike'])
      expect(table.refuses(0, { royal })).toBe('C34-01');
  });

  it('C34-02 he may move each of them, or leave her where she is', () => {
    const table = playing({ royals: { olympias: 'molossia', kleopatra: 'sardeis', thessalonike: 'pella' } });
    plays(table, [0, { royal: 'kleopatra' }], [0, { at: 'pergamon' }]);
    expect(asked(table)).toEqual(['0 chooseRoyal']);
    plays(table, [0, { royal: 'olympias' }], [0, { none: true }], [0, { none: true }]);
    expect(table.fact('royals')).toMatchObject({
      kleopatra: 'pergamon',
      olympias: 'molossia',
      thessalonike: 'pella',
    });
    expect([asked(table), told(table, 'femaleMoved')]).toEqual([
      ['0 bonus'],
      { royal: 'kleopatra', space: 'pergamon' },
    ]);
  });

  it('C34-03 each of them once', () => {
    const table = playing({ royals: { kleopatra: 'sardeis', thessalonike: 'pella' } });
    plays(table, [0, { royal: 'kleopatra' }], [0, { at: 'pergamon' }]);
    expect(table.refuses(0, { royal: 'kleopatra' })).toBe('C34-03');
    plays(table, [0, { royal: 'thessalonike' }], [0, { at: 'larisa' }]);
    expect(asked(table)).toEqual(['0 bonus']); // nobody is left
  });

  it('C34-03 up to 3 MPs, over paths of every kind', () => {
    // Damaskos: 2 over the mountains to Tyros, and 1 more by sea or by land.
    const from = reached('damaskos');
    expect(from).toEqual(expect.arrayContaining(['tyros', 'sidon', 'ake', 'salamis']));
    expect(from).not.toContain('paphos');
    const table = playing({ royals: { olympias: 'damaskos' } });
    table.does(0, { royal: 'olympias' });
    expect(table.refuses(0, { at: 'sardeis' })).toBe('C34-03');
    expect(table.refuses(0, { at: 'damaskos' })).toBe('C34-03'); // that is no way at all
  });

  it('C34-04 past all pieces, and nobody reacts', () => {
    const enemies = {
      pcs: { ephesos: 1, sardeis: 1, pergamon: 1 },
      generals: { krateros: '1 ephesos', peithon: '1 pergamon' },
      units: ['1 ephesos loyal 3', '1 sardeis loyal 1', '1 pergamon loyal 3'],
    };
    expect(reached('sardeis', enemies)).toEqual(expect.arrayContaining(['ephesos', 'lesbos', 'pergamon']));
    const table = playing({ ...enemies, royals: { olympias: 'sardeis' } });
    plays(table, [0, { royal: 'olympias' }], [0, { at: 'lesbos' }]);
    expect([asked(table), table.fact('royals')]).toMatchObject([['0 bonus'], { olympias: 'lesbos' }]);
  });

  it('C34-05 to a city or a Stronghold, and never behind walls or to a Transit Point', () => {
    expect(reached('korinthos')).toEqual(expect.arrayContaining(['sparta', 'athenai', 'elis']));
    const table = playing({ royals: { olympias: 'ephesos' } });
    table.does(0, { royal: 'olympias' });
    expect(table.refuses(0, { at: 'transit-halikarnassos-kelainai' })).toBe('C34-05');
    table.does(0, { at: 'sardeis' });
    expect(table.fact('royals')).toMatchObject({ olympias: 'sardeis' });
  });

  it('C34-06 she stays uncontrolled, whoever is there', () => {
    const table = playing({
      pcs: { pergamon: 0 },
      generals: { antigonos: '0 pergamon' },
      units: ['0 pergamon loyal 2'],
      royals: { kleopatra: 'sardeis' },
    });
    plays(table, [0, { royal: 'kleopatra' }], [0, { at: 'pergamon' }]);
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'pergamon' });
  });

  it('C31-06 unless she has offered him marriage', () => {
    const offer = 'kleopatra-offers-marriage';
    const table = playing({
      generals: { antigonos: '0 pergamon' },
      units: ['0 pergamon loyal 2'],
      royals: { kleopatra: 'sardeis' },
      front: { [offer]: 0 },
      lasting: { [offer]: { holder: 0 } },
    });
    plays(table, [0, { royal: 'kleopatra' }], [0, { at: 'pergamon' }]);
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'pergamon by 0' });
  });

  it('S8.4-01 no Army takes her along', () => {
    const table = scene({
      turn: 2,
      die: 4,
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 3'],
      royals: { kleopatra: 'sardeis' },
    });
    expect(
      table.refuses(0, {
        march: 'antigonos',
        from: 'sardeis',
        side: 'outside',
        loyal: 3,
        carry: ['kleopatra'],
      }),
    ).toBe('S9.1-15');
  });
});
