import { describe, expect, it } from 'vitest';
import { layoutFrom, mirrorOf } from '../src/columns.ts';
import { phrasesOf } from '../src/phrases.ts';
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
  berth: { by: 'ship', in: 'berths', lists: { docked: 1, sunk: 2 }, scene: true },
  rowers: { by: 'ship', is: 'count', in: 'ships.below', seen: 'rowers' },
  sails: { is: 'count', in: 'sea', seen: 'sails', scene: 'sails' },
  wet: { by: 'good', is: 'flag', in: 'sea.wreck', seen: 'wet' },
  moored: { by: 'ship', lists: { 'sea.leaving': 1, 'sea.coming': 2 } },
  log: { by: 3, is: 'space', upTo: 'legs', seen: 'log' },
  legs: {},
  hold: { by: 'ship', is: 'space', below: ['', 'lost', 'aground'] },
  keeper: { by: 'ship', is: 'seat?', in: 'keepers', seen: 'keeper' },
  painted: { by: 'ship', is: 'flag', in: 'keepers', seen: 'painted' },
  curse: { by: 'ship', is: 'side?', in: 'curses', seen: 'by' },
  held: { by: ['space', 'side'], kept: true },
  total: { is: 'count', kept: true, seen: 'total' },
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
  p.keeper.fill(-1);
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
      rowers: 2,
      sails: 1,
      wet: 2,
      moored: 2,
      log: 3,
      legs: 1,
      hold: 2,
      keeper: 2,
      painted: 2,
      curse: 2,
      held: 6,
      total: 1,
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
      log: [],
      total: 0,
    });
    expect(mirror.seenOf(p, 'ships', 0)).toEqual({ crew: 0, cargo: {}, below: { rowers: 0 } });
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
    expect(() => mirror.parts.wood(p, { pella: -1 }, 'position.wood')).toThrow('position.wood.pella');
    mirror.parts.phase(p, 'dusk', 'position.phase');
    expect(p.phase[0]).toBe(1);
  });
  it('what follows from other columns is a fact, but nothing that a scene lays out', () => {
    const p = board();
    p.total[0] = 7;
    expect(mirror.facts.total(p)).toBe(7);
    for (const name of ['held', 'total']) expect(Object.keys(mirror.parts)).not.toContain(name);
  });
  it('a flag is true or false of a piece', () => {
    const p = board();
    expect(mirror.seenOf(p, 'keepers', 1)).toEqual({ keeper: null, painted: false });
    mirror.layOutOf(p, { painted: true }, 'keepers', 1);
    expect(mirror.seenOf(p, 'keepers', 1)).toEqual({ keeper: null, painted: true });
    mirror.layOutOf(p, { painted: false }, 'keepers', 1);
    expect([...p.painted]).toEqual([0, 0]);
    expect(() => mirror.layOutOf(p, { painted: 1 }, 'keepers', 1)).toThrow('painted should be true or false');
  });
  it('a piece may have something of each piece of another sort', () => {
    const [p, other] = [board(), board()];
    p.cargo.set([0, 0, 3, 4]);
    expect(mirror.seenOf(p, 'ships', 1)).toMatchObject({ crew: 0, cargo: { wine: 3, oil: 4 } });
    mirror.layOutOf(other, { cargo: { wine: 3, oil: 4 } }, 'ships', 1);
    expect([...other.cargo]).toEqual([0, 0, 3, 4]);
    p.seats = 1;
    expect(mirror.facts.cargo(p)).toEqual({ argo: {}, nais: { wine: 3, oil: 4 } });
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
    mirror.parts.sails(p, 3, 'position.sails');
    expect([mirror.facts.sails(p), p.sails[0]]).toEqual([3, 3]);
    mirror.parts.sunk(p, ['nais'], 'position.sunk');
    expect([mirror.facts.docked(p), mirror.facts.sunk(p)]).toEqual([[], ['nais']]);
  });
  it('what a fact does not list is nothing of what there is', () => {
    const p = board();
    const unlisted = (fact: string, piece: string) => mirror.expecting[fact].unlisted?.(p, piece);
    expect([unlisted('wood', 'pella'), unlisted('holders', 'pella')]).toEqual([0, null]);
    expect([unlisted('wood', 'pela'), unlisted('looted', 'pella'), unlisted('oars', 'nais')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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
  it('heaps may be shown in another part of the table; laying one part out leaves the others alone', () => {
    const [p, other] = [board(), board()];
    p.moored.set([1, 2]);
    expect(mirror.seen(p, 'sea')).toEqual({
      sails: 0,
      wreck: { wet: [] },
      leaving: ['argo'],
      coming: ['nais'],
    });
    other.moored.set([2, 7]);
    mirror.layOut(other, { sails: 0, wreck: { wet: [] }, leaving: [], coming: [] }, 'sea');
    expect([...other.moored]).toEqual([0, 7]);
    mirror.partOf('sea')(other, { leaving: ['nais'] }, 'position.sea');
    expect([...other.moored]).toEqual([0, 1]);
    expect(() => mirror.partOf('sea')(p, { leafing: [] }, 'position.sea')).toThrow(
      'position.sea: no part "leafing"; do you mean "leaving"?',
    );
  });
  it('a part may have parts of its own, of the whole or of one piece', () => {
    const [p, other] = [board(), board()];
    p.wet[1] = 1;
    p.rowers[1] = 50;
    expect(mirror.seen(p, 'sea').wreck).toEqual({ wet: ['oil'] });
    mirror.layOut(other, mirror.seen(p, 'sea'), 'sea');
    mirror.layOutOf(other, mirror.seenOf(p, 'ships', 1), 'ships', 1);
    expect([...other.cells]).toEqual([...p.cells]);
  });
  it('of a list as many entries count as another column says', () => {
    const [p, other] = [board(), board()];
    p.log.set([1, 0, 0]);
    p.legs[0] = 2;
    expect(mirror.seen(p).log).toEqual(['tyros', 'pella']);
    mirror.layOut(other, mirror.seen(p));
    expect([...other.cells]).toEqual([...p.cells]);
  });
  it('of a table with a row a piece only those are shown that have something', () => {
    const [p, other] = [board(), board()];
    p.curse[1] = 0;
    expect(mirror.rows(p, 'curses')).toEqual({ nais: { by: 0 } });
    mirror.layOutRows(other, mirror.rows(p, 'curses'), 'curses');
    expect([...other.curse]).toEqual([-1, 0]);
    const misspelt = { nais: { of: 0 } };
    expect(() => mirror.rowsOf('curses')(p, misspelt, 'position.curses')).toThrow(
      'position.curses.nais: no field "of"',
    );
    expect(mirror.rows(p, 'curses', (ship) => ({ length: 30 + ship }))).toEqual({
      nais: { by: 0, length: 31 },
    });
    mirror.layOutRows(other, { argo: { by: 1, length: 30 } }, 'curses');
    expect([...other.curse]).toEqual([1, 0]);
    mirror.rowsOf('curses')(other, { nais: { by: 'none of us' } }, 'position.curses');
    expect([...other.curse]).toEqual([1, 2]);
    p.keeper[1] = 0;
    expect(mirror.rows(p, 'keepers')).toEqual({ nais: { keeper: 0, painted: false } });
  });
  it('a cell that holds no value of its column is a fault', () => {
    const p = board();
    expect(mirror.fault(p)).toBeNull();
    p.holder[0] = 3;
    expect(mirror.fault(p)).toBe("3 in the column 'holder'");
    p.holder[0] = -2;
    expect(mirror.fault(p)).toBe("-2 in the column 'holder'");
    p.holder[0] = 0;
    p.painted[0] = 1;
    expect(mirror.fault(p)).toBeNull();
    p.painted[0] = 2;
    expect(mirror.fault(p)).toBe("2 in the column 'painted'");
  });
});

describe('What a piece has, in one text', () => {
  const phrases = phrasesOf<typeof COLUMNS, Worded>(
    COLUMNS,
    {
      keepers: [{ column: 'keeper', none: 'nobody' }, 'painted'],
      holds: ['keeper', 'hold', { column: 'curse', after: 'by' }],
      crews: ['crew', 'rowers'],
    },
    ['the'],
  );
  it('its words are those of the columns, in order; a flag is its name', () => {
    const p = board();
    expect([phrases.of(p, 'keepers', 0), phrases.of(p, 'crews', 0)]).toEqual(['nobody', null]);
    expect(phrases.of(p, 'holds', 0)).toBe('pella');
    p.keeper[0] = 1;
    p.painted[0] = 1;
    p.hold[0] = -2;
    p.curse[0] = 2;
    p.rowers[0] = 7;
    expect(phrases.of(p, 'keepers', 0)).toBe('1 painted');
    expect(phrases.of(p, 'holds', 0)).toBe('1 aground by none of us');
    expect(phrases.of(p, 'crews', 0)).toBe('0 7');
  });
  it('is read again; what may be nothing can be left out, and some words say nothing', () => {
    const p = board();
    phrases.part('keepers')(p, { argo: 'painted 1', nais: '0' }, 'position.keepers');
    expect([[...p.keeper], [...p.painted]]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    phrases.part('holds')(p, { argo: 'the tyros by 1', nais: '1 lost' }, 'position.holds');
    expect([[...p.keeper], [...p.hold], [...p.curse]]).toEqual([
      [1, 1],
      [1, -1],
      [1, -1],
    ]);
  });
  it.each([
    ['keepers', { argoo: '0' }, 'position.part.argoo: no ship "argoo"; do you mean "argo"?'],
    ['keepers', { argo: 'panted' }, 'position.part.argo'],
    ['keepers', { argo: '2' }, 'position.part.argo'],
    ['holds', { argo: '1 pela' }, 'position.part.argo: no space "pela"; do you mean "pella"?'],
    ['holds', { argo: '1' }, 'position.part.argo says no space'],
    ['holds', { argo: 'pella by 2' }, 'position.part.argo: no side "2"'],
    ['crews', { argo: '3 many' }, 'position.part.argo'],
    ['crews', { argo: 3 }, 'position.part.argo should be a text'],
  ])('%s %o is bad input', (part, value, problem) => {
    expect(() => phrases.part(part)(board(), value, 'position.part')).toThrow(problem);
  });
});
