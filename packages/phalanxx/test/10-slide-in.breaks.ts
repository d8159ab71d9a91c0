import { breaks, type Loose, withField } from './breaks.ts';

const slideIn = () => import('../src/rules/10-slide-in.ts');
const position = () => import('../src/position.ts');
const actions = () => import('../src/rules/7-actions.ts');
type Slide = Parameters<typeof import('../src/rules/10-slide-in.ts')['slide']>;
type SlideIn = Parameters<typeof import('../src/position.ts')['slideIn']>;
const SLIDE = 2;

// The rolled die itself comes to lie on the grey field.
breaks('P10-01', position, ({ layDown }) => ({
  slideIn: (...[p, , die, row]: SlideIn) => layDown(p, die, row),
}));
breaks('P10-03', actions, ({ act }) => ({
  act: withField(act, SLIDE, 'at', {
    may: (p: Loose, q: Loose, row: number) =>
      p.rolledValue[q.so.slide] < p.ownValue[q.seat * 3 + row]
        ? 'P10-03'
        : act.ways[SLIDE].at.may?.(p, q, row),
  }),
}));
/** Sliding in, with other talents afterwards. */
const leaving =
  (talents: (before: number, after: number) => number) =>
  ({ slide }: typeof import('../src/rules/10-slide-in.ts')) => ({
    slide: (...args: Slide) => {
      const [p, seat] = args;
      const before = p.talents[seat];
      slide(...args);
      p.talents[seat] = talents(before, p.talents[seat]);
    },
  });
breaks('P10-04', slideIn, leaving(Math.min));
breaks('P10-05', slideIn, leaving(Math.max));
breaks(
  'P10-06',
  slideIn,
  leaving((before, after) => (after === before ? after + 1 : after)),
);
// It takes on the colour of the die that pushed it.
breaks('P10-08', position, ({ slideIn, setGrey, ownColour, ownValue }) => ({
  slideIn: (...[p, side, die, row]: SlideIn) => {
    const value = ownValue(p, side, row);
    slideIn(p, side, die, row);
    setGrey(p, row, ownColour(p, side, row), value);
  },
}));
