/** A tournament between bots: after each game everybody moves one seat on. */

import { type Game, type Json, type Outcome, upTo } from '@diadochi/kernel';
import { moverOf } from './movers.ts';
import { playByBots } from './simulation.ts';

export interface Tournament {
  /** The game's name. */
  readonly game: string;
  /** Who takes part, in the order of the first game's seats. */
  readonly entrants: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: { readonly [key: string]: number | boolean | string };
  readonly budgetMs?: number;
}
/** What one game gives, for each entrant. */
export interface Result {
  readonly no: number;
  readonly entrants: readonly {
    /** 1 for a victory; somebody who shares it has only a part. */
    readonly won: number;
    readonly score: number;
    readonly decisions: number;
    readonly ms: number;
    readonly longestMs: number;
  }[];
}

/** The seat of an entrant in a game. */
export const seatOf = (entrant: number, no: number, seats: number): number => (entrant + no) % seats;

export function playRound(game: Game, { entrants, seed, options, budgetMs }: Tournament, no: number): Result {
  const seats = entrants.length;
  const bots: string[] = [];
  entrants.forEach((bot, entrant) => {
    bots[seatOf(entrant, no, seats)] = bot;
  });
  const times = bots.map(() => ({ decisions: 0, ms: 0, longestMs: 0 }));
  const sitting = { game, setup: { seats, options }, bots, seed: `${seed}/${no + 1}` };
  const onDecision = (seat: number, ms: number) => {
    const time = times[seat];
    time.decisions++;
    time.ms += ms;
    time.longestMs = Math.max(time.longestMs, ms);
  };
  const mover = moverOf({ ...sitting, onDecision, ...(budgetMs === undefined ? {} : { budgetMs }) });
  const { winners, scores }: Outcome = playByBots(sitting, mover).outcome;
  return {
    no,
    entrants: upTo(seats - 1).map((entrant) => {
      const seat = seatOf(entrant, no, seats);
      return { won: winners.includes(seat) ? 1 / winners.length : 0, score: scores[seat], ...times[seat] };
    }),
  };
}

export interface Standing {
  readonly bot: string;
  /** How many of the seats it has, and the share of the games that it would win if all were alike. */
  readonly seats: number;
  readonly par: number;
  readonly wins: number;
  readonly share: number;
  /** 95 %, by Wilson's score. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScore: number;
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
}

/** Who won how much. A bot that has several seats wins whenever one of them does. */
export function standings(entrants: readonly string[], results: readonly Result[]): Standing[] {
  return [...new Set(entrants)].map((bot) => {
    const played = results.flatMap((result) => result.entrants.filter((_, i) => entrants[i] === bot));
    const total = (of: (each: (typeof played)[number]) => number): number =>
      played.reduce((sum, each) => sum + of(each), 0);
    const games = results.length;
    const seats = entrants.filter((each) => each === bot).length;
    const wins = total(({ won }) => won);
    const decisions = total((each) => each.decisions);
    return {
      bot,
      seats,
      par: rounded(seats / entrants.length),
      wins: rounded(wins),
      share: rounded(wins / games),
      interval: wilson(wins, games),
      meanScore: rounded(total(({ score }) => score) / played.length),
      decisions,
      meanMs: rounded(total(({ ms }) => ms) / Math.max(decisions, 1)),
      longestMs: rounded(Math.max(...played.map(({ longestMs }) => longestMs))),
    };
  });
}

/** Where the true share lies, with 95 %. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - reach) / scale)), rounded(Math.min(1, (middle + reach) / scale))];
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** What a worker is told, and says. */
export interface Share {
  readonly tournament: Tournament;
  readonly numbers: readonly number[];
}
export type Said = { readonly result: Result } | { readonly problem: Json };
