/** What owners of a box can do for it, and whose work the page uses. */

import { say } from '../messages.ts';
import { games } from './lobby-store.ts';

export function Footer() {
  return (
    <footer class="credits">
      <Owners />
      <p>
        {say('credits.icons')}{' '}
        <a href="https://game-icons.net" rel="noreferrer">
          {say('credits.iconsSite')}
        </a>{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          {say('credits.iconsLicence')}
        </a>
      </p>
      <p>{say('credits.fonts')}</p>
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
