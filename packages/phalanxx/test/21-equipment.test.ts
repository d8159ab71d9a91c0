import { describe, expect, it } from 'vitest';
import { asked, offered, scene, seen, told } from './scene.ts';

describe('21 Blacksmith', () => {
  it('P21-01 one rolled die a turn is turned without giving up a figure', () => {
    const table = scene({ turn: 0, played: { 0: ['X-12'] }, rolled: 'W1 O2 P3' });
    expect(offered(table, 0, 'to', { forge: 'first' })).toEqual([2, 3, 4, 5, 6]);
    table.does(0, { forge: 'first', to: 6 });
    expect(table.fact('rolled')).toBe('W6 O2 P3');
    expect(table.fact('supply')).toMatchObject({ 0: 12 });
    expect(table.refuses(0, { forge: 'second', to: 6 })).toBe('P21-01');
    table.does(0, { turn: 'second', to: 6 });
    expect(table.fact('supply')).toMatchObject({ 0: 11 });
  });

  it('P21-01 nobody else’s Blacksmith helps, nor one in hand', () => {
    const table = scene({ turn: 0, played: { 1: ['X-12'] }, rolled: 'W1 O2 P3' });
    expect(table.refuses(0, { forge: 'first', to: 6 })).toBe('P21-01');
    const inHand = scene({ turn: 0, hands: { 0: ['X-12'] }, rolled: 'W1 O2 P3' });
    expect(inHand.refuses(0, { forge: 'first', to: 6 })).toBe('P21-01');
  });

  it('P21-01 in every turn anew, and no die that has been used', () => {
    const table = scene({
      seats: 1,
      turn: 0,
      played: { 0: ['X-12'] },
      rolled: '- O2 P3',
      grey: 'W6 - -',
      dice: [4, 4, 4],
    });
    expect(table.refuses(0, { forge: 'first', to: 2 })).toBe('P21-01');
    table.does(0, { forge: 'third', to: 5 });
    expect(offered(table, 0, 'forge')).toEqual([]);
    table.does(0, { income: 'second', at: 'middle' });
    table.does(0, { income: 'third', at: 'bottom' });
    expect(table.fact('round')).toBe(2);
    expect(offered(table, 0, 'forge')).toEqual(['first', 'second', 'third']);
  });

  it('P21-02 the Blacksmith helps in the turn in which he is played', () => {
    const table = scene({ turn: 0, hands: { 0: ['X-12'] }, rolled: 'W3 W4 W5' });
    table.does(0, { play: 'X-12', with: 'first', at: 'top' });
    expect(offered(table, 0, 'forge')).toEqual(['second', 'third']);
    table.does(0, { forge: 'third', to: 1 });
    expect(table.fact('rolled')).toBe('- W4 W1');
  });
});

describe('21 Supply Wagons', () => {
  const needsTalents = 'X-05'; // 7 of them
  const needsSum = 'X-04'; // 11 with the own dice

  it('P21-03 with the first nobody counts talents', () => {
    const hands = { 0: [needsTalents, needsSum] };
    const without = scene({ turn: 0, hands, talents: { 0: 6 }, rolled: 'W3 W4 W5' });
    expect(without.refuses(0, { play: needsTalents, with: 'first', at: 'top' })).toBe('P14-08');
    const table = scene({ turn: 0, hands, played: { 0: ['X-13'] }, talents: { 0: 6 }, rolled: 'W3 W4 W5' });
    expect(offered(table, 0, 'play')).toEqual([needsTalents]);
  });

  it('P21-04 with the second nobody counts the own dice', () => {
    const hands = { 0: [needsTalents, needsSum] };
    const without = scene({ turn: 0, hands, talents: { 0: 6 }, rolled: 'W3 W4 W5' });
    expect(without.refuses(0, { play: needsSum, with: 'first', at: 'top' })).toBe('P14-05');
    const table = scene({ turn: 0, hands, played: { 0: ['XX-11'] }, talents: { 0: 6 }, rolled: 'W3 W4 W5' });
    expect(offered(table, 0, 'play')).toEqual([needsSum]);
  });
});

