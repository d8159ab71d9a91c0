import { dice, randomMove, type Sink, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { phalanxx } from '../src/index.ts';
import { asked, idleTurn, scene, seen, told } from './scene.ts';

const display = ['X-01', 'X-02', 'X-04', 'X-05', 'X-06'];

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
    idleTurn(table, 2);
    expect(asked(table)).toEqual(['0 buy']);
    idleTurn(table, 0);
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
    idleTurn(table, 1);
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
    idleTurn(table, 0);
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
  ])('P17-05 with %i players everybody has %i turns, whatever he does', (seats, turns) => {
    const everybody = Array.from({ length: seats }, () => turns);
    for (const seed of [1, 2, 3, 4, 5]) expect(turnsPlayed(seats, seed)).toEqual(everybody);
  });

  it.each([
    ['a purchase from the display', [{ buy: 'X-06' }]],
    ['no purchase', [{ decline: true }]],
    ['a purchase by the Scout', [{ look: true }, { take: true }]],
  ])('P17-05 %s takes one card from the stack', (_, deeds) => {
    const owner = { turn: 0, step: 'buy', played: { 0: ['X-14'] }, talents: { 0: 4 } } as const;
    const table = scene({ ...owner, display, stack: [2, 0, 0, 0], draws: ['X-07'], dice: [4, 4, 4] });
    for (const deed of deeds) table.does(0, deed);
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('stack')).toBe(1);
  });
});

const sixFours = [4, 4, 4, 4, 4, 4];

/** How many turns each seat has in a game that is played by chance. */
function turnsPlayed(seats: number, seed: number): number[] {
  const sink: Sink = [];
  const luck = dice(seed);
  const position = phalanxx.start({ seats }, seeded(seed), sink);
  const play = phalanxx.playing(seeded(`${seed} played`), sink, seats);
  for (;;) {
    const move = randomMove(phalanxx, position, luck);
    if (move === null) break;
    phalanxx.play(position, move, play);
  }
  const rolls = phalanxx.events(sink, 'all').filter(({ key }) => key === 'event.rolled');
  return Array.from(
    { length: seats },
    (_, seat) => rolls.filter(({ params }) => params.seat === seat).length,
  );
}
