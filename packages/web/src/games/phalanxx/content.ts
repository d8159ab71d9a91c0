/** What is in the box, as the server plays it: fetched once, before the table is shown. */

import type { Card, Content, Region, Table } from './view.ts';

let content: Content | null = null;
let cards = new Map<string, Card>();

export function unpack(fetched: Content): void {
  content = fetched;
  cards = new Map(content.cards.map((card) => [card.id, card]));
}

export function box(): Content {
  if (content === null) throw new Error('the content has not been fetched');
  return content;
}

/** Null for Heroism, which is no epoch card. */
export const cardOf = (id: string): Card | null => cards.get(id) ?? null;
export const isHeroism = (id: string): boolean => id === box().heroism.id;

/** The regions in play (P3-05), in the order of the content. */
export const regionsInPlay = ({ side, half }: Pick<Table, 'side' | 'half'>): readonly Region[] =>
  (box().boards.find(({ id }) => id === side)?.regions ?? []).filter(
    (region) => half === null || region.half === half,
  );

/**
 * How many rounds there will be. Every turn takes a card from the stack (a solo player's two, P23-07), and the round
 * in which it cannot is the last (P17-01): so it is known from the start.
 */
export function roundsOf({ sides }: Table, players: number): number {
  const { setups, cards: all, display } = box();
  const setup = setups.find((each) => each.players === players);
  if (setup === undefined) return 0;
  const removed = Object.values(setup.removed).reduce((sum, count) => sum + count, 0);
  const dealt = sides
    .slice(0, players)
    .reduce((sum, { advantage }) => sum + (handOf(advantage) ?? setup.hand), 0);
  // Heroism is one more card.
  const stack = all.length + 1 - removed - display.prices.length - dealt;
  return Math.ceil((stack + 1) / Math.max(players, 2));
}

/** Legend starts with another number of cards (P22-07). */
function handOf(advantage: string): number | null {
  const effect = box().advantages.find(({ id }) => id === advantage)?.effect;
  return effect?.kind === 'leaders' ? effect.startHand : null;
}
