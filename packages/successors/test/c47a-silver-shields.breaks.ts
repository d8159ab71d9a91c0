import { breaks, type Loose, withCard, withContent, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const CARD = 'silver-shields';
const OUT = 2;
/** The counter has one CU. */
const ofOne = withContent(({ combatUnits }) => {
  combatUnits.find(({ id }: { id: string }) => id === CARD).holdingBoxCus = 1;
});
const staying = withCard(CARD, (card) => {
  card.removeAfterEvent = false;
});
// It is taken out of the game with the other.
const notDiscarded = () => ({
  discard: (p: Loose, card: number) => {
    p.cardAt[card] = OUT;
  },
});

// Whoever has left the box is in it, too.
breaks(
  'C47A-01',
  () => import('../src/position/units.ts'),
  () => ({ cusInBox: (p: Loose, unit: number) => p.box.units[unit].inBox }),
);
breaks('C47A-02', content, ofOne);
breaks('S7.2.D-01', content, ofOne);
breaks('C47A-03', content, withEffect(CARD, { places: [{ at: 'friendly-space' }] }));
breaks('C47A-04', content, staying);
breaks('S7.2.D-02', content, staying);
breaks('C47A-05', () => import('../src/position/deck.ts'), notDiscarded);
breaks('S7.2.D-03', () => import('../src/position/deck.ts'), notDiscarded);
