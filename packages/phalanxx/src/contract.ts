/** Every question, procedure and event of Phalanxx. */

import {
  type Contract,
  type Id,
  type Play as KernelPlay,
  language,
  layoutFrom,
  type PositionOf,
} from '@diadochi/kernel';
import type { Box } from './box.ts';
import { COLUMNS } from './columns.ts';
import type { Content } from './content-schema.ts';
import { nounsOf } from './nouns.ts';

export { OUT, ROWS, SIDES, SPACES, sidesOf } from './columns.ts';

export const contractOf = (content: Content) =>
  ({
    nouns: nounsOf(content),
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

/** See `columns.ts`. */
export const layoutOf = ({ words }: Box) => layoutFrom(COLUMNS, words);
export type Board = PositionOf<ReturnType<typeof layoutOf>, Box>;

/** Chance and voice, as every deed gets them. */
export type Play = KernelPlay<PhalanxxContract>;

export const { procedure, decision, rule, modifiers } = language<PhalanxxContract, Board>();
