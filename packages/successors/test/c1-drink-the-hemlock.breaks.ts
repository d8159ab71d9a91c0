import { breaks, type Loose, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
const royals = () => import('../src/position/royals.ts');
const killRoyal = () => import('../src/cards/kill-royal.ts');
type Module = typeof import('../src/cards/kill-royal.ts');
type Judge = NonNullable<Module['killRoyal']['rules']['royal']>;
/** The kind, with another judge of who dies. */
const judgedBy =
  (judge: (broken: Judge, ...args: Parameters<Judge>) => string | null) =>
  ({ killRoyal: { rules, ...others } }: Module) => ({
    killRoyal: {
      ...others,
      rules: { royal: (...args: Parameters<Judge>) => judge(rules.royal as Judge, ...args) },
    },
  });
const OWNERS = 6;

breaks('C1-01', killRoyal, ({ killRoyal }) => ({ killRoyal: { ...killRoyal, possible: () => true } }));
// A CU anywhere in the space will do.
breaks(
  'C1-03',
  killRoyal,
  judgedBy((broken, p, seat, effect, royal) =>
    p.cusIn[(p.royalAt[royal] >> 1) * OWNERS + seat] > 0 ? null : broken(p, seat, effect, royal),
  ),
);
// Only those whom he controls himself.
breaks(
  'S8.5-02',
  killRoyal,
  judgedBy((broken, p, seat, effect, royal) =>
    p.royalOwner[royal] === seat ? broken(p, seat, effect, royal) : 'S8.5-02',
  ),
);
breaks(
  'S8.5-03',
  content,
  withCard('drink-the-hemlock', ({ effects }) => effects[0].royals.push('funeral-cart', 'tomb')),
);
// Whom nobody holds any more dies.
breaks('S8.5-01', royals, ({ controlRoyal, removeRoyal }) => ({
  controlRoyal: (p: Loose, royal: number, seat: number | null) =>
    seat === null ? removeRoyal(p, royal) : controlRoyal(p, royal, seat),
}));
