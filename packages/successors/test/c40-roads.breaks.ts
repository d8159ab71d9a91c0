import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kinds = () => import('../src/cards/movement.ts');
const points = () => import('../src/rules/9-armies/9.2-movement-points.ts');
const lasting = () => import('../src/position/lasting.ts');
const road = (instead: object) =>
  withCard('the-royal-road', ({ effects }) => {
    Object.assign(effects[0], instead);
  });
const guides = (instead: object) =>
  withCard('mountain-guides', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C40-01', content, road({ regions: ['asia', 'europe'] }));
breaks('C40-02', content, road({ mps: 1 }));
// Whoever commands.
breaks('C40-03', points, () => ({ extraLeft: () => 2 }));
breaks('C40-04', content, road({ regions: ['asia', 'europe'] }));
breaks('C40-05', lasting, () => ({ endAllLasting: () => undefined }));
breaks('C41-01', content, guides({ costs: {} }));
breaks('C41-02', content, guides({ strongholdAttrition: true }));
breaks('C41-03', kinds, ({ hiringGuides }) => ({
  hiringGuides: withStep(hiringGuides, 'A_hire', () => undefined),
}));
// Everybody has them.
breaks('C41-04', lasting, () => ({ isHeldBy: () => true }));
