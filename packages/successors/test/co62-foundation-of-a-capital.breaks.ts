import { breaks, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const capitals = () => import('../src/position/capitals.ts');
const foundCapital = () => import('../src/cards/found-capital.ts');
const setup = () => import('../src/rules/4-setup/4-setup.ts');
const turnEnd = () => import('../src/rules/5-sequence/5.6-capitals.ts');
const sequence = () => import('../src/rules/5-sequence/5-sequence.ts');
type Capitals = typeof import('../src/position/capitals.ts');
const CARD = 'foundation-of-a-capital';
const INDEPENDENT = 5;

// Every player founds as many as he likes.
const often = () => ({ isCapitalUnused: () => true });
breaks('CO62-01', capitals, often);
breaks('CO62-11', capitals, often);
breaks('S16.1-11', capitals, often);
// Anywhere.
breaks('CO62-02', foundCapital, ({ foundCapital }) => ({
  foundCapital: { ...foundCapital, possible: () => true, rules: { space: () => null } },
}));
// Major Cities will do.
breaks('CO62-03', content, withEffect(CARD, { kinds: ['minor', 'major'] }));
// Nothing is put there.
breaks('CO62-04', capitals, () => ({ beginCapital: () => {} }));
// It is never completed.
breaks('CO62-05', turnEnd, () => ({ completeCapitals: () => {} }));
// Not in the last Game Turn.
breaks('CO62-06', sequence, ({ gameTurn }) => ({
  gameTurn: withStep(gameTurn, 'F_capitals', () => {}),
}));
// What is complete is worth nothing.
const worthless = withEffect(CARD, { vpOwn: 0 });
breaks('CO62-07', content, worthless);
breaks('S16.1-06', content, worthless);
breaks('S3.5-07', content, worthless);
// It stays a Minor City.
const humble = ({ completeCapital, raiseCapitals }: Capitals) => ({
  raiseCapitals: (...[p]: Parameters<typeof raiseCapitals>) => void p,
  completeCapital: (...[p, seat]: Parameters<typeof completeCapital>) => {
    completeCapital(p, seat);
    p.majorCity[p.capitalAt[seat]] = 0;
  },
});
breaks('CO62-08', capitals, humble);
breaks('S16.1-04', capitals, humble);
// It is nothing to its Province.
const aside = () => ({ lacksCapital: () => false });
breaks('CO62-10', capitals, aside);
breaks('S16.1-05', capitals, aside);
// Whoever loses the site has nothing to begin anew with; who loses a Capital keeps it.
const kept = () => ({ loseSite: () => {} });
breaks('CO62-09', capitals, kept);
breaks('S16.1-07', capitals, kept);
breaks('S16.1-08', content, withEffect(CARD, { vpCaptured: 0 }));
breaks('S3.5-08', content, withEffect(CARD, { vpCaptured: 0 }));
// Whoever is first has the VP of what Independents took.
breaks('S16.1-09', capitals, ({ capturedCapitals }) => ({
  capturedCapitals: (...[p, seat]: Parameters<Capitals['capturedCapitals']>) =>
    capturedCapitals(p, seat) + (seat === 0 ? capturedCapitals(p, INDEPENDENT) : 0),
}));
// It stays a Major City.
breaks('S16.1-10', turnEnd, () => ({ hasRuin: () => false }));
// Everybody has his markers out.
breaks('S4.5-04', setup, ({ layOut }) => ({
  layOut: (...[p]: Parameters<typeof layOut>) => {
    layOut(p);
    p.capitalState.fill(1);
    p.capitalAt.fill(0);
  },
}));
