/** How positions of earlier versions are read: by the version that wrote them, as plain JSON. */

import type { PositionJson } from '@diadochi/kernel';
import { settings } from './settings.ts';

type Frame = PositionJson['stack'][number];

/** Surprise cards came: nobody has played one yet, nor given an order for their windows. */
const BEFORE_CARDS: { readonly [proc: string]: object } = {
  interceptions: { modifier: 0 },
  evasions: { modifier: 0 },
  siege: { modifier: 0 },
  sailing: { bonus: [0, 0] },
  landBattle: { noElephants: [0, 0], rollBonus: [0, 0] },
};
const SEATS = 5;
const WINDOWS = 8;

export const migrations = {
  11: ({ columns, stack, ...rest }: PositionJson): PositionJson => ({
    ...rest,
    columns: {
      ...columns,
      played: columns.cardAt.map(() => 0),
      orders: new Array<number>(SEATS * WINDOWS).fill(0),
    },
    stack: stack.map(
      (frame): Frame => ({ ...frame, locals: { ...(frame.locals as object), ...BEFORE_CARDS[frame.proc] } }),
    ),
  }),
  /** The optional rules of section 16 came: none of them had been agreed on. */
  12: ({ columns, ...rest }: PositionJson): PositionJson => ({
    ...rest,
    columns: {
      ...columns,
      settings: Object.keys(settings).map((_, place) => columns.settings[place] ?? 0),
    },
  }),
};
