/** Successors, looked back at: Victory Points, Legitimacy and CUs over the game, battles and cards. */

import { say } from '../../messages.ts';
import type { LookingBack } from '../looking-back.ts';
import { isBattle } from './battles.ts';
import { cardOf, designOf } from './content.ts';
import type { SuccessorsView } from './view.ts';

const tableOf = (view: unknown) => (view as SuccessorsView).table;
const CARDS = ['event.usedEvent', 'event.usedOperations', 'event.resolves'];

export const lookingBack: LookingBack = {
  plots: [
    {
      name: 'vp',
      of: (view, seat) => tableOf(view).factions[seat].vp,
      goal: (view) => tableOf(view).thresholds.vp,
    },
    {
      name: 'l',
      of: (view, seat) => tableOf(view).factions[seat].l,
      goal: (view) => tableOf(view).thresholds.l,
    },
    {
      name: 'cus',
      of: (view, seat) =>
        tableOf(view).stacks.reduce((sum, { owner, cus }) => sum + (owner === seat ? cus : 0), 0),
    },
  ],
  mark: (message) =>
    isBattle(message) || message.key === 'event.siegeRoll'
      ? 'battle'
      : CARDS.includes(message.key)
        ? 'card'
        : null,
  tells: [
    'cityFell',
    'wonBattle',
    'wonNavalBattle',
    'drewBattle',
    'buried',
    'married',
    'gainedRoyal',
    'lostRoyal',
    'eliminated',
    'usedEvent',
  ],
  held: (view) =>
    (tableOf(view).hand ?? []).map((card) => {
      const { type, ops } = cardOf(card) ?? {};
      const tone = type === 'surprise' || type === 'bonus' ? type : 'event';
      return { words: say(`noun.card.${designOf(card)}`), ops: ops ?? null, tone };
    }),
};
