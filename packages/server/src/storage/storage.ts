/**
 * What the server keeps, and the promises that any storage gives: an entry is durable when `append` returns, its
 * number is part of the primary key (two writers cannot both win), and nothing is ever changed but by appending. Older
 * entries are packed, which changes their form alone.
 */

import type { Chosen, Json, Seat, SeatWords } from '@diadochi/kernel';
import type { ChatLine, Motion, Pace, SeatInfo } from '../api.ts';
import type { Others } from './others.ts';
import type { PackedSnapshot } from './packing.ts';
import type { PackedPast } from './past.ts';

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
  /** The hash of what makes somebody its owner. */
  readonly ownerHash?: string;
  /** How fast it is played; null: as people like. */
  readonly pace?: Pace | null;
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
  /** What each seat gives to the dice. */
  readonly words: readonly SeatWords[];
  /** The rules by which it is played, and what fell during set-up; null until it starts. */
  readonly started: Started | null;
  /** By which rules, from which entry on: more than one if the rules have changed since; none until it starts. */
  readonly stretches: readonly StoredStretch[];
  /** Whether spectators may say something. */
  readonly spectatorsChat: boolean;
  /** The table at which the same people play once more. */
  readonly rematch: string | null;
  readonly pace: Pace | null;
}
export interface Started {
  readonly version: string;
  /** The hash of its content. */
  readonly content: string;
  /** The name of the content pack in it; missing in tables that were started before there were any. */
  readonly pack?: string | null;
  /** How its dice are made (`FAIR`); missing in tables that were started before players had words of their own. */
  readonly dice?: string;
  readonly setup: readonly number[];
}
export interface StoredEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Json;
  readonly chance: readonly number[];
  readonly at: number;
  /** It was told together with the entry before it: both came within one hold (`hold.ts`). */
  readonly isTogether?: boolean;
}
/** Stands beside the seats that are asked when a window asks them: no seat has this number. */
export const REACTIONS: Seat = 30;
/** How a game that was given up is noted; one that was played to its end has 1, one that is played 0. */
export const ABANDONED = 2;
/** What is noted beside an entry, while it is among the latest. */
export interface EntryNotes {
  /** The request that it came from: the same one, sent again, is not carried out again. */
  readonly key: string | null;
  /** Whom the game now waits for, and `REACTIONS` if that is nobody else's business. */
  readonly asked: readonly Seat[];
  /** The game is over with it; `abandoned`: it was given up. */
  readonly over: boolean | 'abandoned';
  /** The seats whose words its dice came from. Those that were in none before are in all from now on. */
  readonly words?: readonly Seat[];
  /** What it changes in the seats. */
  readonly change?: SeatChange;
  /** What was asked of all and is carried out with it: if that is not there any more, nothing is appended. */
  readonly motion?: string;
}
/** What an entry changes in the seats of a running table. */
export type SeatChange =
  /** A bot plays for its holder, or its holder himself again. */
  | { readonly to: 'bot'; readonly seat: Seat; readonly bot: string }
  | { readonly to: 'back'; readonly seat: Seat }
  /** Nothing opens it any more, and a bot plays on. */
  | { readonly to: 'freed'; readonly seat: Seat; readonly bot: string }
  /** A link by which somebody takes it over; and that it is used: its other tokens and links are gone. */
  | { readonly to: 'link'; readonly seat: Seat; readonly secretHash: string; readonly at: number }
  | {
      readonly to: 'taken';
      readonly seat: Seat;
      readonly secretHash: string;
      readonly tokenHash: string;
      readonly name: string;
    };
