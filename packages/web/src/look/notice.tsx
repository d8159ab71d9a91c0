/** A page that only says something: that there is nothing here, or that something went wrong. */

import { useEffect } from 'preact/hooks';
import { say } from '../messages.ts';
import { Button } from './button.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Offers the way to the lobby. */
  readonly home?: boolean;
  /** Offers to load the page again, and does so by itself as soon as the server answers. */
  readonly again?: boolean;
}

export function Notice({ title, text, home = false, again = false }: NoticeProps) {
  useEffect(() => (again ? reloadWhenUp() : undefined), [again]);
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

const LOOK_MS = 2000;
const LONGEST_MS = 60_000;
/** How long this tab waits before it loads itself: longer each time, where loading again did not help. */
const WAIT = 'diadochi.again';

function reloadWhenUp(): () => void {
  const wait = Math.min(Number(sessionStorage.getItem(WAIT)) || LOOK_MS, LONGEST_MS);
  let next = setTimeout(look, wait);
  async function look(): Promise<void> {
    const isUp = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isUp) {
      next = setTimeout(look, LOOK_MS);
      return;
    }
    sessionStorage.setItem(WAIT, String(2 * wait));
    location.reload();
  }
  return () => clearTimeout(next);
}
