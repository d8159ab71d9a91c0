import { breaks, type Loose, withStep } from './breaks.ts';

const march = () => import('../src/position/march.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const overrun = () => import('../src/rules/10-land-movement/10.J-overrun.ts');
const withdrawal = () => import('../src/rules/11-interception/11.3-withdrawal.ts');
const [INDEPENDENT, ACTIVE, FROM_BOX, FELL_BACK, LEFT_GAME] = [5, 1, 4, 16, -7];

breaks('S9.5-29', march, ({ inWake }) => ({
  inWake: (...args: Parameters<typeof inWake>) => args[2] !== FELL_BACK && inWake(...args),
}));
// Whoever moves it is asked for it.
breaks('S10.H-03', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'H_championStatus', (p, { by }) => {
    p.champion[by] = 0;
  }),
}));
breaks('S10.J-07', overrun, ({ isOverrun }) => ({
  isOverrun: (...args: Parameters<typeof isOverrun>) => args[1] !== INDEPENDENT && isOverrun(...args),
}));
// It has left the game instead.
breaks('S11.3-06', withdrawal, ({ withdraw }) => ({
  withdraw: (...args: Parameters<typeof withdraw>) => goneFromBox(args[0], () => withdraw(...args)),
}));
breaks('S14.10-05', withdrawal, ({ fallBack }) => ({
  fallBack: (...args: Parameters<typeof fallBack>) => goneFromBox(args[0], () => fallBack(...args)),
}));
function goneFromBox<T>(p: Loose, goBack: () => T): T {
  const general = p.cameBy[0] === FROM_BOX ? p.mark.indexOf(ACTIVE) : -1;
  const to = goBack();
  if (general >= 0) p.whereabouts[general] = LEFT_GAME;
  return to;
}
/** Some battles are not fought. */
const withoutBattle = (isNone: (f: Loose, battle: Loose) => boolean) => (module: Loose) => ({
  landMovement: withStep(module.landMovement as Loose, 'L_landBattle' as never, {
    with: (p: Loose, f: Loose) => {
      const battle = module.landMovement.steps.L_landBattle.with(p, f);
      return isNone(f, battle) ? null : battle;
    },
  }),
});
// One's own are spared.
breaks(
  'S14.1-03',
  landMovement,
  withoutBattle(({ by }, { defender }) => defender === by),
);
// All players are.
breaks(
  'S7.5-05',
  landMovement,
  withoutBattle(({ mover }) => mover === INDEPENDENT),
);
