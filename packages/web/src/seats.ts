/** The seats taken in this browser: a token each, which is all that makes a seat one's own. */

import { signal } from '@preact/signals';
import { readStored, writeStored } from './browser-storage.ts';

export interface OwnSeat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

const SEATS = 'diadochi.seats';
const NAME = 'diadochi.name';

/** Newest first. Several at one table are those of people who share this device (hotseat/). */
export const myTables = (): readonly OwnSeat[] => {
  const list = readStored(SEATS);
  return Array.isArray(list) ? (list as OwnSeat[]) : [];
};

export const seatsHere = (id: string): readonly OwnSeat[] => myTables().filter((each) => each.id === id);
export const isShared = (id: string): boolean => seatsHere(id).length > 1;

export const keepSeats = (seats: readonly OwnSeat[]): void => writeStored(SEATS, seats);

/** One seat of a table, or all of them. */
export function forget(id: string, seat?: number): void {
  keepSeats(myTables().filter((each) => each.id !== id || (seat !== undefined && each.seat !== seat)));
}

/**
 * Whose hand is shown where people share the device: known to this page alone, so that whoever loads it anew finds the
 * curtain drawn.
 */
export const lifted = signal<Pick<OwnSeat, 'id' | 'seat'> | null>(null);

/** The seat that is played here now: behind the curtain, none. */
export function ownSeat(id: string): OwnSeat | null {
  const here = seatsHere(id);
  if (here.length < 2) return here[0] ?? null;
  const shown = lifted.peek();
  return here.find(({ seat }) => shown?.id === id && shown.seat === seat) ?? null;
}

export const tokenOf = (id: string): string | null => ownSeat(id)?.token ?? null;

/** By which this browser keeps what it knows of a table: of each who shares it, apart. */
export function sittingAt(id: string): string {
  const shown = lifted.peek();
  return shown?.id === id ? `${id}:${shown.seat}` : id;
}

/** The player's name, asked once. */
export const myName = (): string => {
  const name = readStored(NAME);
  return typeof name === 'string' ? name : '';
};

export const rememberName = (name: string): void => writeStored(NAME, name);
