/** The pack as a whole: its name, how much is in it, its faults; loaded from a file and given as one. */

import { useRef, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { announce } from '../look/announce.ts';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import { type Draft, draftOf, emptyDraft, isEmpty, packOf } from './draft.ts';
import { download } from './owners-store.ts';

interface PackPanelProps {
  readonly game: string;
  readonly draft: Draft;
  readonly onWrite: (draft: Draft) => void;
}

export function PackPanel({ game, draft, onWrite }: PackPanelProps) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const counts = { changes: Object.keys(draft.changes).length, confirmed: draft.confirmed.length };

  const named = { ...draft, name: draft.name.trim() || say('owners.namePlaceholder') };
  const check = async (): Promise<boolean> => {
    try {
      const found = await api.checkPack(game, packOf(game, named));
      setFaults(found);
      if (found.length === 0) announce(say('owners.sound'));
      return found.length === 0;
    } catch (problem) {
      setFaults([sayProblem(problem)]);
      return false;
    }
  };
  const load = async (text: string) => {
    const loaded = draftOf(game, parsed(text));
    setFaults(loaded === null ? [say('owners.noPack', { game: say(`game.${game}.title`) })] : []);
    if (loaded !== null) onWrite(loaded);
  };

  return (
    <section class="panel owners-pack" aria-labelledby="owners-pack">
      <h2 id="owners-pack">{say('owners.pack')}</h2>
      <label>
        <span class="label">{say('owners.name')}</span>
        <input
          type="text"
          class="input"
          maxLength={80}
          value={draft.name}
          placeholder={say('owners.namePlaceholder')}
          onInput={({ currentTarget: { value } }) => onWrite({ ...draft, name: value })}
        />
      </label>
      <p role="status">{say('owners.counts', counts)}</p>
      <div class="owners-acts">
        <Button
          look="act"
          disabled={isEmpty(draft)}
          onClick={async () => (await check()) && download(game, named)}
        >
          {say('owners.download')}
        </Button>
        <Button disabled={isEmpty(draft)} onClick={check}>
          {say('owners.check')}
        </Button>
        <Button onClick={() => file.current?.click()}>{say('owners.load')}</Button>
        <input
          ref={file}
          type="file"
          class="unseen"
          tabIndex={-1}
          accept=".json,application/json"
          aria-label={say('owners.load')}
          onChange={async ({ currentTarget: input }) => {
            const [chosen] = input.files ?? [];
            if (chosen !== undefined) await load(await chosen.text());
            input.value = '';
          }}
        />
        <Button
          look="quiet"
          disabled={isEmpty(draft)}
          onClick={() => confirm(say('owners.sureEmpty')) && onWrite(emptyDraft)}
        >
          {say('owners.empty')}
        </Button>
      </div>
      {faults.length > 0 && (
        <div class="problem" role="alert">
          <p>{say('owners.faults', { count: faults.length })}</p>
          <ul>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={fault} lang="en">
                {fault}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="owners-use">{say('owners.use')}</p>
    </section>
  );
}

const MOST_FAULTS = 20;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
