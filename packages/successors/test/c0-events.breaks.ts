import { breaks, type Loose, withField } from './breaks.ts';

// Whatever it finds.
breaks('C0-01', '../src/cards/effects.ts', () => ({ isPossible: () => true }));
// A General beside the PC does not count.
breaks('C0-05', '../src/cards/friendly.ts', () => ({
  isFriendly: (p: Loose, seat: number, space: number) => p.pc[space] === seat,
}));
breaks('CK-02', '../src/cards/choices.ts', ({ chooseGeneral }) => ({
  chooseGeneral: withField(chooseGeneral, 0, 'general', {
    among: (p: Loose) => p.box.all.majors,
    may: () => null,
  }),
}));
