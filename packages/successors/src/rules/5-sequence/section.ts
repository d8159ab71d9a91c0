/** 5 Sequence of play: what belongs to the section. */

import { preparations, turnOrderDecision } from './5.1-preparations.ts';
import { reinforce, reinforcing } from './5.2-placing.ts';
import { refuge } from './5.2-refuge.ts';
import { reinforcements } from './5.2-reinforcements.ts';
import { isolation } from './5.5-isolation.ts';
import { game, gameTurn } from './5-sequence.ts';

export { contract } from './contract.ts';
export const procedures = { game, gameTurn, preparations, reinforcements, reinforcing, isolation };
export const decisions = { turnOrder: turnOrderDecision, reinforce, refuge };
