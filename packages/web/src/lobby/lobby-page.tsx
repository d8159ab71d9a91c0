/** The lobby: a game at one press, your tables, what others play and have played, open tables, and a new one. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Mine, TableInfo } from '../api.ts';
import { Segments } from '../look/choices.tsx';
import { classes } from '../look/classes.ts';
import { language, say } from '../messages.ts';
import { botOf } from '../people.ts';
import { playerName } from '../player.ts';
import { sayProblem } from '../problems.ts';
import { go } from '../route.ts';
import { Begin } from './begin.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Links } from './links.tsx';
import { LatelyWon, Replays, Watching } from './listed.tsx';
import { keepFresh, mine, offered, open, problem, refresh, waitsForYou } from './lobby-store.ts';
import { MyTable } from './my-table.tsx';
import { NameDialog } from './name.tsx';
import { NewTable } from './new-table.tsx';
import { OpenTables } from './open-tables.tsx';
import { anyTableName, type Opened, openTable, sitDown, tableName } from './opening.ts';
import { Solo } from './solo.tsx';
import './lobby.css';

export function LobbyPage() {
  const [solo, setSolo] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isBusy, playNow } = useFirstGame();
  const { asking, ask, answered } = useName();
  useEffect(keepFresh, []);
  useEffect(() => {
    document.title = say('page.title');
  }, [language.value]);
  const named = async () => playerName.value !== '' || ask();
  async function sit(table: TableInfo) {
    if (!(await named())) return;
    try {
      await sitDown(table);
      go(`/table/${table.id}`);
    } catch (wrong) {
      await refresh();
      problem.value = sayProblem(wrong);
    }
  }

  return (
    <div class="lobby">
      <Hero onName={ask} isBusy={isBusy} onPlay={playNow} onSolo={() => setSolo(true)} />
      <main id="main" tabIndex={-1}>
        {problem.value !== '' && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <div class="lists">
          {mine.value !== null && mine.value.length === 0 && (
            <Begin onPlay={playNow} isBusy={isBusy} onSit={sit} />
          )}
          {mine.value !== null && mine.value.length > 0 && <YourTables tables={mine.value} />}
          <Watching />
          <Replays />
          {open.value !== null && <OpenTables tables={open.value} onSit={sit} />}
        </div>
        <aside>
          <section id="new" class={classes('panel', 'new')} aria-labelledby="new-table">
            <h2 id="new-table">{say('lobby.new')}</h2>
            {offered.value.length > 0 && (
              <NewTable
                games={offered.value}
                named={named}
                onOpened={(table) => {
                  refresh();
                  if (table.secrets.some((secret) => secret !== null)) setOpened(table);
                  else go(`/table/${table.id}`);
                }}
              />
            )}
          </section>
          <LatelyWon />
        </aside>
      </main>
      <Footer />
      {solo && offered.value.length > 0 && <Solo games={offered.value} onClose={() => setSolo(false)} />}
      {opened !== null && <Links opened={opened} onClose={() => setOpened(null)} />}
      {asking && <NameDialog onDone={answered} />}
    </div>
  );
}

/** So many are shown before there is anything to filter. */
const MANY = 3;
const KINDS: { readonly [kind: string]: (each: Mine) => boolean } = {
  all: () => true,
  turn: waitsForYou,
  live: ({ table }) => table.pace?.live === true,
  day: ({ table }) => table.pace?.live === false,
};

function YourTables({ tables }: { readonly tables: readonly Mine[] }) {
  const [kind, setKind] = useState('all');
  const waiting = tables.filter(waitsForYou).length;
  const wanted = tables.filter(KINDS[kind]);
  return (
    <section class="yours" aria-labelledby="your-tables">
      <div class="heading">
        <h2 id="your-tables">{say('lobby.yourTables')}</h2>
        {waiting > 0 && <span class={classes('chip', 'gold')}>{say('lobby.waiting', { waiting })}</span>}
        {tables.length > MANY && (
          <Segments
            label={say('lobby.yourTables')}
            value={kind}
            among={Object.keys(KINDS).map((value) => ({ value, text: say(`lobby.filter.${value}`) }))}
            onChoose={setKind}
          />
        )}
      </div>
      {wanted.length === 0 && <p class="hint">{say('lobby.noneSuch')}</p>}
      <div class={classes('cards', 'my-tables')}>
        {wanted.map((each) => (
          <MyTable key={each.table.id} mine={each} />
        ))}
      </div>
    </section>
  );
}

/** Successors against as many bots as there is room for, at once: the name is asked for when others are there to read it. */
const FIRST_GAME = 'successors';
function useFirstGame() {
  const [isBusy, setBusy] = useState(false);
  async function playNow() {
    const game = offered.value.find(({ name }) => name === FIRST_GAME) ?? offered.value[0];
    const bot = botOf(game, '');
    setBusy(true);
    try {
      const against = Array.from({ length: game.seats.most - 1 }, () => ({ bot }));
      const { id } = await openTable({
        game: game.name,
        name: tableName(anyTableName()),
        seats: [{ person: '' }, ...against],
      });
      go(`/table/${id}`);
    } catch (wrong) {
      problem.value = sayProblem(wrong);
      setBusy(false);
    }
  }
  return { isBusy, playNow };
}

/** Asks for the player's name in a dialog, and waits for it. */
function useName() {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<((named: boolean) => void) | null>(null);
  const ask = () =>
    new Promise<boolean>((done) => {
      waiting.current = done;
      setAsking(true);
    });
  const answered = (named: boolean) => {
    setAsking(false);
    waiting.current?.(named);
    waiting.current = null;
  };
  return { asking, ask, answered };
}
