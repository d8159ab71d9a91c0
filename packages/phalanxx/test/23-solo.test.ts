import { describe, expect, it } from 'vitest';
import { asked, idleTurn, newGame, offered, scene, seen, told } from './scene.ts';

const display = ['X-01', 'X-02', 'X-04', 'X-05', 'X-06'];
const NEUTRAL = 1;

/** A new game alone: the player's dice, then MaXXimilian's. */
const alone = (options = {}) =>
  newGame(1, {
    options: { startPlayer: 'first', ...options },
    draws: [...display, 'X-07', 'X-08'],
    dice: [4, 2, 5, 6, 3, 1],
  });

describe('23 Set-up', () => {
  it('P23-01 as for two: the left half of side II/IV, and six cards less of each epoch', () => {
    const table = alone();
    expect(seen(table, 0)).toMatchObject({ side: 'II/IV', half: 'left', stack: [3, 7, 1, 7] });
    const regions = Object.keys(table.fact('regions') as object);
    expect(regions).toHaveLength(16);
    expect(regions).not.toContain('iv-zranka');
  });

  it('P23-02 the player holds Persepolis and oasis 3', () => {
    const table = alone();
    expect(table.fact('regions')).toMatchObject({ 'iv-persepolis': 0, 'iv-gerrha': 0 });
    expect(table.fact('figures')).toMatchObject({ 0: 3 });
    expect(table.fact('supply')).toMatchObject({ 0: 9 });
  });

  it('P23-03 MaXXimilian holds every other city and oasis', () => {
    const table = alone();
    expect(heldBy(table, NEUTRAL)).toEqual([
      'iv-issos',
      'iv-babylon',
      'iv-damaskos',
      'iv-tadmor',
      'iv-dumatha',
      'iv-susa',
    ]);
    expect(table.fact('figures')).toMatchObject({ 1: 10 });
  });

  it('P23-04 he has no hand, no talents and no action card', () => {
    const table = alone({ expert: true, soloAdvantage: 'masterMerchant' });
    expect(table.fact('hands')).toEqual({ 0: ['X-07', 'X-08'], 1: [] });
    expect(table.fact('talents')).toEqual({ 0: 11, 1: 0 });
    expect(table.fact('advantages')).toEqual({ 0: 'masterMerchant', 1: 'none' });
  });

  it('P23-05 he has a die of each colour, which is rolled once', () => {
    expect(alone().fact('dice')).toEqual({ 0: 'W4 O2 P5', 1: 'W6 O3 P1' });
  });

  it('P23-05 his dice are partners for an exchange', () => {
    const own = { 0: 'W2 O3 P5', 1: 'W3 O4 P1' };
    const table = scene({ seats: 1, turn: 0, own, rolled: 'W6 W6 W6' });
    const trade = { trade: 'first', at: 'middle', of: NEUTRAL };
    expect(offered(table, 0, 'for', trade)).toEqual(['top']);
    table.does(0, { ...trade, for: 'top' });
    expect(table.fact('dice')).toEqual({ 0: 'W2 W3 P5', 1: 'O3 O4 P1' });
    expect(table.fact('talents')).toEqual({ 0: 3, 1: 0 });
  });
});

