import { breaks, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const CARD = 'persian-popular-support';
const friendlyIn = (...provinces: string[]) => ({ places: [{ at: 'friendly-space', provinces }] });

breaks(
  'C15-01',
  content,
  withCard(CARD, ({ requires }) => {
    requires[0].provinces = ['media', 'babylonia'];
  }),
);
// The space may be anywhere.
breaks('C15-02', content, withEffect(CARD, { places: [{ at: 'open-space' }] }, 1));
breaks('C15-04', content, withEffect(CARD, friendlyIn('media', 'persis', 'sousiane', 'babylonia'), 1));
breaks(
  'C15-06',
  content,
  withCard(CARD, ({ effects }) => delete effects[2].while),
);
breaks(
  'C15-07',
  content,
  withCard(CARD, (card) => delete card.keepInFront),
);
