/** What reaches a person: what is asked after the usual orders, and is not answered by a steward who has been told nothing. */

import type { Game, Json, Position, Seat } from '@diadochi/kernel';
import { defaultStewards } from './default-steward.ts';
import { type PromptCounter, promptCounter } from './prompts.ts';

export interface PersonCounter extends Omit<PromptCounter, 'asked'> {
  asked(position: Position, seat: Seat, kind: string, action: () => Json): void;
}

export function personCounter(game: Game): PersonCounter {
  const counter = promptCounter(game);
  const stewards = defaultStewards(game);
  return {
    ...counter,
    asked(position, seat, kind, action) {
      if (stewards.answer(position, seat, kind) !== null) return;
      counter.asked(position, seat, kind);
      stewards.answered(position, seat, kind, action);
    },
    gameOver() {
      counter.gameOver();
      stewards.gameOver();
    },
  };
}

/** What is answered by default though nobody has told his steward anything: always, or after a pass within a span. */
export const defaultsOf = ({ steward, forms }: Game): { [kind: string]: string } =>
  Object.fromEntries(
    Object.entries(steward?.usual ?? {}).flatMap(([kind, { settled, unless }]) => {
      const how = settled === 'always' ? settled : `after a pass in the same ${settled}`;
      const exception = unless === undefined ? '' : ', with the exception that docs/campaigns.md tells of';
      return Object.hasOwn(forms, kind) ? [[kind, how + exception]] : [];
    }),
  );
