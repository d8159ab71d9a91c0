/** `simulate --report bots`: how the games ended, and, in Successors, how sensibly they were played. */

import type { Game, Outcome, Sink } from '@diadochi/kernel';
import { type Conduct, count, type Figure, type Happening, inOrderOf, rounded } from './figures.ts';
import { type PromptCounter, promptCounter } from './prompts.ts';
import { conductIn } from './successors-conduct.ts';

export interface BotCounts {
  /** How many games ended in each way. */
  readonly endings: { readonly [ending: string]: number };
  /** How often each seat won; a shared victory counts in parts. */
  readonly wins: readonly number[];
  /** What a game counts besides, by name. */
  readonly conduct: { readonly [what: string]: Figure };
}
export interface BotReport {
  /** As a counter of prompts: it knows the player turns by them. */
  readonly asked: PromptCounter['asked'];
  gameOver(heard: Sink, outcome: Outcome): void;
  counts(): BotCounts;
}
const conducts: { readonly [game: string]: () => Conduct } = { successors: conductIn };

export function botReport(game: Game): BotReport {
  const conduct = conducts[game.name]?.();
  const prompts = promptCounter(game);
  const endings = new Map<string, number>();
  const wins: number[] = [];
  return {
    asked: prompts.asked,
    gameOver(heard, outcome) {
      prompts.gameOver();
      const { kind, how, winners, scores } = outcome;
      count(endings, how === undefined ? kind : `${kind} ${how}`);
      for (const seat of scores.keys()) wins[seat] ??= 0;
      for (const seat of winners) wins[seat] += 1 / winners.length;
      conduct?.gameOver(game.events(heard, 'all') as readonly Happening[], outcome);
    },
    counts: () => ({
      endings: inOrderOf(endings),
      wins: wins.map(rounded),
      conduct: conduct?.figures(prompts.counts().playerTurns) ?? {},
    }),
  };
}

/** For people: a line a figure. */
export function botsInWords(games: number, { endings, wins, conduct }: BotCounts): string[] {
  const parts = (figure: Figure): string =>
    typeof figure === 'number'
      ? String(figure)
      : Object.entries(figure)
          .map(([part, value]) => `${part} ${value}`)
          .join(', ') || 'none';
  return [
    `${games} games ended by: ${parts(endings)}`,
    `  won by seat: ${wins.join(', ')}`,
    ...Object.entries(conduct).map(([what, figure]) => `  ${what}: ${parts(figure)}`),
  ];
}
