/** The few buttons that are always there: what I may do uninvited, undo and redo, keys, orders, the way out. */

import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { say } from '../messages.ts';
import { useTable } from './context.ts';
import { openWords } from './words.ts';

export const ORDERS = 'orders';

export function Uninvited() {
  const { answer, face, game, store, isPast } = useTable();
  const open = answer.question.value;
  const view = store.view.value;
  if (view === null || isPast) return null;
  return answer.uninvited.value
    .filter(({ kind }) => kind !== ORDERS && face.isUseful(view, kind))
    .map(({ id, kind }) => (
      <Button key={id} aria-pressed={open?.id === id} onClick={() => answer.open(kind)}>
        {openWords(game, kind)}
      </Button>
    ));
}

export function UndoRedo({ words }: { readonly words: boolean }) {
  const { store, answer, isPast } = useTable();
  const view = store.view.value;
  const busy = answer.busy.value;
  if (isPast) return null;
  return (
    <>
      {view?.undo && (
        <Button square={!words} disabled={busy} aria-label={say('table.undo')} onClick={() => answer.undo()}>
          <Stroke name="undo" />
          {words && say('table.undo')}
        </Button>
      )}
      {view?.redo && (
        <Button
          square
          disabled={busy}
          aria-label={say('table.redo')}
          title={say('table.redo')}
          onClick={() => answer.redo()}
        >
          <Stroke name="redo" />
        </Button>
      )}
    </>
  );
}

export function Corner({ onKeys, onMenu }: { readonly onKeys: () => void; readonly onMenu: () => void }) {
  return (
    <>
      <Button
        look="quiet"
        square
        class="keys-button"
        aria-label={say('table.keys')}
        title={say('table.keys')}
        onClick={onKeys}
      >
        <Stroke name="help" />
      </Button>
      <ThemeToggle />
      <Button
        look="quiet"
        square
        class="menu-button"
        aria-label={say('table.menu')}
        title={say('table.menu')}
        onClick={onMenu}
      >
        <Stroke name="menu" />
      </Button>
    </>
  );
}
