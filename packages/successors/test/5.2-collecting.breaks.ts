import { breaks, type Loose, withContent, withStep } from './breaks.ts';

/** The numbers of the Reinforcements Phase, one of them changed. */
const withNumber = (name: string, number: number) =>
  withContent((content) => {
    content.reinforcements[name] = number;
  });

// What lies in the Dispersed Box stays there.
breaks('S5.2-01', '../src/rules/5-sequence/5.2-reinforcements.ts', ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'A_fleets', (p: Loose, f: Loose, play: Loose) => {
    const before = p.fleetDispersed.slice();
    reinforcements.steps.A_fleets(p, f, play);
    p.fleetDispersed.set(before);
  }),
}));
breaks('S5.2-02', '../src/rules/5-sequence/5.2-reinforcements.ts', ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'B_takeBack', () => {}),
}));
breaks('S5.2-03', '../src/content.ts', withNumber('mercenaries', 0));
breaks('S5.2-04', '../src/content.ts', withNumber('strategosOfEurope', 0));
breaks('S5.2-05', '../src/content.ts', withNumber('mostLegitimacy', 0));
// Of several the first at the table.
breaks('S5.2-06', '../src/rules/5-sequence/5.1-ties.ts', () => ({
  mostSenior: (_: unknown, tied: readonly number[]) => tied[0],
}));
breaks('S5.2-07', '../src/content.ts', withNumber('mostVictoryPoints', 0));
breaks('S5.2-08', '../src/content.ts', withNumber('tiedVictoryPoints', 2));
// Round the table from the first seat.
breaks('S5.2-09', '../src/rules/5-sequence/5.2-reinforcements.ts', ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'D_placing', {
    with: (_: unknown, { turns }: Loose) => ({ seat: turns }),
  }),
}));
