/** How clauses of this game are broken: by the types of its modules. Nothing here may load the game, hence only types. */

import { type Loose, mutantsOf, withContent } from '@diadochi/kernel/mutants';

export { type Loose, withContent, withField, withStep } from '@diadochi/kernel/mutants';

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/box.ts': typeof import('../src/box.ts');
  '../src/map.ts': typeof import('../src/map.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/settings.ts': typeof import('../src/settings.ts');
  '../src/check.ts': typeof import('../src/check.ts');
  '../src/scene/scenes.ts': typeof import('../src/scene/scenes.ts');
  '../src/words.ts': typeof import('../src/words.ts');
  '../src/cards/choices.ts': typeof import('../src/cards/choices.ts');
  '../src/cards/convert-city.ts': typeof import('../src/cards/convert-city.ts');
  '../src/cards/effects.ts': typeof import('../src/cards/effects.ts');
  '../src/cards/friendly.ts': typeof import('../src/cards/friendly.ts');
  '../src/position/budget.ts': typeof import('../src/position/budget.ts');
  '../src/position/deck.ts': typeof import('../src/position/deck.ts');
  '../src/position/fleets.ts': typeof import('../src/position/fleets.ts');
  '../src/position/generals.ts': typeof import('../src/position/generals.ts');
  '../src/position/places.ts': typeof import('../src/position/places.ts');
  '../src/position/royals.ts': typeof import('../src/position/royals.ts');
  '../src/position/scores.ts': typeof import('../src/position/scores.ts');
  '../src/position/sieges.ts': typeof import('../src/position/sieges.ts');
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
  '../src/rules/10-choices.ts': typeof import('../src/rules/10-choices.ts');
  '../src/rules/10-land-movement.ts': typeof import('../src/rules/10-land-movement.ts');
  '../src/rules/10.A-announcing.ts': typeof import('../src/rules/10.A-announcing.ts');
  '../src/rules/10.B-shift-in-city.ts': typeof import('../src/rules/10.B-shift-in-city.ts');
  '../src/rules/10.C-free-passage.ts': typeof import('../src/rules/10.C-free-passage.ts');
  '../src/rules/10.D-factions.ts': typeof import('../src/rules/10.D-factions.ts');
  '../src/rules/10.G-general-against-general.ts': typeof import('../src/rules/10.G-general-against-general.ts');
  '../src/rules/10.H-champion-status.ts': typeof import('../src/rules/10.H-champion-status.ts');
  '../src/rules/10.I-army-against-general.ts': typeof import('../src/rules/10.I-army-against-general.ts');
  '../src/rules/10.J-overrun.ts': typeof import('../src/rules/10.J-overrun.ts');
  '../src/rules/10.K-royal-army.ts': typeof import('../src/rules/10.K-royal-army.ts');
  '../src/rules/11-interception.ts': typeof import('../src/rules/11-interception.ts');
  '../src/rules/11.3-withdrawal.ts': typeof import('../src/rules/11.3-withdrawal.ts');
  '../src/rules/12-evasion.ts': typeof import('../src/rules/12-evasion.ts');
  '../src/rules/14-land-battle.ts': typeof import('../src/rules/14-land-battle.ts');
  '../src/rules/14.10-retreat.ts': typeof import('../src/rules/14.10-retreat.ts');
  '../src/rules/14.2-joining.ts': typeof import('../src/rules/14.2-joining.ts');
  '../src/rules/14.4-royal-army.ts': typeof import('../src/rules/14.4-royal-army.ts');
  '../src/rules/14.5-local-troops.ts': typeof import('../src/rules/14.5-local-troops.ts');
  '../src/rules/14.6-battle-strength.ts': typeof import('../src/rules/14.6-battle-strength.ts');
  '../src/rules/14.7-odds.ts': typeof import('../src/rules/14.7-odds.ts');
  '../src/rules/14.8-general-loss.ts': typeof import('../src/rules/14.8-general-loss.ts');
  '../src/rules/14.9-losses.ts': typeof import('../src/rules/14.9-losses.ts');
  '../src/rules/15.3-siege-points.ts': typeof import('../src/rules/15.3-siege-points.ts');
  '../src/rules/7.1-ratings.ts': typeof import('../src/rules/7.1-ratings.ts');
  '../src/rules/7.3-losing.ts': typeof import('../src/rules/7.3-losing.ts');
  '../src/rules/7.3-attrition.ts': typeof import('../src/rules/7.3-attrition.ts');
  '../src/rules/9.1-company.ts': typeof import('../src/rules/9.1-company.ts');
  '../src/rules/9.1-groups.ts': typeof import('../src/rules/9.1-groups.ts');
  '../src/rules/9.1-regrouping.ts': typeof import('../src/rules/9.1-regrouping.ts');
  '../src/rules/9.2-movement-points.ts': typeof import('../src/rules/9.2-movement-points.ts');
  '../src/rules/9.3-marching.ts': typeof import('../src/rules/9.3-marching.ts');
  '../src/rules/9.4-walls.ts': typeof import('../src/rules/9.4-walls.ts');
  '../src/position/march.ts': typeof import('../src/position/march.ts');
  '../src/rules/settle.ts': typeof import('../src/rules/settle.ts');
}

/** @public: the clause breaker takes the mutants from here. */
export const { mutants, breaks } = mutantsOf<Modules>();

/** Content in which one card has another datum: how a clause is broken that only states one. */
export const withCard = (id: string, spoil: (card: Loose) => void) =>
  withContent(({ cards }) => spoil(cards.find((card: Loose) => card.id === id)));
