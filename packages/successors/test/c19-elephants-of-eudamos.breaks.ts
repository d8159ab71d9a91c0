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
// They are one counter, as the Silver Shields are.
breaks(
  'C19-05',
  () => import('../src/box.ts'),
  () => ({ SILVER_SHIELDS: ELEPHANT }),
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
