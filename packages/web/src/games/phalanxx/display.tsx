/** The display: the stack, and five cards that cost less the farther they lie from it. */

import { Icon, Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { EpochCard } from './card.tsx';
import { isHeroism } from './content.ts';
import type { Table } from './view.ts';

export function Display() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  return (
    <section class="display" aria-label={say('phalanxx.display')}>
      <h2 class="unseen">{say('phalanxx.display')}</h2>
      <Stack />
      <ol class="display-cards">
        {table.display.map((card, space) => {
          if (card === null)
            return (
              <li key={space} class="no-card">
                <span>{say('phalanxx.display.empty')}</span>
              </li>
            );
          const about = answer.about(card).filter(({ field }) => field === 'buy' || field === 'for');
          const open = about.some(({ why }) => why === null);
          return (
            <li key={card}>
              <EpochCard
                id={card}
                met={table.conditions[card]}
                price={isHeroism(card) ? null : table.prices[space]}
                open={open}
                why={open ? null : (about[0]?.why ?? null)}
                chosen={answer.steps.value.some(({ value }) => value === card)}
                use={say('phalanxx.takeCard', { card })}
                onUse={() => answer.point(card)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Stack() {
  const { table } = useView<Table>();
  const [x, xx, xxx, base] = table.stack;
  const count = x + xx + xxx + base;
  const left = say('phalanxx.stack', { count, x, xx, xxx: xxx + base });
  const words = table.looked ? [left, say('phalanxx.stack.looked')].join('. ') : left;
  return (
    <div class="stack" role="img" aria-label={words} title={words}>
      {table.looked ? <Stroke name="eye" size={26} /> : <Icon name="spears" size={26} />}
      <b>{count}</b>
      <span>{say('phalanxx.stack.left')}</span>
      <dl>
        {[
          ['X', x],
          ['XX', xx],
          ['XXX', xxx + base],
        ].map(([epoch, left]) => (
          <div key={epoch}>
            <dt>{epoch}</dt>
            <dd>{left}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
