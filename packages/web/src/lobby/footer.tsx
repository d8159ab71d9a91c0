/** Whose work the page uses. */

import { say } from '../messages.ts';

export function Footer() {
  return (
    <footer class="credits">
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
