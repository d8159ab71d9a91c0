/**
 * What needs the consent of others, and whose. A person is whoever holds a seat, also while a bot plays for him; bots without
 * one have nothing against anything. Nobody is held up: the game goes on while something is asked.
 */

import type { Leave, Seat } from '@diadochi/kernel';
import type { Motion, SeatInfo } from './api.ts';
import type { StoredMotion } from './storage/storage.ts';

export const personsIn = (seats: readonly SeatInfo[]): Seat[] =>
  seats.flatMap(({ seat, taken }) => (taken ? [seat] : []));

export interface Consenting {
  readonly missing: readonly Seat[];
  /** By whose leave it may be done; null as long as somebody's is missing. */
  readonly leave: Leave | null;
}

/**
 * A take-back needs all other persons. What is done to a seat needs its holder; or all persons but him and the asker, if there
 * are any (nobody takes another's hand all by himself); or that the seat has given no sign for long.
 */
export function consenting(
  { seat: asker, what, consents }: Pick<StoredMotion, 'seat' | 'what' | 'consents'>,
  seats: readonly SeatInfo[],
  isAbsent: boolean,
): Consenting {
  const persons = personsIn(seats);
  const without = (...left: readonly Seat[]) => persons.filter((seat) => !left.includes(seat));
  const needed = (all: readonly Seat[]): Consenting => {
    const missing = all.filter((seat) => !consents.includes(seat));
    return { missing, leave: missing.length === 0 ? 'consent' : null };
  };
  if (what.do === 'takeBack' || !seats[what.of].taken) return needed(without(asker));
  if (isAbsent) return { missing: [], leave: 'absent' };
  if (consents.includes(what.of)) return { missing: [], leave: 'own' };
  const others = without(asker, what.of);
  return others.length > 0 ? needed(others) : { missing: [what.of], leave: null };
}

/** What all may know of it. */
export function motionInfo({ id, seat, what, consents }: StoredMotion, missing: readonly Seat[]): Motion {
  const { secretHash: _, ...known } = what;
  return { id, seat, what: known, consents, missing };
}
