/** How clauses of this game are broken: by the types of its modules. Nothing here may load the game, hence only types. */

import { mutantsOf } from '@diadochi/kernel/mutants';

export { type Loose, withContent, withField, withStep } from '@diadochi/kernel/mutants';

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/box.ts': typeof import('../src/box.ts');
  '../src/position.ts': typeof import('../src/position.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/settings.ts': typeof import('../src/settings.ts');
  '../src/rules/1-strength.ts': typeof import('../src/rules/1-strength.ts');
  '../src/rules/10-slide-in.ts': typeof import('../src/rules/10-slide-in.ts');
  '../src/rules/11-income.ts': typeof import('../src/rules/11-income.ts');
  '../src/rules/12-turning.ts': typeof import('../src/rules/12-turning.ts');
  '../src/rules/13-pass.ts': typeof import('../src/rules/13-pass.ts');
  '../src/rules/14-conditions.ts': typeof import('../src/rules/14-conditions.ts');
  '../src/rules/15-conflict.ts': typeof import('../src/rules/15-conflict.ts');
  '../src/rules/16-heroism.ts': typeof import('../src/rules/16-heroism.ts');
  '../src/rules/18-scoring.ts': typeof import('../src/rules/18-scoring.ts');
  '../src/rules/19-fame.ts': typeof import('../src/rules/19-fame.ts');
  '../src/rules/2-setup.ts': typeof import('../src/rules/2-setup.ts');
  '../src/rules/21-scout.ts': typeof import('../src/rules/21-scout.ts');
  '../src/rules/22-expert.ts': typeof import('../src/rules/22-expert.ts');
  '../src/rules/22-forced-march.ts': typeof import('../src/rules/22-forced-march.ts');
  '../src/rules/23-neutral.ts': typeof import('../src/rules/23-neutral.ts');
  '../src/rules/23-ranks.ts': typeof import('../src/rules/23-ranks.ts');
  '../src/rules/23-solo.ts': typeof import('../src/rules/23-solo.ts');
  '../src/rules/4-turn.ts': typeof import('../src/rules/4-turn.ts');
  '../src/rules/5-buy.ts': typeof import('../src/rules/5-buy.ts');
  '../src/rules/6-roll.ts': typeof import('../src/rules/6-roll.ts');
  '../src/rules/7-actions.ts': typeof import('../src/rules/7-actions.ts');
  '../src/rules/7-placing.ts': typeof import('../src/rules/7-placing.ts');
  '../src/rules/8-play-card.ts': typeof import('../src/rules/8-play-card.ts');
  '../src/rules/9-conquer.ts': typeof import('../src/rules/9-conquer.ts');
}

/** @public: the clause breaker takes the mutants from here. */
export const { mutants, breaks } = mutantsOf<Modules>();

/** The marker moves by the strength of the card that is played, and by none that grows with it. */
export const withoutLaterGrowth = ({ playCard }: Modules['../src/rules/8-play-card.ts']) => ({
  playCard: (...[p, seat, answer, play]: Parameters<typeof playCard>) => {
    const { strength, growing } = p.box.cards[answer.play];
    const before = p.strength[seat];
    playCard(p, seat, answer, play);
    if (growing === null) p.strength[seat] = before + strength;
  },
});
