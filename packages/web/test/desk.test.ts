/** The desk at which things are tried out, driven as the page drives it, without a browser. */

import { beginMatch, dice, type Game, type Json, randomMove, seeded } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import { proof } from '@diadochi/proof';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { type Fields, type Options, pendingOf, type SeatView } from '../src/api.ts';
import { type Desk, openDesk } from '../src/engine/desk.ts';

/** A game of which so much has been played at random. */
function played(game: Game, seats: number, moves: number, seed: string) {
  const chance = seeded(seed);
  const random = dice(seed);
  let { position } = beginMatch(game, { seats }, chance).match;
  for (let i = 0; i < moves; i++) {
    const move = randomMove(game, position, random);
    if (move === null) break;
    position = game.apply(position, move.seat, game.action(move), chance);
  }
  return position;
}

const decisionOf = (view: SeatView): string =>
  pendingOf(view).find(({ seat, optional }) => seat === view.seat && !optional)?.id ?? '';

/** Answers what is asked, field by field, each at random among what is offered. */
function answer(desk: Desk, random: (below: number) => number): Fields | null {
  let soFar: Fields = {};
  for (let i = 0; i < 60; i++) {
    const found: Options = desk.options(soFar);
    if (found.options.length === 0 || (found.complete && random(3) === 0))
      return found.complete ? soFar : null;
    soFar = { ...soFar, ...found.options[random(found.options.length)] };
  }
  return null;
}

describe.each([
  ['proof', proof, 3],
  ['phalanxx', phalanxx, 3],
  ['successors', successors, 4],
] as const)('a desk of %s', (_, game, seats) => {
  it('plays on from what a seat knows, by what it offers alone', () => {
    const random = dice('desk');
    for (const moves of [0, 20, 60]) {
      const position = played(game, seats, moves, `desk ${moves}`);
      const desk = openDesk(game, { from: { view: game.view(position, 1) }, seed: 'x' });
      let done = 0;
      for (let i = 0; i < 25; i++) {
        const view = desk.view();
        const decision = decisionOf(view);
        if (decision === '') break; // what comes next needs a card that nobody here knows
        const action = answer(desk, random);
        if (action === null) break;
        if (!desk.judge([action])[0].allowed) continue;
        const { seq } = desk.act(decision, action);
        done++;
        expect(seq).toBe(desk.view().seq);
        expect(desk.finality(action)).toBeNull();
        if (view.seat !== 1) expect((view.table as { hand?: unknown }).hand ?? null).toBeNull();
      }
      expect(desk.log()).toHaveLength(desk.tree().tried.length - 1);
      while (desk.view().undo) desk.undo();
      expect(desk.view().seq).toBe(0);
      for (let i = 0; i < done; i++) desk.redo();
      expect(desk.view().seq).toBe(done);
    }
  });

  it('shows the same table to the seat as the game does', () => {
    const position = played(game, seats, 40, 'same');
    for (let seat = 0; seat < seats; seat++) {
      const desk = openDesk(game, { from: { view: game.view(position, seat) }, seed: 'x' });
      const view = desk.view();
      if (view.seat === seat && desk.tree().tried.length === 1)
        expect(view.table).toEqual(game.view(position, seat).table);
    }
  });
});

describe('a raid that is tried out', () => {
  /** Turn by turn until somebody may raid. */
  function atRaid(): { desk: Desk; raid: Json } {
    const random = dice('raid');
    let position = played(proof, 2, 0, 'raid');
    for (;;) {
      const [asked] = proof.pending(position).filter(({ optional }) => !optional);
      if (asked.kind === 'turn') {
        const desk = openDesk(proof, { from: { position: proof.toJson(position) }, seed: 'raid' });
        const raids = ['argos', 'megara', 'thebes', 'delphi'].map((raid) => ({
          raid,
          led: 'veteran',
          with: 2,
        }));
        const raid = raids.find((each) => desk.judge([each])[0].allowed);
        if (raid !== undefined) return { desk, raid };
      }
      const move = randomMove(proof, position, random);
      if (move === null) throw new Error('nobody ever raids');
      position = proof.apply(position, move.seat, proof.action(move), seeded('raid'));
    }
  }
  /** All pass until the dice have fallen. */
  function passAll(desk: Desk): void {
    for (let i = 0; i < 10 && desk.tree().tried.at(-1)?.result === null; i++) {
      const view = desk.view();
      if (!desk.judge([{ pass: true }])[0].allowed) break;
      desk.act(decisionOf(view), { pass: true });
    }
  }

  it('is won and lost as one wishes, each in a branch of its own', () => {
    const { desk, raid } = atRaid();
    desk.wish('win');
    desk.act(decisionOf(desk.view()), raid);
    passAll(desk);
    const won = desk.tree();
    expect(won.tried[won.at].result).toBe('win');
    desk.wish('lose');
    const lost = desk.tree();
    expect(lost.tried[lost.at].result).toBe('lose');
    // A sibling: the same was done, and the dice fell otherwise.
    expect(lost.tried[lost.at].parent).toBe(won.tried[won.at].parent);
    expect(lost.at).not.toBe(won.at);
    const chances = [won.tried[won.at].chance, lost.tried[lost.at].chance] as number[];
    expect(chances[0] + chances[1]).toBeGreaterThan(0.8);
    expect(chances[0] + chances[1]).toBeLessThan(1.2);
    // Wished for again, it is the branch that is there already.
    desk.wish('win');
    expect(desk.tree().at).toBe(won.at);
    expect(desk.tree().tried).toHaveLength(lost.tried.length);
  });

  it('leaves what was there where it was: another answer is another branch', () => {
    const { desk, raid } = atRaid();
    desk.act(decisionOf(desk.view()), raid);
    const first = desk.tree().at;
    desk.undo();
    desk.act(decisionOf(desk.view()), { rest: true });
    const second = desk.tree().at;
    expect(second).not.toBe(first);
    desk.goTo(first);
    expect(desk.view().seq).toBe(1);
    expect(desk.tree().tried.filter(({ parent }) => parent === 0)).toHaveLength(2);
    // The same once more is the same branch, where no dice are thrown.
    desk.goTo(0);
    desk.act(decisionOf(desk.view()), { rest: true });
    expect(desk.tree().at).toBe(second);
  });

  it('refuses what the rules refuse, and an answer to another question', () => {
    const { desk } = atRaid();
    expect(() => desk.act(decisionOf(desk.view()), { shift: 'veteran', to: 'nowhere' })).toThrow();
    expect(() => desk.act('turn.99.0', { rest: true })).toThrow('stale-decision');
    expect(() => desk.goTo(99)).toThrow();
    expect(desk.tree().tried).toHaveLength(1);
  });
});
