/** The seats taken in this browser: a token each, which is all that makes a seat one's own. */

import { readStored, writeStored } from './browser-storage.ts';

export interface OwnSeat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

const SEATS = 'diadochi.seats';
const NAME = 'diadochi.name';

/** Newest first. */
export const myTables = (): readonly OwnSeat[] => {
  const list = readStored(SEATS);
  return Array.isArray(list) ? (list as OwnSeat[]) : [];
};

export function remember(id: string, seat: number, token: string, name: string): void {
  writeStored(SEATS, [{ id, seat, token, name }, ...myTables().filter((each) => each.id !== id)]);
}

export function forget(id: string): void {
  writeStored(
    SEATS,
    myTables().filter((each) => each.id !== id),
  );
}

export const ownSeat = (id: string): OwnSeat | null => myTables().find((each) => each.id === id) ?? null;

export const tokenOf = (id: string): string | null => ownSeat(id)?.token ?? null;

/** The player's name, asked once. */
export const myName = (): string => {
  const name = readStored(NAME);
  return typeof name === 'string' ? name : '';
};

export const rememberName = (name: string): void => writeStored(NAME, name);
