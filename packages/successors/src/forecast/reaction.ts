/**
 * What the cards of a hand would change where Surprise cards can be played (6.2), and what comes if none is: each is tried out
 * on the copy, by the very effects that carry it out.
 */

import {
  BadInput,
  copyData,
  type Json,
  type Seat,
  type Sink,
  scripted,
  tellInto,
  toNames,
} from '@diadochi/kernel';
import type { Card, Space, Unit } from '../box.ts';
import { brokenPick } from '../cards/surprise/battle.ts';
import type { SurpriseWindow } from '../cards/surprise/contract.ts';
import { type Chosen, FACES, type SubjectOf } from '../cards/surprise/kind.ts';
import { mostPoints } from '../cards/surprise/others.ts';
import { brokenInWindow, surpriseFacts, takeEffect } from '../cards/surprise/playing.ts';
import { type Board, rounds, type SuccessorsContract, TYPES } from '../contract.ts';
import { handOf, isSurprise } from '../position/deck.ts';
import { outlookOf, sidesOf } from './outlook.ts';
import type { Outlook, PlayForecast, ReactionForecast, WouldTell } from './reaction-shape.ts';
import { trying } from './trial-play.ts';

type Round = ReturnType<typeof rounds>[number];
/** A card that was played in a window, and by whom. */
interface Played {
  readonly seat: Seat;
  readonly chosen: Chosen;
}
/** What comes of a window: what would be told, and what is to be expected then. */
interface Tried {
  readonly does: readonly WouldTell[];
  readonly outlook: Outlook | null;
}

export function forecastReaction(contract: SuccessorsContract, p: Board, seat: Seat): ReactionForecast {
  const open = rounds(p, contract);
  const now = open.at(-1);
  if (now === undefined) throw new BadInput('no window is open');
  // A card is answered: what matters is the window in which the first of them was played.
  const from = open.findLastIndex(({ window }) => window !== 'surprisePlayed');
  const chain = open.slice(from + 1);
  const base = from < 0 ? null : open[from];
  const after = (answer: Played | null): Tried => {
    if (chain.length > 0) return tryChain(contract, p, base, chain, answer !== null);
    return tryOut(contract, p, now, answer);
  };
  const { does, outlook } = after(null);
  return {
    window: base?.window ?? null,
    space: base === null ? null : contract.nouns.space[spaceIn(base)],
    sides: base?.window === 'battleCards' ? sidesOf(p, base.subject as SubjectOf<'battleCards'>) : null,
    without: outlook,
    happens: chain.length > 0 ? does : [],
    cards: handOf(p, seat)
      .filter((card) => isSurprise(p, card))
      .map((card) => {
        const clause = brokenInWindow(p, now.window, seat, now.subject as never, card);
        const plays = clause === null ? waysOf(p, now, seat, card) : [];
        return {
          card: contract.nouns.card[card],
          clause,
          plays: plays.map((chosen): PlayForecast => {
            const tried = after({ seat, chosen });
            const told = chain.length > 0 ? tryOut(contract, p, now, { seat, chosen }).does : tried.does;
            return { answer: answerOf(contract, chosen), does: told, outlook: tried.outlook };
          }),
        };
      }),
  };
}

const spaceIn = ({ subject }: Round): Space =>
  'into' in subject ? subject.into : (subject as { space: Space }).space;

/** A card in a window. Where a die decides about it, each of its sides is tried: what is told of it hangs on the die. */
function tryOut(
  contract: SuccessorsContract,
  p: Board,
  { window, subject }: Round,
  played: Played | null,
): Tried {
  if (played === null) return { does: [], outlook: outlookOf(p, window, subject) };
  const isRolled = surpriseFacts(p, played.chosen.card).effects.some(({ kind }) => kind === 'kill-general');
  const roll = (dice: readonly number[]): Tried =>
    trying(p, () => {
      const sink: Sink = [];
      const copy = copyData(subject) as SubjectOf<SurpriseWindow>;
      const play = { chance: scripted(dice), tell: tellInto<SuccessorsContract>(sink, p.seats) };
      takeEffect(p, window, copy as never, played.seat, played.chosen, play);
      return { does: wouldTell(contract, sink), outlook: outlookOf(p, window, copy) };
    });
  if (!isRolled) return roll([]);
  const tried = Array.from({ length: FACES }, (_, i) => roll([i + 1]).outlook);
  return { does: [], outlook: together(tried) };
}
/** One of several, each as likely as the others. */
function together(tried: readonly (Outlook | null)[]): Outlook | null {
  const all = tried.flatMap((each) => (each === null ? [] : each.chances));
  const sorts = all.filter(
    ({ what, of }, i) => all.findIndex((each) => each.what === what && each.of === of) === i,
  );
  const sum = ({ what, of }: (typeof all)[number]): number =>
    all.reduce((chance, each) => chance + (each.what === what && each.of === of ? each.chance : 0), 0);
  return { chances: sorts.map((each) => ({ ...each, chance: sum(each) / tried.length })), figures: [] };
}

/** C56-04: of cards that answer each other the last resolves first; `answered`: and that one is cancelled. */
function tryChain(
  contract: SuccessorsContract,
  p: Board,
  base: Round | null,
  chain: readonly Round[],
  answered: boolean,
): Tried {
  let works = !answered;
  for (const { subject } of chain.toReversed()) {
    const { cancelled } = subject as SubjectOf<'surprisePlayed'>;
    if (subject === chain.at(-1)?.subject) works = works && !cancelled;
    else works = !works && !cancelled;
  }
  const played = base === null ? null : playedIn(base);
  const tried =
    base === null ? { does: [], outlook: null } : tryOut(contract, p, base, works ? played : null);
  // What is told is what the card itself does that is being answered.
  const before = chain.at(-2);
  return before === undefined
    ? tried
    : { ...tried, does: tryOut(contract, p, before, playedIn(before)).does };
}
function playedIn({ played }: Round): Played | null {
  if (played === null) return null;
  const { play, sway, supply, ...rest } = played.answer as { readonly [field: string]: number };
  return { seat: played.seat, chosen: { card: play ?? sway ?? supply, ...rest } };
}

/** How a card can be played: with each CU, or each number, that the judge lets choose. */
function waysOf(p: Board, { window, subject }: Round, seat: Seat, card: Card): Chosen[] {
  const { choice, effects } = surpriseFacts(p, card);
  for (const effect of effects) {
    if (choice === 'unit' && window === 'battleCards' && effect.kind === 'unit-changes-side') {
      const units = Array.from({ length: TYPES }, (_, unit): Unit => unit);
      return units.flatMap((unit) =>
        brokenPick(p, seat, subject, effect, unit) === null ? [{ card, unit }] : [],
      );
    }
    if (choice === 'points' && window === 'siegeRoll' && effect.kind === 'siege-points')
      return Array.from({ length: mostPoints(p, subject, effect) }, (_, i) => ({ card, points: i + 1 }));
  }
  return [{ card }];
}
function answerOf({ nouns }: SuccessorsContract, { card, unit, points }: Chosen): { [field: string]: Json } {
  const name = nouns.card[card];
  if (unit !== undefined) return { sway: name, unit: nouns.unit[unit] };
  return points === undefined ? { play: name } : { supply: name, points };
}

const wouldTell = ({ nouns, events }: SuccessorsContract, sink: Sink): WouldTell[] =>
  sink.map(({ event, params }) => ({
    key: `event.${event}`,
    params: toNames(nouns, events[event as keyof typeof events], params) as WouldTell['params'],
  }));
