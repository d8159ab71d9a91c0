import { breaks, type Loose, withContent, withField } from './breaks.ts';

const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const actions = () => import('../src/rules/7-actions.ts');
type Swap = Parameters<typeof import('../src/position.ts')['swapOwn']>;
const TRADE = 4;

breaks(
  'P11-01',
  content,
  withContent((content) => {
    content.turn.income = 2;
  }),
);
// The other player keeps his die.
breaks('P11-04', position, ({ setOwn, ownColour, ownValue }) => ({
  swapOwn: (...[p, side, row, other, theirs]: Swap) =>
    setOwn(p, side, row, ownColour(p, other, theirs), ownValue(p, other, theirs)),
}));
// The rolled die may be given instead of the own one.
breaks('P11-05', actions, ({ act }) => ({
  act: withField(act, TRADE, 'for', {
    may: (p: Loose, q: Loose, theirs: number) =>
      p.rolledValue[q.so.trade] === p.ownValue[q.so.of * 3 + theirs]
        ? null
        : act.ways[TRADE].for.may?.(p, q, theirs),
  }),
}));
