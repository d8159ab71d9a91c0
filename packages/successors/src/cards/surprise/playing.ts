/**
 * 6.2: a Surprise card is shown, answered (by cards that may be answered themselves), carried out, discarded and replaced, in
 * this order (D6-32, D6-38). What has become impossible was not played: the kernel judges a sealed answer again before it counts.
 */

import { done, type Seat } from '@diadochi/kernel';
import type { Card } from '../../box.ts';
import { type Board, type Play, procedure, rule } from '../../contract.ts';
import { cardFacts, discard, hasCards, isSurprise, toFront } from '../../position/deck.ts';
import { couldHold } from '../../position/known.ts';
import { notePlayed } from '../../position/played.ts';
import { draw } from '../../rules/5-sequence/5.3-tyche-cards.ts';
import { unmetCondition } from '../conditions.ts';
import { demands } from '../demands.ts';
import type { Moment, SurpriseWindow } from './contract.ts';
import type { SurpriseEffect, SurpriseFacts } from './facts.ts';
import type { Chosen, InWindow, SubjectOf } from './kind.ts';
import { kindOf } from './kinds.ts';

export const surprise = procedure('surprise', (_, args) => ({ ...args, cancelled: false })).steps({
  // From here on everybody has seen it.
  A_show: (p, { by, card }, { chance, tell }) => {
    chance.reveal();
    toFront(p, by, card);
    tell?.all('surprise', { seat: by, card });
  },
  B_answers: {
    open: 'surprisePlayed',
    with: (_, { by, card, against, cancelled }) => ({ by, card, against, cancelled }),
    then: (_, f, { cancelled }) => {
      f.cancelled = cancelled;
    },
  },
  C_result: (_, { cancelled }) => done({ cancelled }),
});

/** D6-32, S6.2-09: it is discarded, and then its player draws; S6.2-10: but for two cards, cancelled or not. */
export function layAsidePlayed(p: Board, seat: Seat, card: Card, play: Play): void {
  discard(p, card);
  notePlayed(p, card); // D5-20
  if (cardFacts(p, card).replaced) draw(p, seat, play);
}

const mayBePlayed = rule<[Card]>({
  'S6.2-07': (p, card) => isSurprise(p, card),
  'CK-04': (p, card) => cardFacts(p, card).surprise !== null,
});
const mayBeNow = demands<SurpriseEffect, [Moment]>({
  moment: (_p, { moments }, moment) => moments.includes(moment),
});
/** Why a card is not one for this moment at all, or null. */
export function brokenMoment(p: Board, moment: Moment, card: Card): string | null {
  const broken = mayBePlayed.broken(p, card);
  if (broken !== null) return broken;
  const [first] = surpriseFacts(p, card).effects;
  return first === undefined ? null : mayBeNow.broken(p, first, moment);
}
/** What a card does; nothing, if it can only be discarded (CK-04). */
export const surpriseFacts = (p: Board, card: Card): SurpriseFacts => cardFacts(p, card).surprise ?? NOTHING;
const NOTHING: SurpriseFacts = { moments: [], requires: [], effects: [], choice: null };
type AnyWindow = InWindow<never, never>;
const inWindow = (facts: SurpriseFacts, place: number, window: SurpriseWindow): AnyWindow =>
  kindOf(facts.effects[place]).in[window] as unknown as AnyWindow;

/** Why a card cannot be played in a window, or null. */
export function brokenInWindow<W extends SurpriseWindow>(
  p: Board,
  window: W,
  seat: Seat,
  subject: SubjectOf<W>,
  card: Card,
): string | null {
  return brokenMoment(p, window, card) ?? brokenEffects(p, window, seat, subject, card);
}
/** The same of a card that is one for this window. */
function brokenEffects<W extends SurpriseWindow>(
  p: Board,
  window: W,
  seat: Seat,
  subject: SubjectOf<W>,
  card: Card,
): string | null {
  const facts = surpriseFacts(p, card);
  const unmet = unmetCondition(p, seat, facts.requires);
  if (unmet !== null) return unmet;
  for (let i = 0; i < facts.effects.length; i++) {
    const wrong = inWindow(facts, i, window).broken(p, seat, subject as never, facts.effects[i] as never);
    if (wrong !== null) return wrong;
  }
  return null;
}

/**
 * `couldMatter`: whether a player might play this card now, and change something by it, as far as everybody can see: what he
 * holds is not looked at, but for cards that all know of (D6-36).
 */
export function couldMatter<W extends SurpriseWindow>(
  p: Board,
  seat: Seat,
  window: W,
  subject: SubjectOf<W>,
  card: Card,
): boolean {
  if (brokenEffects(p, window, seat, subject, card) !== null || !couldHold(p, seat, card)) return false;
  const facts = surpriseFacts(p, card);
  for (let i = 0; i < facts.effects.length; i++)
    if (inWindow(facts, i, window).matters?.(p, seat, subject as never, facts.effects[i] as never) !== false)
      return true;
  return false;
}
/** Whether any card could: then the window is open to the player. */
export function couldReact<W extends SurpriseWindow>(
  p: Board,
  seat: Seat,
  window: W,
  subject: SubjectOf<W>,
): boolean {
  if (!hasCards(p, seat)) return false;
  const cards = p.box.surprises[window];
  for (let i = 0; i < cards.length; i++) if (couldMatter(p, seat, window, subject, cards[i])) return true;
  return false;
}

/** What a card does in a window. */
export function takeEffect<W extends SurpriseWindow>(
  p: Board,
  window: W,
  subject: SubjectOf<W>,
  seat: Seat,
  chosen: Chosen,
  play: Play,
): void {
  const facts = surpriseFacts(p, chosen.card);
  for (let i = 0; i < facts.effects.length; i++)
    inWindow(facts, i, window).does(p, seat, subject as never, facts.effects[i] as never, chosen, play);
}
/** A card that was played in a window has been answered: its effects, if there are any left, then it is laid aside. */
export function carryOut<W extends SurpriseWindow>(
  p: Board,
  window: W,
  subject: SubjectOf<W>,
  seat: Seat,
  chosen: Chosen,
  cancelled: boolean,
  play: Play,
): void {
  if (!cancelled) takeEffect(p, window, subject, seat, chosen, play);
  layAsidePlayed(p, seat, chosen.card, play);
}
