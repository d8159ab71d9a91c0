import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const budget = () => import('../src/position/budget.ts');
const activation = () => import('../src/rules/6-strategy/6.3-activation.ts');
const view = () => import('../src/view.ts');

const ACTIVE = 1;

// Three, whatever the card.
breaks('S6.2.B1-02', groups, ({ activateGroup }) => ({
  activateGroup: (...[p, seat, naming, mps, play]: Parameters<typeof activateGroup>) =>
    activateGroup(p, seat, naming, mps < 0 ? mps : 3, play),
}));
// Each General more makes the Army slower.
breaks('S9.2-03', budget, ({ fixedMps }) => ({
  fixedMps: (p: Loose) => {
    const mps = fixedMps(p);
    const generals = p.mark.filter((mark: number) => mark === ACTIVE).length;
    return mps === null ? null : mps - (generals - 1);
  },
}));
// Each rolls for himself.
breaks('S9.2-05', activation, ({ activation }) => ({
  activation: withStep(activation, 'B_march', {
    then: (p) => {
      p.movementDie[0] = 0;
      return 'A_choice';
    },
  }),
}));
/** The allowances of some of the cells changed. */
const allowances = (isMeant: (die: number, initiative: number) => boolean, mps: number) =>
  withContent(({ tables }) => {
    for (const [initiative, row] of Object.entries(tables.movementAllowance.byInitiative) as [
      string,
      Loose,
    ][])
      row.forEach((_: number, i: number) => {
        if (isMeant(i + 1, Number(initiative))) row[i] = mps;
      });
  });
breaks(
  'S9.2-06',
  content,
  allowances((die, initiative) => die < initiative, 3),
);
breaks(
  'S9.2-07',
  content,
  allowances((die, initiative) => die === initiative, 4),
);
breaks(
  'S9.2-08',
  content,
  allowances((die, initiative) => die > initiative, 3),
);
// It is taken away at once.
breaks('S9.2-10', view, ({ view }) => ({
  view: (...args: Parameters<typeof view>) => ({ ...(view(...args) as Loose), die: null }),
}));
