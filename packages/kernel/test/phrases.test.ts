/** Phrases are read by their markers, wherever these stand, and by the order of the rest. */

import { expect, it } from 'vitest';
import { layoutFrom } from '../src/columns.ts';
import { BadInput } from '../src/index.ts';
import { phrasesOf } from '../src/phrases.ts';
import { positionMaker } from '../src/position.ts';
import type { Worded } from '../src/words.ts';

const WORDS = {
  ship: ['argo'],
  port: ['pella', 'the isle of rhodes'],
  side: ['east', 'none of us'],
  seat: [0, 1],
};
const COLUMNS = {
  harbour: { by: 'ship', is: 'port', seen: 'harbour' },
  owner: { by: 'ship', is: 'seat?', seen: 'owner' },
  side: { by: 'ship', is: 'side?', seen: 'side' },
} as const;
const phrases = phrasesOf<typeof COLUMNS, Worded>(COLUMNS, {
  ships: ['harbour', { column: 'owner', after: 'of' }],
  sides: ['owner', 'side'],
  ports: ['owner', 'harbour'],
});
/** What the ship has when this is said of it: its harbour, its owner, its side. */
function laid(part: string, text: string): number[] {
  const p = positionMaker(layoutFrom(COLUMNS, WORDS), { words: WORDS }, [])() as unknown as Worded;
  p.seats = 2;
  p.cells.fill(-1);
  phrases.lay(p, part, 0, text, 'here');
  return [...p.cells];
}

it.each([
  ['ships', 'pella of 1', [0, 1, -1]],
  ['ships', 'of 1 pella', [0, 1, -1]],
  ['ships', 'of 0 pella', [0, 0, -1]],
  ['ships', 'pella', [0, -1, -1]],
  ['ships', '  pella  of  1 ', [0, 1, -1]],
  ['sides', '1 east', [-1, 1, 0]],
  ['sides', '1', [-1, 1, -1]],
  ['sides', 'east', [-1, -1, 0]],
  // The last may have several words.
  ['sides', '0 none of us', [-1, 0, 1]],
  ['ports', '0 the isle of rhodes', [1, 0, -1]],
])('%s: %j', (part, text, cells) => {
  expect(laid(part, text)).toEqual(cells);
});

it('What has to be said and is not is bad input', () => {
  expect(() => laid('ports', '1')).toThrow(new BadInput('here says no port'));
  expect(() => laid('ships', 'of 1')).toThrow(new BadInput('here says no port'));
});
