import { breaks } from './breaks.ts';

const armyAgainstGeneral = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
const generalLoss = () => import('../src/rules/14-land-battle/14.8-general-loss.ts');
const [DISPERSED, LEFT_GAME, WAITING, EVENT] = [-2, -7, -3, -5];

// Whoever would be Dispersed is dead.
breaks('S7.1.B-01', armyAgainstGeneral, ({ disperseGenerals }) => ({
  disperseGenerals: (...args: Parameters<typeof disperseGenerals>) => {
    const [p] = args;
    disperseGenerals(...args);
    p.whereabouts.forEach((at: number, general: number) => {
      if (at === DISPERSED) p.whereabouts[general] = LEFT_GAME;
    });
  },
}));
// Nobody comes for Antipatros.
breaks('S7.1.B-08', generalLoss, ({ kill }) => ({
  kill: (...[p, general]: Parameters<typeof kill>) => {
    kill(p, general);
    const { young } = p.box.replacement;
    if (p.whereabouts[young] === WAITING) p.whereabouts[young] = EVENT;
  },
}));
