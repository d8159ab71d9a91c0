import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract.ts';
import { content } from '../src/index.ts';
import { setStrength } from '../src/position.ts';
import { asked, dealt, newGame, offered, scene, seen } from './scene.ts';

const count = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length;
const shop = { turn: 0, step: 'buy', display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'] } as const;

describe('1 Material and terms', () => {
  it('P1-01 one to four may play', () => {
    expect(() => newGame(0)).toThrow('phalanxx is for 1 to 4 players, not 0');
    expect(() => newGame(5)).toThrow('phalanxx is for 1 to 4 players, not 5');
    for (const seats of [1, 2, 3, 4]) expect(dealt(seats).position.seats).toBe(seats);
  });

  it('P1-01 who plays alone has MaXXimilian against him', () => {
    expect(dealt(1).fact('regions')).toMatchObject({ 'iv-persepolis': 0, 'iv-issos': 1 });
  });

  it('P1-02 there are 55 cards', () => {
    const inEpoch = ['X', 'XX', 'XXX'].map((epoch) => count(content.cards, (card) => card.epoch === epoch));
    expect(inEpoch).toEqual([16, 13, 13]);
    const heroism = 1;
    const table = dealt(4);
    const money = 2 * Object.keys(table.fact('moneyCards') as object).length;
    expect(content.cards.length + heroism + money + content.actionCards.length).toBe(55);
    // Five in the display, two in each hand: with four players every card but those takes part.
    expect((table.fact('stack') as number) + 5 + 8).toBe(16 + 13 + 13 + heroism);
  });

  it('P1-03 there are fifteen dice: seven white, four orange, four purple', () => {
    const table = dealt(4);
    const dice = [...Object.values(table.fact('dice') as object), table.fact('travelling')].join(' ');
    expect([...'WOP'].map((letter) => dice.split(letter).length - 1)).toEqual([7, 4, 4]);
    expect(content.dice.sides).toBe(6);
  });

  it('P1-04 each of four sides has twelve figures, and marks its talents and its strength', () => {
    const sides = seen(dealt(4), null).sides as { figures: number; supply: number }[];
    expect(sides.map(({ figures, supply }) => figures + supply)).toEqual([12, 12, 12, 12]);
    for (const side of sides) expect(side).toMatchObject({ talents: 11, strength: 0 });
  });

  it('P1-05 white is for army, orange for leaders, purple for equipment', () => {
    const table = scene({ turn: 0, played: { 0: ['X-02', 'X-09', 'XX-08', 'X-12', 'X-13', 'XXX-10'] } });
    expect(table.fact('colours')).toMatchObject({ 0: [1, 2, 3] });
    for (const { colour, symbols } of content.cards) expect(colour === 'white').toBe(symbols.length > 0);
  });

  it.each([
    ['W1 O1 P1', 1],
    ['W1 W1 P1', 0],
  ])('P1-05 a leader wants an orange die: %s', (own, met) => {
    const table = scene({ turn: 0, own: { 0: own }, rolled: 'W6 W6 W6', hands: { 0: ['X-09'] } });
    const [orangeDie] = (seen(table, 0).conditions as { [card: string]: number[][] })['X-09'];
    expect(orangeDie).toEqual([met, 1, met]);
  });
});

describe('1 Talents', () => {
  it.each([
    [0, 'front'],
    [21, 'front'],
    [22, 'back'],
    [43, 'back'],
  ])('P1-06 the money cards count %i on their %s', (talents, shown) => {
    expect(scene({ turn: 0, rolled: 'W1 W1 W1', talents: { 0: talents } }).fact('moneyCards')).toMatchObject({
      0: shown,
    });
  });

  it('P1-07 what is paid for a card is gone before the exchange', () => {
    const table = scene({ ...shop, talents: { 0: 9 } });
    table.does(0, { buy: 'X-01' });
    expect(asked(table)).toEqual(['0 exchange']);
    expect(table.fact('talents')).toMatchObject({ 0: 4 });
  });

  it('P1-07 talents of a low roll and of an income are there at once', () => {
    const table = scene({ turn: 0, step: 'roll', talents: { 0: 2 }, dice: [1, 2, 3] });
    expect(table.fact('talents')).toMatchObject({ 0: 5 });
    table.does(0, { income: 'first', at: 'top' });
    expect(table.fact('talents')).toMatchObject({ 0: 8 });
  });

  it('P1-08 above 21 talents the money cards are turned over', () => {
    const table = scene({ turn: 0, rolled: 'W1 W1 W1', talents: { 0: 20 } });
    expect(table.fact('moneyCards')).toMatchObject({ 0: 'front' });
    table.does(0, { income: 'first', at: 'top' });
    expect([table.fact('talents'), table.fact('moneyCards')]).toMatchObject([{ 0: 23 }, { 0: 'back' }]);
  });

  it('P1-08 at 21 talents or less they are turned back', () => {
    const table = scene({ ...shop, talents: { 0: 23 }, draws: ['X-06'], dice: [3, 3, 3] });
    expect(table.fact('moneyCards')).toMatchObject({ 0: 'back' });
    table.does(0, { buy: 'X-04' });
    expect([table.fact('talents'), table.fact('moneyCards')]).toMatchObject([{ 0: 21 }, { 0: 'front' }]);
  });

  it('P1-09 nobody buys a card for more than he has', () => {
    const table = scene({ ...shop, talents: { 0: 2 } });
    expect(offered(table, 0, 'buy')).toEqual(['X-04', 'X-05']);
    expect(table.refuses(0, { buy: 'X-03' })).toBe('P5-04');
  });

  it('P1-09 nobody slides in a die that costs more than he has', () => {
    const table = scene({ turn: 0, own: { 0: 'W4 O4 P4' }, rolled: 'W1 W2 W4', talents: { 0: 2 } });
    expect(offered(table, 0, 'slide')).toEqual(['second', 'third']);
    expect(table.refuses(0, { slide: 'first', at: 'top' })).toBe('P10-07');
  });

  it.each([
    [39, 42],
    [40, 43],
    [42, 43],
    [43, 43],
  ])('P1-10 three more than %i talents are %i', (before, after) => {
    const table = scene({ turn: 0, rolled: 'W1 W1 W1', talents: { 0: before } });
    table.does(0, { income: 'first', at: 'top' });
    expect(table.fact('talents')).toMatchObject({ 0: after });
  });
});

describe('1 Action cards', () => {
  it('P1-11 three rows, each with an own die and a field for another', () => {
    const table = scene({ turn: 0, own: { 0: 'W4 O2 P5' }, rolled: 'W1 W2 W3' });
    expect(table.fact('dice')).toMatchObject({ 0: 'W4 O2 P5' });
    expect(offered(table, 0, 'at', { income: 'first' })).toEqual(['top', 'middle', 'bottom']);
    table.does(0, { income: 'first', at: 'middle' });
    expect(offered(table, 0, 'at', { income: 'second' })).toEqual(['top', 'bottom']);
  });

  it.each([
    ['W1 O1 P1', []],
    ['W1 W1 P1', ['X-02']],
  ])('P1-12 the dice on the red fields are one’s own, and no others: %s', (own, playable) => {
    const table = scene({
      turn: 0,
      own: { 0: own },
      grey: 'W3 - -',
      rolled: '- W6 W6',
      hands: { 0: ['X-02'] },
    });
    expect(offered(table, 0, 'play')).toEqual(playable);
  });

  it('P1-13 each action puts a die on a grey field', () => {
    const table = scene({ turn: 1, last: true, rolled: 'W3 O4 P5' });
    table.does(1, { income: 'first', at: 'middle' });
    expect([table.fact('grey'), table.fact('rolled')]).toEqual(['- W3 -', '- O4 P5']);
    table.does(1, { income: 'third', at: 'top' });
    expect([table.fact('grey'), table.fact('rolled')]).toEqual(['P5 W3 -', '- O4 -']);
    table.does(1, { income: 'second', at: 'bottom' });
    expect(asked(table)).toEqual([]);
  });

  it('P1-14 one action card bears the 1, and who has it is the start player', () => {
    const [one, ...others] = content.actionCards.filter(({ startPlayer }) => startPlayer);
    expect(others).toEqual([]);
    const table = newGame(2, {
      options: { expert: true, startPlayer: 'second' },
      dice: [1, 1, 1, 1, 1, 1],
      draws: ['forcedMarch', 'X-01', 'X-02', 'X-03', 'X-04', 'X-05', 'X-06', 'X-07', 'X-08', 'X-09'],
    });
    expect(table.fact('advantages')).toEqual({ 0: 'forcedMarch', 1: one.advantage });
    expect(table.fact('start')).toBe(1);
  });

  it('P1-15 each action card has an advantage of its own, which the basic game does not use', () => {
    expect(new Set(content.actionCards.map(({ advantage }) => advantage)).size).toBe(4);
    expect(dealt(4).fact('advantages')).toEqual({ 0: 'none', 1: 'none', 2: 'none', 3: 'none' });
  });
});

describe('1 Epoch cards', () => {
  it('P1-16 a card has strength, an army symbol or a function', () => {
    for (const { id, strength, symbols, ability } of content.cards)
      expect([id, strength.kind !== 'none' || symbols.length > 0 || ability !== null]).toEqual([id, true]);
  });

  it('P1-16 its condition is on its front, its epoch on its back', () => {
    const table = scene({ turn: 0, rolled: 'W6 W6 W6', hands: { 0: ['X-03', 'XX-01', 'XXX-05'] } });
    expect(seen(table, 0).conditions).toMatchObject({ 'X-03': [[0, 5, 0]], 'XX-01': [[0, 7, 0]] });
    expect(seen(table, 1).sides).toMatchObject([{ backs: [1, 1, 1] }, { backs: [0, 0, 0] }]);
  });
});

describe('1 The deck as it is laid down here (DP-54)', () => {
  it('P1-16 each army card has one symbol: seven of infantry, seven of cavalry, six of archers', () => {
    const symbols = content.cards.map((card) => card.symbols);
    expect(symbols.filter((each) => each.length > 0).every((each) => each.length === 1)).toBe(true);
    const numbers = ['infantry', 'cavalry', 'archer'].map((symbol) =>
      count(symbols.flat(), (each) => each === symbol),
    );
    expect(numbers).toEqual([7, 7, 6]);
  });

  it('P1-16 all eight sorts of conditions occur, and none wants more than two coloured dice', () => {
    const conditions = content.cards.flatMap((card) => card.conditions);
    expect(new Set(conditions.map(({ needs }) => needs)).size).toBe(8);
    for (const condition of conditions)
      if (condition.needs === 'ownDice' && condition.of !== 'white')
        expect(condition.least).toBeLessThanOrEqual(2);
  });
});

describe('1 Board', () => {
  it.each([
    [4, { city: 9, oasis: 6, plain: 15 }],
    [3, { city: 7, oasis: 6, plain: 12 }],
    [2, { city: 5, oasis: 3, plain: 8 }],
  ])('P1-17 for %i players the regions are cities, oases and plains', (seats, kinds) => {
    const regions = content.boards.flatMap((board) => board.regions);
    const inPlay = Object.keys(dealt(seats).fact('regions') as object);
    const kind = (id: string) => regions.find((region) => region.id === id)?.kind;
    for (const [each, number] of Object.entries(kinds))
      expect([each, count(inPlay, (id) => kind(id) === each)]).toEqual([each, number]);
    expect(content.boards.map(({ id }) => id)).toEqual(['II/IV', 'III']);
  });

  it.each([
    ['iv-damaskos', 2],
    ['iv-tadmor', 1],
    ['iv-mesopotamia', 1],
  ])('P1-18 %s is held with %i figures', (region, figures) => {
    const table = scene({ turn: 0, rolled: 'W6 W6 W6', regions: { 'iv-syria': 0, 'iv-kappadokia': 0 } });
    table.does(0, { conquer: region, with: 'first', at: 'top' });
    expect(table.fact('figures')).toMatchObject({ 0: 2 + figures });
    expect(table.fact('supply')).toMatchObject({ 0: 10 - figures });
  });

  it('P1-19 what one holds one does not conquer', () => {
    const table = scene({ turn: 0, rolled: 'W6 W6 W6', regions: { 'iv-issos': 0, 'iv-syria': 0 } });
    expect(table.refuses(0, { conquer: 'iv-syria', with: 'first', at: 'top' })).toBe('P1-19');
    expect(offered(table, 0, 'conquer')).not.toContain('iv-syria');
  });

  it('P1-19 a region that is taken is held by the one who took it alone', () => {
    const table = scene({
      turn: 0,
      rolled: 'W6 W6 W6',
      regions: { 'iv-issos': 0, 'iv-syria': 1 },
      played: { 0: ['X-02'] },
    });
    table.does(0, { conquer: 'iv-syria', with: 'first', at: 'top' });
    expect(table.fact('regions')).toMatchObject({ 'iv-issos': 0, 'iv-syria': 0 });
    expect(table.fact('figures')).toEqual({ 0: 3, 1: 0 });
  });

  it('P1-22 a figure is on the board, in the supply, or given up', () => {
    const table = scene({ turn: 0, rolled: 'W1 W6 W6', regions: { 'iv-issos': 0 } });
    table.does(0, { turn: 'first', to: 6 });
    table.does(0, { conquer: 'iv-syria', with: 'first', at: 'top' });
    const places = [table.fact('figures'), table.fact('supply'), table.fact('givenUp')];
    expect(places).toMatchObject([{ 0: 3 }, { 0: 8 }, { 0: 1 }]);
  });
});

describe('1 Strength and dice', () => {
  it.each([
    [['X-02', 'XX-01'], {}, 7],
    [['X-02', 'XX-01*'], {}, 4],
    [['X-02*', 'XX-01*'], {}, 1],
    [['X-02', 'XX-10'], { 0: 2 }, 8],
  ])('P1-20 %j with a Legend’s bonus %j make %i', (played, legend, strength) => {
    const table = scene({ turn: 0, rolled: 'W1 W1 W1', played: { 0: played }, legend });
    expect(table.fact('strength')).toMatchObject({ 0: strength });
  });

  it('P1-21 a wrong marker is noticed, and put right', () => {
    const table = scene({
      turn: 0,
      rolled: 'W6 W6 W6',
      played: { 0: ['X-02'] },
      hands: { 0: ['X-01'] },
      stack: [8, 7, 1, 7],
    });
    expect(table.game.check(table.position)).toBe(null);
    setStrength(table.position as Board, 0, 9);
    expect(table.game.check(table.position)).toBe('side 0: strength 3, but the track shows 9');
    table.does(0, { play: 'X-01', with: 'first', at: 'top' });
    expect(table.fact('strength')).toMatchObject({ 0: 5 });
    expect(table.game.check(table.position)).toBe(null);
  });

  it('P1-23 the travelling dice are rolled by the player whose turn it is', () => {
    const table = scene({ turn: 1, step: 'roll', travelling: 'WOP', dice: [3, 4, 5] });
    expect(table.fact('rolled')).toBe('W3 O4 P5');
    expect(asked(table)).toEqual(['1 act']);
  });

  it.each([
    ['W4 O2 P4', []],
    ['W4 O2 P5', ['X-04']],
  ])('P1-23 travelling dice add nothing to one’s own: %s', (own, playable) => {
    const table = scene({ turn: 0, own: { 0: own }, rolled: 'W6 W6 W6', hands: { 0: ['X-04'] } });
    expect(offered(table, 0, 'play')).toEqual(playable);
  });
});
