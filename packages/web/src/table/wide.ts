import { signal } from '@preact/signals';

/** Whether there is room for panels beside the board. The same width is in table.css. */
const query = matchMedia('(min-width: 901px)');

export const isWide = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  isWide.value = matches;
});
