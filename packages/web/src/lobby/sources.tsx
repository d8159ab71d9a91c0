/** Under which licence all this is, and whose work the page shows: the list of ATTRIBUTIONS.md. */

import { attributions } from 'virtual:attributions';
import { Dialog } from '../look/dialog.tsx';
import { say } from '../messages.ts';

export function Sources({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('lobby.credits.title')} onClose={onClose}>
      <p>{say('lobby.credits.unofficial')}</p>
      <p>
        {say('lobby.credits.code')} <Links to={[MIT]} />
      </p>
      <dl class="credit-list">
        {attributions.map(({ use, works, by, licences }) => (
          <div key={use}>
            <dt>{say(`lobby.credits.use.${use}`)}</dt>
            <dd>
              <Links to={works} />
              <span>{by}</span>
              <Links to={licences} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface Linked {
  readonly name: string;
  readonly href: string;
}
const MIT: Linked = { name: 'MIT', href: 'https://opensource.org/license/mit' };

function Links({ to }: { readonly to: readonly Linked[] }) {
  return (
    <span>
      {to.map(({ name, href }, i) => (
        <>
          {i > 0 && ' · '}
          <a href={href} rel="noreferrer">
            {name}
          </a>
        </>
      ))}
    </span>
  );
}
