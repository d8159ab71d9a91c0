/** Whoever comes for the first time: three ways in. */

import type { TableInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { freeSeats, titleOf } from '../people.ts';
import { Watched } from './listed.tsx';
import { LobbyIcon } from './lobby-icon.tsx';
import { open, playing } from './lobby-store.ts';
import { SeatsRow } from './seats-row.tsx';

interface BeginProps {
  readonly onPlay: () => void;
  readonly isBusy: boolean;
  readonly onSit: (table: TableInfo) => void;
}
export function Begin({ onPlay, isBusy, onSit }: BeginProps) {
  const [toWatch] = playing.value;
  const [toJoin] = open.value ?? [];
  return (
    <section class="begin" aria-labelledby="begin-here">
      <div class="heading">
        <h2 id="begin-here">{say('lobby.begin')}</h2>
      </div>
      <div class="cards">
        <article class={classes('table-card', 'yours')}>
          <div class={classes('picture', 'successors')}>
            <LobbyIcon name="laurel-crown" size={64} />
          </div>
          <div class="card-about">
            <h3>{say('lobby.firstGame')}</h3>
            <p>{say('lobby.firstGameHint')}</p>
            <footer>
              <span class="last-move">{say('lobby.firstGameSmall')}</span>
              <Button look="act" disabled={isBusy} onClick={onPlay}>
                {say('lobby.play')}
              </Button>
            </footer>
          </div>
        </article>
        {toWatch === undefined ? <ToRead /> : <Watched glimpse={toWatch} />}
        <article class="table-card">
          <div class={classes('picture', 'people')}>
            <Stroke name="user" size={92} />
          </div>
          <div class="card-about">
            <h3>{say('lobby.withPeople')}</h3>
            {toJoin === undefined ? (
              <p>{say('lobby.withPeopleHint')}</p>
            ) : (
              <>
                <p>
                  <b>{titleOf(toJoin)}</b>
                  {': '}
                  {say('lobby.free', { game: say(`game.${toJoin.game}.title`), free: freeSeats(toJoin) })}
                </p>
                <SeatsRow table={toJoin} />
              </>
            )}
            <footer>
              <span class="last-move">{say('lobby.withPeopleSmall')}</span>
              {toJoin === undefined ? (
                <a class="button" href="#new-table">
                  {say('lobby.new')}
                </a>
              ) : (
                <Button onClick={() => onSit(toJoin)}>{say('lobby.takeSeat')}</Button>
              )}
            </footer>
          </div>
        </article>
      </div>
    </section>
  );
}

/** Where nothing is to be watched there is something to read. */
function ToRead() {
  return (
    <article class="table-card">
      <div class="picture">
        <LobbyIcon name="open-book" size={60} />
      </div>
      <div class="card-about">
        <h3>{say('lobby.toRead')}</h3>
        <p>{say('lobby.toReadHint')}</p>
        <footer>
          <span class="last-move">{say('lobby.toReadSmall')}</span>
          <a class="button" href="/rules/successors">
            {say('lobby.way.rules')}
          </a>
        </footer>
      </div>
    </article>
  );
}