describe('23 A round', () => {
  it('P23-06 the player has turn after turn and keeps the dice', () => {
    const table = scene({ seats: 1, turn: 0, rolled: 'O3 P4 W2', dice: [5, 6, 4] });
    table.does(0, { slide: 'first', at: 'top' });
    table.does(0, { income: 'second', at: 'middle' });
    table.does(0, { income: 'third', at: 'bottom' });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('round')).toBe(2);
    expect(table.fact('rolled')).toBe('W5 P6 W4');
    expect(told(table, 'passedOn')).toBe(undefined);
  });

  it('P23-06 he begins, and buys first', () => {
    const table = newGame(1, { draws: [...display, 'X-07', 'X-08'], dice: [4, 2, 5, 6, 3, 1] });
    expect(table.fact('start')).toBe(0);
    expect(asked(table)).toEqual(['0 buy']);
  });

  it('P23-07 after his turn MaXXimilian takes the card next to the stack, and the display is refilled', () => {
    const table = scene({
      seats: 1,
      turn: 0,
      step: 'buy',
      talents: { 0: 1 },
      display,
      stack: [3, 0, 0, 0],
      draws: ['X-07', 'X-08'],
      dice: [4, 4, 4],
    });
    idleTurn(table, 0);
    expect(table.fact('out')).toEqual(['X-06']);
    expect(table.fact('played')).toEqual({ 0: [], 1: ['X-07'] });
    expect(table.fact('display')).toEqual(['X-08', 'X-01', 'X-02', 'X-04', 'X-05']);
    expect(table.fact('talents')).toMatchObject({ 1: 0 });
    expect(asked(table)).toEqual(['0 buy']);
  });

  it('P23-07 Heroism he leaves where it is', () => {
    const table = neutralTakes(['H', 'X-01', 'X-02', 'X-04', 'X-05']);
    expect(table.fact('played')).toMatchObject({ 1: ['X-01'] });
    expect(table.fact('display')).toEqual(['X-08', 'H', 'X-02', 'X-04', 'X-05']);
  });

  it.each([
    ['X-02', 5],
    ['XX-01', 6],
    ['XXX-03', 8],
    ['X-16', 4],
    ['XXX-11', 7],
    ['XX-10', 5],
  ])('P23-08 %s moves him forward by %i', (card, strength) => {
    const table = neutralTakes([card, 'X-01', 'X-04', 'X-05', 'X-06']);
    expect(table.fact('strength')).toMatchObject({ 1: strength });
  });

  it.each([
    ['Antigonos', 'X-11', ['X-12', 'X-13', 'X-14']],
    ['Horses', 'X-15', []],
    ['The Scout', 'X-14', []],
  ])('P23-09 %s gives him no more than 2, whatever it can do', (_, card, played) => {
    const table = neutralTakes([card, 'X-01', 'X-04', 'X-05', 'X-06'], played);
    expect(table.fact('strength')).toMatchObject({ 1: 2 + 2 * played.length });
  });

  it('P23-09 he loses nothing for Camouflage', () => {
    const table = scene({ seats: 1, step: 'end', last: true, played: { 1: ['XX-12'] } });
    expect(table.fact('totals')).toMatchObject({ 1: 6 });
  });

  it('P23-09 what lies before him does not grow', () => {
    const table = neutralTakes(['X-02', 'X-01', 'X-04', 'X-05', 'X-06'], ['X-10']);
    expect(table.fact('strength')).toMatchObject({ 1: 7 });
    expect(seen(table, 0)).toMatchObject({ sides: [{}, { played: [{ strength: 5 }, { strength: 2 }] }] });
  });
});

describe('23 MaXXimilian’s regions', () => {
  const front = { 'iv-persepolis': 0, 'iv-media': 0, 'iv-babylon': 1, 'iv-susa': 1 };
  const toBabylon = { conquer: 'iv-babylon', with: 'first', at: 'top' };

  it('P23-10 figures that are driven out leave the game', () => {
    const table = scene({ seats: 1, turn: 0, regions: front, played: { 0: ['X-02'] }, rolled: 'W5 W5 W5' });
    table.does(0, toBabylon);
    expect(table.fact('figures')).toMatchObject({ 1: 2 });
    expect(table.fact('supply')).toMatchObject({ 1: 8 });
    expect(table.fact('givenUp')).toEqual({ 0: 0, 1: 2 });
  });

  it('P23-10 he takes nothing, however strong he is', () => {
    const table = neutralTakes(display, ['XXX-03', 'XXX-01'], { 'iv-susa': 1, 'iv-media': 0 });
    expect(heldBy(table, NEUTRAL)).toEqual(['iv-susa']);
    expect(heldBy(table, 0)).toEqual(['iv-media']);
  });

  it('P23-11 the player needs more strength, and a card to rotate', () => {
    const parts = { seats: 1, turn: 0, regions: front, rolled: 'W5 W5 W5' };
    const equal = scene({ ...parts, played: { 0: ['XX-01'], 1: ['X-01'] } });
    expect(equal.refuses(0, toBabylon)).toBe('P15-02');
    const weak = scene({ ...parts, played: { 0: ['X-01', 'X-05'], 1: ['X-12'] } });
    expect(weak.refuses(0, toBabylon)).toBe('P15-07');
    const table = scene({ ...parts, played: { 0: ['XX-01'], 1: ['X-12'] } });
    table.does(0, toBabylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0 });
    expect(table.fact('played')).toMatchObject({ 0: ['XX-01*'] });
    expect(table.fact('strength')).toEqual({ 0: 1, 1: 2 });
  });

  it('P23-12 under Heroism his coloured cards count', () => {
    const parts = {
      seats: 1,
      turn: 0,
      regions: front,
      rolled: 'W5 W5 W5',
      display: [null, null, null, null, 'H'],
    };
    const equal = scene({
      ...parts,
      played: { 0: ['XX-10', 'X-16', 'XXX-01'], 1: ['X-11', 'X-12', 'X-02'] },
    });
    expect(equal.fact('heroism')).toEqual({ 0: 2, 1: 2 });
    expect(equal.refuses(0, toBabylon)).toBe('P16-05');
    const more = scene({ ...parts, played: { 0: ['XX-10', 'X-16'], 1: ['X-11', 'X-02', 'XXX-03'] } });
    more.does(0, toBabylon);
    expect(more.fact('regions')).toMatchObject({ 'iv-babylon': 0 });
  });
});

