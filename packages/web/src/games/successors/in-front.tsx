/** What is looked at in front of the table: a card, a general, or all that lies beside the map. */

import './in-front.css';
import { CardDialog } from './card-dialog.tsx';
import { GeneralDialog } from './general-dialog.tsx';
import { openDialog } from './open-dialog.ts';
import { PoolDialog } from './pool.tsx';

export function InFront() {
  const what = openDialog.value;
  if (what === null) return null;
  // Whoever has opened something else from there has shut this already.
  const close = () => {
    if (openDialog.peek() === what) openDialog.value = null;
  };
  if (what === 'pool') return <PoolDialog onClose={close} />;
  if ('card' in what) return <CardDialog key={what.card} id={what.card} onClose={close} />;
  return <GeneralDialog key={what.general} id={what.general} onClose={close} />;
}
