import { breaks, type Loose, withField } from './breaks.ts';

const effects = () => import('../src/cards/effects.ts');
const friendly = () => import('../src/cards/friendly.ts');
const choices = () => import('../src/cards/choices.ts');

// Whatever it finds.
breaks('C0-01', effects, () => ({ isPossible: () => true }));
// A General beside the PC does not count.
breaks('C0-05', friendly, () => ({
  isFriendly: (p: Loose, seat: number, space: number) => p.pc[space] === seat,
}));
breaks('CK-02', choices, ({ chooseGeneral }) => ({
  chooseGeneral: withField(chooseGeneral, 0, 'general', {
    among: (p: Loose) => p.box.all.majors,
    may: () => null,
  }),
}));
