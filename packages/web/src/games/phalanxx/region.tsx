/** What a region is called, and the sign of its kind. */

import { Icon } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { Art } from './art.tsx';
import type { Region } from './view.ts';

export const regionName = (id: string): string => say(`noun.region.${id}`);

export function RegionSign({ kind, size }: { readonly kind: Region['kind']; readonly size: number }) {
  if (kind === 'city') return <Icon name="greek-temple" size={size} />;
  if (kind === 'oasis') return <Art name="palm" size={size * 0.83} />;
  return (
    <svg class="grass" width={size * 0.87} height={size * 0.47} viewBox="0 0 26 14" aria-hidden="true">
      <path d="M4 12q2-7 3 0M11 7q2-7 3 0M18 12q2-7 3 0" />
    </svg>
  );
}
