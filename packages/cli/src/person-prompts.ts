/** What reaches a person: what is asked after the usual orders, and is not answered by a steward who has been told nothing. */

import { type Game, type Json, type Position, passingAt, type Seat, stewardAnswer } from '@diadochi/kernel';
import { type PromptCounter, promptCounter } from './prompts.ts';

export interface PersonCounter extends Omit<PromptCounter, 'asked'> {
  asked(position: Position, seat: Seat, kind: string, action: () => Json): void;
}

export function personCounter(game: Game): PersonCounter {
  const counter = promptCounter(game);
  let passed: { [kind: string]: string }[] = [];
  return {
    ...counter,
    asked(position, seat, kind, action) {
      const known = passed[seat] ?? {};
      const answer =
        game.steward?.usual[kind] === undefined
          ? null
          : stewardAnswer(game, position, seat, { orders: [] }, { decision: '', passed: known });
      if (answer !== null) return;
      counter.asked(position, seat, kind);
      const at = passingAt(game, position, kind, action());
      if (at !== null) passed[seat] = { ...known, [kind]: at };
    },
    gameOver() {
      counter.gameOver();
      passed = [];
    },
  };
}

/** What is answered by default though nobody has told his steward anything: always, or after a pass within a span. */
export const defaultsOf = ({ steward, forms }: Game): { [kind: string]: string } =>
  Object.fromEntries(
    Object.entries(steward?.usual ?? {}).flatMap(([kind, { settled }]) =>
      Object.hasOwn(forms, kind)
        ? [[kind, settled === 'always' ? settled : `after a pass in the same ${settled}`]]
        : [],
    ),
  );
