/** A game that is given up, of whichever game and at whatever moment: it is over, and can be looked at and put away. */

import { beginMatch, dice, randomMove, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { firstCounts, tellingFrom } from '../src/audiences.ts';
import { games } from '../src/games.ts';

describe.each(Object.keys(games))('A game of %s that is given up', (name) => {
  it.each([0, 1, 9, 40])('after %i moves is over for everybody, without a winner', (moves) => {
    const game = games[name];
    const seats = game.seats.most;
    const pick = dice(`given up ${moves}`);
    const chance = seeded(`given up ${moves}`);
    const { match } = beginMatch(game, { seats }, chance);
    for (let i = 0; i < moves; i++) {
      const move = randomMove(game, match.position, pick);
      if (move !== null) match.position = game.apply(match.position, move.seat, game.action(move), chance);
    }
    const running = game.hash(match.position);
    const position = game.abandoned(match.position);
    expect(game.hash(match.position)).toBe(running); // what it came from is as it was
    for (const seat of [null, ...Array.from({ length: seats }, (_, i) => i)])
      expect(tellingFrom({ ...match, position }, firstCounts(match)).view(seat)).toMatchObject({
        asked: null,
        free: [],
        undo: false,
        outcome: { kind: 'abandoned', winners: [], scores: [] },
      });
    const text = game.canonical(position);
    expect(JSON.stringify(game.toJson(position))).toBe(text);
    expect(game.canonical(game.fromJson(JSON.parse(text)))).toBe(text);
    expect(game.outcome(game.copy(position))?.kind).toBe('abandoned');
    expect(game.check(position)).toBeNull();
  });
});
