/** The head of the lobby: title, the player's name, and an old chart with the star in the middle of five heirs. */

import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { say } from '../messages.ts';
import { initials, playerName } from '../player.ts';
import { Chart } from './chart.tsx';
import { offered } from './lobby-store.ts';

interface HeroProps {
  readonly onName: () => void;
  readonly onSolo: () => void;
}

export function Hero({ onName, onSolo }: HeroProps) {
  const name = playerName.value;
  const label = name === '' ? say('player.none') : say('player.change', { name });
  return (
    <header class="band">
      <Chart />
      <div class="veil" />
      <nav>
        <a class="logo" href="/" aria-current="page">
          {say('page.title')}
        </a>
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
        <Button
          look="act"
          size="large"
          class={classes('to-play')}
          disabled={offered.value.length === 0}
          onClick={onSolo}
        >
          <Stroke name="play" size={16} />
          {say('lobby.solo')}
        </Button>
      </div>
      <div class="meander" />
    </header>
  );
}
