/** A game so small that each test of the machine can say what it is about: votes in turn, lists, a bell. */

import {
  type Contract,
  defineGame,
  done,
  type Game,
  language,
  type PositionOf,
  type Scenes,
  upTo,
} from '../src/index.ts';

export const contract = {
  nouns: { colour: ['red', 'green', 'blue'] },
  decisions: {
    vote: { about: { round: 'count' }, answers: [{ vote: 'colour' }, { abstain: 'yes' }] },
    stake: { about: {}, answers: [{ stake: 'count' }] },
    whisper: { about: {}, answers: [{ whisper: 'colour' }], secret: true },
  },
  procedures: {
    game: { args: {}, locals: { votes: [{ by: 'seat', colour: 'colour?' }], round: 'count' } },
    tally: {
      args: { votes: [{ by: 'seat', colour: 'colour?' }] },
      locals: { seen: ['colour'] },
      result: { most: 'colour?' },
      entries: ['B_count'],
    },
    bell: { args: { by: 'seat' } },
    knell: { args: { by: 'seat' } },
    ringing: { args: { by: 'seat' } },
  },
  windows: {},
  interjections: { bell: { answers: [{ ring: 'yes' }] } },
  events: { voted: { seat: 'seat', colour: 'colour' }, rang: { seat: 'seat' } },
} as const satisfies Contract;

export const layout = { purse: 4, spent: 4, bells: 1, votes: 4, result: 1, heard: 1 };
export type Board = PositionOf<typeof layout>;
export const { procedure, decision, interjection, rule, under } = language<typeof contract, Board>();

const seatsOf = (p: Board) => upTo(p.seats - 1);

const game = procedure('game', () => ({ votes: [], round: 1 })).steps({
  A_purses: (p) => {
    for (const seat of seatsOf(p)) p.purse[seat] ||= seat;
  },
  B_votes: {
    ask: 'vote',
    inTurn: true,
    of: (p, f) => seatsOf(p).filter((seat) => p.votes[seat] === 0 || f.votes.some(({ by }) => by === seat)),
    about: (_, { round }) => ({ round }),
    then: (_, f, seat, answer, { tell }) => {
      const colour = 'vote' in answer ? answer.vote : null;
      f.votes.push({ by: seat, colour });
      if (colour !== null) tell?.all('voted', { seat, colour });
      return colour === 2 ? 'D_stakes' : undefined; // blue ends the vote
    },
  },
  C_tally: {
    call: 'tally',
    with: (_, { votes }) => (votes.length < 2 ? null : { votes }),
    then: (p, f, { most }) => {
      p.result[0] = most ?? -1;
      p.heard[0] = f.votes.length; // the list is still our own
    },
  },
  D_stakes: {
    ask: 'stake',
    of: seatsOf,
    about: () => ({}),
    then: (p, _, seat, { stake }) => {
      p.spent[seat] = stake;
    },
  },
  E_whisper: { ask: 'whisper', of: () => [0], about: () => ({}), then: () => {} },
});

const tally = procedure('tally', (_, { votes }) => ({ votes, seen: [] })).steps(
  {
    A_empty: (_, f) => {
      f.votes.length = 0; // must not touch the list of the caller
    },
    B_count: (_, f) => {
      for (const { colour } of f.votes) if (colour !== null) f.seen.push(colour);
      return done({ most: f.seen[0] ?? null });
    },
  },
  { from: 'B_count', over: (_, { votes }) => votes.length === 0 && { most: 2 } },
);

const bell = procedure('bell', (_, args) => args).steps({
  A_ring: (p, { by }, { tell }) => {
    p.bells[0]++;
    p.votes[by] = 1; // who rings has no vote any more
    p.purse[by] = 0;
    tell?.all('rang', { seat: by });
  },
});

/** After the third stroke it tolls. */
const ringing = procedure('ringing', (_, args) => args).steps({
  A_ring: { call: (p: Board) => (p.bells[0] < 3 ? 'bell' : 'knell'), with: (_, { by }) => ({ by }) },
});
const knell = procedure('knell', (_, args) => args).steps({
  A_toll: (p, { by }) => {
    p.spent[by] = 9;
  },
});

const maySay = rule<[number]>({ 'X1-01': (p, colour) => p.bells[0] === 0 || colour !== 0 });

const noScenes: Scenes<Board> = {
  parts: {},
  underWay: () => [],
  facts: { result: (p) => p.result[0], spent: (p) => Array.from(p.spent) },
};

/** The game, with something that is settled after each step. */
export const toyThat = (settle?: (p: Board) => boolean): Game =>
  defineGame({
    name: 'toy',
    version: '1',
    seats: { least: 2, most: 4 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: { game, tally, bell, knell, ringing },
    decisions: {
      vote: decision('vote', [
        { vote: { among: () => upTo(2), bounds: 'X1-02', may: (p, _, colour) => maySay.broken(p, colour) } },
        { abstain: {} },
      ]),
      stake: decision('stake', [{ stake: { among: (p, { seat }) => upTo(p.purse[seat]), bounds: 'X1-03' } }]),
      whisper: decision('whisper', [{ whisper: { among: () => [1], bounds: 'X1-02' } }]),
    },
    windows: {},
    interjections: {
      bell: interjection('bell', {
        open: () => true,
        ways: [{ ring: { closed: (p, { seat }) => (p.votes[seat] === 1 ? 'X1-04' : null) } }],
        calls: 'ringing',
        with: (_, seat) => ({ by: seat }),
      }),
    },
    turnOrder: seatsOf,
    outcomes: ['over'],
    outcome: (p) => ({ winners: [0], kind: 'over', scores: Array.from(p.spent.subarray(0, p.seats)) }),
    view: () => null,
    worldOf: () => {},
    scenes: noScenes,
    ...(settle && { settle }),
  });

export const toy = toyThat();
