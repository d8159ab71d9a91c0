/** Somebody comes with the link of a seat: a name, and the seat is theirs. */

import { useState } from 'preact/hooks';
import { api, type TableInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { Emblem, EmptySeat } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { say } from '../messages.ts';
import { LONGEST_NAME, playerName, setPlayerName } from '../player.ts';
import { sayProblem } from '../problems.ts';
import { type OwnSeat, remember } from '../seats.ts';

interface TakeSeatProps {
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

  async function join(event: Event) {
    event.preventDefault();
    setBusy(true);
    try {
      const { seat, token } = await api.join(table.id, { secret, name: name.trim() });
      remember(table.id, seat, token, name.trim());
      if (playerName.value === '') setPlayerName(name);
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
          <p>{say('enter.at', { table: table.name || say(`game.${table.game}.title`) })}</p>
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
          {problem !== '' && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <Button type="submit" look="act" size="large" disabled={busy || name.trim() === ''}>
            {say('enter.join')}
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
