import { breaks, type Loose } from './breaks.ts';

const settings = () => import('../src/settings.ts');
const attrition = () => import('../src/rules/7-pieces/7.3-attrition.ts');

breaks('S16.7-01', settings, () => ({ forageAttrition: () => 0 }));
// Everybody rolls.
breaks('S7.3-02', settings, () => ({ forageAttrition: () => 1 }));
// A dash is worth another CU.
breaks('S16.7-02', attrition, ({ attritionOf }) => ({
  attritionOf: (...[p, column, die]: Parameters<typeof attritionOf>): Loose => {
    const { cus, elephantFirst } = attritionOf(p, column, die);
    return { cus: cus === 0 ? 2 : cus, elephantFirst };
  },
}));
