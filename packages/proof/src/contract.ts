/** Every question, procedure, window, interjection and event of the proof game. */

import { type Contract, type Data, type Id, language, type PositionOf } from '@diadochi/kernel';
import { type CardKind, content } from './content.ts';

const cards = Object.keys(content.cards) as CardKind[];

export const contract = {
  nouns: {
    village: content.villages.map(({ name }) => name),
    hero: content.heroes.map(({ name }) => name),
    post: ['camp', 'watch'],
    card: cards,
  },
  decisions: {
    augury: { about: { season: 'count' }, answers: [{ offer: 'count' }] },
    turn: {
      about: { season: 'count' },
      answers: [
        { raid: 'village', led: 'hero', with: 'count' },
        { storm: 'village', led: 'hero', with: 'count', under: 'card' },
        { shift: 'hero', to: 'post' },
        { rest: 'yes' },
      ],
    },
    route: { about: { hero: 'hero' }, answers: [{ go: 'post' }] },
  },
  procedures: {
    game: { args: {} },
    season: { args: {}, locals: { turns: 'count', best: 'count', bidder: 'seat?' } },
    turn: {
      args: { seat: 'seat' },
      locals: { village: 'village', hoplites: 'count', leader: 'hero' },
    },
    raid: {
      args: { by: 'seat', village: 'village', hoplites: 'count', leader: 'hero' },
      locals: { bonus: 'count', won: 'flag' },
      result: { won: 'flag' },
      entries: ['C_assault'],
    },
    playCard: {
      args: { by: 'seat', card: 'card' },
      locals: { cancelled: 'flag' },
      result: { cancelled: 'flag' },
    },
    envoy: { args: { by: 'seat', card: 'card', hero: 'hero' }, locals: { cancelled: 'flag' } },
  },
  windows: {
    omens: {
      subject: { by: 'seat', village: 'village', hoplites: 'count', bonus: 'count' },
      answers: [{ play: 'card' }],
    },
    answering: { subject: { by: 'seat', card: 'card', cancelled: 'flag' }, answers: [{ play: 'card' }] },
  },
  interjections: {
    envoy: { answers: [{ send: 'card', for: 'hero' }] },
  },
  events: {
    mustered: { seat: 'seat' },
    offered: { seat: 'seat', hoplites: 'count' },
    first: { seat: 'seat', paid: 'count' },
    drew: { seat: 'seat', card: 'card' },
    drewHidden: { seat: 'seat' },
    shifted: { seat: 'seat', hero: 'hero', to: 'post' },
    rested: { seat: 'seat', joined: 'count' },
    marched: { seat: 'seat', village: 'village', hoplites: 'count', leader: 'hero' },
    stormed: { seat: 'seat', village: 'village', hoplites: 'count', leader: 'hero' },
    played: { seat: 'seat', card: 'card' },
    cancelled: { card: 'card' },
    blessed: { bonus: 'count' },
    deserted: { hoplites: 'count' },
    assaulted: { die: 'count', total: 'count', defence: 'count' },
    took: { seat: 'seat', village: 'village', lost: 'count' },
    repelled: { seat: 'seat', village: 'village', lost: 'count' },
    scattered: { seat: 'seat', village: 'village' },
  },
} as const satisfies Contract;

export type Village = Id<'village'>;
export type Hero = Id<'hero'>;
export type Post = Id<'post'>;
export type Card = Id<'card'>;
/** What the omens are about: a raid before its assault. */
export type Omens = Data<typeof contract.windows.omens.subject>;
export type CardPlayed = Data<typeof contract.windows.answering.subject>;

const seats = content.seats.most;
const heroes = content.heroes.length;
export const layout = {
  /** How many hoplites each seat has in camp. */
  camp: seats,
  /** Where each seat's heroes are. */
  post: seats * heroes,
  /** Which heroes have shifted in this turn. */
  shifted: seats * heroes,
  /** Who holds each village: a seat, or nobody (-1). */
  holder: content.villages.length,
  /** What each seat's villages are worth, kept up to date. */
  points: seats,
  /** How many of each card a seat holds; like cards are counts. */
  hand: seats * cards.length,
  deck: cards.length,
  discards: cards.length,
  /** The season, and the seat that has the first turn in it. */
  season: 1,
  first: 1,
};
export type Board = PositionOf<typeof layout>;

export const { procedure, decision, window, interjection, rule, modifiers } = language<
  typeof contract,
  Board
>();
