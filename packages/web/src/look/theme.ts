/** Light or dark: as the system has it, until the player chooses. public/theme.js sets it before the first paint. */

import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser-storage.ts';

export type Theme = 'light' | 'dark';

const THEME = 'diadochi.theme';
const system = matchMedia('(prefers-color-scheme:dark)');

const chosen = (): Theme | null => {
  const theme = readStored(THEME);
  return theme === 'light' || theme === 'dark' ? theme : null;
};
const current = (): Theme => chosen() ?? (system.matches ? 'dark' : 'light');

export const theme = signal<Theme>(current());

function show(): void {
  theme.value = current();
  document.documentElement.dataset.theme = theme.value;
}

export function toggleTheme(): void {
  writeStored(THEME, theme.value === 'dark' ? 'light' : 'dark');
  show();
}

system.addEventListener('change', show);
// The choice made in another tab counts here too.
addEventListener('storage', ({ key }) => key === THEME && show());
