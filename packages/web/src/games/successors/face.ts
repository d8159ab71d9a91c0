/** Successors at the table. */

import './successors.css';
import './hand.css';
import './hand-fit.css';
import './hand-phone.css';
import { roman } from '../../look/roman.ts';
import { say } from '../../messages.ts';
import { shownOf } from '../../scenes/shown.ts';
import { lazy } from '../../table/lazy.tsx';
import type { Face } from '../face.ts';
import { Board } from './board.tsx';
import { cardOf, lastTurnOf, unpack } from './content.ts';
import { howWon, standing } from './end.ts';
import { eventWords } from './event-words.ts';
import { Hand } from './hand.tsx';
import { keyWords } from './keys.ts';
import { namedIn } from './named.ts';
import { panels } from './panels.tsx';
import { Score, SeatFacts } from './seat-facts.tsx';
import { isBattleRoll, isSiegeRoll } from './shown-fights.ts';
import type { Content, SuccessorsView } from './view.ts';

const face: Face = {
  Board,
  Hand,
  SeatFacts,
  Score,
  panels,
  // Seats have the colours of their factions.
  colours: (view) => (view as SuccessorsView).table.factions.map(({ colour }) => colour),
  handSize: (view) => (view as SuccessorsView).table.hand?.length ?? 0,
  rounds(view) {
    const { turn } = (view as SuccessorsView).table;
    const of = lastTurnOf(view as SuccessorsView);
    return { now: turn, of, title: say('successors.turn', { turn: roman(turn), of: roman(of) }) };
  },
  points: (view, seat) => (view as SuccessorsView).table.factions[seat].vp,
  // Only who has a Surprise card has something to discard; few of them can be played just so (D6-33).
  isUseful: (view, kind) =>
    (view as SuccessorsView).table.hand?.some((card) => {
      const { type, window = [] } = cardOf(card) ?? {};
      return type === 'surprise' && (kind !== 'anyTime' || window.includes('any-time'));
    }) === true,
  shown: (store) => shownOf(store, (message) => isBattleRoll(message) || isSiegeRoll(message)),
  // 3.8: there is one funeral.
  weighs: (kind, action) => kind === 'bury' && action.bury !== undefined,
  title(view, crumb) {
    const { table } = view as SuccessorsView;
    if (crumb === 'gameTurn') return say(`successors.phase.${table.phase}`, { ...table });
    if (crumb === 'setup') return say('successors.phase.setup');
    if (crumb === 'playerTurn' && table.segment !== null)
      return say(`successors.segment.${table.segment}`, { seat: table.active });
    return null;
  },
  // An event is one question after the other, which many cards ask: what each is for says its effect.
  guide({ answer, store }) {
    const question = answer.question.value;
    return question && eventWords(question.about, question.kind, { seat: store.me.value });
  },
  named: (view, message) => namedIn((view as SuccessorsView).table, message),
  book: () => import('./story/book.ts').then(({ openBook }) => openBook()),
  keys: keyWords,
  Beside: lazy(() => import('./battle/fights.tsx').then(({ BattleSign }) => BattleSign)),
  looksBack: () => import('./looking-back.ts').then(({ lookingBack }) => lookingBack),
  Outcome: lazy(() => import('./end/outcome.tsx').then(({ Outcome }) => Outcome)),
  howWon: (view) => howWon(view as SuccessorsView),
  standing: (view, seat) => standing(view as SuccessorsView, seat),
};

/** Cards, pieces and the map are drawn from the content that the table is played with. */
export function faceWith(content: unknown): Face {
  unpack(content as Content);
  return face;
}
