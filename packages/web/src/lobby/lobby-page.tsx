/** The lobby: your tables, open tables, a new table, and a game against bots at once. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import { playerName } from '../player.ts';
import { go } from '../route.ts';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { Links } from './links.tsx';
import { LobbyIcon } from './lobby-icon.tsx';
import { keepFresh, mine, offered, open, problem, refresh, waitsForYou } from './lobby-store.ts';
import { MyTable } from './my-table.tsx';
import { NameDialog } from './name.tsx';
import { NewTable } from './new-table.tsx';
import { OpenTables } from './open-tables.tsx';
import type { Opened } from './opening.ts';
import { Solo } from './solo.tsx';
import './lobby.css';

export function LobbyPage() {
  const [solo, setSolo] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { asking, ask, answered } = useName();
  useEffect(keepFresh, []);
  useEffect(() => {
    document.title = say('page.title');
  }, [language.value]);
  const named = async () => playerName.value !== '' || ask();

  return (
    <div class="lobby">
      <Hero onName={ask} onSolo={() => setSolo(true)} />
      <main id="main" tabIndex={-1}>
        {problem.value !== '' && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <YourTables onSolo={() => setSolo(true)} />
        <aside>
          <section class={classes('panel', 'new')} aria-labelledby="new-table">
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
          <section class={classes('panel', 'alone')}>
            <span class="alone-sign">
              <Stroke name="bot" size={32} />
            </span>
            <div>
              <h3>{say('lobby.soloShort')}</h3>
              <p>{say('lobby.soloHint')}</p>
            </div>
            <Button disabled={offered.value.length === 0} onClick={() => setSolo(true)}>
              {say('lobby.play')}
            </Button>
          </section>
        </aside>
        <section class="open" aria-labelledby="open-tables">
          <div class="heading">
            <h2 id="open-tables">{say('lobby.openTables')}</h2>
          </div>
          {open.value !== null && open.value.length > 0 && <OpenTables tables={open.value} named={named} />}
          {open.value?.length === 0 && (
            <div class="empty">
              <LobbyIcon name="greek-temple" size={34} />
              <p class="empty-words">{say('lobby.noOpenTables')}</p>
            </div>
          )}
        </section>
      </main>
      <Footer />
      {solo && offered.value.length > 0 && <Solo games={offered.value} onClose={() => setSolo(false)} />}
      {opened !== null && <Links opened={opened} onClose={() => setOpened(null)} />}
      {asking && <NameDialog onDone={answered} />}
    </div>
  );
}

function YourTables({ onSolo }: { readonly onSolo: () => void }) {
  const tables = mine.value;
  const waiting = tables?.filter(waitsForYou).length ?? 0;
  return (
    <section class="yours" aria-labelledby="your-tables">
      <div class="heading">
        <h2 id="your-tables">{say('lobby.yourTables')}</h2>
        {waiting > 0 && <span class={classes('chip', 'gold')}>{say('lobby.waiting', { waiting })}</span>}
      </div>
      {tables !== null && tables.length > 0 && (
        <div class="my-tables">
          {tables.map((each) => (
            <MyTable key={each.table.id} mine={each} />
          ))}
        </div>
      )}
      {tables?.length === 0 && (
        <div class={classes('empty', 'first')}>
          <LobbyIcon name="open-book" size={40} />
          <div class="empty-words">
            <h3>{say('lobby.firstTitle')}</h3>
            <p>{say('lobby.firstHint')}</p>
          </div>
          <Button look="act" onClick={onSolo}>
            {say('lobby.solo')}
          </Button>
        </div>
      )}
    </section>
  );
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
