/** Which card greedy plays in the Tyche Segment, and for what: its event, its OPs, or both where it is a Bonus card. */

import type { Filling, Game } from '@diadochi/kernel';
import { type Board, cardFacts, handOf, isBonus, isSurprise, OPERATIONS } from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { campaigner, type Marches } from './successors-marches.ts';
import { answersTo, type Trials } from './successors-trials.ts';
import { worth } from './successors-worth.ts';

/** A Force-March must bring so much: the card has other uses, and a walk is nothing. */
const WORTH_A_CARD = 0.3;
const FOR_NOTHING = -1;
/** C39: what each further activation brings, of what the first does. */
const FURTHER = 0.5;
/** S6.2-06: the event of a Bonus card costs nothing; who does not know what it is good for plays it all the same. */
const FREE = 0.02;
/** Effects that a die decides are tried so often. */
const CHANCY = ['roll-attrition', 'place-pc', 'take-royal'];
const TIMES = 3;

type Card = number;
/** An answer, and what the position is worth after it. */
interface Use {
  readonly so: Answer;
  readonly points: number;
}

interface CardPlay {
  /** The card, and what it is used for. */
  tyche(p: Board, q: Filling, luck: number): Answer;
  /** S6.2-06: what the OPs of a Bonus card are used for. */
  bonus(p: Board, q: Filling, luck: number): Answer;
}

export function cardPlayIn(game: Game, trials: Trials, marches: Marches): CardPlay {
  /** What the position is worth after it, with the march that is named next. */
  function used(p: Board, q: Filling, so: Answer, luck: number, times = 1): Use {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const now = trials.after(p, q, so, luck + i);
      const next = game.firstQuestion(now);
      sum += worth(now, q.seat) + (next?.seat === q.seat ? marchGain(marches, now, next) : 0);
      trials.release(now);
    }
    return { so, points: sum / times };
  }
  /** As if the card were spent, and nothing done with it. */
  function spent(p: Board, q: Filling, card: Card, luck: number): number {
    const now = trials.directly(p, q, { operations: card, on: PLACE_PCS }, luck);
    const points = worth(now, q.seat);
    trials.release(now);
    return points;
  }

  function tyche(p: Board, q: Filling, luck: number): Answer {
    const hand = handOf(p, q.seat);
    // Surprise cards are held until nothing else is left (S6.2-10: those that are not replaced only take a card away).
    const isHeld = hand.some((card) => !isSurprise(p, card));
    const surprise = hand.find(
      (card) =>
        isSurprise(p, card) &&
        cardFacts(p, card).replaced &&
        !(isHeld && cardFacts(p, card).surprise !== null),
    );
    if (surprise !== undefined) return { discard: surprise };
    const answers = answersTo(p, q);
    const events = new Map<Card, Use & { readonly gain: number }>();
    for (const so of answers) {
      if (!('event' in so)) continue;
      const card = so.event as Card;
      const use = used(p, q, so, luck, isChancy(p, card) ? TIMES : 1);
      events.set(card, { ...use, gain: use.points - spent(p, q, card, luck) });
    }
    // Of cards with as many OPs the one is used for them whose event is worth least.
    const gainOf = (card: Card): number => events.get(card)?.gain ?? 0;
    const plain = new Map<number, Card>();
    for (const card of hand) {
      const { ops } = cardFacts(p, card);
      const other = plain.get(ops);
      if (other === undefined || gainOf(card) < gainOf(other)) plain.set(ops, card);
    }
    const byOps = new Map<number, Use>();
    let best: Use | null = null;
    for (const so of answers) {
      const card = (so.operations ?? so.upgrade ?? so.recruit ?? so.complete ?? so.retrieve) as
        | Card
        | undefined;
      if (card === undefined || plain.get(cardFacts(p, card).ops) !== card) continue;
      const use = used(p, q, so, luck);
      if (best === null || use.points > best.points) best = use;
      const { ops } = cardFacts(p, card);
      if ('operations' in so && use.points > (byOps.get(ops)?.points ?? Number.NEGATIVE_INFINITY))
        byOps.set(ops, use);
    }
    for (const [card, { so, points, gain }] of events) {
      const besides = isBonus(p, card) ? byOps.get(cardFacts(p, card).ops) : undefined;
      const total = besides === undefined ? points : besides.points + gain + FREE;
      if (best === null || total > best.points) best = { so, points: total };
    }
    return best?.so ?? answers[0];
  }

  const bonus = (p: Board, q: Filling, luck: number): Answer =>
    answersTo(p, q)
      .map((so) => used(p, q, so, luck))
      .reduce((best, use) => (use.points > best.points ? use : best)).so;
  return { tyche, bonus };
}
const PLACE_PCS = OPERATIONS.indexOf('placePcs');

/** What the march that is named next would bring: a card for a walk is a card for nothing. */
function marchGain(marches: Marches, p: Board, q: Filling): number {
  const { kind } = q.form;
  if (kind !== 'forceMarch' && kind !== 'campaign') return 0;
  const gain = marches.venture(p, q.seat, campaigner(p, q))?.gain ?? 0;
  if (kind === 'campaign') return gain * (1 + FURTHER * ((q.about.left as number) - 1));
  return gain > WORTH_A_CARD ? gain : FOR_NOTHING;
}

const isChancy = (p: Board, card: Card): boolean =>
  cardFacts(p, card).event?.effects.some(({ kind }) => CHANCY.includes(kind)) ?? false;
