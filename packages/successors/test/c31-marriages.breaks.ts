import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const offer = () => import('../src/cards/marriage-offer.ts');
const marriage = () => import('../src/rules/8-royal-family/8.2-marriage.ts');
const gaining = () => import('../src/rules/8-royal-family/8.2-gaining.ts');
const lasting = () => import('../src/position/lasting.ts');
type Passing = Parameters<typeof import('../src/rules/8-royal-family/8.2-gaining.ts')['passesTo']>;

for (const card of ['C31', 'C32']) {
  breaks(`${card}-01`, offer, ({ marriageOffer }) => ({
    marriageOffer: { ...marriageOffer, possible: () => true },
  }));
  breaks(`${card}-06`, offer, ({ offeringMarriage }) => ({
    offeringMarriage: withStep(offeringMarriage, 'A_offer', () => {}),
  }));
  breaks(`${card}-08`, marriage, () => ({ closeOffers: () => {}, hasOfferOver: () => false }));
}
// Whoever leads CUs to her, without her card.
breaks('S8.2-07', gaining, ({ passesTo }) => ({
  passesTo: (...[p, royal]: Passing) =>
    passesTo(p, royal) ?? (p.royalAt[royal] === p.groupAt[0] && p.marcher[0] >= 0 ? p.marcher[0] : null),
}));
breaks('S8.2-08', marriage, () => ({ isUnmarried: () => true }));
breaks('S8.2-09', marriage, () => ({ hasArmyWith: () => true }));
breaks('S8.2-10', marriage, () => ({ isUndisturbed: () => true }));
// It never ends.
breaks('S8.2-11', lasting, () => ({ endAllLasting: () => {} }));
breaks(
  'S8.2-12',
  content,
  withCard('kleopatra-offers-marriage', (card) => {
    delete card.keepInFront;
  }),
);
