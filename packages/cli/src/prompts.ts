/** How often those are asked whose turn it is not: what a game asks of their patience, a player turn. */

import type { Game, Position, Seat } from '@diadochi/kernel';
import { momentOf } from './turns.ts';

/** How many prompts in all, and how many a player turn: in the mean, and at most in 95 % of the turns. */
export interface Frequency {
  readonly prompts: number;
  readonly mean: number;
  readonly p95: number;
}
export interface PromptCounts {
  readonly playerTurns: number;
  readonly overall: Frequency;
  /** Those of them in windows, such as the moments of Surprise cards. */
  readonly windows: Frequency;
  readonly kinds: { readonly [kind: string]: Frequency };
  /** What was asked while it was nobody's turn (set-up, the end of a round), which is part of no figure above. */
  readonly betweenTurns: { readonly [kind: string]: number };
}
export interface PromptCounter {
  /** A seat is asked, and does not answer by itself. */
  asked(position: Position, seat: Seat, kind: string): void;
  gameOver(): void;
  counts(): PromptCounts;
}

export function promptCounter(game: Game): PromptCounter {
  const overall = new Tally();
  const windows = new Tally();
  const kinds = new Map<string, Tally>();
  const betweenTurns: { [kind: string]: number } = {};
  let turns = 0;
  let turn = '';
  let prompts = new Map<string, number>();

  function endTurn(): void {
    if (turn === '') return;
    turns++;
    let [all, inWindows] = [0, 0];
    for (const [kind, count] of prompts) {
      all += count;
      if (Object.hasOwn(game.contract.windows, kind)) inWindows += count;
      tallyOf(kind).add(count);
    }
    overall.add(all);
    windows.add(inWindows);
    turn = '';
    prompts = new Map();
  }
  function tallyOf(kind: string): Tally {
    const tally = kinds.get(kind) ?? new Tally();
    kinds.set(kind, tally);
    return tally;
  }

  return {
    asked(position, seat, kind) {
      const mover = game.turnOf(position);
      const now = mover === null ? '' : `${momentOf(game, position)} ${mover}`;
      if (now !== turn) endTurn();
      turn = now;
      if (mover === null) betweenTurns[kind] = (betweenTurns[kind] ?? 0) + 1;
      else if (mover !== seat) prompts.set(kind, (prompts.get(kind) ?? 0) + 1);
    },
    gameOver: endTurn,
    counts: () => ({
      playerTurns: turns,
      overall: overall.frequency(turns),
      windows: windows.frequency(turns),
      kinds: Object.fromEntries(
        [...kinds]
          .map(([kind, tally]): [string, Frequency] => [kind, tally.frequency(turns)])
          .sort(([a, x], [b, y]) => y.prompts - x.prompts || a.localeCompare(b)),
      ),
      betweenTurns,
    }),
  };
}

/** In how many turns there were so many prompts; turns that are not noted had none. */
class Tally {
  readonly #turns: number[] = [];

  add(prompts: number): void {
    this.#turns[prompts] = (this.#turns[prompts] ?? 0) + 1;
  }

  frequency(turns: number): Frequency {
    let prompts = 0;
    let some = 0;
    this.#turns.forEach((times, count) => {
      prompts += times * count;
      if (count > 0) some += times;
    });
    let p95 = 0;
    for (let within = turns - some; within < 0.95 * turns; ) within += this.#turns[++p95] ?? 0;
    return { prompts, mean: turns === 0 ? 0 : Math.round((prompts / turns) * 1000) / 1000, p95 };
  }
}

const inWindows = (windows: Frequency): string =>
  windows.prompts === 0 ? '' : `; in windows of cards ${often(windows)}`;
const often = ({ mean, p95 }: Frequency): string => `${mean} a player turn, at most ${p95} in 95 % of them`;

/** For people: what would be asked if everybody wanted to be stopped by everything, and what is answered by default instead. */
export const literallyInWords = (
  { overall, windows }: Pick<PromptCounts, 'overall' | 'windows'>,
  defaults: { readonly [kind: string]: string },
): string[] => [
  `  literally, with everything armed: ${often(overall)}${inWindows(windows)}`,
  ...(Object.keys(defaults).length === 0
    ? []
    : [
        `  answered by default: ${Object.entries(defaults)
          .map(([kind, how]) => `${kind} (${how})`)
          .join(', ')}`,
      ]),
];

/** For people: a line for all prompts, then one a kind. */
export function inWords({ playerTurns, overall, windows, kinds, betweenTurns }: PromptCounts): string[] {
  const between = Object.entries(betweenTurns).map(([kind, count]) => `${kind} ${count}`);
  return [
    `prompts to others than the moving player, ${playerTurns} player turns: ${often(overall)}${inWindows(windows)}`,
    ...Object.entries(kinds).map(([kind, frequency]) => `  ${kind}: ${often(frequency)}`),
    ...(between.length > 0 ? [`  between turns: ${between.join(', ')}`] : []),
  ];
}
