/** A pencil beside what the content says of itself. */

import { Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';

/** Not from the rulebook, but worked out. */
export function Reconstructed({ small = false }: { readonly small?: boolean }) {
  return (
    <span class="rec" title={say('successors.map.rec.why')}>
      <Stroke name="pen" size={small ? 9 : 11} /> {small ? '' : say('successors.map.rec')}
      {small && <span class="unseen">{say('successors.map.rec')}</span>}
    </span>
  );
}
