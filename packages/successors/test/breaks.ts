/** How clauses of this game are broken: by the types of its modules. Nothing here may load the game, hence only types. */

import { mutantsOf } from '@diadochi/kernel/mutants';

export { type Loose, withContent, withField, withStep } from '@diadochi/kernel/mutants';

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/box.ts': typeof import('../src/box.ts');
  '../src/map.ts': typeof import('../src/map.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/settings.ts': typeof import('../src/settings.ts');
  '../src/check.ts': typeof import('../src/check.ts');
  '../src/scenes.ts': typeof import('../src/scenes.ts');
  '../src/words.ts': typeof import('../src/words.ts');
  '../src/position/deck.ts': typeof import('../src/position/deck.ts');
  '../src/position/fleets.ts': typeof import('../src/position/fleets.ts');
  '../src/position/generals.ts': typeof import('../src/position/generals.ts');
  '../src/position/places.ts': typeof import('../src/position/places.ts');
  '../src/position/royals.ts': typeof import('../src/position/royals.ts');
  '../src/position/scores.ts': typeof import('../src/position/scores.ts');
  '../src/position/turns.ts': typeof import('../src/position/turns.ts');
  '../src/position/units.ts': typeof import('../src/position/units.ts');
  '../src/rules/2-besieged.ts': typeof import('../src/rules/2-besieged.ts');
  '../src/rules/3-victory.ts': typeof import('../src/rules/3-victory.ts');
  '../src/rules/3.4-tie-breaker.ts': typeof import('../src/rules/3.4-tie-breaker.ts');
  '../src/rules/3.5-victory-points.ts': typeof import('../src/rules/3.5-victory-points.ts');
  '../src/rules/3.6-legitimacy.ts': typeof import('../src/rules/3.6-legitimacy.ts');
  '../src/rules/3.7-champion.ts': typeof import('../src/rules/3.7-champion.ts');
  '../src/rules/3.8-burial.ts': typeof import('../src/rules/3.8-burial.ts');
  '../src/rules/4-setup.ts': typeof import('../src/rules/4-setup.ts');
  '../src/rules/4.6-placement.ts': typeof import('../src/rules/4.6-placement.ts');
  '../src/rules/5-sequence.ts': typeof import('../src/rules/5-sequence.ts');
  '../src/rules/5.1-preparations.ts': typeof import('../src/rules/5.1-preparations.ts');
  '../src/rules/5.1-ties.ts': typeof import('../src/rules/5.1-ties.ts');
  '../src/rules/5.2-eligible.ts': typeof import('../src/rules/5.2-eligible.ts');
  '../src/rules/5.2-leaders.ts': typeof import('../src/rules/5.2-leaders.ts');
  '../src/rules/5.2-placing.ts': typeof import('../src/rules/5.2-placing.ts');
  '../src/rules/5.2-refuge.ts': typeof import('../src/rules/5.2-refuge.ts');
  '../src/rules/5.2-reinforcements.ts': typeof import('../src/rules/5.2-reinforcements.ts');
  '../src/rules/5.3-tyche-cards.ts': typeof import('../src/rules/5.3-tyche-cards.ts');
  '../src/rules/5.5-chain.ts': typeof import('../src/rules/5.5-chain.ts');
  '../src/rules/5.5-isolation.ts': typeof import('../src/rules/5.5-isolation.ts');
  '../src/rules/6-strategy.ts': typeof import('../src/rules/6-strategy.ts');
  '../src/rules/6.1-surrender.ts': typeof import('../src/rules/6.1-surrender.ts');
  '../src/rules/6.2-discarding.ts': typeof import('../src/rules/6.2-discarding.ts');
  '../src/rules/6.2-place-pcs.ts': typeof import('../src/rules/6.2-place-pcs.ts');
  '../src/rules/6.2-recruit.ts': typeof import('../src/rules/6.2-recruit.ts');
  '../src/rules/6.2-train.ts': typeof import('../src/rules/6.2-train.ts');
  '../src/rules/6.2-tyche.ts': typeof import('../src/rules/6.2-tyche.ts');
  '../src/rules/6.3-activation.ts': typeof import('../src/rules/6.3-activation.ts');
  '../src/rules/6.4-forage.ts': typeof import('../src/rules/6.4-forage.ts');
  '../src/rules/7.1-gestures.ts': typeof import('../src/rules/7.1-gestures.ts');
  '../src/rules/7.1-minor-generals.ts': typeof import('../src/rules/7.1-minor-generals.ts');
  '../src/rules/7.2-ownership.ts': typeof import('../src/rules/7.2-ownership.ts');
  '../src/rules/7.2-prestige.ts': typeof import('../src/rules/7.2-prestige.ts');
  '../src/rules/7.4-fleets.ts': typeof import('../src/rules/7.4-fleets.ts');
  '../src/rules/8.2-gaining.ts': typeof import('../src/rules/8.2-gaining.ts');
  '../src/rules/8.3-losing.ts': typeof import('../src/rules/8.3-losing.ts');
  '../src/rules/8-royal-family.ts': typeof import('../src/rules/8-royal-family.ts');
  '../src/rules/settle.ts': typeof import('../src/rules/settle.ts');
}

/** @public: the clause breaker takes the mutants from here. */
export const { mutants, breaks } = mutantsOf<Modules>();
