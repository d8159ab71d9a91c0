/**
 * `simulate --report cards` in Successors: how often each event was possible, how often it was played, and who won with it. A
 * Surprise card is possible where its player may play it, or might have if he had been asked: that is not counted.
 */

import type { Outcome, Position, Seat } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { type Board, brokenEvent, cardFacts, handOf } from '@diadochi/successors/board';
import { type Happening, rounded } from './figures.ts';
import type { Speaker } from './messages.ts';
import { momentOf } from './turns.ts';

export interface EventCounts {
  /** In how many Tyche Segments a player had it in his hand and could have played it. */
  readonly possible: number;
  readonly chosen: number;
  /** Of the players who played it in a game, which part won that game; null if nobody did. */
  readonly won: number | null;
}
export interface CardReport {
  /** As a counter of prompts: a card is possible once a Tyche Segment, however often its player is asked (S6.2-12). */
  asked(position: Position, seat: Seat, kind: string): void;
  gameOver(events: readonly Happening[], outcome: Outcome): void;
  /** By design, in the order of the deck; of the optional ones those that were ever possible. */
  counts(): { readonly [design: string]: EventCounts };
}

interface Tally {
  possible: number;
  chosen: number;
  players: number;
  won: number;
}

export function cardReport(): CardReport {
  const { cards } = (successors.empty() as Board).box;
  const designs = new Map<unknown, string>(cards.map(({ name, design }) => [name, design]));
  const tallies = new Map<string, Tally>();
  for (const { design, event, surprise } of cards)
    if (event !== null || surprise !== null)
      tallies.set(design, { possible: 0, chosen: 0, players: 0, won: 0 });
  const optional = new Set(cards.filter((card) => card.optional).map(({ design }) => design));
  const tallyOf = (design: string): Tally => tallies.get(design) as Tally;
  const counted = new Set<number>();
  let segment = '';
  return {
    asked(position, seat, kind) {
      if (kind !== 'tyche') return;
      const p = position as Board;
      const now = `${momentOf(successors, p)} ${seat}`;
      if (now !== segment) counted.clear();
      segment = now;
      for (const card of handOf(p, seat)) {
        if (counted.has(card) || brokenEvent(p, seat, card) !== null) continue;
        counted.add(card);
        tallyOf(cardFacts(p, card).design).possible++;
      }
    },
    gameOver(events, { winners }) {
      segment = '';
      const players = new Map<string, Set<Seat>>();
      for (const { key, params } of events) {
        if (key !== 'event.usedEvent' && key !== 'event.surprise') continue;
        const design = designs.get(params.card) as string;
        tallyOf(design).chosen++;
        players.set(design, (players.get(design) ?? new Set()).add(params.seat as Seat));
      }
      for (const [design, seats] of players) {
        const tally = tallyOf(design);
        tally.players += seats.size;
        for (const seat of winners) if (seats.has(seat)) tally.won += 1 / winners.length;
      }
    },
    counts: () =>
      Object.fromEntries(
        [...tallies]
          .filter(([design, { possible, chosen }]) => possible + chosen > 0 || !optional.has(design))
          .map(([design, { possible, chosen, players, won }]) => [
            design,
            { possible, chosen, won: players === 0 ? null : rounded(won / players) },
          ]),
      ),
  };
}

/** For people: a line a design. */
export const eventsInWords = (counts: ReturnType<CardReport['counts']>, { say }: Speaker): string[] => [
  'events: possible in so many Tyche Segments, chosen, won by who chose it',
  ...Object.entries(counts).map(([design, { possible, chosen, won }]) => {
    const name = say({ key: `noun.card.${design}`, params: {} });
    return `  ${name}: possible ${possible}, chosen ${chosen}${won === null ? '' : `, won ${won}`}`;
  }),
];
