/** How the tests of 9.5 begin: seat 0 plays the event that wakes an Independent Army. */

import type { Table } from '@diadochi/kernel';
import { type Scene, scene } from './scene.ts';

export const CARDS = {
  glaukias: 'migration-of-illyrian-tribes',
  seuthes: 'scythian-invasion',
  philon: '23000-greek-soldiers',
} as const;

/** Others of them are in their boxes unless said otherwise. */
export function waking(wakes: keyof typeof CARDS, position: Scene = {}): Table {
  const table = scene({ step: 'tyche', hands: { 0: [CARDS[wakes]] }, ...position });
  table.does(0, { event: CARDS[wakes] });
  return table;
}

/** The event of an Army that has left the game: nobody has to enter, and another one, which stands somewhere, is activated. */
export function leading(general: string, at: string, { generals = {}, ...rest }: Scene = {}): Table {
  const [wakes] = (['seuthes', 'glaukias'] as const).filter((each) => each !== general);
  const table = waking(wakes, { generals: { [wakes]: 'killed', [general]: at, ...generals }, ...rest });
  table.does(0, { move: general });
  return table;
}
