/** The rules at the table: in the side column; over everything on a phone, and where they were opened from a dialog. */

import './rules.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { isOverlaid } from '../look/overlaid.ts';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import type { OpenRules } from '../table/rules-state.ts';
import { closeRules, openRules, returnFocus } from './opening.ts';
import { Reader } from './reader.tsx';

interface RulesProps {
  readonly opened: OpenRules;
  readonly modal: boolean;
}
export function RulesBeside({ opened, modal }: RulesProps) {
  useEffect(() => returnFocus, []);
  return modal ? <Sheet opened={opened} /> : <Column opened={opened} />;
}

const show = (at: string) => openRules(at, '', []);

function Inside({ opened }: { readonly opened: OpenRules }) {
  const { game } = useTable();
  return (
    <Reader game={game} at={opened.at} here={opened.here} show={show}>
      {opened.depth > 1 && (
        <Button
          look="quiet"
          square
          aria-label={say('rules.back')}
          title={say('rules.back')}
          onClick={() => history.back()}
        >
          <Stroke name="back" />
        </Button>
      )}
      <Button
        look="quiet"
        square
        class="rules-close"
        aria-label={say('look.close')}
        title={say('look.close')}
        onClick={closeRules}
      >
        <Stroke name="close" />
      </Button>
    </Reader>
  );
}

function Column({ opened }: { readonly opened: OpenRules }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What lies over the table is closed first.
      if (event.key !== 'Escape' || isOverlaid()) return;
      event.preventDefault();
      event.stopPropagation();
      closeRules();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <aside class="rules rules-side" aria-label={say('table.rules')}>
      <Inside opened={opened} />
    </aside>
  );
}

function Sheet({ opened }: { readonly opened: OpenRules }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="rules rules-sheet" aria-label={say('table.rules')} onClose={closeRules}>
      <Inside opened={opened} />
      <footer>
        <Button look="act" size="large" onClick={closeRules}>
          {say('rules.toTable')}
        </Button>
      </footer>
    </dialog>
  );
}
