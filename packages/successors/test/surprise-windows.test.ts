/** Over games played at random: no window opens that no card could use. */

import { dice, randomMove, type Subject, seeded } from '@diadochi/kernel';
import { expect, it } from 'vitest';
import type { SurpriseWindow } from '../src/cards/surprise/contract.ts';
import { couldMatter } from '../src/cards/surprise/playing.ts';
import type { Board, SuccessorsContract } from '../src/contract.ts';
import { successors } from '../src/index.ts';

const GAMES = 8;

it('D6-09 whoever is asked could change something with a card that nobody has seen', () => {
  const windows = Object.keys(successors.contract.windows) as SurpriseWindow[];
  const met = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const [pick, play] = [dice(`windows ${game}`), successors.playing(seeded(`windows ${game}`))];
    const p = successors.start({ seats: 4 + (game % 2) }, seeded(game));
    for (let seat = 0; seat < p.seats; seat++)
      for (const arm of windows) {
        const q = successors.interjection(p, seat, 'orders');
        if (q !== null) successors.play(p, { ...q, so: { arm: windows.indexOf(arm), when: 1 } }, play);
      }
    for (let move = randomMove(successors, p, pick); move !== null; move = randomMove(successors, p, pick)) {
      const asked = successors.firstQuestion(p);
      const kind = asked?.form.kind as SurpriseWindow;
      if (asked !== null && windows.includes(kind)) {
        met.add(kind);
        const board = p as Board;
        const subject = asked.about as Subject<SuccessorsContract, typeof kind>;
        const cards = board.box.surprises[kind];
        expect(cards.some((card) => couldMatter(board, asked.seat, kind, subject as never, card))).toBe(true);
      }
      successors.play(p, move, play);
    }
  }
  expect(met).toContain('seaCards');
  expect(met).toContain('surprisePlayed');
});
