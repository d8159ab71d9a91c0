import { dice, randomMove, type Seat, type Sink, seeded, type Table, upTo } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { phalanxx } from '../src/index.ts';
import { asked, scene, seen, told } from './scene.ts';

const display = ['X-01', 'X-02', 'X-04', 'X-05', 'X-06'];

/** Three incomes with the three dice, and the turn is over. */
function finishTurn(table: Table, seat: Seat): void {
  table.does(seat, { income: 'first', at: 'top' });
  table.does(seat, { income: 'second', at: 'middle' });
  table.does(seat, { income: 'third', at: 'bottom' });
}

describe('17 The last round', () => {
  it.each([
    ['nothing is left to fill it', [0, 0, 0, 0], [], true],
    ['not if the last card fills it', [1, 0, 0, 0], ['X-08'], false],
  ])('P17-01 a space that stays empty makes the round the last: %s', (_, stack, draws, last) => {
    const table = scene({ turn: 0, step: 'buy', talents: { 0: 1 }, display, stack, draws, dice: [4, 4, 4] });
    table.does(0, { decline: true });
    expect(table.fact('last')).toBe(last);
    expect(told(table, 'lastRound') !== undefined).toBe(last);
  });

  it('P17-02 whoever has not had his turn in that round still has it', () => {
    // Seat 1 is the start player, so seat 0, to his right, is the last.
    const table = scene({
      seats: 3,
      start: 1,
      turn: 2,
      step: 'buy',
      talents: { 0: 1, 2: 1 },
      display,
      stack: [0, 0, 0, 0],
      dice: sixFours,
    });
    table.does(2, { decline: true });
    finishTurn(table, 2);
    expect(asked(table)).toEqual(['0 buy']);
    table.does(0, { decline: true });
    finishTurn(table, 0);
    expect(asked(table)).toEqual([]);
    expect(table.fact('outcome')).not.toBe(null);
  });

  it('P17-03 a last player who takes what is missing ends the game with his own turn', () => {
    const table = scene({
      turn: 1,
      step: 'buy',
      talents: { 1: 1 },
      display,
      stack: [0, 0, 0, 0],
      dice: [4, 4, 4],
    });
    table.does(1, { decline: true });
    finishTurn(table, 1);
    expect(table.fact('round')).toBe(1);
    expect(table.fact('outcome')).not.toBe(null);
  });

  it('P17-04 the last turns are played with what still lies in the display', () => {
    const table = scene({
      turn: 0,
      step: 'buy',
      talents: { 0: 1, 1: 4 },
      display,
      stack: [0, 0, 0, 0],
      dice: sixFours,
    });
    table.does(0, { decline: true });
    finishTurn(table, 0);
    expect(table.fact('display')).toEqual([null, 'X-01', 'X-02', 'X-04', 'X-05']);
    table.does(1, { buy: 'X-01' });
    table.does(1, { keep: true });
    expect(table.fact('talents')).toMatchObject({ 1: 0 });
    expect(table.fact('display')).toEqual([null, null, 'X-02', 'X-04', 'X-05']);
    expect(asked(table)).toEqual(['1 act']);
  });

  it('P17-04 when nothing lies there any more nobody is asked to buy', () => {
    const table = scene({ turn: 0, step: 'buy', last: true, stack: [0, 0, 0, 0], dice: [4, 4, 4] });
    expect(asked(table)).toEqual(['0 act']);
    expect(seen(table, 0).display).toEqual([null, null, null, null, null]);
  });
});

describe('17 The number of turns', () => {
  it.each([
    [4, 8],
    [3, 8],
    [2, 9],
  ])('P17-05 with %i players everybody has %i turns, whatever is bought', (seats, turns) => {
    const games = upTo(20, 1).map((seed) => playOut(seats, seed));
    for (const game of games) expect(game.turns).toEqual(Array.from({ length: seats }, () => turns));
    expect(games.some(({ scouted }) => scouted)).toBe(true);
  });
});

const sixFours = [4, 4, 4, 4, 4, 4];

/** A whole game, played by chance: how many turns each seat had, and whether the Scout bought. */
function playOut(seats: number, seed: number): { turns: number[]; scouted: boolean } {
  const sink: Sink = [];
  const luck = dice(seed);
  const position = phalanxx.start({ seats }, seeded(seed), sink);
  const play = phalanxx.playing(seeded(`${seed} played`), sink, seats);
  for (;;) {
    const move = randomMove(phalanxx, position, luck);
    if (move === null) break;
    phalanxx.play(position, move, play);
  }
  const events = phalanxx.events(sink, 'all');
  const rolls = events.filter(({ key }) => key === 'event.rolled').map(({ params }) => params.seat);
  return {
    turns: Array.from({ length: seats }, (_, seat) => rolls.filter((each) => each === seat).length),
    scouted: events.some(({ key }) => key === 'event.boughtTop'),
  };
}
