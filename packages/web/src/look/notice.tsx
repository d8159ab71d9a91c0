/** A page that only says something: that there is nothing here, or that something went wrong. */

import { say } from '../messages.ts';
import { Button } from './button.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Offers the way to the lobby. */
  readonly home?: boolean;
  /** Offers to load the page again. */
  readonly again?: boolean;
}

export function Notice({ title, text, home = false, again = false }: NoticeProps) {
  return (
    <main class="notice" id="main" tabIndex={-1}>
      <div class="panel">
        <h1>{title}</h1>
        <p>{text}</p>
        {home && (
          <a class="button" href="/">
            {say('page.home')}
          </a>
        )}
        {again && (
          <Button look="act" onClick={() => location.reload()}>
            {say('page.again')}
          </Button>
        )}
      </div>
    </main>
  );
}
