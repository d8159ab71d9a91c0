/** How clauses of this game are broken. Nothing here may load the game: its modules are named, as types or by `() => import(…)`. */

import { type Loose, withContent } from '@diadochi/kernel/mutants';

export { breaks, type Loose, withContent, withField, withStep } from '@diadochi/kernel/mutants';

/** Content in which one card has another datum: how a clause is broken that only states one. */
export const withCard = (id: string, spoil: (card: Loose) => void) =>
  withContent(({ cards }) => spoil(cards.find((card: Loose) => card.id === id)));
/** The same of one of its effects, the first if not said. */
export const withEffect = (id: string, instead: object, place = 0) =>
  withCard(id, ({ effects }) => {
    Object.assign(effects[place], instead);
  });
