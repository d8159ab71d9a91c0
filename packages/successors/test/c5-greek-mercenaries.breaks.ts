import { breaks, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
/** The card, with another datum of its only effect. */
const mercenaries = (instead: object) =>
  withCard('greek-mercenaries', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks(
  'C5-01',
  content,
  mercenaries({ places: [{ at: 'friendly-space', provinces: ['hellas', 'thessalia'] }] }),
);
breaks('C5-02', content, mercenaries({ units: { mercenary: 1 } }));
breaks('C5-03', content, mercenaries({ minorGeneral: undefined }));
