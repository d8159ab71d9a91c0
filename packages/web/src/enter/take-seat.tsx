/** Somebody comes with the link of a seat: a name, and the seat is theirs. */

import type { LinkFound } from '@diadochi/server/api';
import { useEffect, useState } from 'preact/hooks';
import { ApiProblem, api, type TableInfo } from '../api.ts';
import { takeSeat } from '../fair/own-words.ts';
import { Button } from '../look/button.tsx';
import { Emblem, EmptySeat } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { say } from '../messages.ts';
import { LONGEST_NAME, playerName, setPlayerName } from '../player.ts';
import { sayProblem } from '../problems.ts';
import { remember } from '../seating/remember.ts';
import type { OwnSeat } from '../seats.ts';

export interface TakeSeatProps {
  readonly table: TableInfo;
  /** The seat that this browser has at the table already. */
  readonly own: OwnSeat | null;
  readonly secret: string;
  readonly onSeated: () => void;
}

export function TakeSeat({ table, own, secret, onSeated }: TakeSeatProps) {
  const [name, setName] = useState(own === null ? playerName.value : '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<LinkFound | null>(null);
  useEffect(() => {
    api.link(table.id, secret).then(setLink, (wrong) => {
      // One that opens nothing says so at once; about anything else the press tells.
      if (wrong instanceof ApiProblem && wrong.type === 'link-used') setProblem(sayProblem(wrong));
    });
  }, [table.id, secret]);
  // Whoever brings his seat to another device has a name already.
  const known = link?.kind === 'second' ? table.seats[link.seat].name : null;

  async function join(event: Event) {
    event.preventDefault();
    setBusy(true);
    try {
      const sitting = known ?? name.trim();
      // A second device brings no words of its own: the seat has some already.
      const { seat, token } =
        known === null
          ? await takeSeat(table.id, table.commitment, { secret, name: sitting })
          : await api.join(table.id, { secret, name: sitting });
      remember(table.id, seat, token, sitting);
      if (playerName.value === '') setPlayerName(sitting);
      onSeated();
    } catch (wrong) {
      setProblem(sayProblem(wrong));
      setBusy(false);
    }
  }

  return (
    <div class="enter">
      <header class="enter-head">
        <a class="logo" href="/">
          {say('page.title')}
        </a>
        <LanguageChoice />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1}>
        <form class="panel" onSubmit={join}>
          <p class="caps">{say(`game.${table.game}.title`)}</p>
          <h1>{say('enter.title')}</h1>
          <p>
            {say(known !== null ? 'enter.second' : link?.kind === 'over' ? 'enter.over' : 'enter.at', {
              table: table.name || say(`game.${table.game}.title`),
            })}
          </p>
          <ul class="enter-seats">
            {table.seats.map(({ seat, name: sitting, bot, taken }) => (
              <li key={seat}>
                {taken || bot !== null ? (
                  <Emblem seat={seat} size={26} />
                ) : (
                  <EmptySeat size={26} label={say('seat.free')} />
                )}
                <span>{sitting ?? (bot === null ? say('seat.free') : say('seat.bot'))}</span>
              </li>
            ))}
          </ul>
          {known === null && (
            <div>
              <label class="label" for="name">
                {say('player.name')}
              </label>
              <input
                id="name"
                class="input"
                required
                maxLength={LONGEST_NAME}
                autocomplete="nickname"
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </div>
          )}
          {known === null && table.pace?.fast && <p class="enter-sealed">{say('enter.fast')}</p>}
          {known === null && <p class="enter-sealed">{say('enter.sealed', { seal: table.commitment })}</p>}
          {problem !== '' && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <Button
            type="submit"
            look="act"
            size="large"
            disabled={busy || (known === null && name.trim() === '')}
          >
            {known === null ? say('enter.join') : say('enter.open', { name: known })}
          </Button>
          {own !== null && (
            <Button size="large" onClick={onSeated}>
              {say('enter.stay', { name: own.name })}
            </Button>
          )}
          {own === null && (
            <Button look="quiet" onClick={onSeated}>
              <Stroke name="eye" size={16} />
              {say('enter.watch')}
            </Button>
          )}
        </form>
      </main>
    </div>
  );
}
