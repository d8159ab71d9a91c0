/** A new table: what is played, by how many, who they are, and what is agreed on. */

import { useId, useState } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { openShared } from '../hotseat/opening.ts';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { classes } from '../look/classes.ts';
import { Emblem } from '../look/emblem.tsx';
import { say } from '../messages.ts';
import { botOf } from '../people.ts';
import { LONGEST_NAME, playerName } from '../player.ts';
import { sayProblem } from '../problems.ts';
import { GameChoice } from './game-choice.tsx';
import { anyTableName, type Opened, openTable, tableName } from './opening.ts';
import { AS_PEOPLE_LIKE, PaceFields, paceOf } from './pace.tsx';
import { chosenFor, defaultsOf, SettingsFields } from './settings.tsx';
import { Strength } from './strength.tsx';

type Sitter = 'person' | 'bot';

const USUAL_PLAYERS = 2;

interface NewTableProps {
  readonly games: readonly GameInfo[];
  /** Makes sure of the player's name first; false if there is none after all. */
  readonly named: () => Promise<boolean>;
  readonly onOpened: (opened: Opened) => void;
}

export function NewTable({ games, named, onOpened }: NewTableProps) {
  const [gameName, setGame] = useState(games[0].name);
  const game = games.find(({ name }) => name === gameName) ?? games[0];
  const [name, setName] = useState('');
  const [suggestion, setSuggestion] = useState(anyTableName);
  const [wantedPlayers, setPlayers] = useState(USUAL_PLAYERS);
  const players = Math.min(Math.max(wantedPlayers, game.seats.least), game.seats.most);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [strength, setStrength] = useState('');
  const bot = botOf(game, strength);
  const [open, setOpen] = useState<'open' | 'links' | 'here'>('open');
  const [names, setNames] = useState<readonly string[]>([]);
  const [settings, setSettings] = useState(defaultsOf(game));
  const [pace, setPace] = useState(AS_PEOPLE_LIKE);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const nameField = useId();

  const others = Array.from({ length: players - 1 }, (_, i): Sitter => sitters[i] ?? 'person');
  const people = others.filter((each) => each === 'person').length;
  const isHere = people > 0 && open === 'here';

  async function create(event: Event) {
    event.preventDefault();
    if (!(await named())) return;
    setBusy(true);
    try {
      const wanted = {
        game: game.name,
        name: name.trim() || tableName(suggestion),
        options: chosenFor(game, players, settings),
        seats: [{ person: '' }, ...others.map((each) => (each === 'bot' ? { bot } : { person: '' }))],
        open: people > 0 && open === 'open',
        ...(people > 0 && !isHere ? paceOf(pace, bot, game) : {}),
      };
      const sitters = others.flatMap((each, i) => (each === 'person' ? [(names[i] ?? '').trim()] : []));
      const opened = isHere
        ? await openShared(wanted, [playerName.value, ...sitters])
        : await openTable(wanted);
      setProblem('');
      setName('');
      setSuggestion(anyTableName());
      onOpened(opened);
    } catch (wrong) {
      setProblem(sayProblem(wrong));
    }
    setBusy(false);
  }

  return (
    <form class="new-table" onSubmit={create}>
      <GameChoice
        games={games}
        value={game.name}
        onChoose={(chosen) => {
          setGame(chosen);
          setSettings(defaultsOf(games.find((each) => each.name === chosen) ?? game));
        }}
      />
      <div>
        <label class="label" for={nameField}>
          {say('lobby.tableName')}
        </label>
        <input
          id={nameField}
          class="input"
          maxLength={60}
          placeholder={tableName(suggestion)}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div class="choice-row">
        <span>{say('lobby.players')}</span>
        <Segments
          label={say('lobby.players')}
          value={players}
          among={range(game.seats.least, game.seats.most).map((value) => ({ value, text: value }))}
          onChoose={setPlayers}
        />
      </div>
      <ol class="sitters">
        <li>
          <Emblem seat={0} size={22} />
          <span class="sitter">{playerName.value || say('lobby.you')}</span>
          {playerName.value !== '' && <span class="chip">{say('lobby.you')}</span>}
        </li>
        {others.map((sitter, i) => (
          <li key={i}>
            <Emblem seat={i + 1} size={22} />
            {isHere && sitter === 'person' ? (
              <input
                class={classes('input', 'sitter')}
                required
                pattern=".*\S.*"
                maxLength={LONGEST_NAME}
                aria-label={say('lobby.nameOf', { number: i + 2 })}
                placeholder={say('player.name')}
                value={names[i] ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  setNames(others.map((_, j) => (j === i ? value : (names[j] ?? ''))))
                }
              />
            ) : (
              <span class="sitter">{say('seat.name', { number: i + 2 })}</span>
            )}
            <Segments
              label={say('lobby.sitter', { number: i + 2 })}
              value={sitter}
              among={[
                { value: 'person', text: say('lobby.person') },
                { value: 'bot', text: say('lobby.bot') },
              ]}
              onChoose={(value) => setSitters(others.map((each, j) => (j === i ? value : each)))}
            />
          </li>
        ))}
      </ol>
      {people < others.length && <Strength game={game} value={bot} onChoose={setStrength} />}
      {people > 0 && (
        <div class="choice-row">
          <span>{say('lobby.whoComes')}</span>
          <Segments
            label={say('lobby.whoComes')}
            value={open}
            among={[
              { value: 'open', text: say('lobby.openToAll') },
              { value: 'links', text: say('lobby.byLinks') },
              { value: 'here', text: say('lobby.here') },
            ]}
            onChoose={setOpen}
          />
        </div>
      )}
      {people > 0 && !isHere && <PaceFields game={game} value={pace} onChoose={setPace} />}
      <SettingsFields game={game} players={players} values={settings} onChange={setSettings} />
      {game.pack !== null && <p class="hint">{say('lobby.pack', { pack: game.pack })}</p>}
      <p class="hint">
        {say(`lobby.hint.${others.length === 0 ? 'alone' : people === 0 ? 'bots' : open}`, { people })}
      </p>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="act" size="large" class="wide" disabled={busy}>
        {say('lobby.open')}
      </Button>
    </form>
  );
}

const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
