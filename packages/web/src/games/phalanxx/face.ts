/** Phalanxx at the table. */

import './phalanxx.css';
import type { PhalanxxContract } from '@diadochi/phalanxx';
import { seatCount } from '../../look/emblem.tsx';
import { say } from '../../messages.ts';
import type { Face, Panels } from '../face.ts';
import { Board } from './board.tsx';
import { roundsOf, unpack } from './content.ts';
import { guideOf, keyWords } from './guide.ts';
import { Hand } from './hand.tsx';
import { Outcome } from './outcome.tsx';
import { Panel } from './panel.tsx';
import { Past } from './past.tsx';
import { SeatFacts } from './seat-facts.tsx';
import type { Content, PhalanxxView } from './view.ts';

/** One for each question of the contract, or this does not compile. */
const panels: Panels<PhalanxxContract> = {
  buy: Panel,
  scouted: Panel,
  exchange: Panel,
  act: Panel,
  lift: Panel,
  rotate: Panel,
};

const face: Face = {
  Board,
  Hand,
  SeatFacts,
  Outcome,
  // The heading names who it was.
  howWon({ outcome }) {
    const how = outcome?.how ?? '';
    return outcome?.kind === 'score' ? say(`phalanxx.won.${how}`) : say(`outcome.${how}`);
  },
  Past,
  sides: (view) => (view as PhalanxxView).table.sides.length,
  panels,
  handSize: (view) => (view as PhalanxxView).table.hand?.length ?? 0,
  rounds(view) {
    const { table } = view as PhalanxxView;
    const of = roundsOf(table, seatCount.value);
    return { now: table.round, of, title: say('phalanxx.round', { round: table.round, rounds: of }) };
  },
  points: (view, seat) => (view as PhalanxxView).table.sides[seat].total,
  isUseful: () => true,
  // It takes a die from somebody else, and where only one can be had, the first press would have done it unseen.
  weighs: (kind, action) => kind === 'act' && action.trade !== undefined,
  title(view, crumb) {
    const { table } = view as PhalanxxView;
    if (crumb === 'game')
      return table.last ? say('phalanxx.lastRound') : say('phalanxx.round.short', { round: table.round });
    if (crumb !== 'turn' || table.active === null) return null;
    const left = table.rolled.filter((die) => die !== null).length;
    const turn =
      table.active === view.seat ? say('phalanxx.turnOf.me') : say('phalanxx.turnOf', { seat: table.active });
    return left === 0 ? turn : [turn, say('phalanxx.rolled.left', { count: left })].join(' · ');
  },
  book: () => import('./book.ts').then(({ book }) => book),
  guide: guideOf,
  looksBack: () => import('./looking-back.ts').then(({ lookingBack }) => lookingBack),
  keys: keyWords,
};

/** Cards and regions are drawn from the content that the table is played with. */
export function faceWith(content: unknown): Face {
  unpack(content as Content);
  return face;
}
