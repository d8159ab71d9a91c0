import { breaks, type Loose, withStep } from './breaks.ts';

const withdrawal = () => import('../src/rules/11-interception/11.3-withdrawal.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
type Module = typeof import('../src/rules/11-interception/11.3-withdrawal.ts');
type Withdraw = Parameters<Module['withdraw']>;
const MOVED = 2;

/** With something done before a Withdrawal, or after it. */
const withdrawing =
  (before: (...args: Withdraw) => void, after: (...args: Withdraw) => void = () => {}) =>
  ({ withdraw }: Module) => ({
    withdraw: (...args: Withdraw) => {
      before(...args);
      withdraw(...args);
      after(...args);
    },
  });

breaks('S11.3-01', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'E_withdrawal', { of: () => [] }),
}));
// It may fail.
breaks(
  'S11.3-02',
  withdrawal,
  withdrawing((_p, _seat, { chance }) => {
    chance.die(6);
  }),
);
// Whoever came out stays out.
breaks('S11.3-04', withdrawal, ({ mayWithdraw }) => ({
  mayWithdraw: {
    ...mayWithdraw,
    broken: (p: Loose) =>
      (p.way[p.wayLength[0] - 1] ^ 1) === p.groupAt[0] ? 'S11.3-04' : mayWithdraw.broken(p),
  },
}));
// Back to where it began.
breaks(
  'S11.3-05',
  withdrawal,
  withdrawing((p) => {
    p.wayLength[0] = 1;
  }),
);
// Whoever is not in command may stay.
breaks(
  'S11.3-07',
  withdrawal,
  withdrawing((p) => {
    p.mark[p.mark.lastIndexOf(1)] = MOVED;
  }),
);
// It costs what the way there cost.
breaks(
  'S11.3-08',
  withdrawal,
  withdrawing((p) => {
    p.spentMps[0]++;
  }),
);
breaks(
  'S11.3-09',
  withdrawal,
  withdrawing(
    () => {},
    (p) => {
      p.budgetClosed[0] = 0;
    },
  ),
);
