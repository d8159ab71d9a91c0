import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Antigonos goes from Pergamon to Ephesos with three CUs. */
const entered = ({ generals = {}, units = [], ...parts }: Scene, into = 'ephesos'): Table => {
  const table = scene({
    die: 4,
    generals: { antigonos: '0 pergamon', ...generals },
    units: ['0 pergamon loyal 3', ...units],
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 3 });
  table.does(0, { go: into });
  return table;
};

describe('10 D Interceptions', () => {
  it('S10.D-01 are declared and resolved when the group has gone in', () => {
    const table = entered({
      generals: { lysimachos: '1 sardeis' },
      units: ['1 sardeis loyal 2'],
      dice: [4],
    });
    expect(table.fact('units')).toContain('0 ephesos loyal 3');
    expect(asked(table)).toEqual(['1 intercept']);
    table.does(1, { intercept: 'lysimachos', loyal: 2 });
    expect(told(table, 'interceptionRoll')).toMatchObject({ seat: 1, space: 'ephesos', success: true });
    expect(table.fact('units')).toEqual(['0 ephesos loyal 3', '1 ephesos loyal 2']);
    expect(asked(table)).toEqual(['0 withdraw']);
  });
});

describe('10 D One Faction is left', () => {
  it('S10.D-02 in an empty space the Procedure is over after step D', () => {
    const table = entered({});
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', left: 3 });
    // No later step has looked for anybody to fight.
    expect(told(table, 'noBattle')).toBeUndefined();
  });

  it('S10.D-02 or when all others have Evaded', () => {
    const table = entered({
      generals: { lysimachos: '1 ephesos' },
      units: ['1 ephesos loyal 2'],
      dice: [3],
    });
    table.does(1, { evade: true });
    table.does(1, { flee: 'halikarnassos' });
    table.does(1, { halt: true });
    expect([asked(table), told(table, 'battle')]).toEqual([['0 march'], undefined]);
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S10.D-02 whoever is behind the walls does not matter', () => {
    const table = entered(
      {
        pcs: { sardeis: 1 },
        generals: { lysimachos: '1 sardeis inside' },
        units: ['1 sardeis inside loyal 2'],
      },
      'sardeis',
    );
    table.does(1, { keep: true });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('besieged')).toEqual({ sardeis: 0 });
  });

  it('S10.D-03 the group may spend what MPs it has left', () => {
    const table = entered({});
    expect(offered(table, 0, 'go')).toContain('sardeis');
    table.does(0, { go: 'sardeis' });
    expect(table.fact('march')).toMatchObject({ at: 'sardeis', left: 2 });
  });

  it('S10.D-03 or end its activation', () => {
    const table = entered({});
    table.does(0, { end: true });
    expect([asked(table), table.fact('march')]).toEqual([['0 activate'], null]);
  });
});