/** `seat` takes an empty seat, `second` opens it in one browser more, `over` takes it from whoever has it. */
export type LinkKind = 'seat' | 'second' | 'over';
export interface StoredLink {
  readonly seat: Seat;
  readonly kind: LinkKind;
  readonly at: number;
}
/** What somebody asks of all others at the table, and who has consented. */
export interface StoredMotion {
  readonly id: string;
  /** Who asks. */
  readonly seat: Seat;
  readonly what: Motion['what'] & { readonly secretHash?: string };
  /** How many entries there were then. */
  readonly seq: number;
  readonly at: number;
  readonly consents: readonly Seat[];
}
export interface StoredSnapshot {
  /** After how many entries. */
  readonly seq: number;
  /** The number of its stretch: by which version of the rules it is to be read. */
  readonly stretch: number;
  /** The first entry after which a match played on from here is the same in all; null: only the position is. */
  readonly from: number | null;
  /** The canonical text of the position, and its hash, which was reckoned when it was written. */
  readonly position: string;
  readonly hash: string;
  /** What was counted up to here, in words of the room's own (`audiences.ts`); empty in snapshots of earlier days. */
  readonly counts: string;
}
/** The hash of a snapshot, without what it is the hash of. */
export type NotedHash = Pick<StoredSnapshot, 'seq' | 'stretch' | 'hash'>;
/** From an entry on the table is played by these rules. */
export interface StoredStretch {
  readonly seq: number;
  readonly version: string;
  /** The hash of its content. */
  readonly content: string;
}
/** Where a table stands that has started. */
export interface Standing {
  readonly seq: number;
  readonly over: boolean;
  /** It was given up. */
  readonly abandoned: boolean;
  /** Whom the game waits for; null if that was never noted. */
  readonly asked: readonly Seat[] | null;
}
/** What is kept of a finished game for those who look at it later, packed (brotli): its record, and its open replay. */
export interface StoredArchive {
  readonly record: Uint8Array;
  /** Null if the rules that it was played by are not here any more. */
  readonly replay: Uint8Array | null;
}
/** What is kept of seats: who holds them, and how they change hands. */
export interface SeatStorage {
  /**
   * Exchanges the secret of an empty seat for a token, once; the seat, or null if there is none or it is taken. Whoever sits
   * down, in whatever way, may commit to words for the dice: by their hash.
   */
  takeSeat(
    table: string,
    secretHash: string,
    tokenHash: string,
    name: string,
    commitment?: string | null,
  ): Promise<Seat | null>;
  /** Gives the seat of a secret that nobody has used to a bot; the seat, or null. */
  seatBot(table: string, secretHash: string, bot: string): Promise<Seat | null>;
  /** Takes any empty seat of an open table. */
  takeAnySeat(
    table: string,
    tokenHash: string,
    name: string,
    commitment?: string | null,
  ): Promise<Seat | null>;
  /** Takes a seat by its number, at a table that has not begun; false if it is not empty. */
  takeThisSeat(
    table: string,
    seat: Seat,
    tokenHash: string,
    name: string | null,
    commitment?: string | null,
  ): Promise<boolean>;
  seatOf(table: string, tokenHash: string): Promise<Seat | null>;
  /** What the secret of a link opens that has not been used; null if it opens nothing. */
  link(table: string, secretHash: string): Promise<StoredLink | null>;
  /** Keeps a link for a taken seat; an earlier one of its kind is good for nothing then. */
  keepLink(table: string, secretHash: string, link: StoredLink): Promise<void>;
  /** Opens a seat in one browser more by a link of the kind `second`; the seat, or null. */
  addBrowser(table: string, secretHash: string, tokenHash: string): Promise<Seat | null>;
  /** Takes a seat over by a link of the kind `over`, at a table that has not begun; the seat, or null. */
  takeOver(
    table: string,
    secretHash: string,
    tokenHash: string,
    name: string,
    commitment?: string | null,
  ): Promise<Seat | null>;
  /** Empties a seat of a table that has not begun, with a new first link or none; false if it has begun, or is about to. */
  freeSeat(table: string, seat: Seat, secretHash: string | null): Promise<boolean>;
  /** Notes that a seat has given a sign; and when each has done so last. */
  sign(table: string, seat: Seat, at: number): Promise<void>;
  signs(table: string): Promise<(number | null)[]>;
  isOwner(table: string, ownerHash: string): Promise<boolean>;
  /** Whether it is listed in the lobby; false if it has begun. */
  setOpen(table: string, open: boolean): Promise<boolean>;
  setSpectatorsChat(table: string, allowed: boolean): Promise<void>;
  /** What is asked of all at a table, the earliest first. */
  motions(table: string): Promise<StoredMotion[]>;
  /** Asks something of all; what the same seat has asked before is withdrawn. */
  openMotion(table: string, motion: StoredMotion): Promise<void>;
  /** Notes a consent, or that it is taken back; false if that is not asked any more. */
  consent(table: string, motion: string, seat: Seat, yes: boolean): Promise<boolean>;
  closeMotion(table: string, motion: string): Promise<boolean>;
}
/**
 * What is kept for a seat besides the game, each as a text: what its steward goes by, the plan that it carries out, what it has
 * answered; when its holder is away; where he wants to be told that he is asked. It is the holder's own, and goes with him.
 */
