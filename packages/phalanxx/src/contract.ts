/** Every question, procedure and event of Phalanxx. */

import { type Contract, type Id, type Play as KernelPlay, language, type PositionOf } from '@diadochi/kernel';
import type { Box } from './box.ts';
import type { Content } from './content-schema.ts';
import { COLOURS } from './words.ts';

export const contractOf = ({ cards, heroism, boards, advantages }: Content) =>
  ({
    nouns: {
      card: [...cards.map(({ id }) => id), heroism.id],
      region: boards.flatMap(({ regions }) => regions.map(({ id }) => id)),
      /** The rolled dice, and the rows of the action card. */
      die: ['first', 'second', 'third'],
      row: ['top', 'middle', 'bottom'],
      colour: COLOURS,
      advantage: ['none', ...advantages.map(({ id }) => id)],
    },
    decisions: {
      buy: {
        about: { talents: 'count' },
        answers: [{ buy: 'card' }, { look: 'yes' }, { decline: 'yes' }],
      },
      // What the Scout has seen is hidden, so the question is put even if the card cannot be bought.
      scouted: { about: { price: 'count' }, answers: [{ take: 'yes' }, { leave: 'yes' }], secret: true },
      exchange: { about: { card: 'card' }, answers: [{ give: 'card', for: 'card' }, { keep: 'yes' }] },
      // Whether a card can be played hangs on the hand, so the question is put even if only income is left.
      act: {
        about: { left: 'count' },
        answers: [
          { play: 'card', with: 'die', at: 'row' },
          { conquer: 'region', with: 'die', at: 'row' },
          { slide: 'die', at: 'row' },
          { income: 'die', at: 'row' },
          { trade: 'die', at: 'row', of: 'seat', for: 'row' },
          { turn: 'die', to: 'count' },
          { forge: 'die', to: 'count' },
        ],
        secret: true,
      },
      lift: { about: { region: 'region', missing: 'count' }, answers: [{ lift: 'region' }] },
      rotate: { about: { region: 'region' }, answers: [{ rotate: 'card' }] },
    },
    procedures: {
      game: { args: {}, locals: { turns: 'count' } },
      turn: { args: { seat: 'seat' }, locals: { actions: 'count', target: 'region' } },
      purchase: { args: { seat: 'seat' }, locals: { card: 'card' } },
      conquest: {
        args: { seat: 'seat', region: 'region' },
        locals: { missing: 'count', against: 'seat?' },
      },
    },
    windows: {},
    interjections: {},
    events: {
      starts: { seat: 'seat' },
      hasAdvantage: { seat: 'seat', advantage: 'advantage' },
      rolledOwn: { seat: 'seat', white: 'count', orange: 'count', purple: 'count', talents: 'count' },
      settled: { seat: 'seat', city: 'region', oasis: 'region' },
      neutralSettled: { seat: 'seat', regions: 'count' },
      dealt: { seat: 'seat', card: 'card' },
      bought: { seat: 'seat', card: 'card', price: 'count' },
      looked: { seat: 'seat' },
      saw: { seat: 'seat', card: 'card' },
      boughtTop: { seat: 'seat', price: 'count' },
      boughtTopSeen: { seat: 'seat', card: 'card', price: 'count' },
      putBack: { seat: 'seat' },
      exchanged: { seat: 'seat', given: 'card', taken: 'card' },
      boughtNothing: { seat: 'seat', card: 'card' },
      revealed: { card: 'card' },
      lastRound: {},
      rolled: { seat: 'seat', first: 'count', second: 'count', third: 'count' },
      lowRoll: { seat: 'seat', talents: 'count' },
      played: { seat: 'seat', card: 'card', die: 'count', own: 'count', before: 'count', after: 'count' },
      conquered: { seat: 'seat', region: 'region', die: 'count', own: 'count' },
      lifted: { seat: 'seat', region: 'region' },
      tookFrom: { seat: 'seat', region: 'region', from: 'seat' },
      rotated: { seat: 'seat', card: 'card', before: 'count', after: 'count' },
      slid: { seat: 'seat', die: 'count', own: 'count', talents: 'count' },
      income: { seat: 'seat', talents: 'count' },
      traded: { seat: 'seat', of: 'seat', given: 'colour', taken: 'colour', die: 'count', own: 'count' },
      turned: { seat: 'seat', die: 'count', to: 'count' },
      forged: { seat: 'seat', die: 'count', to: 'count' },
      passedOn: { seat: 'seat', to: 'seat' },
      neutralTook: { seat: 'seat', card: 'card', before: 'count', after: 'count' },
      scored: { seat: 'seat', total: 'count' },
    },
  }) as const satisfies Contract;

export type PhalanxxContract = ReturnType<typeof contractOf>;
export type Die = Id<'die'>;
export type Row = Id<'row'>;

/** In the solo game there is a second side, MaXXimilian, with the number after the only seat. */
export const SIDES = 4;
export const ROWS = 3;
export const SPACES = 5;

export const layoutOf = ({ cards, regions }: Box) => ({
  talents: SIDES,
  /** P1-22: where each side's figures are besides the board. */
  supply: SIDES,
  givenUp: SIDES,
  /** Who holds each region: a side, or nobody (-1). */
  holder: regions.length,
  /** Kept counts of each side: figures on the board, regions by kind, and of its regions those next to each region. */
  figures: SIDES,
  kinds: SIDES * 3,
  near: SIDES * regions.length,
  /** The dice on the red fields. */
  ownColour: SIDES * ROWS,
  ownValue: SIDES * ROWS,
  /** The dice that were rolled and are not used yet, and those on the grey fields: 0 is no die. */
  rolledColour: ROWS,
  rolledValue: ROWS,
  greyColour: ROWS,
  greyValue: ROWS,
  /** Where each card is: see `position.ts`. */
  place: cards.length,
  /** P15-09: which played cards are rotated. */
  rotated: cards.length,
  /** Which cards went to a hand for all to see. */
  shown: cards.length,
  /** The card on top of the stack once the Scout has looked at it, -1 before. */
  top: 1,
  /** The cards of the display from the stack to the far right, -1 where there is none. */
  display: SPACES,
  /** How many cards of each part are left in the stack: X, XX, upper XXX, base. */
  inStack: 4,
  /** Kept counts of each side's played cards by colour, of their symbols, and of rotated ones. */
  cardsOf: SIDES * 3,
  symbolsOf: SIDES * 3,
  rotations: SIDES,
  /** P1-20: the strength track, and the part of it that is a Legend's bonus. */
  strength: SIDES,
  legend: SIDES,
  advantage: SIDES,
  /** The start player, whose turn it is (-1: nobody's), the round, and whether it is the last. */
  start: 1,
  active: 1,
  round: 1,
  last: 1,
  /** How often the Blacksmith has helped in this turn. */
  forged: 1,
});
export type Board = PositionOf<ReturnType<typeof layoutOf>, Box>;

/** Chance and voice, as every deed gets them. */
export type Play = KernelPlay<PhalanxxContract>;

export const { procedure, decision, rule, modifiers } = language<PhalanxxContract, Board>();
