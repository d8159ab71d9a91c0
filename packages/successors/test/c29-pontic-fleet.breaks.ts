import { breaks, type Loose, withContent, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kind = () => import('../src/cards/sail-euxine.ts');
const embarking = () => import('../src/rules/13-naval-movement/13.2-embarking.ts');
const voyage = () => import('../src/rules/13-naval-movement/13.2-naval-movement.ts');

breaks('C29-01', kind, ({ sailEuxine }) => ({ sailEuxine: { ...sailEuxine, possible: () => true } }));
breaks('C29-02', kind, ({ sailEuxine }) => ({
  sailEuxine: { ...sailEuxine, rules: { ...sailEuxine.rules, leader: () => null, from: () => null } },
}));
// With every Fleet that he has.
breaks('C29-03', embarking, ({ embark }: Loose) => ({
  embark: (p: Loose, seat: number, answer: Loose, play: Loose) =>
    embark(
      p,
      seat,
      { ...answer, escort: p.box.all.fleets.filter((fleet: number) => p.fleetOwner[fleet] === seat) },
      play,
    ),
}));
// To the next port only.
breaks(
  'C29-04',
  content,
  withContent(({ spaces }) => {
    for (const space of spaces) space.euxine &&= ['sesamos', 'sinope', 'amisos'].includes(space.id);
  }),
);
breaks('C29-05', content, withEffect('the-pontic-fleet', { maxCus: 10 }));
// Nobody there does anything about it.
breaks('C29-08', voyage, ({ sailing }) => ({
  sailing: withStep(sailing, 'enter_6', (p, f, play) => {
    const next = (sailing.steps.enter_6 as Loose)(p, f, play);
    return f.to === null ? next : { done: { over: false } };
  }),
}));
// He marches on.
breaks('C29-09', kind, ({ sailingEuxine }) => ({
  sailingEuxine: withStep(sailingEuxine, 'F_end', { call: 'marching', with: (_, { seat }) => ({ seat }) }),
}));
