import { breaks, type Loose, withStep } from './breaks.ts';

const royal = () => import('../src/rules/10-land-movement/10.K-royal-army.ts');
const land = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const royalArmy = () => import('../src/rules/14-land-battle/14.4-royal-army.ts');
const NOBODY = -1;
const SEAT = 1;
const ROYAL = 4;

breaks('S10.K-01', royal, () => ({ deserters: () => NOBODY }));
// They stand aside already here.
breaks('S10.K-02', land, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'K_royalArmy', (...args) => {
    const [, { into }, { tell }] = args;
    tell?.all('setAside', { seat: SEAT, space: into >> 1, count: 2 });
    return landMovement.steps.K_royalArmy(...args);
  }),
}));
// Only the battle shows whose they are.
breaks('S10.K-03', royal, () => ({ deserters: () => NOBODY }));
// The Generals stay where they are.
breaks('S10.K-04', royal, ({ defect }) => ({
  defect: (...args: Parameters<typeof defect>) => {
    const p = args[0] as Loose;
    const [places, counts] = [p.whereabouts.slice(), p.generalsIn.slice()];
    defect(...args);
    p.whereabouts.set(places);
    p.generalsIn.set(counts);
  },
}));
// The list goes on.
breaks('S10.K-05', land, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'K_royalArmy', (...args) => {
    const [, { into }, { tell }] = args;
    const sides = { attacker: 0, defender: SEAT, attackers: null, defenders: null };
    tell?.all('battle', { space: into >> 1, ...sides, win: 0, draw: 0, lose: 0 });
    return landMovement.steps.K_royalArmy(...args);
  }),
}));
// They stay behind.
breaks('S10.K-06', royal, ({ defect }) => ({
  defect: (...args: Parameters<typeof defect>) => {
    defect(...args);
    (args[0] as Loose).groupUnits[ROYAL] = 0;
  },
}));
// With equal Prestige, those of him who moves.
breaks('S10.K-07', royal, ({ deserters }) => ({
  deserters: (...args: Parameters<typeof deserters>) => {
    const from = deserters(...args);
    return from === NOBODY ? args[1] : from;
  },
}));
// As it was before anybody came out of the city.
breaks('S7.2.F-07', royalArmy, ({ setAside }) => ({
  setAside: (...args: Parameters<typeof setAside>) => {
    const [p, battle] = args as Loose[];
    for (const general of battle.joined.generals) p.whereabouts[general] = -1;
    const aside = setAside(...args);
    for (const general of battle.joined.generals) p.whereabouts[general] = battle.location;
    return aside;
  },
}));
