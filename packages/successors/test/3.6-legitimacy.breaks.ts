import { breaks, withContent } from './breaks.ts';

const legitimacy = () => import('../src/rules/3-victory/3.6-legitimacy.ts');
const content = () => import('../src/content.ts');
const INDEPENDENT = 5;
const HEIR = 0;

breaks('S3.6-01', legitimacy, ({ legitimacy, legitimacySources }) => ({
  legitimacy: (...[p, seat]: Parameters<typeof legitimacy>) =>
    legitimacySources(p, seat).reduce((sum, { by }) => sum + by, 0),
}));
// It is a Champion like every other.
breaks('S3.6-02', legitimacy, ({ legitimacyOfOwner }) => ({
  legitimacyOfOwner: (...[p, owner]: Parameters<typeof legitimacyOfOwner>) =>
    owner === INDEPENDENT ? 3 : legitimacyOfOwner(p, owner),
}));
// Every Heir counts.
breaks('S3.6-10', legitimacy, ({ legitimacy }) => ({
  legitimacy: (...[p, seat]: Parameters<typeof legitimacy>) => {
    const heirs = p.box.royals
      .filter(({ sort }, royal) => sort === HEIR && p.royalOwner[royal] === seat)
      .map((heir) => heir.legitimacy);
    return heirs.reduce((sum, worth) => sum + worth, legitimacy(p, seat)) - Math.max(0, ...heirs);
  },
}));
// Females are judged as Heirs are: only one of them counts.
breaks(
  'S3.6-11',
  content,
  withContent(({ royalFamily }) => {
    for (const person of royalFamily) if (person.kind === 'female') person.kind = 'heir';
  }),
);
