/** Which keys there are. */

import './later.css';
import { Dialog } from '../look/dialog.tsx';
import { say } from '../messages.ts';
import { useTable } from './context.ts';

const KEYS = ['1–9', 'Enter', 'Backspace', 'u', 'Tab', '?', '← →'] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const { face } = useTable();
  const general = KEYS.map((key, i) => [key, say(`table.keys.${i + 1}`)] as const);
  return (
    <Dialog title={say('table.keys')} onClose={onClose}>
      <dl class="keys">
        {[...general, ...(face.keys?.() ?? [])].map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
