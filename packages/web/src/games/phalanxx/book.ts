/** How Phalanxx tells what happens: purchases, conquests, cards, and what else dice are used for. */

import { Discs } from '../../follow/discs.tsx';
import { beatsBy, bestBy, chaptersBack, messagesOf, nameOf, type Sort } from '../../follow/plain-book.ts';
import type { Book, Chip } from '../../follow/scene.ts';
import { say, seatName } from '../../messages.ts';
import { regionName } from './region.tsx';
import type { PhalanxxView } from './view.ts';

const BUYING = ['bought', 'boughtTop', 'boughtTopSeen', 'boughtNothing'];
const SORTS: readonly Sort[] = [
  { kind: 'conquest', events: ['conquered'], isAlone: true },
  { kind: 'card', events: ['played'], isAlone: true },
  { kind: 'purchase', events: [...BUYING, 'looked', 'exchanged', 'rolled'], begins: BUYING },
  { kind: 'dice', events: ['rotated', 'income', 'slid', 'traded', 'turned', 'forged'] },
  { kind: 'turn', events: ['starts', 'settled', 'rolledOwn', 'hasAdvantage', 'lastRound'] },
  { kind: 'points', events: ['scored'] },
];
const TELLING = [
  ...BUYING,
  ...[
    'exchanged',
    'rolled',
    'conquered',
    'tookFrom',
    'played',
    'rotated',
    'income',
    'slid',
    'traded',
    'turned',
  ],
];

export const book: Book = {
  beatOf: beatsBy(SORTS, 'region'),
  placeName: regionName,
  best: bestBy(TELLING),
  concerns: (scene, me) =>
    scene.seat !== me && messagesOf(scene).some(({ params }) => params.from === me || params.of === me),
  chips: (scene, me) =>
    messagesOf(scene).flatMap((message): Chip[] => {
      const { from, before, after, seat } = message.params;
      if (nameOf(message) === 'tookFrom' && typeof from === 'number')
        return [
          {
            tone: from === me ? 'bad' : 'flat',
            words: say('follow.chip.from', { who: seatName.value(from) }),
          },
        ];
      if (typeof before !== 'number' || typeof after !== 'number') return [];
      return [{ tone: seat === me ? 'ok' : 'flat', words: say('follow.chip.strength', { before, after }) }];
    }),
  heed: (view) => ((view as PhalanxxView).table.last ? [{ words: say('phalanxx.lastRound') }] : []),
  get tallies() {
    return [
      {
        name: say('follow.tally.strength'),
        of: (view, seat) => (view as PhalanxxView).table.sides[seat].total,
      } satisfies Book['tallies'][number],
    ];
  },
  chapters(entries, view) {
    const { round, start } = (view as PhalanxxView).table;
    return chaptersBack(
      entries,
      ({ messages }) =>
        messages.some((message) => BUYING.includes(nameOf(message)) && message.params.seat === start),
      round,
      (each) => say('phalanxx.round.short', { round: each }),
    );
  },
  Stage: Discs,
};
