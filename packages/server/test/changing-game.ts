/** A small game whose rules change from version to version: everybody adds to a sum in turn, until it is large. */

import {
  type Contract,
  defineGame,
  type Game,
  language,
  type PositionJson,
  type PositionOf,
  type Scenes,
  upTo,
} from '@diadochi/kernel';

const contract = {
  nouns: {},
  decisions: { add: { about: {}, answers: [{ add: 'count' }] } },
  procedures: { game: { args: {} } },
  windows: {},
  interjections: {},
  events: { added: { seat: 'seat', count: 'count' } },
} as const satisfies Contract;

interface Change {
  readonly version: string;
  /** The name of the column with the sum. */
  readonly sum: string;
  /** Columns besides. */
  readonly more?: { readonly [column: string]: number };
  /** The most that may be added at once. */
  readonly most: number;
  readonly migrations?: { readonly [version: string]: (position: PositionJson) => PositionJson };
}

export function changing({ version, sum, more = {}, most, migrations = {} }: Change): Game {
  const layout: { [column: string]: number } = { [sum]: 1, turn: 1, ...more };
  type Board = PositionOf<typeof layout>;
  const { procedure, decision } = language<typeof contract, Board>();
  const game = procedure('game', () => ({})).steps({
    A_add: {
      ask: 'add',
      of: (p) => [p.turn[0]],
      about: () => ({}),
      then: (p, _, seat, { add }, { tell }) => {
        p[sum][0] += add;
        p.turn[0] = (seat + 1) % p.seats;
        tell?.all('added', { seat, count: add });
      },
    },
    B_enough: (p) => (p[sum][0] < 500 ? 'A_add' : undefined),
  });
  const scenes: Scenes<Board> = { parts: {}, underWay: () => [], facts: {} };
  return defineGame({
    name: 'changing',
    version,
    migrations,
    seats: { least: 2, most: 4 },
    settings: {},
    contract,
    layout,
    content: {},
    whole: 'game',
    procedures: { game },
    decisions: { add: decision('add', [{ add: { among: () => upTo(most), bounds: 'X1-01' } }]) },
    windows: {},
    interjections: {},
    turnOrder: (p) => upTo(p.seats - 1),
    outcomes: ['over'],
    outcome: (p) => ({ winners: [0], kind: 'over', scores: [p[sum][0]] }),
    view: (p) => ({ sum: p[sum][0] }),
    worldOf: () => {},
    scenes,
  });
}
