/** The links by which others take their seats. */

import { linkTo } from '../invitations.ts';
import { classes } from '../look/classes.ts';
import { Copy } from '../look/copy.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Emblem } from '../look/emblem.tsx';
import { say } from '../messages.ts';
import type { Opened } from './opening.ts';

export function Links({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const { id, secrets } = opened;
  const first = secrets.findIndex((secret) => secret !== null);
  return (
    <Dialog title={say('lobby.links')} onClose={onClose}>
      <p>{say('lobby.linksHint')}</p>
      <ul class="links">
        {secrets.map(
          (secret, seat) =>
            secret !== null && (
              <li key={secret}>
                <Emblem seat={seat} size={26} />
                <Copy
                  text={linkTo(id, secret)}
                  label={say('lobby.linkOf', { number: seat + 1 })}
                  first={seat === first}
                />
              </li>
            ),
        )}
      </ul>
      <a class={classes('button', 'large', 'wide')} href={`/table/${id}`}>
        {say('lobby.toTable')}
      </a>
    </Dialog>
  );
}
