import { breaks, withCard, withField, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kind = () => import('../src/cards/activate-army.ts');
const question = () => import('../src/cards/campaign.ts');
const campaign = (instead: object) =>
  withCard('major-campaign', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C39-01', kind, ({ activateArmy }) => ({ activateArmy: { ...activateArmy, possible: () => true } }));
breaks('C39-02', content, campaign({ upTo: 1 }));
breaks('S9.1-03', content, campaign({ upTo: 1 }));
breaks('S6.2.B1-05', kind, ({ activatingArmies }) => ({
  activatingArmies: withStep(activatingArmies, 'A_name', { of: () => [] }),
}));
breaks('C39-03', question, ({ campaign }) => ({
  campaign: withField(campaign, 1, 'none', { closed: () => 'CK-03' }),
}));
breaks('C39-04', content, campaign({ mps: 4 }));
breaks('S9.2-02', content, campaign({ mps: 2 }));
breaks(
  'C42-06',
  content,
  withCard('treasure-city-looted', ({ effects }) => {
    delete effects[2].army;
  }),
);
breaks(
  'C42-07',
  content,
  withCard('treasure-city-looted', ({ effects }) => {
    effects[2].mps = 2;
  }),
);
