/** A game of pebbles, for tests of matches and records: whatever may be taken back and whatever not is one answer away. */

import {
  type Contract,
  defineGame,
  done,
  type FrameSpec,
  type Game,
  language,
  type PositionJson,
  type PositionOf,
  type Scenes,
  upTo,
} from '../src/index.ts';

export const contract = {
  nouns: { stone: ['flint', 'jade', 'onyx'] },
  decisions: {
    turn: {
      about: {},
      answers: [
        { take: 'count' },
        { roll: 'yes' },
        { draw: 'yes' },
        { show: 'stone' },
        { shout: 'yes' },
        { next: 'yes' },
        { stop: 'yes' },
      ],
    },
    how: { about: {}, answers: [{ softly: 'yes' }, { loudly: 'yes' }] },
  },
  procedures: {
    game: { args: {}, locals: { seat: 'seat', shouts: 'flag', guest: 'seat?' } },
    hushing: { args: { by: 'seat' } },
  },
  windows: { noise: { subject: { of: 'seat' }, answers: [{ hush: 'yes' }] } },
  interjections: {},
  events: { laid: { count: 'count' }, taken: { count: 'count' } },
} as const satisfies Contract;
const layout = { pile: 3, known: 3, hushes: 1 };
export type Pebbles = PositionOf<typeof layout>;
const { procedure, decision, window } = language<typeof contract, Pebbles>();

interface Version {
  readonly version?: string;
  /** How many pebbles lie there at first. */
  readonly laid?: number;
  /** A die says how many more do. */
  readonly castsAtFirst?: boolean;
  /** Nobody goes back from what he has shown. */
  readonly forgetful?: boolean;
  readonly migrations?: { readonly [version: string]: (position: PositionJson) => PositionJson };
}
/** A scene says which procedures are under way. */
export const scenes: Scenes<Pebbles> = {
  parts: { frames: () => {} },
  underWay: (_, { frames = [{ proc: 'game', step: 'B_turn', locals: { seat: 1 } }] }) =>
    frames as readonly FrameSpec[],
  facts: { pile: (p) => [...p.pile] },
};

type Rules = Parameters<typeof defineGame<typeof contract, typeof layout>>[0];
export const pebbles = (
  { version = '1', laid = 9, castsAtFirst = false, forgetful = false, migrations = {} }: Version = {},
  more: Partial<Rules> = {},
): Game =>
  defineGame<typeof contract, typeof layout>({
    name: 'pebbles',
    version,
    migrations,
    seats: { least: 2, most: 3 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: {
      game: procedure('game', () => ({ seat: 0, shouts: false, guest: null })).steps({
        A_lay: (p, _, { chance, tell }) => {
          p.pile[0] = castsAtFirst ? laid + chance.die(6) : laid;
          tell?.all('laid', { count: p.pile[0] });
        },
        B_turn: {
          ask: 'turn',
          of: (_, { seat }) => [seat],
          about: () => ({}),
          then: (p, f, seat, answer, { chance, tell }) => {
            f.shouts = 'shout' in answer;
            if ('take' in answer) {
              p.pile[0] -= answer.take;
              tell?.all('taken', { count: answer.take });
            } else if ('roll' in answer) p.pile[1] = chance.die(6);
            else if ('draw' in answer) p.pile[2] = chance.draw([0, 1, 2]);
            else if ('show' in answer) chance.reveal('own', answer.show);
            else if ('next' in answer) f.seat = (seat + 1) % p.seats;
            return 'stop' in answer ? done({}) : undefined;
          },
        },
        C_noise: { open: 'noise', with: (_, { seat, shouts }) => (shouts ? { of: seat } : null) },
        D_again: (): 'B_turn' => 'B_turn',
      }),
      hushing: procedure('hushing', (_, args) => args).steps({
        A_hush: {
          ask: 'how',
          of: (_, { by }) => [by],
          about: () => ({}),
          then: (p) => {
            p.hushes[0]++;
          },
        },
      }),
    },
    decisions: {
      turn: decision('turn', [
        { take: { among: () => upTo(9), bounds: 'X1-01' } },
        { roll: {} },
        { draw: {} },
        { show: { among: () => upTo(2), bounds: 'X1-02' } },
        { shout: {} },
        { next: {} },
        { stop: {} },
      ]),
      how: decision('how', [{ softly: {} }, { loudly: {} }]),
    },
    windows: {
      noise: window('noise', {
        asks: (_, seat, { of }) => seat !== of,
        byDefault: (_, seat) => seat === 2,
        ways: [{ hush: { closed: (p) => (p.hushes[0] > 0 ? 'X1-03' : null) } }],
        plays: 'hushing',
        with: (_p, _subject, seat) => ({ by: seat }),
        then: () => {},
      }),
    },
    interjections: {},
    turnOrder: ({ seats }) => upTo(seats - 1),
    outcomes: ['stopped'],
    outcome: (p) => ({ winners: [0], kind: 'stopped', how: 'stopped', scores: [p.pile[0]] }),
    view: (p) => ({ pile: [...p.pile] }),
    worldOf: () => {},
    ...(!forgetful && {
      shown: (p: Pebbles, _seat: number, piece: number) => {
        p.known[piece] = 1;
      },
    }),
    scenes,
    ...more,
  });
