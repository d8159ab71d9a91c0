/** How well the bots of a table play. */

import type { GameInfo } from '../api.ts';
import { Segments } from '../look/choices.tsx';
import { say } from '../messages.ts';
import { strengthWords } from '../people.ts';

interface StrengthProps {
  readonly game: GameInfo;
  readonly value: string;
  readonly onChoose: (bot: string) => void;
}

export function Strength({ game, value, onChoose }: StrengthProps) {
  if (game.bots.length < 2) return null;
  return (
    <div class="choice-row">
      <span>{say('lobby.strength')}</span>
      <Segments
        label={say('lobby.strength')}
        value={value}
        among={game.bots.map((bot) => ({ value: bot, text: strengthWords(bot) }))}
        onChoose={onChoose}
      />
    </div>
  );
}
