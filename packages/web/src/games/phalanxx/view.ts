/** What Phalanxx shows of itself, in the words of this page; the shapes are the game's own. */

import type { Content, Table } from '@diadochi/phalanxx';
import type { SeatView } from '../../api.ts';

export type { Table };
export type PhalanxxView = SeatView<Table>;
export type Side = Table['sides'][number];
export type DieView = Side['dice'][number];
export type Card = Content['cards'][number];
export type Condition = Card['conditions'][number];
export type Region = Content['boards'][number]['regions'][number];
export type Symbols = Card['symbols'][number];
export type { Content };

/** The rolled dice and the rows of the action card, by their names in answers. */
export const dieNames = ['first', 'second', 'third'] as const;
export const rowNames = ['top', 'middle', 'bottom'] as const;
export type DieName = (typeof dieNames)[number];
export type RowName = (typeof rowNames)[number];

export const isDie = (value: unknown): value is DieName => dieNames.includes(value as DieName);
export const isRow = (value: unknown): value is RowName => rowNames.includes(value as RowName);

export const rolledDie = ({ rolled }: Table, die: DieName): DieView | null => rolled[dieNames.indexOf(die)];
export const ownDie = ({ sides }: Table, seat: number, row: RowName): DieView =>
  sides[seat].dice[rowNames.indexOf(row)];

/** Rows whose grey field is still empty: each action fills one (P7-04). */
export const emptyRows = ({ grey }: Table): readonly RowName[] => rowNames.filter((_, i) => grey[i] === null);
