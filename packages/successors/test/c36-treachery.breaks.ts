import { breaks, type Loose, withCard, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
/** The card, with another datum of its only effect. */
const treachery = (instead: object) =>
  withCard('treachery', ({ effects }) => {
    Object.assign(effects[0], instead);
  });
const HEIRS = ['alexandros', 'philippos', 'herakles', 'funeral-cart'];

breaks('C36-01', content, treachery({ without: undefined }));
breaks(
  'C36-02',
  content,
  withContent(({ royalFamily }) => {
    royalFamily.find(({ id }: Loose) => id === 'funeral-cart').mayMoveFromGameTurn = 1;
  }),
);
breaks('C36-03', content, treachery({ reach: undefined }));
breaks('C36-04', content, treachery({ royals: [...HEIRS, 'kleopatra', 'tomb'] }));
breaks('C36-05', content, treachery({ succeedsOn: [1] }));
breaks('C36-06', content, treachery({ succeedsOn: [1, 2, 3, 4, 5, 6] }));
