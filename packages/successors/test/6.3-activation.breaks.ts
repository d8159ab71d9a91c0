import { breaks, withField } from './breaks.ts';

breaks('S6.3-02', '../src/rules/6-strategy/6.3-activation.ts', ({ activate }) => ({
  activate: withField(activate, 2, 'raise', { closed: () => 'S6.3-02' }),
}));