describe('21 Camouflage', () => {
  it('P21-05 gives 4 at once and takes them away at the end', () => {
    const table = scene({
      turn: 0,
      start: 1,
      last: true,
      hands: { 0: ['XX-12'] },
      regions: { 'iv-tadmor': 0, 'iv-dumatha': 0 },
      rolled: 'W5 - -',
      grey: '- W5 W5',
    });
    table.does(0, { play: 'XX-12', with: 'first', at: 'top' });
    expect(told(table, 'played')).toMatchObject({ before: 0, after: 4 });
    expect(table.fact('strength')).toMatchObject({ 0: 4 });
    expect(table.fact('outcome')).toMatchObject({ scores: [4, 0] }); // two oases of 1, and their figures
  });

  it('P21-06 its 4 count in a conflict, and it can be rotated', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['XX-12'], 1: ['X-02'] },
      regions: { 'iv-issos': 0, 'iv-syria': 1 },
      rolled: 'W5 W5 W5',
    });
    table.does(0, { conquer: 'iv-syria', with: 'first', at: 'top' });
    expect(table.fact('regions')).toMatchObject({ 'iv-syria': 0 });
    expect(table.fact('played')).toMatchObject({ 0: ['XX-12*'] });
    expect(table.fact('strength')).toMatchObject({ 0: 1 });
  });

  it('P21-06 its 4 count for cards that ask for strength', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['XX-12', 'XX-01'] },
      hands: { 0: ['XX-10'] },
      rolled: 'W5 W5 W5',
    });
    expect(offered(table, 0, 'play')).toEqual(['XX-10']);
  });
});

