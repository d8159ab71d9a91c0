/** How the questions of events find out what may be chosen: from the kind of the effect that asks. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, rule } from '../contract.ts';
import { kindAt } from './effects.ts';
import type { Written } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';

/** What the questions of events are about: a card, and which of its effects. */
export interface About {
  readonly card: Card;
  readonly effect: number;
}
export interface Asked {
  readonly seat: Seat;
  readonly about: About;
}
type Judges = EffectKind<Written>['rules'];
/** What the kind of the effect says of what may be chosen. */
export const judgesOf = (p: Board, { card, effect }: About): Judges => kindAt(p, card, effect).rules;
export const factsOf = (p: Board, { card, effect }: About) => effectFacts(p, card, effect);

/** D6-29 */
const mayChooseNone = rule<[Seat, About]>({
  'CK-03': (p, seat, about) => judgesOf(p, about).none?.(p, seat, factsOf(p, about)) ?? false,
});
export const noneWay = {
  none: { closed: (p: Board, { seat, about }: Asked) => mayChooseNone.broken(p, seat, about) },
};
