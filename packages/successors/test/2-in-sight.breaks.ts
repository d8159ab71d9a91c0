import { breaks, type Loose, withStep } from './breaks.ts';

const view = () => import('../src/view.ts');
const setup = () => import('../src/rules/4-setup/4-setup.ts');

/** A part of the view is left empty. */
const without =
  (spoil: (table: Loose) => object) =>
  ({ view }: Loose) => ({
    view: (...args: unknown[]) => {
      const table = view(...args);
      return { ...table, ...spoil(table) };
    },
  });
breaks(
  'S2-36',
  view,
  without(() => ({ holders: {} })),
);
breaks(
  'S2-43',
  view,
  without(() => ({ royals: {} })),
);
breaks(
  'S3.5-09',
  view,
  without(({ factions }) => ({ factions: factions.map((each: Loose) => ({ ...each, vpFrom: [] })) })),
);
breaks(
  'S3.6-21',
  view,
  without(({ factions }) => ({ factions: factions.map((each: Loose) => ({ ...each, lFrom: [] })) })),
);
breaks('S4.5-01', setup, ({ setup }) => ({ setup: withStep(setup, 'B_colours', () => {}) }));
breaks(
  'S6-12',
  view,
  without(() => ({ active: null })),
);
breaks(
  'S8.1-07',
  view,
  without(({ stacks }) => ({ stacks: stacks.map((each: Loose) => ({ ...each, royals: [] })) })),
);
