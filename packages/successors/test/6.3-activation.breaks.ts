import { breaks, withField } from './breaks.ts';

const activation = () => import('../src/rules/6-strategy/6.3-activation.ts');

breaks('S6.3-02', activation, ({ activate }) => ({
  activate: withField(activate, 2, 'raise', { closed: () => 'S6.3-02' }),
}));
