import { breaks, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const treasury = (instead: object) => withEffect('treasury-of-kyinda', instead);

breaks(
  'C14-01',
  content,
  withCard('treasury-of-kyinda', (card) => delete card.requires),
);
breaks('C14-02', content, treasury({ units: { mercenary: 2 } }));
breaks('C14-03', content, treasury({ places: [{ at: 'friendly-space', provinces: ['kilikia'] }] }));
breaks('C14-04', content, treasury({ ignoreStackLimit: undefined }));
