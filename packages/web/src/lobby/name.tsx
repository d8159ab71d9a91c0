/** The player's name: asked for once, changed by a click on it. */

import { useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { say } from '../messages.ts';
import { LONGEST_NAME, playerName, setPlayerName } from '../player.ts';

export function NameDialog({ onDone }: { readonly onDone: (named: boolean) => void }) {
  const [name, setName] = useState(playerName.value);
  return (
    <Dialog title={say('player.title')} onClose={() => onDone(false)}>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          setPlayerName(name);
          onDone(true);
        }}
      >
        <div>
          <label class="label" for="player-name">
            {say('player.name')}
          </label>
          <input
            id="player-name"
            class="input"
            required
            autofocus
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <p class="hint">{say('player.hint')}</p>
        <Button type="submit" look="act" size="large" class="wide" disabled={name.trim() === ''}>
          {say('player.keep')}
        </Button>
      </form>
    </Dialog>
  );
}
