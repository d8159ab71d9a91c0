import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const eliminating = () => import('../src/cards/eliminate-unit.ts');
const desertions = (instead: object) =>
  withCard('desertions', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C25-01', content, desertions({ units: ['mercenary', 'loyal', 'elephant', 'royal'] }));
breaks('C25-02', content, desertions({ units: ['mercenary', 'loyal'] }));
breaks('C25-03', content, desertions({ units: ['mercenary', 'loyal', 'elephant', 'silver-shields'] }));
// Whoever is there.
breaks('C25-04', eliminating, ({ eliminateUnit }) => ({
  eliminateUnit: { ...eliminateUnit, possible: () => true },
}));
breaks('C25-05', eliminating, ({ eliminatingUnit }) => ({
  eliminatingUnit: withStep(eliminatingUnit, 'B_unit', { then: () => {} }),
}));
