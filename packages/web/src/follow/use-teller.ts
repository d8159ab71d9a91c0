import { useTable } from '../table/context.ts';
import type { Teller } from './teller.ts';

/** Whoever is shown this is at a table where somebody tells. */
export function useTeller(): Teller {
  const teller = useTable().story.teller.value;
  if (teller === null) throw new Error('nobody tells');
  return teller;
}
