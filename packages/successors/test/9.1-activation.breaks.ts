import { breaks, type Loose, withStep } from './breaks.ts';

const activation = () => import('../src/rules/6-strategy/6.3-activation.ts');
const minors = () => import('../src/rules/7-pieces/7.1-minor-generals.ts');
const tyche = () => import('../src/rules/6-strategy/6.2-tyche.ts');
const groups = () => import('../src/rules/9-armies/9.1-groups.ts');
const march = () => import('../src/position/march.ts');
const view = () => import('../src/view.ts');
const FRESH = 0;
const ACTIVE = 1;
const MOVED = 2;

// And one more.
breaks('S9.1-02', tyche, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'C_march', { then: () => 'C_forceMarch' }),
}));
// One, and the Segment is over.
breaks('S6.3-01', activation, ({ activation: procedure }) => ({
  activation: withStep(procedure, 'B_march', { then: () => 'D_end' }),
}));
// The next can be named at once.
breaks('S9.1-05', activation, ({ activation: procedure }) => ({
  activation: withStep(procedure, 'A_choice', {
    then: (...args) => {
      const next = (procedure.steps as Loose).A_choice.then(...args);
      return next === 'B_march' ? 'A_choice' : next;
    },
  }),
}));
// Only who led has moved.
breaks('S9.1-09', groups, ({ endGroup }) => ({
  endGroup: (...[p, seat, play]: Parameters<typeof endGroup>) => {
    const group = [...p.mark.keys()].filter((general) => p.mark[general] === ACTIVE);
    endGroup(p, seat, play);
    const most = Math.max(...group.map((general) => p.box.generals[general].seniority));
    for (const general of group) if (p.box.generals[general].seniority < most) p.mark[general] = FRESH;
  },
}));
// What has moved has moved in this turn.
breaks('S9.1-11', march, ({ setMovementDie }) => ({
  forgetMoves: (p: Loose) => setMovementDie(p, 0),
}));
// Only the one whose turn it is.
breaks('S9.1-26', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => {
    const table = view(p, seat) as Loose;
    return seat === 0 ? table : { ...table, moved: { generals: [], royals: [] } };
  },
}));
// Who is put somewhere has moved.
breaks('S9.1-06', minors, ({ appoint }) => ({
  appoint: (...args: Parameters<typeof appoint>) => {
    appoint(...args);
    const [p, , general] = args;
    if (p.marcher[0] < 0) p.mark[general] = MOVED;
  },
}));
// The Royal Family goes with him.
breaks('S9.1-07', minors, ({ appoint }) => ({
  appoint: (...args: Parameters<typeof appoint>) => {
    const [p, seat, general, to] = args;
    const from = p.whereabouts[general];
    appoint(...args);
    p.royalAt.forEach((at: number, royal: number) => {
      if (at === from && p.royalOwner[royal] === seat) p.royalAt[royal] = to;
    });
  },
}));
