import { breaks, type Loose, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
const company = () => import('../src/rules/9-armies/9.1-company.ts');
const moveFemales = () => import('../src/cards/move-females.ts');
type Kind = typeof import('../src/cards/move-females.ts')['moveFemales'];
type Judge = NonNullable<Kind['rules']['space']>;
/** The card, with another datum of its only effect. */
const plans = (instead: object) =>
  withCard('plans-of-their-own', ({ effects }) => {
    Object.assign(effects[0], instead);
  });
const OWNERS = 6;

breaks('C34-01', moveFemales, ({ moveFemales }) => ({
  moveFemales: { ...moveFemales, possible: () => true },
}));
breaks('C34-02', moveFemales, ({ moveFemales }) => ({
  moveFemales: { ...moveFemales, rules: { ...moveFemales.rules, none: () => false } },
}));
breaks('C34-03', content, plans({ mps: 4 }));
// Not to where CUs of another player are.
breaks('C34-04', moveFemales, ({ moveFemales }) => ({
  moveFemales: {
    ...moveFemales,
    rules: {
      ...moveFemales.rules,
      space: (...[p, seat, effect, space]: Parameters<Judge>) =>
        [0, 1, 2, 3].some((other) => other !== seat && p.cusIn[space * OWNERS + other] > 0)
          ? 'C34-04'
          : (moveFemales.rules.space as Judge)(p, seat, effect, space),
    },
  },
}));
breaks('C34-05', content, plans({ endKinds: ['minor', 'stronghold', 'major', 'transit'] }));
// Whoever is there comes along.
breaks('S8.4-01', company, () => ({
  royalsAt: (p: Loose, location: number, _seat: number, list: number[]) => {
    for (const royal of p.box.all.royals) if (p.royalAt[royal] === location) list.push(royal);
    return list;
  },
}));
