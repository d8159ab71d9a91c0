import { breaks, withField, withStep } from './breaks.ts';

const choices = () => import('../src/rules/10-land-movement/10-choices.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');

// Nobody can refuse.
breaks('S10.C-05', choices, ({ passage }) => ({
  passage: withField(passage, 1, 'refuse', { closed: () => 'S10.C-05' }),
}));
// What was granted is kept.
breaks('S10.C-06', choices, ({ honour }) => ({
  honour: withField(honour, 1, 'break', { closed: () => 'S10.C-06' }),
}));
// Without it everybody stays where he is, and nothing more happens.
breaks('S10.C-10', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'C_grant', {
    then: (...args) => ('refuse' in args[3] ? { done: {} } : landMovement.steps.C_grant.then(...args)),
  }),
}));
