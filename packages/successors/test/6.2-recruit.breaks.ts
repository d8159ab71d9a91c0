import { breaks, type Loose, withContent, withField } from './breaks.ts';

const content = () => import('../src/content.ts');
const generals = () => import('../src/position/generals.ts');
const recruit = () => import('../src/rules/6-strategy/6.2-recruit.ts');
const DISPERSED = -2;

breaks(
  'S6.2.D-03',
  content,
  withContent(({ recruiting }) => {
    recruiting.asManyFromGameTurn = 6;
  }),
);
breaks('S6.2.D-04', generals, ({ countLivingMajors, generalsOf, isMajor }) => ({
  countLivingMajors: (...[p, seat]: Parameters<typeof countLivingMajors>) =>
    countLivingMajors(p, seat) -
    generalsOf(p, seat).filter((general) => isMajor(p, general) && p.whereabouts[general] === DISPERSED)
      .length,
}));
// Only the first of the Reserve.
breaks('S6.2.D-05', recruit, ({ reserveOf }) => ({
  reserveOf: (...[p, list]: Parameters<typeof reserveOf>) => reserveOf(p, list).slice(0, 1),
}));
/** A General who brings nothing. */
const alone = (general: string) =>
  withContent(({ majorGenerals }) => {
    majorGenerals.find(({ id }: Loose) => id === general).recruitment.cus = {};
  });
breaks('S6.2.D-06', content, alone('lysimachos'));
breaks('S6.2.D-07', content, alone('seleukos'));
breaks('S6.2.D-08', content, alone('aristonous'));
breaks('S6.2.D-09', content, alone('nearchos'));
breaks('S6.2.D-10', content, alone('asandros'));
breaks('S6.2.D-14', recruit, ({ recruit }) => ({
  recruit: withField(recruit, 2, 'join', { closed: () => 'S6.2.D-14' }),
}));
