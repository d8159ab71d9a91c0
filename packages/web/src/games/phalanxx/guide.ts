/** What to do next in an action, closer than its question can say it; and the keys for it. */

import { say } from '../../messages.ts';
import type { AtTable } from '../../table/context.ts';
import { answerOf } from '../../table/walk.ts';
import { isWide } from '../../table/wide.ts';
import { dieWords } from './die.tsx';
import { dieInHand, plan } from './plan.ts';
import { ownDie, rolledDie, type Table } from './view.ts';

export function guideOf({ answer, store }: AtTable): string | null {
  const question = answer.question.value;
  const view = store.view.value;
  if (question === null || view === null || view.seat === null) return null;
  const { kind, prompt } = question;
  const table = view.table as unknown as Table;
  if (kind === 'buy') return say('phalanxx.guide.buy', { talents: table.sides[view.seat].talents });
  if (kind !== 'act') return say(`phalanxx.guide.${kind}`, prompt.params);
  if (answer.complete.value) return say('phalanxx.guide.confirm');
  const name = dieInHand(answer);
  const die = name === null ? null : rolledDie(table, name);
  const held = die === null ? '' : dieWords(die);
  const count = die === null ? 0 : 1;
  const steps = answer.steps.value;
  if (steps.length > 0) return say(`phalanxx.guide.${steps[0].field}`, { ...answerOf(steps), held, count });
  const row = plan.value.row;
  if (row === null) return die === null ? say('phalanxx.guide.begin') : say('phalanxx.guide.die', { held });
  // Where room is scarce the rows lie side by side: each goes by its own die.
  const side = isWide.value ? 'wide' : 'narrow';
  const own = ownDie(table, view.seat, row);
  return say(`phalanxx.guide.${die === null ? 'row' : 'both'}.${side}`, { held, row, ...own });
}

const KEYS = ['1 2 3', '↑ ↓', '← →', 'Esc'];

export const keyWords = (): readonly (readonly [key: string, words: string])[] =>
  KEYS.map((key, i) => [key, say(`phalanxx.keys.${i + 1}`)]);
