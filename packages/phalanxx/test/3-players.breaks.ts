import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const conquer = () => import('../src/rules/9-conquer.ts');
const view = () => import('../src/view.ts');

/** Another set-up for a number of players. */
const setupFor = (players: number, spoil: (setup: Loose) => void) =>
  withContent(({ setups }) => spoil(setups.find((each: Loose) => each.players === players)));

breaks(
  'P3-01',
  content,
  setupFor(4, ({ removed }) => {
    removed.X = 1;
  }),
);
breaks(
  'P3-02',
  content,
  setupFor(3, ({ removed }) => {
    removed.XX = 4;
  }),
);
breaks(
  'P3-03',
  content,
  setupFor(2, ({ removed }) => {
    removed.XXX = 5;
  }),
);
breaks(
  'P3-04',
  content,
  setupFor(2, (setup) => {
    setup.half = null;
  }),
);
// The other half is not on the table, but one can go there.
breaks('P3-05', conquer, ({ conquering }) => ({
  conquering: {
    ...conquering,
    conquer: { ...conquering.conquer, among: (p: Loose) => p.box.setups[4].regions, may: () => null },
  },
}));
breaks(
  'P3-06',
  content,
  setupFor(2, ({ seats }) => {
    seats[0].oasis = 3;
  }),
);
breaks(
  'P3-07',
  content,
  setupFor(2, ({ seats }) => {
    seats.reverse();
  }),
);
breaks('P3-08', view, ({ view }) => ({
  view: (...[p, seat]: Parameters<typeof view>) => ({
    ...(view(p, seat) as object),
    removed: p.box.epochs[0].filter((card) => p.place[card] === 0).map((card) => p.box.cards[card].name),
  }),
}));
