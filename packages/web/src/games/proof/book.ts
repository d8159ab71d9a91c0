/** How the proof game tells what happens: raids, camps, and who goes first. */

import { beatsBy, bestBy, messagesOf, nameOf } from '../../follow/beats.ts';
import { Discs } from '../../follow/discs.tsx';
import { chaptersBack } from '../../follow/plain-book.ts';
import type { Book, Chip } from '../../follow/scene.ts';
import { say, seatName } from '../../messages.ts';
import { SORTS } from './beats.ts';
import { GLORY, type ProofView, pointsOf } from './view.ts';

export const book: Book = {
  beatOf: beatsBy(SORTS, 'village'),
  placeName: (village) => say(`noun.village.${village}`),
  best: bestBy(['assaulted', 'took', 'repelled', 'scattered', 'first', 'rested']),
  concerns: (scene, me) =>
    scene.kind === 'raid' && messagesOf(scene).some(({ params }) => params.seat === me || params.of === me),
  chips: (scene, me) =>
    messagesOf(scene).flatMap((message): Chip[] => {
      const { seat } = message.params;
      const tone = seat === me ? 'ok' : 'flat';
      if (nameOf(message) === 'took' && typeof seat === 'number')
        return [{ tone, words: say('follow.chip.takes', { who: seatName.value(seat) }) }];
      return nameOf(message) === 'repelled' ? [{ tone: 'flat', words: say('follow.chip.holdsOut') }] : [];
    }),
  heed: (view, me) =>
    view.seat === null
      ? []
      : (view as ProofView).table.seats.flatMap((_, seat) => {
          const count = GLORY - pointsOf((view as ProofView).table, seat);
          return seat !== me && count <= NEAR ? [{ words: say('follow.heed.points', { seat, count }) }] : [];
        }),
  get tallies() {
    return [
      {
        name: say('follow.tally.points'),
        of: (view, seat) => pointsOf((view as ProofView).table, seat),
      } satisfies Book['tallies'][number],
    ];
  },
  chapters: (entries, view) =>
    chaptersBack(
      entries,
      ({ messages }) => messages.some((message) => nameOf(message) === 'first'),
      (view as ProofView).table.season,
      (season) => say('procedure.season', { season }),
    ),
  Stage: Discs,
};
const NEAR = 2;
