import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const turns = () => import('../src/position/turns.ts');
const content = () => import('../src/content.ts');
type Module = typeof import('../src/rules/12-evasion/12-evasion.ts');

/** With something else done when a seat has answered. */
const answering =
  (after: (f: Loose, seat: number, answer: Loose) => string | undefined) =>
  ({ evasions }: Module) => ({
    evasions: withStep(evasions, 'B_declare', {
      then: (p, f, seat: number, answer, play) => {
        const next = evasions.steps.B_declare.then(p, f, seat, answer, play);
        return after(f, seat, answer) ?? next;
      },
    }),
  });

// The die is rolled at once.
breaks(
  'S12.2-01',
  evasion,
  answering((f, _seat, answer) => {
    if (!('evade' in answer)) return;
    f.turns = 0;
    return 'C_next';
  }),
);
// In the order of seats.
breaks('S12.2-02', turns, ({ turnOrder }) => ({
  turnOrder: (p: Loose) => [...turnOrder(p)].sort(),
}));
// Another roll after one that failed.
breaks(
  'S12.2-03',
  evasion,
  answering((f, seat, answer) => {
    if ('evade' in answer) f.declared = [...f.declared, { by: seat, owner: seat }];
    return;
  }),
);
breaks(
  'S12.2-05',
  content,
  withContent(({ majorGenerals }) => {
    majorGenerals.find(({ id }: Loose) => id === 'lysimachos').ability.params.minRoll = 4;
  }),
);
// A failure is forgotten.
breaks('S12.2.B-01', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'C_next', (p, f, play) => {
    const next = evasions.steps.C_next(p, f, play);
    return next === undefined ? next : { done: { failed: [] } };
  }),
}));
// Whoever stays has failed.
breaks(
  'S12.2.B-02',
  evasion,
  answering((f, seat, answer) => {
    if ('stay' in answer) f.failed = [...f.failed, seat];
    return;
  }),
);
