import { breaks, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const offer = () => import('../src/cards/marriage-offer.ts');
const marriage = () => import('../src/rules/8-royal-family/8.2-marriage.ts');
const gaining = () => import('../src/rules/8-royal-family/8.2-gaining.ts');
const losing = () => import('../src/rules/8-royal-family/8.3-losing.ts');
const lasting = () => import('../src/position/lasting.ts');
type Offer = typeof import('../src/cards/marriage-offer.ts');
type Passing = Parameters<typeof import('../src/rules/8-royal-family/8.2-gaining.ts')['passesTo']>;
const FEMALE = 1;

const whateverSheIs = ({ marriageOffer }: Offer) => ({
  marriageOffer: { ...marriageOffer, possible: () => true },
});
breaks('C31-01', offer, whateverSheIs);
breaks('C32-01', offer, whateverSheIs);
const forNothing = ({ offeringMarriage }: Offer) => ({
  offeringMarriage: withStep(offeringMarriage, 'A_offer', () => {}),
});
breaks('C31-06', offer, forNothing);
breaks('C32-06', offer, forNothing);
const forEver = () => ({ closeOffers: () => {}, hasOfferOver: () => false });
breaks('C31-08', marriage, forEver);
breaks('C32-08', marriage, forEver);
// Whoever leads CUs to her, without her card.
breaks('S8.2-07', gaining, ({ passesTo }) => ({
  passesTo: (...[p, royal]: Passing) =>
    passesTo(p, royal) ??
    (p.box.royals[royal].sort === FEMALE && p.royalAt[royal] === p.groupAt[0] && p.marcher[0] >= 0
      ? p.marcher[0]
      : null),
}));
// She leaves whoever has her for one who passes.
breaks('S8.2-08', losing, ({ isLost }) => ({
  isLost: (...[p, royal, seat]: Parameters<typeof isLost>) =>
    isLost(p, royal, seat) ||
    (p.marcher[0] >= 0 && p.marcher[0] !== seat && p.groupAt[0] === p.royalAt[royal]),
}));
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
