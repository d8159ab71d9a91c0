import { breaks, withStep } from './breaks.ts';

const takeRoyal = () => import('../src/cards/take-royal.ts');

breaks('C30-01', takeRoyal, ({ takeRoyal }) => ({ takeRoyal: { ...takeRoyal, possible: () => true } }));
breaks('S8.2-06', takeRoyal, ({ takingRoyal }) => ({
  takingRoyal: withStep(takingRoyal, 'C_take', () => {}),
}));
// Not where the PC of another player is.
breaks('C30-09', takeRoyal, ({ takingRoyal }) => ({
  takingRoyal: withStep(takingRoyal, 'C_take', (...args) => {
    const [p, { royal, seat }] = args;
    const pc = p.pc[p.royalAt[royal ?? 0] >> 1];
    if (pc < 0 || pc === seat) takingRoyal.steps.C_take(...args);
  }),
}));
