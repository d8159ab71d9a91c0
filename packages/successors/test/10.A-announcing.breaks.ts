import { breaks, type Loose, withField, withStep } from './breaks.ts';

const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const evasion = () => import('../src/rules/12-evasion/12-evasion.ts');
const withdrawal = () => import('../src/rules/11-interception/11.3-withdrawal.ts');
const announcing = () => import('../src/rules/10-land-movement/10.A-announcing.ts');
const STRONGHOLD = 2;
const INDEPENDENT = 5;
const isStronghold = (p: Loose, location: number): boolean =>
  p.box.spaces[location >> 1].kind === STRONGHOLD && p.pc[location >> 1] === INDEPENDENT;

// Wherever one likes.
breaks('S10.A-01', marching, ({ march }) => ({
  march: withField(march, 0, 'go', { among: (p: Loose) => p.box.spaces.map((_: unknown, i: number) => i) }),
}));
// Those who Evade go through as they please.
breaks('S10.A-05', evasion, ({ evasions }) => ({
  evasions: withStep(evasions, 'E_stronghold', { with: () => null }),
}));
/** Who goes back rolls for a Stronghold too. */
const rolling =
  <A extends [p: Loose, seat: number, play: Loose]>(back: (...args: A) => void) =>
  (...args: A): void => {
    const [p, , { chance }] = args;
    if (isStronghold(p, p.groupAt[0])) chance.die(6);
    back(...args);
  };
breaks('S10.A-06', withdrawal, ({ withdraw, fallBack }) => ({
  withdraw: rolling(withdraw),
  fallBack: rolling(fallBack),
}));
// For every Independent Stronghold that is left behind.
breaks('S10.A-07', announcing, () => ({
  passesStronghold: (p: Loose) =>
    isStronghold(p, p.groupAt[0]) && p.groupUnits.some((count: number) => count > 0),
}));
