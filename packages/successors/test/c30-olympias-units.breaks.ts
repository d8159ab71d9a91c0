import { breaks, type Loose, withCard, withEffect } from './breaks.ts';

const content = () => import('../src/content.ts');
const olympias = (instead: object) => withEffect('olympias', instead);
const places = (instead: object) =>
  withCard('olympias', ({ effects }) => {
    for (const place of effects[0].places) Object.assign(place, instead);
  });

breaks('C30-02', content, places({ outside: undefined }));
// A General alone does not matter.
breaks(
  'C30-03',
  () => import('../src/position/generals.ts'),
  () => ({ hasEnemyGeneral: (_: Loose) => false }),
);
breaks('C30-04', content, olympias({ units: { mercenary: 3 } }));
breaks('C30-05', content, olympias({ minorGeneral: 'may' }));
breaks('C30-06', content, olympias({ ignoreStackLimit: undefined }));
breaks('C30-07', content, places({ pcKinds: ['minor', 'major'] }));
