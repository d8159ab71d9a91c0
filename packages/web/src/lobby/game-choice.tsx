/** The games on offer, as cards to choose from. */

import { useId } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { classes } from '../look/classes.ts';
import { say } from '../messages.ts';
import { LobbyIcon } from './lobby-icon.tsx';
import type { LobbyIconName } from './lobby-icon-names.ts';

/** A sign for each game, and the ground it stands on. */
const signs: { readonly [game: string]: readonly [LobbyIconName, string] } = {
  phalanxx: ['spears', 'golden'],
  successors: ['laurel-crown', 'purple'],
  proof: ['greek-temple', 'plain'],
};

export function GameSign({ game, size = 44 }: { readonly game: string; readonly size?: number }) {
  const [icon, ground] = Object.hasOwn(signs, game) ? signs[game] : (['greek-temple', 'plain'] as const);
  return (
    <span class={classes('game-sign', ground)} style={{ '--size': `${size}px` }}>
      <LobbyIcon name={icon} size={Math.round(size * 0.6)} />
    </span>
  );
}

interface GameChoiceProps {
  readonly games: readonly GameInfo[];
  readonly value: string;
  readonly onChoose: (game: string) => void;
}

export function GameChoice({ games, value, onChoose }: GameChoiceProps) {
  const name = useId();
  return (
    <>
      <div class="game-choice" role="radiogroup" aria-label={say('lobby.game')}>
        {games.map(({ name: game, seats }) => (
          <label key={game} class={classes(game === value && 'chosen')}>
            <input
              type="radio"
              name={name}
              value={game}
              checked={game === value}
              onChange={() => onChoose(game)}
            />
            <GameSign game={game} />
            <span class="game-about">
              <b>{say(`game.${game}.title`)}</b>
              <small>{say('lobby.seats', { least: seats.least, most: seats.most })}</small>
              <small>{say(`game.${game}.length`)}</small>
            </span>
          </label>
        ))}
      </div>
      <p class="hint">{say(`game.${value}.about`)}</p>
    </>
  );
}
