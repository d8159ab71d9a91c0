import { breaks, type Loose, withField, withStep } from './breaks.ts';

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

const segment = () => import('../src/rules/6-strategy/6.2-tyche.ts');
// And once more.
breaks('S6.2-04', segment, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'F_done', (p, { seat }) =>
    p.cardAt.some((at: number) => at === IN_HAND + seat) ? 'A_card' : undefined,
  ),
}));
const IN_HAND = 10;
breaks('S6.2-06', segment, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'B_bonus', { of: () => [] }),
}));
breaks(
  'S6.2.A-01',
  () => import('../src/cards/conditions.ts'),
  () => ({ unmetCondition: () => null }),
);
breaks('C0-02', segment, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'E_end', () => {}),
}));
// Whatever it was used for.
breaks('C0-03', segment, ({ tycheSegment }) => ({
  tycheSegment: withStep(tycheSegment, 'E_end', (p, f, play) =>
    tycheSegment.steps.E_end(p, { ...f, wasEvent: true }, play),
  ),
}));
// As an attack does.
breaks(
  'C0-07',
  () => import('../src/position/places.ts'),
  ({ setNewPc }) => ({
    setNewPc: (p: Loose, space: number, owner: number) => {
      setNewPc(p, space, owner);
      p.champion[owner] = 0;
    },
  }),
);
