import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract.ts';
import { setPc } from '../src/position/places.ts';
import { addSiegePoints, siegePointsIn } from '../src/position/sieges.ts';
import { type Scene, scene } from './scene.ts';

/** Antigonos of seat 0 with three CUs before Sardeis, a city of seat 1, where he has gathered two Siege Points. */
function besieging(): { table: Table; city: number; points: () => number } {
  const table = scene({
    die: 4,
    pcs: { sardeis: 1, pergamon: 0 },
    generals: { antigonos: '0 sardeis' },
    units: ['0 sardeis loyal 3'],
  });
  const board = () => table.position as Board;
  const city = board().box.spaces.findIndex(({ name }) => name === 'sardeis');
  addSiegePoints(board(), city, 0, 2);
  return { table, city, points: () => siegePointsIn(board(), city) };
}
const leave = (table: Table, loyal: number): void => {
  table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', with: [], loyal, carry: [] });
  table.does(0, { go: 'pergamon' });
};

describe('15.3 Siege Points', () => {
  it('S15.3-01 stay as long as a CU of the Besieger does', () => {
    const { table, points } = besieging();
    leave(table, 2);
    expect(points()).toBe(2);
  });
  it('S15.3-01 go when his last CU goes', () => {
    const { table, points } = besieging();
    leave(table, 3);
    expect(points()).toBe(0);
  });
  it('lie only where their Faction has a CU and a Siege is possible, and fewer than take the space', () => {
    const at = (parts: Scene) => () =>
      scene({ generals: { antigonos: '0 sardeis' }, units: ['0 sardeis loyal 3'], ...parts });
    const two = { sieges: { sardeis: '0 2' } };
    expect(at({ ...two, pcs: { sardeis: 1 } })().fact('sieges')).toEqual({ sardeis: '0 2' });
    expect(at({ ...two, pcs: { sardeis: 1 }, units: [] })).toThrow('who has no CU there');
    expect(at({ ...two, pcs: { sardeis: 0 } })).toThrow('where no Siege is possible');
    expect(at(two)).toThrow('where no Siege is possible');
    expect(at({ sieges: { sardeis: '0 3' }, pcs: { sardeis: 1 } })).toThrow('has not fallen');
  });
  it('go with the PC of the space', () => {
    const { table, city, points } = besieging();
    setPc(table.position as Board, city, 0, 0);
    expect(points()).toBe(0);
  });
});
