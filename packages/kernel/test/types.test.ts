/**
 * Types are tested by the type checker: each `@ts-expect-error` fails the check if its line compiles.
 * A wrong step name, a wrong result, an answer to another question, a missing panel: none of these compiles.
 */

import { describe, expectTypeOf, it } from 'vitest';
import { type About, type Action, type AnswerTo, done, type Id, type Kind, upTo } from '../src/index.ts';
import { type Board, type contract, decision, interjection, procedure, rule, under } from './toy.ts';

type Toy = typeof contract;

describe('What follows from a contract', () => {
  it('answers, as rules code and as JSON have them', () => {
    expectTypeOf<AnswerTo<Toy, 'vote'>>().toEqualTypeOf<{ vote: Id<'colour'> } | { abstain: true }>();
    expectTypeOf<Action<Toy, 'vote'>>().toEqualTypeOf<{ vote: string } | { abstain: true }>();
    expectTypeOf<About<Toy, 'vote'>>().toEqualTypeOf<{ round: number }>();
    expectTypeOf<Kind<Toy>>().toEqualTypeOf<'vote' | 'stake' | 'whisper' | 'bell'>();
  });

  it('a colour is no seat', () => {
    const paint = (_: Id<'colour'>) => {};
    const seat: Id<'seat'> = 1;
    paint(2);
    // @ts-expect-error a seat is no colour
    paint(seat);
  });
});

describe('What does not compile', () => {
  it('a jump to a step that does not exist', () => {
    procedure('bell', (_, args) => args).steps({
      A_ring: () => 'B_fade',
      B_fade: () => {},
    });
    procedure('bell', (_, args) => args).steps({
      // @ts-expect-error there is no step C_fade
      A_ring: () => 'C_fade',
      B_fade: () => {},
    });
  });

  it('a step that leads to one that does not exist', () => {
    const asks = { ask: 'stake', of: () => [0], about: () => ({}) } as const;
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      A_stakes: { ...asks, then: 'B_end', none: 'B_end' },
      B_end: () => {},
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error there is no step C_end
      A_stakes: { ...asks, then: 'C_end' },
      B_end: () => {},
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error there is no step C_end
      A_stakes: { ...asks, then: 'B_end', none: 'C_end' },
      B_end: () => {},
    });
  });

  it('a procedure that is asked for and does not exist', () => {
    const p = { stack: [], procedures: [] } as unknown as Board;
    expectTypeOf(under(p, 'bell')).toEqualTypeOf<{ readonly by: Id<'seat'> } | null>();
    // @ts-expect-error there is no procedure of that name
    under(p, 'dance');
  });

  it('a result of the wrong shape', () => {
    procedure('tally', (_, args) => ({ ...args, seen: [] })).steps({ B_count: () => done({ most: 1 }) });
    // @ts-expect-error the result of a tally is the colour with the most votes
    procedure('tally', (_, args) => ({ ...args, seen: [] })).steps({ B_count: () => done({ least: 1 }) });
  });

  it('a procedure without a step at which it may be entered', () => {
    // @ts-expect-error B_count is an entry of the tally
    procedure('tally', (_, args) => ({ ...args, seen: [] })).steps({ A_empty: () => {} });
  });

  it('an entry that is none', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      A_tally: { call: 'tally', at: 'B_count', with: () => ({ votes: [] }) },
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error a tally cannot be entered at A_empty
      A_tally: { call: 'tally', at: 'A_empty', with: () => ({ votes: [] }) },
    });
  });

  it('a start that forgets a local', () => {
    // @ts-expect-error a tally also keeps what it has seen
    procedure('tally', (_, args) => ({ ...args }));
  });

  it('a call without its arguments, or with others', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error a tally wants the votes
      A_tally: { call: 'tally', with: () => ({}) },
    });
  });

  it('a call that the position decides on, among procedures that are not alike', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      A_ring: { call: (p: Board) => (p.bells[0] > 0 ? 'bell' : 'knell'), with: () => ({ by: 0 }) },
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error a tally takes votes, a bell who rings it
      A_ring: { call: (p: Board) => (p.bells[0] > 0 ? 'bell' : 'tally'), with: () => ({ by: 0 }) },
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error who rings must be said
      A_ring: { call: (p: Board) => (p.bells[0] > 0 ? 'bell' : 'knell'), with: () => ({}) },
    });
  });

  it('the answer to another question', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      A_stakes: {
        ask: 'stake',
        of: () => [0],
        about: () => ({}),
        // @ts-expect-error a stake is no vote
        then: (_p, _f, _seat, { vote }) => void vote,
      },
    });
  });

  it('a question about something else', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error a vote is about a round
      A_vote: { ask: 'vote', of: () => [0], about: () => ({ turn: 1 }), then: () => {} },
    });
  });

  it('a question, procedure or event that is not in the contract', () => {
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error nobody is asked to sing
      A_sing: { ask: 'sing', of: () => [0], about: () => ({}), then: () => {} },
    });
    procedure('game', () => ({ votes: [], round: 1 })).steps({
      // @ts-expect-error there is no procedure of that name
      A_dance: { call: 'dance', with: () => ({}) },
    });
    procedure('bell', (_, args) => args).steps({
      // @ts-expect-error who rang is a seat, and the only parameter
      A_ring: (_p, { by }, { tell }) => tell?.all('rang', { bell: by }),
    });
  });

  it('a field that the answer does not have, or one that is missing', () => {
    decision('stake', [{ stake: { among: () => upTo(3), bounds: 'X1-03' } }]);
    // @ts-expect-error a stake has no colour
    decision('stake', [{ colour: { among: () => upTo(3), bounds: 'X1-03' } }]);
    // @ts-expect-error the second way to vote, abstaining, is missing
    decision('vote', [{ vote: { among: () => upTo(3), bounds: 'X1-03' } }]);
    // @ts-expect-error why anything else is out of the question must be said
    decision('stake', [{ stake: { among: () => upTo(3) } }]);
  });

  it('an interjection that calls with the wrong arguments', () => {
    interjection('bell', {
      open: () => true,
      ways: [{ ring: {} }],
      calls: 'bell',
      // @ts-expect-error the bell wants to know who rings
      with: () => ({ seat: 0 }),
    });
  });

  it('a rule about other things than it is asked', () => {
    const mayRing = rule<[Id<'seat'>]>({ 'X1-04': (_, seat) => seat > 0 });
    const p = {} as Board;
    const ask = () => mayRing.allows(p, 1);
    expectTypeOf(ask).returns.toEqualTypeOf<boolean>();
    // @ts-expect-error one seat, not two
    const askTwo = () => mayRing.allows(p, 1, 2);
    expectTypeOf(askTwo).toBeFunction();
  });

  it('panels of which one is missing, or that answer another question', () => {
    type Panels = {
      [K in Kind<Toy>]: (about: About<Toy, K>, send: (action: Action<Toy, K>) => void) => void;
    };
    const all: Panels = {
      vote: ({ round }, send) => send(round > 1 ? { abstain: true } : { vote: 'red' }),
      stake: (_, send) => send({ stake: 1 }),
      whisper: (_, send) => send({ whisper: 'green' }),
      bell: (_, send) => send({ ring: true }),
    };
    const { bell, ...others } = all;
    // @ts-expect-error the bell has no panel
    const missing: Panels = others;
    // @ts-expect-error a panel for stakes cannot vote
    const mixed: Panels = { ...all, stake: (_, send) => send({ vote: 'red' }) };
    expectTypeOf(bell).toBeFunction();
    expectTypeOf(missing).toBeObject();
    expectTypeOf(mixed).toBeObject();
  });
});
