import { breaks, type Loose, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
/** A card, with another datum of one of its effects. */
const changed = (card: string, place: number, instead: object) =>
  withCard(card, ({ effects }) => {
    Object.assign(effects[place], instead);
  });
const freedom = (place: number, instead: object) => changed('freedom-of-the-greeks', place, instead);
const partition = (instead: object) => changed('partition-at-triparadeisos', 0, instead);

// Only where there is something to remove.
breaks(
  'C37-01',
  () => import('../src/cards/effects.ts'),
  ({ isBound }) => ({
    isBound: (effect: Loose) => effect.kind === 'remove-pc' || isBound(effect),
  }),
);
breaks('C37-02', content, freedom(0, { without: 'any-cus' }));
breaks('C37-03', content, freedom(0, { kinds: ['minor', 'stronghold', 'major'] }));
breaks('C37-04', content, freedom(1, { without: undefined }));

breaks('C38-01', content, partition({ upTo: 2 }));
breaks('C38-02', content, partition({ states: ['uncontrolled', 'player'] }));
breaks('C38-03', content, partition({ maxPerProvince: 2 }));
breaks('C38-04', content, partition({ kinds: ['minor', 'stronghold', 'major'] }));
