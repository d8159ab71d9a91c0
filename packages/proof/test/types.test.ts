/** Windows carry their subject and nothing else: tested by the type checker, line by line. */

import type { Action, AnswerTo, Id } from '@diadochi/kernel';
import { describe, expectTypeOf, it } from 'vitest';
import { type CardPlayed, type contract, type Omens, procedure, window } from '../src/contract.ts';

const ways = [{ play: { among: () => [0], bounds: 'T5-01' } }] as const;

describe('What does not compile', () => {
  it('a card that changes what its window does not carry', () => {
    window('omens', {
      asks: () => true,
      byDefault: () => true,
      ways,
      plays: 'playCard',
      with: (_, __, seat, { play }) => ({ by: seat, card: play }),
      then: (_, subject) => {
        subject.bonus += 1;
        // @ts-expect-error the omens of a raid know nothing of points
        subject.points = 1;
      },
    });
  });

  it('a card that reads the subject of another window', () => {
    window('answering', {
      asks: () => true,
      // @ts-expect-error what is answered is a card; the village is the omens' subject
      byDefault: (_p, _seat, { village }) => village > 0,
      ways,
      plays: 'playCard',
      with: (_, __, seat, { play }) => ({ by: seat, card: play }),
      then: () => {},
    });
  });

  it('a window that expects another result than its procedure gives', () => {
    window('omens', {
      asks: () => true,
      byDefault: () => true,
      ways,
      plays: 'playCard',
      with: (_, __, seat, { play }) => ({ by: seat, card: play }),
      // @ts-expect-error a played card was cancelled or not; it was not won
      then: (_p, _subject, _seat, _answer, { won }) => void won,
    });
  });

  it('an opener that takes another subject back', () => {
    procedure('playCard', (_, args) => ({ ...args, cancelled: false })).steps({
      A_answers: {
        open: 'answering',
        with: (_, { by, card, cancelled }) => ({ by, card, cancelled }),
        // @ts-expect-error what comes back is the card, not the raid
        then: (_p, _f, { bonus }) => void bonus,
      },
    });
    procedure('playCard', (_, args) => ({ ...args, cancelled: false })).steps({
      // @ts-expect-error the subject of this window is a card with who played it
      A_answers: { open: 'answering', with: (_, { by }) => ({ by }) },
    });
  });
});

describe('What follows from the contract', () => {
  it('passing is always an answer to a window, and never one to a question', () => {
    expectTypeOf<AnswerTo<typeof contract, 'omens'>>().toEqualTypeOf<{ play: Id<'card'> } | { pass: true }>();
    expectTypeOf<Action<typeof contract, 'augury'>>().toEqualTypeOf<{ offer: number }>();
    expectTypeOf<Omens>().toHaveProperty('bonus');
    expectTypeOf<CardPlayed>().not.toHaveProperty('bonus');
  });
});
