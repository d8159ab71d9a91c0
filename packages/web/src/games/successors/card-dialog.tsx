/** A card in full: when it may be played and what its event does, and how sure we are of that. */

import { useEffect, useState } from 'preact/hooks';
import { Standing } from '../../content/standing.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { canSay, loadContentMessages, say } from '../../messages.ts';
import { effectWords, sortWords } from './card.tsx';
import { CavalryNote } from './cavalry-note.tsx';
import { cardOf, designOf } from './content.ts';
import { LastingNote } from './events/lasting-note.tsx';
import { cardName } from './names.ts';

export function CardDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadContentMessages().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  const full = `successors.card.${designOf(id)}.full`;
  const card = cardOf(id);
  return (
    <Dialog title={cardName(id)} onClose={onClose}>
      <p class="caps">{sortWords(id)}</p>
      <p class="card-full-words">{canSay(full) ? say(full) : effectWords(id)}</p>
      <CavalryNote card={id} />
      <LastingNote card={id} />
      {card !== undefined && <Standing item={card} />}
    </Dialog>
  );
}
