import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const generals = () => import('../src/position/generals.ts');
const IN_RESERVE = -4;
const setupFor = (players: number, spoil: (setup: Loose) => void) =>
  withContent(({ setups }) => spoil(setups.find((each: Loose) => each.players === players)));
const oneLess = (setup: Loose) => {
  setup.generals--;
};

breaks('S4.4-01', generals, () => ({ UNAVAILABLE: IN_RESERVE }));
breaks('S4.4-03', content, setupFor(2, oneLess));
breaks('S4.4-04', content, setupFor(3, oneLess));
breaks('S4.4-05', content, setupFor(4, oneLess));
breaks(
  'S4.4-06',
  content,
  setupFor(5, (setup) => {
    setup.redealt = 0;
  }),
);
