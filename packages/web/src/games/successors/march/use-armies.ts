/** The armies of a question that asks for one. */

import { useTable, useView } from '../../../table/context.ts';
import type { Table } from '../view.ts';
import { type Army, armiesOf, interceptorsOf } from './armies.ts';

/** The armies that could be named now. */
export function useArmies(): readonly Army[] {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const me = store.me.value;
  const choices = answer.choices.value;
  if (question === null || me === null || answer.steps.value.length > 0) return [];
  if (question.kind === 'intercept') return interceptorsOf(table, me, choices);
  return ['activate', 'forceMarch', 'campaign'].includes(question.kind)
    ? armiesOf(table, me, question, choices)
    : [];
}
