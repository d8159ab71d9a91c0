import { breaks, type Loose, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const CARD = 'elephants-of-eudamos';
const ELEPHANT = 1;

breaks(
  'C19-01',
  content,
  withCard(CARD, (card) => delete card.requires),
);
// One stays in its box.
breaks(
  'C19-02',
  () => import('../src/position/units.ts'),
  () => ({
    cusInBox: (p: Loose, unit: number) => p.inBox[unit] - (unit === ELEPHANT ? 1 : 0),
  }),
);
breaks(
  'C19-03',
  content,
  withCard(CARD, ({ effects }) => {
    effects[0].places[0].regions = ['asia', 'europe'];
  }),
);
breaks('C19-04', content, withEffect(CARD, { ignoreStackLimit: undefined }));
// They go together, as the Silver Shields do.
breaks(
  'C19-05',
  () => import('../src/rules/7-pieces/7.2-silver-shields.ts'),
  ({ mayPart }) => ({
    mayPart: {
      ...mayPart,
      broken: (p: Loose, unit: number, count: number, all: number) =>
        unit === ELEPHANT && count > 0 && count < all ? 'C19-05' : mayPart.broken(p, unit, count, all),
    },
  }),
);
breaks(
  'C19-06',
  content,
  withCard(CARD, (card) => {
    card.removeAfterEvent = false;
  }),
);
// Nothing waits anywhere.
breaks(
  'S4.1-11',
  () => import('../src/position/units.ts'),
  () => ({ fillBoxes: () => {} }),
);
