import type { Game } from '@diadochi/kernel';
import type { Insight } from './insight.ts';
import { insight as phalanxx } from './phalanxx-insight.ts';

/** The games that bots know more about than the rules. */
const insights: { readonly [game: string]: Insight } = { phalanxx };

export const isKnown = (game: string): boolean => Object.hasOwn(insights, game);

export function insightOf({ name }: Game): Insight {
  if (!isKnown(name)) throw new Error(`bots know nothing about ${name} but its rules`);
  return insights[name];
}
