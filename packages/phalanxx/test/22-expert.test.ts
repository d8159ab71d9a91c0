import { describe, expect, it } from 'vitest';
import { asked, idleTurn, newGame, offered, scene, seen } from './scene.ts';

const display = ['X-01', 'X-02', 'X-04', 'X-05', 'X-06'];
const threeSixes = 'W6 W6 W6';

describe('22 The advantages', () => {
  it('P22-01 P22-02 the start player has Intrigue, the others draw their cards', () => {
    const table = newGame(3, {
      options: { expert: true, startPlayer: 'second' },
      draws: ['forcedMarch', 'masterMerchant', ...display, ...sixCards],
      dice: nineDice,
    });
    expect(table.fact('advantages')).toEqual({ 0: 'masterMerchant', 1: 'intrigue', 2: 'forcedMarch' });
  });

  it('P22-02 nobody draws what somebody else has', () => {
    const again = { options: { expert: true, startPlayer: 'first' }, draws: ['legend', 'legend'] };
    expect(() => newGame(3, again)).toThrow('not among what can be drawn');
  });

  it('P22-01 without the expert game nobody has an advantage', () => {
    const draws = [...display, ...sixCards];
    const table = newGame(3, { options: { startPlayer: 'first' }, draws, dice: nineDice });
    expect(table.fact('advantages')).toEqual({ 0: 'none', 1: 'none', 2: 'none' });
  });

  it('P22-01 an advantage stays from turn to turn', () => {
    const table = newGame(2, {
      options: { expert: true, startPlayer: 'first' },
      draws: ['masterMerchant', ...display, ...sixCards.slice(0, 4), 'X-14'],
      dice: [...nineDice.slice(0, 6), 4, 4, 4],
    });
    idleTurn(table, 0);
    expect(asked(table)).toEqual(['1 buy']);
    expect(seen(table, 1).prices).toEqual([1, 1, 1, 1, 1]);
    expect(table.fact('advantages')).toEqual({ 0: 'intrigue', 1: 'masterMerchant' });
  });
});

describe('22 Intrigue', () => {
  const dice = { 0: 'W2 O4 P6', 1: 'P2 W6 O1' };
  const trade = { trade: 'first', at: 'middle', of: 1 };

  it('P22-03 the dice may differ by up to 2, up and down', () => {
    const table = scene({ turn: 0, advantages: { 0: 'intrigue' }, own: dice, rolled: threeSixes });
    expect(offered(table, 0, 'for', trade)).toEqual(['top', 'middle']);
    expect(table.refuses(0, { ...trade, for: 'bottom' })).toBe('P11-03');
  });

  it('P22-03 nobody else may exchange dice that differ', () => {
    const table = scene({ turn: 0, advantages: { 1: 'intrigue' }, own: dice, rolled: threeSixes });
    expect(table.refuses(0, { ...trade, for: 'top' })).toBe('P11-03');
  });

  it('P22-04 the dice change places with their values, for no talents', () => {
    const table = scene({ turn: 0, advantages: { 0: 'intrigue' }, own: dice, rolled: threeSixes });
    table.does(0, { ...trade, for: 'middle' });
    expect(table.fact('dice')).toEqual({ 0: 'W2 W6 P6', 1: 'P2 O4 O1' });
    expect(table.fact('talents')).toEqual({ 0: 3, 1: 0 });
  });
});

describe('22 Master Merchant', () => {
  const merchant = { turn: 0, step: 'buy', advantages: { 0: 'masterMerchant' }, display } as const;

  it.each(display)('P22-05 %s costs 1, wherever it lies', (card) => {
    const table = scene({
      ...merchant,
      talents: { 0: 1 },
      stack: [1, 0, 0, 0],
      draws: ['X-07'],
      dice: [4, 4, 4],
    });
    table.does(0, { buy: card });
    if (asked(table)[0] === '0 exchange') table.does(0, { keep: true });
    expect(table.fact('talents')).toEqual({ 0: 0, 1: 0 });
  });

  it.each([
    ['X-01', '0 exchange'],
    ['X-02', '0 exchange'],
    ['X-04', '0 act'],
    ['X-06', '0 act'],
  ])('P22-06 after %s comes: %s', (card, next) => {
    const isExchange = next === '0 exchange';
    const table = scene({
      ...merchant,
      talents: { 0: 2 },
      stack: [1, 0, 0, 0],
      ...(isExchange ? {} : { draws: ['X-07'], dice: [4, 4, 4] }),
    });
    table.does(0, { buy: card });
    expect(asked(table)).toEqual([next]);
  });
});

