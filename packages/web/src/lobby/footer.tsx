/** What owners of a box can do for it, whose work the page uses, and that nobody official made it. */

import { useState } from 'preact/hooks';
import { say } from '../messages.ts';
import { games } from './lobby-store.ts';
import { Sources } from './sources.tsx';

export function Footer() {
  const [shown, setShown] = useState(false);
  return (
    <footer class="credits">
      <p>{say('lobby.credits.unofficial')}</p>
      <Owners />
      <p>
        <button type="button" class="link" onClick={() => setShown(true)}>
          {say('lobby.credits.title')}
        </button>
      </p>
      {shown && <Sources onClose={() => setShown(false)} />}
    </footer>
  );
}

function Owners() {
  const correctable = games.value.filter((game) => game.correctable);
  if (correctable.length === 0) return null;
  return (
    <p>
      {say('lobby.owners')}{' '}
      {correctable.map(({ name }, i) => (
        <>
          {i > 0 && ' · '}
          <a href={`/content/${name}`}>{say(`game.${name}.title`)}</a>
        </>
      ))}
    </p>
  );
}
