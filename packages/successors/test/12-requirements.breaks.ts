import { breaks, type Loose, withField, withStep } from './breaks.ts';

const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const INDEPENDENT = 5;
const OWNERS = 6;
const OFF_MAP = -1;

// The Royal Family stays where it is.
breaks('S12-02', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', (p, f, play) => evasions.steps.E_move(p, { ...f, carry: [] }, play)),
}));
// One space, and no more.
breaks('S12-03', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', (p, f, play) => {
    evasions.steps.E_move(p, f, play);
    return 'F_next';
  }),
}));
// An Independent Army tries as well.
breaks('S12-04', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'A_next', (p, f, play) => {
    const next = evasions.steps.A_next(p, f, play);
    const isThere = p.generalsIn[(f.into >> 1) * OWNERS + INDEPENDENT] > 0;
    if (next === 'C_next' && isThere) f.declared = [...f.declared, { by: f.by, owner: INDEPENDENT }];
    return next;
  }),
}));
// Only an Army can try.
breaks('S12-05', evasion, ({ evade }) => ({
  evade: withField(evade, 0, 'evade', {
    closed: (p: Loose, { seat, about }: Loose) =>
      p.cusIn[about.space * OWNERS + seat] > 0 ? null : 'S12-05',
  }),
}));
// Whoever stands where pieces Withdraw to is asked.
breaks('S12.1-08', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'E_withdrawal', {
    then: (p, f, seat: number, answer, play) => {
      if (!('withdraw' in answer)) return landMovement.steps.E_withdrawal.then(p, f, seat, answer, play);
      f.from = f.into;
      f.into = p.way[p.wayLength[0] - 1];
      return 'F_evasions';
    },
  }),
}));
// Whoever stands where pieces Evade to is asked.
breaks('S12.1-09', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_move', {
    call: 'evasions',
    with: (p, f) => ({ by: f.owner, from: p.whereabouts[f.general], into: f.to * 2 }),
    then: (p, f, _, play) => evasions.steps.E_move(p, f, play),
  }),
}));
// CUs without a General get one.
breaks('S12.1-10', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'A_next', (p, f, play) => {
    const cell = (seat: number) => (f.into >> 1) * OWNERS + seat;
    const seat = [0, 1, 2, 3].find((each) => p.cusIn[cell(each)] > 0 && p.generalsIn[cell(each)] === 0);
    if (seat !== undefined) {
      const isFree = (at: number, general: number) => at === OFF_MAP && p.owner[general] === seat;
      p.whereabouts[p.whereabouts.findIndex(isFree)] = f.into;
      p.generalsIn[cell(seat)]++;
    }
    return evasions.steps.A_next(p, f, play);
  }),
}));
