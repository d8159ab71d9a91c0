import { breaks, type Loose, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const windows = () => import('../src/cards/surprise/windows.ts');
const battle = () => import('../src/rules/14-land-battle/14-land-battle.ts');
const land = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const death = () => import('../src/rules/14-land-battle/14.8-general-loss.ts');

breaks('CO68-01', battle, ({ landBattle }) => ({
  landBattle: withStep(landBattle, 'lost_14_10', { with: () => null }),
}));
// An Overrun is fought out.
breaks('S10.J-06', land, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'J_overrun', () => 'K_cards'),
}));
// The loser, too.
breaks('CO68-02', windows, ({ battleLost }) => ({
  battleLost: { ...battleLost, asks: (p: Loose, seat: number) => p.cardAt.includes(10 + seat) },
}));
breaks('CO68-03', content, withEffect('price-of-failure', { succeedsOn: [5, 6] }));
breaks('CO68-04', content, withEffect('price-of-failure', { succeedsOn: [3, 4, 5, 6] }));
// Nobody follows him.
breaks('CO68-05', death, ({ kill }) => ({
  kill: (p: Loose, general: number) => {
    const young = p.box.replacement.young;
    const [owner, where] = [p.owner[young], p.whereabouts[young]];
    kill(p, general);
    p.owner[young] = owner;
    p.whereabouts[young] = where;
  },
}));