export type NoteKind = 'book' | 'plan' | 'answered' | 'away' | 'hook';
export interface StoredNote {
  readonly seat: Seat;
  readonly kind: NoteKind;
  readonly text: string;
}
/** How far the clocks of a table have been reckoned: after which entry, and when somebody has to look at them next. */
export interface StoredClock {
  readonly seq: number;
  readonly dueAt: number | null;
  readonly state: string;
}
export interface NoteStorage {
  notes(table: string): Promise<StoredNote[]>;
  /** Changes a note that is still as it was (null: there is none); false if it is not. */
  changeNote(
    table: string,
    seat: Seat,
    kind: NoteKind,
    was: string | null,
    text: string | null,
  ): Promise<boolean>;
  /** Takes all notes of a seat away, as it is done when it changes hands. */
  forgetOrders(table: string, seat: Seat): Promise<void>;
  /** Running tables in which a seat is asked whose steward has orders or a plan, in a fixed order: so many after that one. */
  stewardsAsked(after: string | null, limit: number): Promise<string[]>;
  clock(table: string): Promise<StoredClock | null>;
  /** Notes how far clocks have been reckoned, unless somebody has reckoned further. */
  keepClock(table: string, clock: StoredClock): Promise<void>;
  /** Running tables whose clocks somebody has to look at by now, those first that have waited longest. */
  clocksDue(now: number, limit: number): Promise<string[]>;
  /** Running tables with clocks that were not reckoned to the last entry, in a fixed order: so many after that one. */
  clocksBehind(after: string | null, limit: number): Promise<string[]>;
}
export interface Storage extends SeatStorage, NoteStorage {
  /** The other processes on the same data. */
  readonly others: Others;
  /** Keeps a game's content under its hash; a second time does nothing. */
  keepContent(game: string, hash: string, content: Json): Promise<void>;
  content(game: string, hash: string): Promise<Json | null>;
  createTable(table: NewTable): Promise<void>;
  /** Creates the table of a rematch, once; gives the one that there is then. */
  createRematch(of: string, table: NewTable): Promise<string>;
  table(id: string): Promise<StoredTable | null>;
  /** Tables that are listed and still have an empty seat, the newest first. */
  openTables(limit: number): Promise<StoredTable[]>;
  /** Listed tables that are played, the newest first; or that were played to their end, the last to end first. */
  listed(which: 'playing' | 'over', limit: number): Promise<StoredTable[]>;
  /** When something last happened at a table. */
  movedAt(table: string): Promise<number>;
  /** Running tables in which a bot is asked, as far as is known, in a fixed order: so many after that one. */
  botsAsked(after: string | null, limit: number): Promise<string[]>;
  /** Tables that have not started though nobody is missing, and persons sit there, in a fixed order: so many after that one. */
  toStart(after: string | null, limit: number): Promise<string[]>;
  /** Null for a table that has not started. */
  standing(table: string): Promise<Standing | null>;
  /**
   * Shows the words of a seat that has committed to some: once, and not before every person has sat down, so that nobody
   * can choose his knowing those of others. False otherwise. They are in no dice before an entry says so.
   */
  showWords(table: string, seat: Seat, words: string): Promise<boolean>;
  /** Starts the table, with the words of these seats in its set-up; false if somebody has started it already. */
  start(
    table: string,
    started: Started,
    snapshot: StoredSnapshot,
    asked: readonly Seat[],
    words?: readonly Seat[],
  ): Promise<boolean>;
  /** Goes on by other rules, from this position; false if somebody has begun that stretch already. */
  beginStretch(table: string, stretch: StoredStretch, snapshot: StoredSnapshot): Promise<boolean>;
  /**
   * Appends an entry, with what it changes; false if its number is taken, or its key, if what it needs is gone, or if words
   * that count already are not in its dice.
   */
  append(table: string, entry: StoredEntry, notes: EntryNotes): Promise<boolean>;
  /** The entries after one, up to another. Of packed ones the time is kept to the second. */
  entries(table: string, after: number, until?: number): Promise<StoredEntry[]>;
  /** The number of the entry that a seat made with this key, or null; of older entries only the last few are known. */
  entryOfKey(table: string, seat: Seat, key: string): Promise<number | null>;
  /**
   * Keeps a snapshot, and packs the entries up to the one before it; at the end of the game all. Once the past of the game is
   * put away there are no more.
   */
  saveSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** The latest snapshot that tells all of the match after an entry. */
  snapshot(table: string, until: number): Promise<StoredSnapshot | null>;
  /** The latest snapshot, even if it tells the position alone. */
  lastSnapshot(table: string): Promise<StoredSnapshot | null>;
  /** The position with which a stretch begins. */
  startOf(table: string, stretch: number): Promise<StoredSnapshot | null>;
  /** The hashes that were noted with snapshots, by their entries. */
  hashes(table: string): Promise<NotedHash[]>;
  /** The snapshots as they are packed, in order; none of a past that was put away. */
  snapshots(table: string): Promise<PackedSnapshot[]>;
  /**
   * Keeps the archive of a finished game; a second time does nothing. With its past, which is then put away: whatever was stored
   * of it in other forms is deleted. False, and nothing is kept, if more is stored by now than is in that past.
   */
  keepArchive(table: string, archive: StoredArchive, past?: PackedPast | null): Promise<boolean>;
  archive(table: string): Promise<StoredArchive | null>;
  /** Deletes a table with all that belongs to it; false if there is none, or (`ifWaiting`) if it has begun. */
  deleteTable(table: string, ifWaiting?: boolean): Promise<boolean>;
  /**
   * Deletes the name of a seat and what it has said; how many lines. If the game has an archive, this record (without
   * the name) takes the place of the one that was kept.
   */
  deleteWords(table: string, seat: Seat, record: Uint8Array | null): Promise<number>;
  /** `speaker`: the name of a spectator, who has no seat. */
  say(table: string, seat: Seat | null, text: string, at: number, speaker?: string | null): Promise<ChatLine>;
  /** What was said after a line, in order; of more than `most` lines the latest. */
  chat(table: string, after: number, most?: number): Promise<ChatLine[]>;
  /** Writes something that means nothing, to find out whether it can be done. */
  pulse(): Promise<void>;
  close(): Promise<void>;
}
