import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, offered, type Scene, told } from './scene.ts';

/** The marker alone; seat 0 holds Sousa, with Antigonos and two CUs outside. */
const looting = (position: Scene = {}): Table =>
  sceneWith(
    recomposed('treasure-city-looted', ({ effects }) => ({ clauses: {}, effects: effects.slice(0, 1) })),
    {
      step: 'tyche',
      hands: { 0: ['treasure-city-looted'] },
      pcs: { sousa: 0 },
      generals: { antigonos: '0 sousa' },
      units: ['0 sousa loyal 2'],
      ...position,
    },
  );
const event = { event: 'treasure-city-looted' };
const refused = (position: Scene): string | null => looting(position).refuses(0, event);
function playing(position: Scene = {}): Table {
  const table = looting(position);
  table.does(0, event);
  return table;
}
const armyAt = (space: string, rest: Scene = {}): Scene => ({
  pcs: { [space]: 0 },
  generals: { antigonos: `0 ${space}` },
  units: [`0 ${space} loyal 2`],
  ...rest,
});
/** Two Armies in two of the cities. */
const two: Scene = {
  pcs: { sousa: 0, ekbatana: 0, babylon: 0, persepolis: 1 },
  generals: {
    antigonos: '0 sousa',
    krateros: '0 ekbatana',
    leonnatos: '0 babylon',
    perdikkas: '0 persepolis',
  },
  units: ['0 sousa loyal 2', '0 ekbatana loyal 2', '0 babylon loyal 2', '0 persepolis loyal 2'],
};

describe('Card 42, Treasure City Looted: the marker', () => {
  it.each(['sousa', 'ekbatana', 'persepolis'])('C42-01 an Army loots %s', (space) => {
    const table = playing(armyAt(space));
    expect([asked(table), table.fact('looted')]).toEqual([['0 activate'], [space]]);
    expect(told(table, 'looted')).toEqual({ seat: 0, space });
  });

  it('C42-01 no other city, and nobody but an Army', () => {
    expect(refused(armyAt('babylon'))).toBe('C42-01');
    expect(refused(armyAt('sousa', { units: [] }))).toBe('C42-01');
    expect(refused(armyAt('sousa', { generals: {} }))).toBe('C42-01');
    expect(playing(two).refuses(0, { at: 'babylon', side: 'outside' })).toBe('C42-01');
  });

  it('C42-01 inside the walls or before them, as he names it', () => {
    const table = playing({
      generals: { antigonos: '0 sousa', krateros: '0 sousa inside' },
      units: ['0 sousa loyal 2', '0 sousa inside loyal 2'],
    });
    expect(asked(table)).toEqual(['0 chooseLocation']);
    table.does(0, { at: 'sousa', side: 'inside' });
    expect(table.fact('looted')).toEqual(['sousa']);
    expect(playing(two).refuses(0, { at: 'sousa', side: 'inside' })).toBe('C42-01');
  });

  it('C42-02 he controls the city, and it is not Besieged', () => {
    const table = playing(two);
    expect(offered(table, 0, 'at').sort()).toEqual(['ekbatana', 'sousa']);
    expect(table.refuses(0, { at: 'persepolis', side: 'outside' })).toBe('C42-02');
    const besieged = playing({
      ...two,
      pcs: { sousa: 0, ekbatana: 0, persepolis: 0 },
      generals: {
        antigonos: '0 sousa',
        krateros: '0 ekbatana',
        leonnatos: '0 persepolis inside',
        perdikkas: '1 persepolis',
      },
      units: ['0 sousa loyal 2', '0 ekbatana loyal 2', '0 persepolis inside loyal 2', '1 persepolis loyal 2'],
    });
    expect(besieged.refuses(0, { at: 'persepolis', side: 'inside' })).toBe('C42-02');
  });

  it('C42-03 not a second time', () => {
    expect(refused({ looted: ['sousa'] })).toBe('C42-01');
    const table = playing({ ...two, pcs: { sousa: 0, ekbatana: 0, persepolis: 0 }, looted: ['ekbatana'] });
    expect(table.refuses(0, { at: 'ekbatana', side: 'outside' })).toBe('C42-03');
  });

  it('C42-04 the marker stays for the rest of the game, whoever takes the city', () => {
    const table = playing();
    expect(table.fact('looted')).toEqual(['sousa']);
    const taken = looting({
      looted: ['sousa'],
      pcs: { sousa: 1 },
      step: 'turnEnd',
      provinces: { aigyptos: 0, makedonia: 1, lydia: 2 },
    });
    expect([taken.fact('turn'), taken.fact('looted')]).toEqual([2, ['sousa']]);
  });
});
