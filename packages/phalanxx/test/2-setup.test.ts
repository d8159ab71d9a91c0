import { type Chance, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { phalanxx } from '../src/index.ts';
import { asked, dealt, idleTurn, newGame, scene, seen } from './scene.ts';

const cards = phalanxx.contract.nouns.card;
const ofEpoch = (epoch: string) => cards.filter((name) => name.startsWith(`${epoch}-`));

/** From which cards each was drawn: a name stands there as often as it is likely. */
function drawnFrom(play: (chance: Chance) => unknown): string[][] {
  const source = seeded('cards');
  const lists: string[][] = [];
  play({
    ...source,
    draw(pieces, count = pieces.length) {
      lists.push(Array.from({ length: count }, (_, i) => cards[pieces[i]]).sort());
      return source.draw(pieces, count);
    },
  });
  return lists;
}
/** From which cards the display is filled up with so many left in the stack. */
function revealedFrom(stack: number[], out: string[] = []): string[] {
  const { position } = scene({
    turn: 0,
    step: 'buy',
    talents: { 0: 1 },
    stack,
    out,
    display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
  });
  const [list] = drawnFrom((chance) => phalanxx.apply(position, 0, { decline: true }, chance));
  return list;
}

describe('2 Cards', () => {
  it('P2-01 P2-05 at first any card of epoch X comes up, and nothing else', () => {
    const [first, ...others] = drawnFrom((chance) =>
      phalanxx.start({ seats: 4, options: { startPlayer: 'first' } }, chance),
    );
    expect(first).toEqual(ofEpoch('X'));
    expect(others).toHaveLength(12);
    for (const list of others) expect(ofEpoch('X')).toEqual(expect.arrayContaining(list));
  });

  it('P2-05 later epochs are shuffled for themselves too', () => {
    expect(revealedFrom([0, 7, 1, 7])).toEqual(ofEpoch('XX'));
    expect(revealedFrom([0, 0, 1, 7])).toEqual(ofEpoch('XXX'));
  });

  it.each([
    [1, { X: 6, XX: 6, XXX: 6 }],
    [2, { X: 6, XX: 6, XXX: 6 }],
    [3, { X: 3, XX: 3, XXX: 3 }],
    [4, { X: 0, XX: 0, XXX: 0 }],
  ])('P2-06 with %i players the stack lacks %j', (players, removed) => {
    const [x, xx, upper, base] = dealt(players).fact('stackParts') as number[];
    const dealtOut = 5 + 2 * players;
    expect({ X: 16 - x - dealtOut, XX: 13 - xx, XXX: 13 - upper - (base - 1) }).toEqual(removed);
  });

  it('P2-06 any card of an epoch may be among those removed', () => {
    // One card of X is left in the stack: it may be any of the seven that nobody has seen.
    expect(revealedFrom([1, 7, 1, 7], ['X-06', 'X-07', 'X-08', 'X-09'])).toEqual([
      'X-10',
      'X-11',
      'X-12',
      'X-13',
      'X-14',
      'X-15',
      'X-16',
    ]);
  });

  it.each([2, 3, 4])('P2-07 with %i players seven cards are the base of the stack', (players) => {
    expect((dealt(players).fact('stackParts') as number[])[3]).toBe(7);
  });

  it.each([7, 4, 1])('P2-07 of the last %i cards one is Heroism, any of them as likely', (left) => {
    const list = revealedFrom([0, 0, 0, left], ['XXX-01']);
    expect(list.filter((name) => name === 'H').length / list.length).toBeCloseTo(1 / left, 10);
    expect(new Set(list)).toEqual(new Set(left === 1 ? ['H'] : [...ofEpoch('XXX').slice(1), 'H']));
  });

  it('P2-08 the stack is X, then XX, then XXX without Heroism, then its base', () => {
    const first = (stack: number[]) => new Set(revealedFrom(stack).map((name) => name.split('-')[0]));
    expect(first([1, 7, 1, 7])).toEqual(new Set(['X']));
    expect(first([0, 7, 1, 7])).toEqual(new Set(['XX']));
    expect(first([0, 0, 1, 7])).toEqual(new Set(['XXX']));
    expect(first([0, 0, 0, 7])).toEqual(new Set(['XXX', 'H']));
  });

  it('P2-09 P2-10 five cards are laid out from the stack, then everybody draws two', () => {
    const table = dealt(2);
    expect(table.fact('display')).toEqual(['X-05', 'X-04', 'X-03', 'X-02', 'X-01']);
    expect(table.fact('hands')).toEqual({ 0: ['X-06', 'X-07'], 1: ['X-08', 'X-09'] });
  });
});

describe('2 Action cards and money cards', () => {
  const expertGame = (startPlayer: string) =>
    newGame(3, {
      options: { expert: true, startPlayer },
      dice: Array(9).fill(1),
      draws: ['masterMerchant', 'forcedMarch', ...ofEpoch('X').slice(0, 11)],
    });

  it('P2-02 everybody has an action card, and the one with the 1 is always dealt', () => {
    expect(expertGame('first').fact('advantages')).toEqual({
      0: 'intrigue',
      1: 'masterMerchant',
      2: 'forcedMarch',
    });
    expect(expertGame('third').fact('advantages')).toEqual({
      0: 'masterMerchant',
      1: 'forcedMarch',
      2: 'intrigue',
    });
  });

  it('P2-03 only in the expert game the side with the advantage is up', () => {
    expect(dealt(3).fact('advantages')).toEqual({ 0: 'none', 1: 'none', 2: 'none' });
    expect(Object.values(expertGame('second').fact('advantages') as object)).not.toContain('none');
  });

  it('P2-04 the money cards show their fronts', () => {
    expect(dealt(3).fact('moneyCards')).toEqual({ 0: 'front', 1: 'front', 2: 'front' });
  });

  it.each([1, 2, 3])('P2-22 the die decides who begins: %i', (die) => {
    const table = newGame(3, { dice: [die, ...Array(9).fill(1)], draws: ofEpoch('X').slice(0, 11) });
    expect(table.fact('start')).toBe(die - 1);
  });

  it.each([
    ['first', 0],
    ['second', 1],
    ['third', 2],
  ])('P2-22 or the table does: %s', (startPlayer, seat) => {
    expect(dealt(3, { startPlayer }).fact('start')).toBe(seat);
  });

  it('P2-22 a start player whom the table does not have is found by the die', () => {
    const options = { startPlayer: 'fourth' };
    const table = newGame(2, { options, dice: [2, ...Array(6).fill(1)], draws: ofEpoch('X').slice(0, 9) });
    expect(table.fact('start')).toBe(1);
  });
});

describe('2 Figures and dice', () => {
  it('P2-11 everybody has twelve figures, a white, an orange and a purple die', () => {
    const table = dealt(2);
    expect(table.fact('dice')).toEqual({ 0: 'W4 O2 P5', 1: 'W4 O2 P5' });
    expect([table.fact('supply'), table.fact('figures')]).toEqual([
      { 0: 9, 1: 9 },
      { 0: 3, 1: 3 },
    ]);
  });

  it('P2-12 the first dice that travel are white', () => {
    expect(dealt(2).fact('travelling')).toBe('WWW');
  });

  it('P2-13 what nobody needs is not on the table', () => {
    const table = dealt(2);
    for (const fact of ['dice', 'supply', 'moneyCards', 'strength', 'advantages'])
      expect([fact, Object.keys(table.fact(fact) as object)]).toEqual([fact, ['0', '1']]);
  });

  it('P2-14 own dice are rolled once, and stay as they fall', () => {
    const table = newGame(2, {
      options: { startPlayer: 'second' },
      dice: [1, 6, 1, 3, 1, 2],
      draws: ofEpoch('X').slice(0, 9),
    });
    expect(table.fact('dice')).toEqual({ 0: 'W3 O1 P2', 1: 'W1 O6 P1' });
  });

  it('P2-15 DP-32 the order of the own dice has no effect', () => {
    const hands = { 0: ['X-02', 'X-04', 'X-09', 'X-12', 'X-16'] };
    const [one, other] = ['W1 P6 W5', 'P6 W5 W1'].map((own) =>
      seen(scene({ turn: 0, own: { 0: own }, rolled: 'W6 W6 W6', hands }), 0),
    );
    expect(one.conditions).toEqual(other.conditions);
    expect((one.conditions as { [card: string]: unknown })['X-16']).toEqual([
      [9, 9, 1],
      [1, 1, 1],
    ]);
  });

  it('P2-16 own dice are not rolled again', () => {
    const table = scene({
      turn: 0,
      step: 'buy',
      talents: { 0: 1, 1: 1 },
      own: { 0: 'W4 O2 P5' },
      stack: [5, 7, 1, 7],
      display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
      draws: ['X-06'],
      dice: [1, 3, 6],
    });
    idleTurn(table, 0);
    expect(asked(table)).toEqual(['1 buy']);
    expect(table.fact('dice')).toMatchObject({ 0: 'W4 O2 P5' });
  });

  it.each([
    [[1, 1, 1], 3],
    [[4, 2, 5], 11],
    [[6, 6, 6], 18],
  ])('P2-17 who has rolled %j starts with %i talents', (own, talents) => {
    const dice = [3, 3, 3, ...own];
    const options = { startPlayer: 'first' };
    const table = newGame(2, { options, dice, draws: ofEpoch('X').slice(0, 9) });
    expect(table.fact('talents')).toEqual({ 0: 9, 1: talents });
  });

  it('P2-18 everybody starts with strength 0', () => {
    expect(dealt(4).fact('strength')).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
  });
});

describe('2 Start regions and first turn', () => {
  const held = (seats: number, startPlayer: string) =>
    Object.fromEntries(
      Object.entries(dealt(seats, { startPlayer }).fact('regions') as { [region: string]: number }).filter(
        ([, holder]) => holder !== null,
      ),
    );

  it('P2-19 everybody starts with a city and an oasis: three figures', () => {
    for (const seats of [2, 3, 4]) {
      const figures = Object.values(dealt(seats).fact('figures') as object);
      expect(figures).toEqual(Array(seats).fill(3));
    }
  });

  it('P2-20 four players: city and oasis by number, from the start player on', () => {
    expect(held(4, 'second')).toEqual({
      'iv-issos': 1,
      'iv-chorasmia': 1,
      'iv-marakanda': 2,
      'iv-tadmor': 2,
      'iv-persepolis': 3,
      'iv-gerrha': 3,
      'iv-arachosia': 0,
      'iv-dumatha': 0,
    });
  });

  it('P2-20 three players: city and oasis by number, from the start player on', () => {
    expect(held(3, 'third')).toEqual({
      'iii-issos': 2,
      'iii-chorasmia': 2,
      'iii-baktra': 0,
      'iii-zranka': 0,
      'iii-persepolis': 1,
      'iii-dumatha': 1,
    });
  });

  it('P2-21 the start player has the first turn', () => {
    expect(asked(dealt(4, { startPlayer: 'third' }))).toEqual(['2 buy']);
  });

  it('P2-21 the others follow clockwise', () => {
    const table = scene({
      seats: 3,
      start: 1,
      last: true,
      stack: [0, 0, 0, 0],
      talents: { 0: 1, 1: 1, 2: 1 },
      display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
      dice: [3, 3, 3, 3, 3, 3],
    });
    expect(asked(table)).toEqual(['1 buy']);
    idleTurn(table, 1);
    expect(asked(table)).toEqual(['2 buy']);
    idleTurn(table, 2);
    expect(asked(table)).toEqual(['0 buy']);
  });
});
