/**
 * The hold of a live table: whatever goes past a window, whoever it stops and however quickly these answer, is told to all
 * others when the same time has passed. Until then only whoever the window asks is let on; so nobody can tell from the time
 * whether anybody was asked.
 */

import type { Chance } from '@diadochi/kernel';
import type { Clock } from './clock.ts';
import type { TableDice } from './table-dice.ts';

export interface Hold<Audience> {
  /** Dice that notice when an entry began, and whether a window was open to anybody, by what everybody knows. */
  noticing(dice: TableDice): TableDice;
  /** The same for an entry that was made elsewhere, at a time; it is told of every window. */
  noticed(at: number): () => void;
  /** It is on from when the entry began, if that went past a window; nothing if it is on already. */
  begin(): void;
  isOn(): boolean;
  /** When it is over: at once if none is on. */
  over(): Promise<void>;
  /**
   * Tells something now, or when it is over; `isAsked`: it is for somebody who is asked by a window. It says all that has
   * waited for the same audience, too: the last of it is told, once.
   */
  tell(to: Audience, isAsked: boolean, tell: () => void): void;
}

export function openHold<Audience>(clock: Clock, ms: number): Hold<Audience> {
  let now: { readonly over: Promise<void> } | null = null;
  let begun = 0;
  let isPast = false;
  const waiting = new Map<Audience, () => void>();

  function release(): void {
    const told = [...waiting.values()];
    waiting.clear();
    for (const tell of told) tell();
  }
  function noticed(at: number): () => void {
    begun = at;
    isPast = false;
    return () => {
      isPast = true;
    };
  }
  return {
    noticing: (dice) =>
      ms === 0
        ? dice
        : {
            ...dice,
            at(seq) {
              const cast = dice.at(seq);
              return { ...cast, chance: heeding(cast.chance, noticed(clock.now())) };
            },
          },
    noticed: ms === 0 ? () => () => {} : noticed,
    begin() {
      if (!isPast || now !== null) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      now = { over: promise };
      clock.after(Math.max(0, begun + ms - clock.now()), () => {
        now = null;
        release();
        resolve();
      });
    },
    isOn: () => now !== null,
    over: () => now?.over ?? Promise.resolve(),
    tell(to, isAsked, tell) {
      waiting.delete(to);
      if (now === null || isAsked) tell();
      else waiting.set(to, tell);
    },
  };
}

/** Who is stopped follows from orders: whoever asks for them is at a window. */
export const heeding = (chance: Chance, onWindow: () => void): Chance => ({
  ...chance,
  reveal(what?: 'answers' | 'orders' | 'own', piece?: number) {
    if (what === 'orders') onWindow();
    chance.reveal(what as 'own', piece as number);
  },
});
