/** Whether somebody's words for the dice are still sealed: what shows one's own is loaded only then. */

import type { TableInfo } from './api.ts';

/** Shows this browser's own as soon as they may be shown; with the next news again, if it fails. */
export function showWords(table: TableInfo): void {
  const isDue = table.words?.some(({ commitment, words }) => commitment !== null && words === null);
  if (isDue) import('./fair/show-words.ts').then(({ showOwnWords }) => showOwnWords(table)).catch(() => {});
}