describe('21 Scout', () => {
  const display = ['X-01', 'X-02', 'X-04', 'X-05', 'X-06'];
  const owner = { turn: 0, step: 'buy', played: { 0: ['X-14'] }, talents: { 0: 6 }, display } as const;

  it('P21-07 the owner, and nobody else, sees the top card of the stack', () => {
    const table = scene({ ...owner, stack: [1, 0, 0, 0], draws: ['X-07'] });
    table.does(0, { look: true });
    expect(seen(table, 0)).toMatchObject({ looked: true, top: 'X-07' });
    expect(seen(table, 1)).toMatchObject({ looked: true, top: null });
    expect(told(table, 'saw', 0)).toEqual({ seat: 0, card: 'X-07' });
    expect(told(table, 'saw', 1)).toBe(undefined);
    expect(told(table, 'looked', 1)).toEqual({ seat: 0 });
  });

  it('P21-07 without a Scout, or without a stack, there is nothing to see', () => {
    const without = scene({ ...owner, played: { 1: ['X-14'] }, stack: [1, 0, 0, 0] });
    expect(without.refuses(0, { look: true })).toBe('P21-07');
    const empty = scene({ ...owner, stack: [0, 0, 0, 0] });
    expect(empty.refuses(0, { look: true })).toBe('P21-07');
  });

  it('P21-08 the card costs 4', () => {
    const table = scene({ ...owner, stack: [1, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    table.does(0, { look: true });
    table.does(0, { take: true });
    expect(table.fact('talents')).toMatchObject({ 0: 2 });
    expect(table.fact('hands')).toMatchObject({ 0: ['X-07'] });
    expect(asked(table)).toEqual(['0 act']);
    expect(told(table, 'boughtTop', 1)).toEqual({ seat: 0, price: 4 });
    expect(seen(table, 1)).toMatchObject({ sides: [{ shown: [], backs: [1, 0, 0] }, {}] });
  });

  it('P21-08 with 3 talents it is seen, but not bought', () => {
    const table = scene({ ...owner, talents: { 0: 3 }, stack: [1, 0, 0, 0], draws: ['X-07'] });
    table.does(0, { look: true });
    expect(table.refuses(0, { take: true })).toBe('P21-08');
  });

  it('P21-08 a Master Merchant pays 4, too', () => {
    const advantages = { 0: 'masterMerchant' };
    const table = scene({ ...owner, advantages, stack: [1, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    table.does(0, { look: true });
    table.does(0, { take: true });
    expect(table.fact('talents')).toMatchObject({ 0: 2 });
  });

  it('P21-09 what is not bought is still on top when the owner buys from the display', () => {
    const table = scene({ ...owner, stack: [1, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    table.does(0, { look: true });
    table.does(0, { leave: true });
    expect(asked(table)).toEqual(['0 buy']);
    expect(table.refuses(0, { look: true })).toBe('P21-09');
    table.does(0, { buy: 'X-06' });
    expect(table.fact('display')).toEqual(['X-07', 'X-01', 'X-02', 'X-04', 'X-05']);
  });

  it('P21-09 or passes', () => {
    const table = scene({ ...owner, stack: [1, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    table.does(0, { look: true });
    table.does(0, { leave: true });
    table.does(0, { decline: true });
    expect(table.fact('out')).toEqual(['X-06']);
    expect(table.fact('display')).toEqual(['X-07', 'X-01', 'X-02', 'X-04', 'X-05']);
  });

  it('P21-10 after that purchase the display stays as it is', () => {
    const hands = { 0: ['X-08'] };
    const table = scene({ ...owner, hands, stack: [1, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    table.does(0, { look: true });
    table.does(0, { take: true });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('display')).toEqual(display);
    expect(table.fact('out')).toEqual([]);
    expect(table.fact('stack')).toBe(0);
    expect(table.fact('last')).toBe(false);
  });
});

describe('21 Equipment that grows', () => {
  type Worths = { [side: number]: { [card: string]: number } };
  /** What the card is worth with none of these, with one, with two and so on. */
  const column = (card: string, counted: readonly string[]): number[] =>
    [0, 1, 2, 3, 4].map((count) => {
      const played = { 0: [card, ...counted.slice(0, count)] };
      return (scene({ step: 'end', last: true, played }).fact('worth') as Worths)[0][card];
    });
  const equipment = ['X-12', 'X-13', 'X-14', 'X-16'];

  it('P21-11 Military Music counts leaders', () => {
    expect(column('XX-13', ['X-09', 'X-10', 'X-11', 'XX-07'])).toEqual([0, 2, 4, 7, 7]);
  });

  it('P21-12 Horses count equipment, themselves among it', () => {
    expect(column('X-15', equipment)).toEqual([0, 2, 4, 4, 4]);
  });

  it('P21-13 the Fortress counts equipment, itself among it', () => {
    expect(column('XXX-10', equipment)).toEqual([1, 3, 4, 4, 4]);
  });

  it('P21-14 they grow with every card that they count', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['X-15', 'XXX-10', 'XX-13', 'X-01', 'X-02', 'X-04'] },
      hands: { 0: ['X-16', 'XX-10'] },
      own: { 0: 'W3 O3 P3' },
      rolled: 'W5 W5 W5',
    });
    expect(table.fact('worth')).toMatchObject({ 0: { 'X-15': 4, 'XXX-10': 4, 'XX-13': 0 } });
    table.does(0, { play: 'XX-10', with: 'first', at: 'top' });
    expect(told(table, 'played')).toMatchObject({ before: 16, after: 21 });
    expect(table.fact('strength')).toMatchObject({ 0: 21 }); // 3, and 2 for the music
  });

  it('P21-14 Horses and Fortress together with a third piece', () => {
    const table = scene({
      turn: 0,
      played: { 0: ['X-15', 'XXX-10'] },
      hands: { 0: ['X-12'] },
      rolled: 'W5 W5 W5',
    });
    table.does(0, { play: 'X-12', with: 'first', at: 'top' });
    expect(told(table, 'played')).toMatchObject({ before: 5, after: 8 });
    expect(table.fact('strength')).toMatchObject({ 0: 8 });
  });
});
