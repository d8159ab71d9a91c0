/** Content, checked: its form, what must hold in it, and that it can be played with. */

import { type Game, type Json, upTo } from '@diadochi/kernel';
import { play } from '../simulation.ts';
import { faultsOfForm } from './form.ts';
import { type ContentKit, remade } from './kits.ts';

export interface Checked {
  readonly check: string;
  readonly faults: readonly string[];
}

const FORM = 'the form is right';

/** Every check of a content; what has the wrong form is not looked at any further. */
export function checkContent(kit: ContentKit, game: string, content: Json): Checked[] {
  const form = faultsOfForm(kit.schema, content);
  if (form.length > 0) return [{ check: FORM, faults: form }];
  const checks = Object.entries(kit.checks).map(([check, faultsOf]) => ({
    check,
    faults: faultsOf(content as never),
  }));
  const fits = checks.every(({ faults }) => faults.length === 0);
  return [{ check: FORM, faults: [] }, ...checks, ...(fits ? [playable(kit, game, content)] : [])];
}

export const firstFault = (kit: ContentKit, game: string, content: Json): string | null =>
  checkContent(kit, game, content).flatMap(({ faults }) => faults)[0] ?? null;

function playable({ tables }: ContentKit, game: string, content: Json): Checked {
  const check = 'it can be played with';
  try {
    playOnce(remade(game, content), tables);
    return { check, faults: [] };
  } catch (error) {
    return { check, faults: [`a game with it breaks down: ${(error as Error).message}`] };
  }
}

/** A game at each sort of table: what only experts have is not missed at the others. */
function playOnce(game: Game, tables: ContentKit['tables']): void {
  for (const { seats, options } of tables)
    play({
      game,
      setup: { seats, options },
      bots: upTo(seats - 1).map(() => 'random'),
      seed: 'content check',
    });
}
