/** The head of the lobby: the map of a game, the title, a game at one press, and the way to the rest of the page. */

import type { Glimpse } from '../api.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { say } from '../messages.ts';
import { titleOf } from '../people.ts';
import { initials, playerName } from '../player.ts';
import { ago } from './ago.ts';
import { drawnLater } from './drawn-later.tsx';
import { live, offered, over, playing } from './lobby-store.ts';

/** Until it is there the band is dark. */
const Behind = drawnLater<{ readonly onLive: (live: Glimpse | null) => void }>(() =>
  import('./hero-map.tsx').then(({ HeroMap }) => HeroMap),
);

interface HeroProps {
  readonly isBusy: boolean;
  readonly onName: () => void;
  readonly onPlay: () => void;
  readonly onSolo: () => void;
}

export function Hero({ isBusy, onName, onPlay, onSolo }: HeroProps) {
  const name = playerName.value;
  const label = name === '' ? say('player.none') : say('player.change', { name });
  return (
    <header class="band">
      <Behind
        onLive={(glimpse) => {
          live.value = glimpse;
        }}
      />
      <div class="veil" />
      <nav>
        <a class="logo" href="/" aria-current="page">
          {say('page.title')}
        </a>
        <span class="ways">
          {playing.value.length > 0 && <a href="#watch">{say('lobby.way.watch')}</a>}
          {over.value.length > 0 && <a href="#replays">{say('lobby.way.replays')}</a>}
          <a href="#open">{say('lobby.way.open')}</a>
          <a href="/rules/successors">{say('lobby.way.rules')}</a>
        </span>
        <span class="space" />
        <LanguageChoice />
        <ThemeToggle />
        <button type="button" class="avatar" aria-label={label} title={label} onClick={onName}>
          {name === '' ? <Stroke name="user" size={18} /> : initials(name)}
        </button>
      </nav>
      <div class="words">
        <h1>{say('lobby.title')}</h1>
        <p class="subtitle">{say('lobby.subtitle')}</p>
        <p class="at-once">
          <Button
            look="act"
            size="large"
            class="to-play"
            disabled={isBusy || offered.value.length === 0}
            onClick={onPlay}
          >
            <Stroke name="play" size={16} />
            {say('lobby.playNow')}
          </Button>
          <Button class={classes('to-choose')} disabled={offered.value.length === 0} onClick={onSolo}>
            {say('lobby.choose')}
          </Button>
        </p>
        <p class="onePress">{say('lobby.onePress')}</p>
      </div>
      <Live />
    </header>
  );
}

/** Whose game is on the map. */
function Live() {
  if (live.value === null) return null;
  const { table, glance, at } = live.value;
  return (
    <div class="live">
      <span class="live-dot" />
      <p>
        <b>{say('lobby.live', { name: titleOf(table) })}</b>
        <small>
          {glance !== null && `${say(`lobby.when.${table.game}`, glance.when)} · `}
          {say('lobby.moved', { ago: ago(at) })}
        </small>
      </p>
      <a class="button" href={`/table/${table.id}`}>
        <Stroke name="eye" size={16} />
        {say('lobby.watch')}
        <span class="unseen">{titleOf(table)}</span>
      </a>
    </div>
  );
}
