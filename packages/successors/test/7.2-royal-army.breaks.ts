import { breaks } from './breaks.ts';

const prestige = () => import('../src/rules/7-pieces/7.2-prestige.ts');
const units = () => import('../src/position/units.ts');
const armyAgainstGeneral = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
type Units = typeof import('../src/position/units.ts');
type At = Parameters<typeof import('../src/rules/7-pieces/7.2-prestige.ts')['prestigeAt']>;
const INDEPENDENT = 5;

/** What is eliminated can be had again. */
const comesBack = ({ addUnits }: Units) => ({
  eliminate: (...[p, location, seat, unit, count]: Parameters<Units['eliminate']>) =>
    addUnits(p, location, seat, unit, -count),
});
breaks('S7.2.F-03', units, comesBack);
breaks('S7.2.F-24', units, comesBack);

// Popularity alone.
breaks('S7.2.F-04', prestige, ({ prestigeAt }) => ({
  prestigeAt: (...[p, location, owner]: At) =>
    Math.max(0, prestigeAt(p, location, owner) - p.legitimacy[owner]),
}));
const popularityAt = ([p, location, owner]: At): number[] =>
  Array.from(p.popularity as Int16Array).filter(
    (_, general) => p.whereabouts[general] === location && p.owner[general] === owner,
  );
breaks('S7.2.F-05', prestige, ({ prestigeAt }) => ({
  prestigeAt: (...args: At) => {
    const [p, , owner] = args;
    const [popularity = 0] = popularityAt(args);
    return p.legitimacy[owner] + popularity < 0 ? p.legitimacy[owner] + popularity : prestigeAt(...args);
  },
}));
breaks('S7.2.F-06', prestige, () => ({
  prestigeAt: (...args: At) => {
    const [p, , owner] = args;
    return Math.max(
      0,
      popularityAt(args).reduce((sum, each) => sum + each, p.legitimacy[owner]),
    );
  },
}));
breaks('S7.2.F-09', prestige, ({ prestigeAt }) => ({
  prestigeAt: (...args: At) => (args[2] === INDEPENDENT ? 3 : prestigeAt(...args)),
}));
// With his Army he loses what he had gained.
breaks('S7.2.F-11', armyAgainstGeneral, ({ disperseGenerals }) => ({
  disperseGenerals: (...args: Parameters<typeof disperseGenerals>) => {
    const [p, location, seat] = args;
    p.whereabouts.forEach((at: number, general: number) => {
      if (at === location && p.owner[general] === seat) p.popularity[general] = 0;
    });
    disperseGenerals(...args);
  },
}));
breaks('S7.2.F-12', prestige, ({ prestigeIn }) => ({
  prestigeIn: (...[p, location, owner]: Parameters<typeof prestigeIn>) =>
    prestigeIn(p, location, owner, false),
}));
