/** A general as a medallion: his initials on his faction's colour, Major Generals in a ring. No faces. */

import { classes } from '../../look/classes.ts';
import { seatColour } from '../../look/emblem.tsx';
import { language } from '../../messages.ts';
import { box, majorOf } from './content.ts';
import { initialsOf } from './map-words.ts';
import type { Owner } from './view.ts';

let known: { readonly language: string; readonly initials: ReadonlyMap<string, string> } | null = null;

/** Names, and so their first letters, may differ by language. */
function initials(general: string): string {
  if (known?.language !== language.value) known = { language: language.value, initials: initialsOf(box()) };
  return known.initials.get(general) ?? '';
}

interface MedallionProps {
  readonly general: string;
  readonly owner: Owner | null;
  readonly size?: number;
  /** Not on the map: paler, and never by colour alone. */
  readonly away?: boolean;
}

export function Medallion({ general, owner, size = 24, away = false }: MedallionProps) {
  return (
    <span
      class={classes(
        'medallion-sign',
        typeof owner === 'number' ? seatColour(owner) : 'neutral',
        majorOf(general) !== undefined && 'major',
        away && 'away',
      )}
      style={{ '--size': `${size}px` }}
      data-initials={initials(general)}
      aria-hidden="true"
    />
  );
}
