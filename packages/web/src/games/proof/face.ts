/** The proof game at the table. */

import './proof.css';
import { say } from '../../messages.ts';
import type { Face } from '../face.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { panels } from './panels.ts';
import { raidUnderWay } from './raid.ts';
import { SeatFacts } from './seat-facts.tsx';
import { type ProofView, pointsOf } from './view.ts';

export const face: Face = {
  Board,
  Hand,
  SeatFacts,
  panels,
  rounds(view) {
    const { season } = (view as ProofView).table;
    const of = Number(view.options.seasons);
    return { now: season, of, title: say('proof.season', { season, of }) };
  },
  handSize: (view) =>
    Object.values((view as ProofView).table.hand ?? {}).reduce((sum, count) => sum + count, 0),
  looksBack: () => import('./looking-back.ts').then(({ lookingBack }) => lookingBack),
  points: (view, seat) => pointsOf((view as ProofView).table, seat),
  book: () => import('./book.ts').then(({ book }) => book),
  isUseful: (view, kind) => kind !== 'envoy' || ((view as ProofView).table.hand?.envoy ?? 0) > 0,
  title(view, crumb, log) {
    const { table, asked } = view as ProofView;
    const raid = raidUnderWay(view as ProofView, log);
    if (crumb === 'season') return say('procedure.season', { season: table.season });
    if (crumb === 'turn') {
      const seat = asked?.kind === 'turn' ? asked.seats[0] : raid?.by;
      return seat === undefined ? null : say('procedure.turn', { seat });
    }
    return crumb === 'raid' && raid !== null ? say('proof.raid', { raid: raid.village }) : null;
  },
};
