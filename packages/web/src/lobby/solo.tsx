/** Alone, against bots or against the game itself: choose the game, play. */

import { useState } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { botOf } from '../people.ts';
import { sayProblem } from '../problems.ts';
import { go } from '../route.ts';
import { GameChoice } from './game-choice.tsx';
import { anyTableName, openTable, tableName } from './opening.ts';
import { Strength } from './strength.tsx';

export function Solo({
  games,
  onClose,
}: {
  readonly games: readonly GameInfo[];
  readonly onClose: () => void;
}) {
  const [gameName, setGame] = useState(games[0].name);
  const game = games.find(({ name }) => name === gameName) ?? games[0];
  const [wanted, setBots] = useState(1);
  const [least, most] = [game.seats.least - 1, game.seats.most - 1];
  const bots = Math.min(Math.max(wanted, least), most);
  const [strength, setStrength] = useState('');
  const bot = botOf(game, strength);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function play(event: Event) {
    event.preventDefault();
    setBusy(true);
    try {
      const against = Array.from({ length: bots }, () => ({ bot }));
      const { id } = await openTable({
        game: game.name,
        name: tableName(anyTableName()),
        seats: [{ person: '' }, ...against],
      });
      go(`/table/${id}`);
    } catch (wrong) {
      setProblem(sayProblem(wrong));
      setBusy(false);
    }
  }

  return (
    <Dialog title={say('lobby.solo')} onClose={onClose}>
      <form class="solo" onSubmit={play}>
        <GameChoice games={games} value={game.name} onChoose={setGame} />
        <div class="choice-row">
          <span>{say('lobby.opponents')}</span>
          <Segments
            label={say('lobby.opponents')}
            value={bots}
            among={Array.from({ length: most - least + 1 }, (_, i) => ({
              value: least + i,
              text: least + i === 0 ? say(`game.${game.name}.alone`) : least + i,
            }))}
            onChoose={setBots}
          />
        </div>
        {bots > 0 && <Strength game={game} value={bot} onChoose={setStrength} />}
        {problem !== '' && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="act" size="large" class="wide" disabled={busy} autofocus>
          <Stroke name="play" size={16} />
          {say('lobby.play')}
        </Button>
      </form>
    </Dialog>
  );
}
