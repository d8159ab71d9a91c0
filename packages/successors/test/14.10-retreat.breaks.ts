import { breaks } from './breaks.ts';

const retreat = () => import('../src/rules/14-land-battle/14.10-retreat.ts');
const withdrawal = () => import('../src/rules/11-interception/11.3-withdrawal.ts');
const OWNERS = 6;

breaks('S14.10-01', retreat, () => ({ retreat: () => {} }));
// With all the others.
breaks('S14.10-03', retreat, () => ({ goInside: () => {} }));
// To where the activation began.
breaks('S14.10-04', withdrawal, ({ fallBack }) => ({
  fallBack: (...args: Parameters<typeof fallBack>) => {
    const [p] = args;
    p.wayLength[0] = Math.min(1, p.wayLength[0]);
    return fallBack(...args);
  },
}));
// The Generals of the Defender leave as well, to wherever the Attacker goes.
breaks('S14.10-06', retreat, ({ retreat }) => ({
  retreat: (...args: Parameters<typeof retreat>) => {
    const [p, seat, location] = args;
    retreat(...args);
    p.whereabouts.forEach((at: number, general: number) => {
      const owner = p.owner[general];
      if (at !== location || owner === seat) return;
      p.whereabouts[general] = p.groupAt[0];
      p.generalsIn[(location >> 1) * OWNERS + owner]--;
      p.generalsIn[(p.groupAt[0] >> 1) * OWNERS + owner]++;
    });
  },
}));
