import { describe, expect, it } from 'vitest';
import { layoutFrom, mirrorOf } from '../src/columns.ts';
import { positionMaker } from '../src/position.ts';
import type { Worded } from '../src/words.ts';

const WORDS = {
  space: ['pella', 'tyros'],
  ship: ['argo', 'nais'],
  side: [0, 1, 'none of us'],
  seat: [0, 1, 2],
  good: ['wine', 'oil'],
  phase: ['dawn', 'dusk'],
};
const COLUMNS = {
  phase: { is: 'phase', seen: 'phase' },
  holder: { by: 'space', is: 'side?', seen: 'holders' },
  looted: { by: 'space', is: 'flag', seen: 'looted' },
  wood: { by: 'space', is: 'count', most: 9, seen: 'wood' },
  crew: { by: 'ship', is: 'count', in: 'ships', seen: 'crew' },
  cargo: { by: ['ship', 'good'], is: 'count', most: 9, in: 'ships', seen: 'cargo', scene: 'cargo' },
  purse: { by: 'seat', is: 'count', in: 'seats', seen: 'coins', scene: 'purses' },
  oars: { by: 3, is: 'ship?', seen: 'oars' },
  berth: { by: 'ship', in: 'berths', lists: { docked: 1, sunk: 2 } },
  curse: { by: 'ship', is: 'side?', in: 'curses', seen: 'by' },
  held: { by: ['space', 'side'], kept: true },
  secret: { by: 'space' },
} as const;
const layout = layoutFrom(COLUMNS, WORDS);
const mirror = mirrorOf<typeof COLUMNS, typeof WORDS, Worded>(COLUMNS);
function board(): Worded & { readonly [column in keyof typeof COLUMNS]: Int16Array } {
  const p = positionMaker(layout, { words: WORDS }, [])() as never as ReturnType<typeof board>;
  p.seats = 2;
  p.holder.fill(-1);
  p.curse.fill(-1);
  p.oars.fill(-1);
  return p;
}

describe('Columns declared once', () => {
  it('the layout has a cell for each piece, or for each with each', () => {
    expect(layout).toEqual({
      phase: 1,
      holder: 2,
      looted: 2,
      wood: 2,
      crew: 2,
      cargo: 4,
      purse: 3,
      oars: 3,
      berth: 2,
      curse: 2,
      held: 6,
      secret: 2,
    });
  });
  it('everybody sees them by their words, and nothing of those that are not declared as seen', () => {
    const p = board();
    p.phase[0] = 1;
    p.holder[1] = 2;
    p.looted[0] = 1;
    p.secret[0] = 7;
    const seen = mirror.seen(p);
    expect(seen).toEqual({
      phase: 'dusk',
      holders: { tyros: 'none of us' },
      looted: ['pella'],
      wood: {},
      oars: [null, null, null],
    });
    expect(mirror.seenOf(p, 'ships', 0)).toEqual({ crew: 0, cargo: {} });
  });
  it('a board laid out by what is seen looks the same, whatever lay there before', () => {
    const [p, other] = [board(), board()];
    p.wood[1] = 4;
    p.holder[0] = 1;
    other.looted.fill(1);
    mirror.layOut(other, mirror.seen(p));
    expect([...other.cells]).toEqual([...p.cells]);
  });
  it('a scene names what it lays out; what there is not is bad input, with its place', () => {
    const p = board();
    mirror.parts.holders(p, { pella: 1, tyros: 'nobody' }, 'position.holders');
    expect(mirror.facts.holders(p)).toEqual({ pella: 1 });
    expect(() => mirror.parts.looted(p, ['pela'], 'position.looted')).toThrow(
      'position.looted: no space "pela"; do you mean "pella"?',
    );
    expect(() => mirror.parts.wood(p, { pella: 10 }, 'position.wood')).toThrow('position.wood.pella');
    expect(() => mirror.parts.holders(p, { pella: 2 }, 'position.holders')).toThrow('position.holders.pella');
    expect(Object.keys(mirror.parts)).not.toContain('held');
  });
  it('a piece may have something of each piece of another sort', () => {
    const [p, other] = [board(), board()];
    p.cargo.set([0, 0, 3, 0]);
    expect(mirror.seenOf(p, 'ships', 1)).toEqual({ crew: 0, cargo: { wine: 3 } });
    mirror.layOutOf(other, { cargo: { wine: 3 } }, 'ships', 1);
    expect([...other.cargo]).toEqual([0, 0, 3, 0]);
    expect(mirror.facts.cargo(p)).toEqual({ argo: {}, nais: { wine: 3 } });
    expect(mirror.expecting.cargo.unlisted?.(p, 'oil')).toBe(0);
    expect(() => mirror.parts.cargo(p, { nais: { oil: 10 } }, 'position.cargo')).toThrow(
      'position.cargo.nais.oil',
    );
  });
  it('what stands in a part of the table has a name of its own in scenes; of seats those that are taken', () => {
    const p = board();
    mirror.parts.purses(p, { 1: 5 }, 'position.purses');
    expect(mirror.facts.purses(p)).toEqual({ 0: 0, 1: 5 });
    expect(() => mirror.parts.purses(p, { 2: 5 }, 'position.purses')).toThrow('position.purses.2');
    expect(Object.keys(mirror.parts)).not.toContain('crew');
  });
  it('a number of cells is a list of them', () => {
    const p = board();
    mirror.parts.oars(p, ['nais', null, 'argo'], 'position.oars');
    expect([...p.oars]).toEqual([1, -1, 0]);
    expect(mirror.facts.oars(p)).toEqual(['nais', null, 'argo']);
    expect(() => mirror.parts.oars(p, ['nais', null, 'argo', null], 'position.oars')).toThrow(
      'position.oars has 3 entries',
    );
  });
  it('pieces that lie in heaps are listed heap by heap; what is in none of them stays unseen', () => {
    const [p, other] = [board(), board()];
    p.berth.set([2, 1]);
    const seen = mirror.seen(p, 'berths');
    expect(seen).toEqual({ docked: ['nais'], sunk: ['argo'] });
    mirror.layOut(other, seen, 'berths');
    expect([...other.berth]).toEqual([2, 1]);
    p.berth.fill(0);
    expect(mirror.seen(p, 'berths')).toEqual({ docked: [], sunk: [] });
  });
  it('of a table with a row a piece only those are shown that have something', () => {
    const [p, other] = [board(), board()];
    p.curse[1] = 0;
    expect(mirror.rows(p, 'curses')).toEqual({ nais: { by: 0 } });
    mirror.layOutRows(other, mirror.rows(p, 'curses'), 'curses');
    expect([...other.curse]).toEqual([-1, 0]);
    const misspelt = { nais: { of: 0 } };
    expect(() => mirror.layOutRows(p, misspelt, 'curses', 'position.curses')).toThrow(
      'position.curses.nais: no field "of"',
    );
  });
  it('a cell that holds no value of its column is a fault', () => {
    const p = board();
    expect(mirror.fault(p)).toBeNull();
    p.holder[0] = 3;
    expect(mirror.fault(p)).toBe("3 in the column 'holder'");
  });
});
