import { breaks, type Loose, withStep } from './breaks.ts';

const kind = () => import('../src/cards/roll-attrition.ts');
const armies = () => import('../src/cards/own-armies.ts');

// CUs are enough, without a General.
breaks('C4-01', armies, () => ({ isArmyAt: (p: Loose, at: number, seat: number) => hasStack(p, at, seat) }));
const hasStack = ({ stackCount, stackAt, stackOwner }: Loose, at: number, seat: number): boolean => {
  for (let i = 0; i < stackCount[0]; i++) if (stackAt[i] === at && stackOwner[i] === seat) return true;
  return false;
};
// Always in the first column.
breaks('C4-03', kind, ({ rollingAttrition }) => ({
  rollingAttrition: withStep(rollingAttrition, 'B_roll', (_p: Loose, f: Loose, { chance, tell }: Loose) => {
    const die = chance.die(6);
    f.lost = 0;
    tell?.all('attrition', { seat: f.whom, column: 1, die, lost: 0 });
  }),
}));
