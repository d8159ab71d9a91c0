/** Icons: those of the collection, and the few strokes of the page's own. Both are decoration, never the only sign. */

import { icons } from 'virtual:icons';
import type { IconName } from './icon-names.ts';
import { type StrokeName, strokes } from './strokes.ts';

/** An icon of whichever set. */
export function Drawing({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 256 256" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <Drawing path={icons[name]} size={size} />
);

export function Stroke({ name, size = 18 }: { readonly name: StrokeName; readonly size?: number }) {
  return (
    <svg class="stroke" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
