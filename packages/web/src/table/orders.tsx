/** Standing orders: when I want to be stopped and asked, by kind of occasion. Nobody else learns of them. */

import { say } from '../messages.ts';
import { ORDERS } from './acts.tsx';
import { useTable, useView } from './context.ts';

const WHEN = ['default', 'always', 'never'] as const;

export function Orders() {
  const { answer, game } = useTable();
  const { orders } = useView();
  // A game without such occasions has no orders.
  if (orders === null || Object.keys(orders).length === 0) return null;
  return (
    <section class="orders">
      <h3>{say('table.orders')}</h3>
      <p>{say('table.orders.hint')}</p>
      {Object.entries(orders).map(([window, order]) => (
        <fieldset key={window} disabled={answer.busy.value}>
          <legend>{say(`${game}.orders.${window}`)}</legend>
          <div class="segments">
            {WHEN.map((when) => (
              <label key={when}>
                <input
                  type="radio"
                  name={window}
                  checked={order === when}
                  onChange={() => answer.give(ORDERS, { arm: window, when })}
                />
                <span>{say(`table.orders.${when}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
