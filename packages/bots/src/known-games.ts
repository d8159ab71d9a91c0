import type { Game } from '@diadochi/kernel';
import type { GameKnowledge } from './game-knowledge.ts';
import { knowledge as phalanxx } from './phalanxx-knowledge.ts';

/** The games that bots know more about than the rules. */
const knowledge: { readonly [game: string]: GameKnowledge } = { phalanxx };

export const isKnown = (game: string): boolean => Object.hasOwn(knowledge, game);

export function knowledgeOf({ name }: Game): GameKnowledge {
  if (!isKnown(name)) throw new Error(`bots know nothing about ${name} but its rules`);
  return knowledge[name];
}
