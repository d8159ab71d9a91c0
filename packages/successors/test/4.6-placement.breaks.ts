import { breaks, withStep } from './breaks.ts';

const setup = () => import('../src/rules/4-setup/4-setup.ts');
const placement = () => import('../src/rules/4-setup/4.6-placement.ts');
const settle = () => import('../src/rules/settling/settle.ts');
const SETUP = 0;

// Where they stand are entries of a rule; these are about all of them.
breaks('S4.6-01', setup, ({ setup }) => ({
  setup: withStep(setup, 'G_order', (p) => {
    p.first[0] = 0;
    p.direction[0] = 0;
  }),
}));
// Whoever belongs to a player is put on the map, his Minor Generals too.
breaks('S4.6-02', placement, ({ placement }) => ({
  placement: withStep(placement, 'A_general', (p, f) => {
    const next = p.owner.findIndex(
      (owner: number, general: number) => owner === f.seat && p.whereabouts[general] < 0,
    );
    if (next < 0) return { done: {} };
    f.general = next;
    return undefined;
  }),
}));
breaks('S4.6-14', settle, ({ settleChange }) => ({
  settleChange: (...args: Parameters<typeof settleChange>) =>
    args[0].phase[0] === SETUP ? false : settleChange(...args),
}));
