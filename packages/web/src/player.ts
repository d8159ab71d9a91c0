/** Who plays in this browser: a name, asked once. */

import { signal } from '@preact/signals';
import { myName, rememberName } from './seats.ts';

export const LONGEST_NAME = 40;

export const playerName = signal(myName());

export function setPlayerName(name: string): void {
  const clean = [...name.trim()].slice(0, LONGEST_NAME).join('');
  playerName.value = clean;
  rememberName(clean);
}

/** The first letters of a name's first two words. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
