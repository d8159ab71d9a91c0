import { breaks } from './breaks.ts';

const joining = () => import('../src/rules/14-land-battle/14.2-joining.ts');
type ComeOut = typeof import('../src/rules/14-land-battle/14.2-joining.ts')['comeOut'];

breaks('S14.2-01', joining, () => ({ canJoin: () => false }));
// They come out, but not in the active group.
breaks('S14.2-03', joining, ({ comeOut }) => ({
  comeOut: (...args: Parameters<ComeOut>) => {
    const [p] = args;
    const [units, marks] = [p.groupUnits.slice(), p.mark.slice()];
    const joined = comeOut(...args);
    p.groupUnits.set(units);
    p.mark.set(marks);
    return joined;
  },
}));
// Only CUs can come out, or only Generals.
breaks('S14.2-04', joining, ({ comeOut }) => ({
  comeOut: (...[p, seat, location, answer, play]: Parameters<ComeOut>) =>
    comeOut(p, seat, location, { ...answer, with: [] }, play),
}));
breaks('S14.2-05', joining, ({ comeOut }) => ({
  comeOut: (...[p, seat, location, answer, play]: Parameters<ComeOut>) =>
    comeOut(p, seat, location, { with: answer.with }, play),
}));
