import { breaks, type Loose, withField } from './breaks.ts';

const loss = () => import('../src/rules/14-land-battle/14.8-general-loss.ts');
const ownership = () => import('../src/rules/7-pieces/7.2-ownership.ts');
const losing = () => import('../src/rules/8-royal-family/8.3-losing.ts');

breaks('S14.8-07', loss, () => ({ substitutes: () => [] }));
// From wherever he is.
breaks('S7.1.C-10', loss, ({ succeed }) => ({
  succeed: withField(succeed, 0, 'appoint', {
    among: (p: Loose, { seat }: Loose) =>
      p.box.all.minors.filter((general: number) => p.owner[general] === seat),
  }),
}));
// CUs need nobody.
breaks('S14.8-08', ownership, () => ({ nextUnowned: () => null }));
// Who falls hands everybody over at once to whoever stands against him.
breaks('S14.8-09', loss, ({ kill }) => ({
  kill: (...[p, general]: Parameters<typeof kill>) => {
    const at = p.whereabouts[general];
    kill(p, general);
    const enemy = p.owner.findIndex(
      (owner: number, other: number) => p.whereabouts[other] === at && owner !== p.owner[general],
    );
    p.royalAt.forEach((place: number, royal: number) => {
      if (place === at && enemy >= 0) p.royalOwner[royal] = p.owner[enemy];
    });
  },
}));
breaks('S14.8-10', losing, () => ({ isLost: () => false }));
