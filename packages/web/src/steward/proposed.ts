/** Orders that are offered to whoever has none: what most people would settle first. */

import type { StewardOrder } from '@diadochi/kernel';
import type { StewardWords } from './steward-api.ts';

const PROPOSED: readonly StewardOrder[] = [
  { on: 'evade', when: { lost: 60 }, answer: { do: 'evade' } },
  { on: 'engage', when: {}, answer: 'default' },
  { on: 'lose', when: {}, answer: 'default' },
];
/** Those for which the game has the words. */
export const proposedIn = ({ questions, tests }: StewardWords): readonly StewardOrder[] =>
  PROPOSED.filter(
    ({ on, when }) =>
      Object.hasOwn(questions, on) && Object.keys(when).every((test) => tests[test]?.kinds.includes(on)),
  );
