/** Alone against bots: choose the game, play. */

import { useState } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import { go } from '../route.ts';
import { GameChoice } from './game-choice.tsx';
import { anyTableName, openTable } from './opening.ts';

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
  const most = game.seats.most - 1;
  const bots = Math.min(Math.max(wanted, game.seats.least - 1), most);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function play(event: Event) {
    event.preventDefault();
    setBusy(true);
    try {
      const against = Array.from({ length: bots }, () => ({ bot: game.bots[0] }));
      const { id } = await openTable({
        game: game.name,
        name: anyTableName(),
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
            among={Array.from({ length: most }, (_, i) => ({ value: i + 1, text: i + 1 }))}
            onChoose={setBots}
          />
        </div>
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
