/** How it ended, in a strip: who won, and the ways on. All of it is told by the panel over the board. */

import './later.css';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Icon } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useTable, useView } from './context.ts';
import { isFolded } from './ending.ts';

export function OutcomeStrip() {
  const { store, isPast } = useTable();
  const { outcome } = useView();
  if (outcome === null) return null;
  const { winners, kind, how } = outcome;
  return (
    <section class="outcome" aria-label={say('table.over')}>
      <Icon name="laurels" size={26} />
      <p class="outcome-words">
        {winners.length === 0 && `${say('table.over')} `}
        {say(`outcome.${how ?? kind}`, { winners, count: winners.length })}
      </p>
      {(isFolded.value || isPast) && (
        <div class="outcome-ways">
          {!isPast && <Button onClick={() => (isFolded.value = false)}>{say('table.end.show')}</Button>}
          {!isPast && (
            <a class={classes('button', 'act')} href={`/table/${store.id}?replay`}>
              {say('table.replay')}
            </a>
          )}
          <a class="button" href="/">
            {say('table.lobby')}
          </a>
        </div>
      )}
    </section>
  );
}