describe('22 Legend', () => {
  it('P22-07 starts with three cards, which come from the stack', () => {
    const table = newGame(2, {
      options: { expert: true, startPlayer: 'first' },
      draws: ['legend', ...display, ...sixCards.slice(0, 5)],
      dice: nineDice.slice(0, 6),
    });
    expect(table.fact('hands')).toMatchObject({ 0: ['X-07', 'X-08'], 1: ['X-09', 'X-10', 'X-11'] });
    expect(table.fact('stack')).toBe(15);
  });

  const legend = { turn: 0, advantages: { 0: 'legend' }, rolled: threeSixes } as const;

  it('P22-08 each leader gives 2 more, at once', () => {
    const table = scene({
      ...legend,
      played: { 0: ['X-01', 'X-02', 'X-04'] },
      hands: { 0: ['XX-10', 'X-10'] },
    });
    expect(table.fact('strength')).toMatchObject({ 0: 8 });
    table.does(0, { play: 'XX-10', with: 'first', at: 'top' });
    expect(table.fact('strength')).toMatchObject({ 0: 13 });
    table.does(0, { play: 'X-10', with: 'second', at: 'middle' });
    expect(table.fact('strength')).toMatchObject({ 0: 17 });
  });

  it('P22-08 other cards, and leaders of others, do not', () => {
    const hands = { 0: ['X-08'], 1: ['XX-10'] };
    const table = scene({ ...legend, hands });
    table.does(0, { play: 'X-08', with: 'first', at: 'top' });
    expect(table.fact('strength')).toMatchObject({ 0: 2 });
    const other = scene({ ...legend, turn: 1, played: { 1: ['XXX-01', 'X-02'] }, hands });
    other.does(1, { play: 'XX-10', with: 'first', at: 'top' });
    expect(other.fact('strength')).toEqual({ 0: 0, 1: 11 });
  });

  it('P22-09 the 2 count to the end', () => {
    const table = scene({ step: 'end', last: true, played: { 0: ['XX-10'] }, legend: { 0: 2 } });
    expect(table.fact('outcome')).toMatchObject({ scores: [5, 0] });
  });

  it('P22-09 the 2 belong to no card, so they make none worth rotating', () => {
    const table = scene({
      ...legend,
      played: { 0: ['X-09', 'X-08'] },
      legend: { 0: 2 },
      regions: { 'iv-issos': 0, 'iv-syria': 1 },
    });
    expect(table.fact('strength')).toMatchObject({ 0: 6 });
    expect(table.fact('worth')).toMatchObject({ 0: { 'X-09': 2, 'X-08': 2 } });
    expect(table.refuses(0, { conquer: 'iv-syria', with: 'first', at: 'top' })).toBe('P15-07');
  });
});

describe('22 Forced March', () => {
  const march = { turn: 0, advantages: { 0: 'forcedMarch' }, rolled: threeSixes } as const;
  const toBabylon = { conquer: 'iv-babylon', with: 'first', at: 'top' };

  it('P22-10 across one region that nobody holds', () => {
    const table = scene({ ...march, regions: { 'iv-issos': 0 } });
    table.does(0, toBabylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0, 'iv-mesopotamia': null });
  });

  it('P22-10 across one region, and not two', () => {
    const table = scene({ ...march, regions: { 'iv-issos': 0 } });
    expect(table.refuses(0, { ...toBabylon, conquer: 'iv-arabia' })).toBe('P9-02');
  });

  it('P22-10 others march step by step', () => {
    const table = scene({ ...march, advantages: { 1: 'forcedMarch' }, regions: { 'iv-issos': 0 } });
    expect(table.refuses(0, toBabylon)).toBe('P9-02');
  });

  it('P22-11 not across what somebody else holds', () => {
    const table = scene({ ...march, regions: { 'iv-issos': 0, 'iv-mesopotamia': 1 } });
    expect(table.refuses(0, toBabylon)).toBe('P22-11');
    expect(offered(table, 0, 'conquer')).not.toContain('iv-babylon');
  });

  it('P22-11 somebody else’s region may lie beside the march', () => {
    const table = scene({
      ...march,
      regions: { 'iv-issos': 0, 'iv-syria': 1, 'iv-mesopotamia': 1, 'iv-media': 0 },
    });
    expect(offered(table, 0, 'conquer')).toContain('iv-assyria');
    expect(offered(table, 0, 'conquer')).toContain('iv-arabia');
  });

  it('P22-12 it may lead into a conflict', () => {
    const played = { 0: ['X-02'] };
    const table = scene({ ...march, played, regions: { 'iv-issos': 0, 'iv-babylon': 1 } });
    table.does(0, toBabylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0, 'iv-mesopotamia': null });
    expect(table.fact('played')).toMatchObject({ 0: ['X-02*'] });
  });
});

const sixCards = ['X-07', 'X-08', 'X-09', 'X-10', 'X-11', 'X-12'];
const nineDice = [1, 2, 3, 4, 5, 6, 1, 2, 3];
