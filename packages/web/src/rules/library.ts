/** The files of the rules, fetched once each and kept as long as the page is open. */

import { shelves } from 'virtual:rules';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../messages.ts';
import type { Outline, Part, Shelf } from './book.ts';

const kept = new Map<string, Promise<unknown>>();

function fetched(address: string): Promise<unknown> {
  const found = kept.get(address);
  if (found !== undefined) return found;
  const coming = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  });
  kept.set(address, coming);
  // What failed is tried again next time.
  coming.catch(() => kept.delete(address));
  return coming;
}

/** Null until all of them are there. */
function useFiles<T>(addresses: readonly string[]): {
  readonly files: readonly T[] | null;
  readonly failed: boolean;
} {
  const wanted = addresses.join(' ');
  const [state, setState] = useState<{ wanted: string; files: readonly T[] | null; failed: boolean }>({
    wanted: '',
    files: null,
    failed: false,
  });
  useEffect(() => {
    let gone = false;
    Promise.all(addresses.map(fetched)).then(
      (files) => gone || setState({ wanted, files: files as T[], failed: false }),
      () => gone || setState({ wanted, files: null, failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return state.wanted === wanted ? state : { files: null, failed: false };
}

export const hasRules = (game: string): boolean => Object.hasOwn(shelves, game);
const shelf = (game: string): Shelf => shelves[game][language.value];

export function useOutline(game: string): { readonly outline: Outline | null; readonly failed: boolean } {
  const { files, failed } = useFiles<Outline>(hasRules(game) ? [shelf(game).outline] : []);
  return { outline: files?.[0] ?? null, failed };
}

/** The parts that are wanted, each once. */
export function useParts(game: string, names: readonly string[]) {
  const { files, failed } = useFiles<Part>([...new Set(names)].map((name) => shelf(game).parts[name]));
  return { parts: files, failed };
}
