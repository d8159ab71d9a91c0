/** How it ended: who won, with what, and where to see it again. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Icon } from '../look/icon.tsx';
import { say, seatName } from '../messages.ts';
import { useTable, useView } from './context.ts';

export function OutcomeBanner() {
  const { store, face } = useTable();
  const { outcome } = useView();
  if (outcome === null) return null;
  const { winners, kind, how, scores } = outcome;
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  return (
    <section class="outcome" aria-label={say('table.over')}>
      <Icon name="laurels" size={34} />
      <div class="outcome-words">
        <h2>
          {winners.length === 0
            ? say('table.over')
            : say('table.won', { seat: winners, count: winners.length })}
        </h2>
        <p>{say(`outcome.${how ?? kind}`, { winners, count: winners.length })}</p>
      </div>
      <ol>
        {order.map(({ score, seat }) => (
          <li key={seat} class={seatColour(seat)}>
            <Emblem seat={seat} size={20} />
            <b class="name">{seatName.value(seat)}</b>
            <span>{say('table.score', { score })}</span>
          </li>
        ))}
      </ol>
      {face.Outcome !== undefined && <face.Outcome />}
      <div class="outcome-ways">
        <a class={classes('button', 'act')} href={`/table/${store.id}?replay`}>
          {say('table.replay')}
        </a>
        <a class="button" href={`/api/tables/${store.id}/record`} download={`diadochi-${store.id}.json`}>
          {say('table.record')}
        </a>
        <a class="button" href="/">
          {say('table.lobby')}
        </a>
      </div>
    </section>
  );
}
