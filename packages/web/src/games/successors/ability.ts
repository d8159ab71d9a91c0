/** What is special about a general. */

import { useEffect, useState } from 'preact/hooks';
import { canSay, loadContentMessages, say } from '../../messages.ts';

/** Abilities are words of the content: they are fetched when somebody wants to read one. */
export function useAbility(general: string): string | null {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    loadContentMessages().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  const key = `successors.ability.${general}`;
  return loaded && canSay(key) ? say(key) : null;
}
