import { breaks, withContent, withStep } from './breaks.ts';

const reinforcements = () => import('../src/rules/5-sequence/5.2-reinforcements.ts');
const content = () => import('../src/content.ts');
const ties = () => import('../src/rules/5-sequence/5.1-ties.ts');

/** The numbers of the Reinforcements Phase, one of them changed. */
const withNumber = (name: string, number: number) =>
  withContent((content) => {
    content.reinforcements[name] = number;
  });

// What lies in the Dispersed Box stays there.
breaks('S5.2-01', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'A_fleets', (p, f, play) => {
    const before = p.fleetDispersed.slice();
    reinforcements.steps.A_fleets(p, f, play);
    p.fleetDispersed.set(before);
  }),
}));
breaks('S5.2-02', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'B_takeBack', () => {}),
}));
breaks('S5.2-03', content, withNumber('mercenaries', 0));
breaks('S5.2-04', content, withNumber('strategosOfEurope', 0));
breaks('S5.2-05', content, withNumber('mostLegitimacy', 0));
// Of several the first at the table.
breaks('S5.2-06', ties, () => ({
  mostSenior: (_: unknown, tied: readonly number[]) => tied[0],
}));
breaks('S5.2-07', content, withNumber('mostVictoryPoints', 0));
breaks('S5.2-08', content, withNumber('tiedVictoryPoints', 2));
// Round the table from the first seat.
breaks('S5.2-09', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'D_placing', {
    with: (_, { turns }) => ({ seat: turns }),
  }),
}));
