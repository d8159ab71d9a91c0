import { breaks, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const CARD = 'neoptolemos-satrap-of-armenia';
const neoptolemos = (instead: object) => withEffect(CARD, instead);
const place = (instead: object) =>
  withCard(CARD, ({ effects }) => Object.assign(effects[0].places[0], instead));

breaks('C17-01', content, place({ at: 'friendly-space' }));
breaks('C17-02', content, neoptolemos({ minorGeneral: 'may' }));
breaks('C17-03', content, neoptolemos({ units: { mercenary: 2 } }));
breaks('C17-04', content, neoptolemos({ ignoreStackLimit: undefined }));
breaks('C17-05', content, place({ pcKinds: ['minor', 'transit'] }));
breaks(
  'C17-07',
  content,
  withCard(CARD, (card) => {
    card.removeAfterEvent = false;
  }),
);
