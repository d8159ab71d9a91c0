/** How Phalanxx tells what happens: purchases, conquests, cards, and what else dice are used for. */

import { beatsBy, bestBy, messagesOf, nameOf } from '../../follow/beats.ts';
import { Discs } from '../../follow/discs.tsx';
import { chaptersBack } from '../../follow/plain-book.ts';
import type { Book, Chip } from '../../follow/scene.ts';
import { say, seatName } from '../../messages.ts';
import { BUYING, SORTS } from './beats.ts';
import type { PhalanxxView } from './view.ts';

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
  placeName: (region) => say(`noun.region.${region}`),
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
