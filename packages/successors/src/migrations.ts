/** How positions of earlier versions are read: by the version that wrote them, as plain JSON. */

import type { PositionJson } from '@diadochi/kernel';

type Frame = PositionJson['stack'][number];

/** Surprise cards came: nobody has played one yet, nor given an order for their windows. */
const BEFORE_CARDS: { readonly [proc: string]: object } = {
  interceptions: { modifier: 0 },
  evasions: { modifier: 0 },
  siege: { modifier: 0 },
  sailing: { bonus: [0, 0] },
  landBattle: { noElephants: [0, 0], rollBonus: [0, 0] },
};
/** Optional rules came: of them nothing is under way. */
const BEFORE_OPTIONS: { readonly [proc: string]: object } = {
  foraging: { due: 1, elephantFirst: false },
};
/** Cavalry came: nobody has any. */
const BEFORE_CAVALRY: { readonly [proc: string]: object } = {
  landBattle: { pursuit: 0 },
  defeat: { pursuit: 0 },
  marching: { riders: false },
  surrender: { riders: false },
  siege: { riders: false },
};
/** Frames with what their procedures note besides. */
const withMore = (stack: readonly Frame[], more: { readonly [proc: string]: object }): Frame[] =>
  stack.map((frame) => ({ ...frame, locals: { ...(frame.locals as object), ...more[frame.proc] } }));
const SEATS = 5;
const WINDOWS = 8;
const SETTINGS_OF_13 = 20;
/** Where 16.9 stands among them since then, in the order of the book. */
const CAVALRY_SETTING = 17;

export const migrations = {
  11: ({ columns, stack, ...rest }: PositionJson): PositionJson => ({
    ...rest,
    columns: {
      ...columns,
      played: columns.cardAt.map(() => 0),
      orders: new Array<number>(SEATS * WINDOWS).fill(0),
    },
    stack: withMore(stack, BEFORE_CARDS),
  }),
  /** The optional rules of section 16 came: none of them had been agreed on. */
  12: ({ columns, stack, ...rest }: PositionJson): PositionJson => ({
    ...rest,
    columns: {
      ...columns,
      cartReady: [0],
      capitalState: new Array<number>(SEATS).fill(0),
      capitalAt: new Array<number>(SEATS).fill(-1),
      capitalTaker: new Array<number>(SEATS).fill(-1),
      settings: Array.from({ length: SETTINGS_OF_13 }, (_, place) => columns.settings[place] ?? 0),
    },
    stack: withMore(stack, BEFORE_OPTIONS),
  }),
  13: ({ columns, stack, ...rest }: PositionJson): PositionJson => ({
    ...rest,
    columns: { ...columns, settings: columns.settings.toSpliced(CAVALRY_SETTING, 0, 0) },
    stack: withMore(stack, BEFORE_CAVALRY),
  }),
};
