/**
 * What is otherwise after an answer than before it (`{ would: answer }`): of what lies open on the table, and of the player's
 * own hand.
 */

import { nameOf, namesOf, type Seat, upTo } from '@diadochi/kernel';
import type { Card } from './box.ts';
import { type Board, sidesOf } from './contract.ts';
import * as at from './position.ts';
import { isMet } from './rules/14-conditions.ts';
import { total } from './rules/18-scoring.ts';

/** What something was, and what it would be. */
export type FromTo<T> = readonly [before: T, after: T];

interface Changes {
  readonly sides: readonly {
    readonly side: number;
    readonly strength: FromTo<number>;
    readonly talents: FromTo<number>;
    /** P18-01: what the side would score, if the game ended. */
    readonly total: FromTo<number>;
    readonly figures: FromTo<number>;
  }[];
  readonly regions: readonly { readonly region: string; readonly holder: FromTo<number | null> }[];
  /** P14: cards of the hand whose conditions would be met, and were not; or the other way round. */
  readonly met: readonly string[];
  readonly unmet: readonly string[];
}

/** What stays as it is is left out. */
export type ChangeForecast = Partial<Changes>;

export const changeFrom = (before: Board, after: Board, seat: Seat): ChangeForecast =>
  Object.fromEntries(
    Object.entries(changesBetween(before, after, seat)).filter(([, each]) => each.length > 0),
  );
function changesBetween(before: Board, after: Board, seat: Seat): Changes {
  const both = <T>(of: (p: Board) => T): FromTo<T> => [of(before), of(after)];
  const isSame = <T>([one, other]: FromTo<T>): boolean => one === other;
  const hand = at.handOf(after, seat).filter((card) => at.handOf(before, seat).includes(card));
  const turned = (from: Board, to: Board): string[] =>
    namesOf(
      before,
      'card',
      hand.filter((card) => !isPlayable(from, seat, card) && isPlayable(to, seat, card)),
    );
  return {
    sides: upTo(sidesOf(before) - 1).flatMap((side) => {
      const facts = {
        strength: both((p) => at.strengthOf(p, side)),
        talents: both((p) => at.talentsOf(p, side)),
        total: both((p) => total(p, side)),
        figures: both((p) => at.figuresOnBoard(p, side)),
      };
      return Object.values(facts).every(isSame) ? [] : [{ side, ...facts }];
    }),
    regions: at.regionsInPlay(before).flatMap((region) => {
      const holder = both((p) => at.holderOf(p, region));
      return isSame(holder) ? [] : [{ region: nameOf(before, 'region', region), holder }];
    }),
    met: turned(before, after),
    unmet: turned(after, before),
  };
}
const isPlayable = (p: Board, seat: Seat, card: Card): boolean =>
  at.cardFacts(p, card).conditions.every((condition) => isMet(p, seat, condition));
