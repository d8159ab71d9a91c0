/** S6.2-06: the OPs of a Bonus card, after its event: what each use would do now, or none of them. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { operationEffect } from '../card-uses.ts';
import { ChoiceButtons, useButtonOf } from '../choice-buttons.tsx';
import { type Beginning, Panel } from '../panel.tsx';
import type { Table } from '../view.ts';

const Uses: Beginning = ({ kind }) => {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const buttonOf = useButtonOf(kind);
  const ops = Number(answer.question.value?.about.ops);
  const buttons = answer.choices.value.map((choice) => {
    const button = buttonOf(choice);
    if (choice.field !== 'on') return button;
    const on = String(choice.value);
    return {
      ...button,
      content: (
        <span class="general-value">
          <b>{say(`successors.use.${on}`, { ops })}</b>
          <small>{operationEffect(on, table, store.me.value, ops)}</small>
        </span>
      ),
    };
  });
  return <ChoiceButtons title={say('successors.bonus.for', { ops })} buttons={buttons} />;
};

export const BonusPanel = ({ kind }: { readonly kind: string }) => <Panel kind={kind} begin={Uses} />;
