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
  /** It is on from when the entry began, if that went past a window; nothing if it is on already. */
  begin(): void;
  isOn(): boolean;
  /** When it is over: at once if none is on. */
  over(): Promise<void>;
  /** Tells something now, or when it is over; `isAsked`: it is for somebody who is asked by a window. */
  tell(to: Audience, isAsked: boolean, tell: () => void): void;
}

export function openHold<Audience>(clock: Clock, ms: number): Hold<Audience> {
  let now: { readonly over: Promise<void> } | null = null;
  let begun = 0;
  let isPast = false;
  let waiting: { readonly to: Audience; readonly tell: () => void }[] = [];

  function release(to?: Audience): void {
    const told = waiting.filter((each) => to === undefined || each.to === to);
    waiting = to === undefined ? [] : waiting.filter((each) => each.to !== to);
    for (const { tell } of told) tell();
  }
  return {
    noticing: (dice) =>
      ms === 0
        ? dice
        : {
            ...dice,
            at(seq) {
              const cast = dice.at(seq);
              begun = clock.now();
              isPast = false;
              return { ...cast, chance: heeding(cast.chance, () => (isPast = true)) };
            },
          },
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
      if (now === null) return tell();
      if (!isAsked) waiting.push({ to, tell });
      else {
        release(to); // in order
        tell();
      }
    },
  };
}

/** Who is stopped follows from orders: whoever asks for them is at a window. */
const heeding = (chance: Chance, onWindow: () => void): Chance => ({
  ...chance,
  reveal(what?: 'answers' | 'orders' | 'own', piece?: number) {
    if (what === 'orders') onWindow();
    chance.reveal(what as 'own', piece as number);
  },
});
