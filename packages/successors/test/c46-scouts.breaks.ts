import { breaks, withCard, withEffect, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const interception = () => import('../src/rules/11-interception/11-interception.ts');
const rolls = () => import('../src/cards/surprise/roll-modifier.ts');

// At any time.
breaks(
  'C46-01',
  content,
  withCard('scouts', (card) => {
    card.window = ['battle-cards'];
  }),
);
breaks('C46-02', content, withEffect('scouts', { modifier: 1 }));
// As often as one likes.
breaks('C46-03', rolls, ({ rollModifier }) => ({
  rollModifier: {
    ...rollModifier,
    in: {
      ...rollModifier.in,
      interceptionRoll: { ...rollModifier.in.interceptionRoll, broken: () => null },
    },
  },
}));
// The number that he needs stands by itself.
breaks('C46-04', interception, ({ interceptions }) => ({
  interceptions: withStep(interceptions, 'C_resolve', (p, f, play) => {
    const { general } = f.attempts[f.turns];
    if (p.box.generals[general].name === 'eumenes') f.modifier = 0;
    return interceptions.steps.C_resolve(p, f, play);
  }),
}));
