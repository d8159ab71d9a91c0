/** How it ended, in a strip: who won, and the ways on. All of it is told by the panel over the board. */

import { type ComponentType, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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

/** The panel is needed once a game, so it is loaded then; a replay shows its moments and not this. */
export function Ending() {
  const { isPast } = useTable();
  const isShown = (useView().outcome ?? null) !== null && !isPast && !isFolded.value;
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    // If it cannot be loaded, the strip says what matters.
    if (isShown) import('../ended/ended.tsx').then(({ Ended }) => setPanel(() => Ended), ignore);
  }, [isShown]);
  return isShown && Panel !== null ? <Panel /> : <Fragment />;
}
const ignore = (): void => {};
