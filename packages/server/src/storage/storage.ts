/**
 * What the server keeps, and the promises that any storage gives: an entry is durable when `append` returns, its
 * number is part of the primary key (two writers cannot both win), and nothing is ever changed but by appending.
 */

import type { Chosen, Json, Seat } from '@diadochi/kernel';
import type { ChatLine, SeatInfo } from '../api.ts';

export interface NewSeat {
  /** The name of a bot, or null for a person. */
  readonly bot: string | null;
  readonly name: string | null;
  /** The hash of the secret in the seat's link; null for a bot. */
  readonly secretHash: string | null;
}
export interface NewTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Chosen;
  readonly seats: readonly NewSeat[];
  /** Whether it is listed in the lobby. */
  readonly open: boolean;
  /** What the chance of each entry derives from: shown when the game is over. */
  readonly secret: string;
  readonly createdAt: number;
}
export interface StoredTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly options: Chosen;
  readonly open: boolean;
  readonly secret: string;
  readonly createdAt: number;
  readonly seats: readonly SeatInfo[];
  /** The rules by which it is played, and what fell during set-up; null until it starts. */
  readonly started: Started | null;
}
export interface Started {
  readonly version: string;
  /** The hash of its content. */
  readonly content: string;
  /** The name of the content pack in it; missing in tables that were started before there were any. */
  readonly pack?: string | null;
  readonly setup: readonly number[];
}
export interface StoredEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Json;
  readonly chance: readonly number[];
  readonly at: number;
}
export interface StoredSnapshot {
  readonly seq: number;
  /** A match as `saveMatch` gives it, and the hash of its position. */
  readonly match: Json;
  readonly hash: string;
}
export interface Storage {
  /** Keeps a game's content under its hash; a second time does nothing. */
  keepContent(game: string, hash: string, content: Json): Promise<void>;
  content(game: string, hash: string): Promise<Json | null>;
  createTable(table: NewTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Tables that are listed and still have an empty seat, the newest first. */
  openTables(limit: number): Promise<StoredTable[]>;
  /** Tables that are being played, for the bots that have to move after a restart. */
  runningTables(): Promise<string[]>;
  /** Exchanges the secret of a seat for a token, once; the seat, or null if there is none or it is taken. */
  takeSeat(table: string, secretHash: string, tokenHash: string, name: string): Promise<Seat | null>;
  /** Gives the seat of a secret that nobody has used to a bot; the seat, or null. */
  seatBot(table: string, secretHash: string, bot: string): Promise<Seat | null>;
  /** Takes any empty seat of an open table. */
  takeAnySeat(table: string, tokenHash: string, name: string): Promise<Seat | null>;
  seatOf(table: string, tokenHash: string): Promise<Seat | null>;
  /** Starts the table; false if somebody has started it already. */
  start(table: string, started: Started, snapshot: StoredSnapshot): Promise<boolean>;
  finish(table: string): Promise<void>;
  /** Appends an entry; false if its number is taken. */
  append(table: string, entry: StoredEntry, key: string | null): Promise<boolean>;
  entries(table: string, after: number): Promise<StoredEntry[]>;
  /** The number of the entry that a seat made with this key, or null. */
  entryOfKey(table: string, seat: Seat, key: string): Promise<number | null>;
  saveSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** The latest snapshot at or before an entry. */
  snapshot(table: string, until: number): Promise<StoredSnapshot | null>;
  say(table: string, seat: Seat | null, text: string, at: number): Promise<ChatLine>;
  chat(table: string, after: number): Promise<ChatLine[]>;
  close(): Promise<void>;
}
