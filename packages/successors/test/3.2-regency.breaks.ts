import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const victory = () => import('../src/rules/3-victory/3-victory.ts');
const tieBreaker = () => import('../src/rules/3-victory/3.4-tie-breaker.ts');
const royals = () => import('../src/position/royals.ts');
type Regency = Parameters<typeof import('../src/rules/3-victory/3-victory.ts')['regency']>;
const NOBODY = -1;

/** Nobody looks at this Heir. */
const noRegency = (heir: string) =>
  withContent(({ royalFamily }) => {
    delete royalFamily.find(({ id }: Loose) => id === heir).regencyGameTurn;
  });
breaks('S3.2-01', content, noRegency('alexandros'));
breaks('S3.2-02', content, noRegency('herakles'));
// All who are equal have won.
const everybody = () => ({ tieBreak: (_: unknown, tied: readonly number[]) => tied });
breaks('S3.2-03', tieBreaker, everybody);
breaks('S3.2-06', tieBreaker, everybody);
// He lives on.
breaks('S3.2-04', royals, () => ({ removeRoyal: () => {} }));
breaks('S3.2-05', victory, ({ regency }) => ({
  regency: (...[p, heir, play]: Regency) => {
    if (p.royalOwner[heir] !== NOBODY) regency(p, heir, play);
  },
}));
// A dead Heir counts as one whom nobody controls.
breaks('S3.2-07', victory, ({ regency }) => ({
  regency: (...[p, heir, play]: Regency) => {
    p.royalAt[heir] = Math.max(0, p.royalAt[heir]);
    regency(p, heir, play);
  },
}));