describe('23 The end', () => {
  it('P23-13 the stack begins with 18 cards', () => {
    expect(alone().fact('stack')).toBe(18);
  });

  it.each([
    ['the player', [0, 0, 0, 0], [], 'X-01'],
    ['MaXXimilian', [1, 0, 0, 0], ['X-07'], 'X-07'],
  ])('P23-13 the round in which %s leaves a space empty is the last', (_, stack, draws, taken) => {
    const parts = { seats: 1, turn: 0, step: 'buy', talents: { 0: 1 }, display } as const;
    const table = scene({ ...parts, stack, draws, dice: [4, 4, 4] });
    idleTurn(table, 0);
    expect(table.fact('played')).toMatchObject({ 1: [taken] });
    expect(table.fact('outcome')).not.toBe(null);
  });

  it('P23-14 the player scores as usual', () => {
    const table = scene({
      seats: 1,
      step: 'end',
      last: true,
      played: { 0: ['X-02*', 'X-04', 'X-06', 'XX-10', 'X-16', 'XX-12'] },
      regions: { 'iv-babylon': 0, 'iv-media': 0 },
      talents: { 0: 8 },
    });
    expect(table.fact('score')).toMatchObject({
      0: { 'P18-01': 14, 'P18-02': 3, 'P18-03': 5, 'P18-04': 3, 'P18-05': 2, 'P18-06': 4, 'P18-07': -4 },
    });
    expect(table.fact('outcome')).toMatchObject({ scores: [27] });
  });

  it('P23-15 MaXXimilian scores strength, figures and regions', () => {
    const table = scene({
      seats: 1,
      step: 'end',
      last: true,
      played: { 1: ['X-02', 'X-04', 'X-06', 'XX-10', 'XX-12'] },
      regions: { 'iv-babylon': 1, 'iv-tadmor': 1 },
    });
    expect(table.fact('score')).toEqual({ 0: {}, 1: { 'P18-01': 25, 'P18-04': 3, 'P18-06': 5 } });
    expect(table.fact('totals')).toEqual({ 0: 0, 1: 33 });
  });

  it('P23-16 the two totals, and not the strengths, are compared', () => {
    const table = scene({
      seats: 1,
      step: 'end',
      last: true,
      played: { 0: ['X-02'], 1: ['X-12'] },
      regions: { 'iv-babylon': 0 },
    });
    expect(table.fact('outcome')).toEqual({
      winners: [0],
      kind: 'solo',
      how: 'nonCommissioned',
      scores: [9],
      clause: 'P23-16',
      besides: { neutral: [2] },
    });
  });

  it.each([
    ['P23-17', -3, 'discharged'],
    ['P23-17', 0, 'discharged'],
    ['P23-18', 1, 'enlisted'],
    ['P23-18', 5, 'enlisted'],
    ['P23-19', 6, 'nonCommissioned'],
    ['P23-19', 10, 'nonCommissioned'],
    ['P23-20', 11, 'officer'],
    ['P23-20', 15, 'officer'],
    ['P23-21', 16, 'general'],
    ['P23-21', 20, 'general'],
    ['P23-22', 21, 'adviser'],
    ['P23-22', 25, 'adviser'],
    ['P23-23', 26, 'great'],
    ['P23-23', 27, 'great'],
  ])('%s a difference of %i: %s', (_, difference, how) => {
    // Both have 4 from a card; each 3 talents are worth 1, and what is beyond 14 comes from cards of 5.
    const strong = ['XXX-01', 'XXX-02', 'XXX-05'].slice(0, Math.max(0, Math.ceil((difference - 14) / 5)));
    const talents = { 0: 3 * (difference < 0 ? 4 + difference : difference - 5 * strong.length) };
    const own = difference < 0 ? [] : ['XX-01'];
    const table = scene({
      seats: 1,
      step: 'end',
      last: true,
      talents,
      played: { 0: [...own, ...strong], 1: ['X-01'] },
    });
    expect(table.fact('outcome')).toEqual({
      winners: difference > 0 ? [0] : [],
      kind: 'solo',
      how,
      scores: [4 + difference],
      clause: 'P23-16',
      besides: { neutral: [4] },
    });
  });
});

/** MaXXimilian's card of a round; afterwards the player is asked to buy. */
function neutralTakes(
  display: readonly string[],
  played: readonly string[] = [],
  regions: { readonly [region: string]: number } = {},
) {
  return scene({
    seats: 1,
    step: 'neutral',
    talents: { 0: 2 },
    display,
    played: { 1: played },
    regions,
    stack: [1, 0, 0, 0],
    draws: ['X-08'],
  });
}

const heldBy = (table: ReturnType<typeof scene>, side: number): string[] =>
  Object.entries(table.fact('regions') as object)
    .filter(([, holder]) => holder === side)
    .map(([region]) => region);
