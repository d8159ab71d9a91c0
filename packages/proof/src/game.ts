/** The proof game, put together: small, and with everything in it that the kernel can do. */

import { defineGame } from '@diadochi/kernel';
import { content } from './content.ts';
import { contract, layout } from './contract.ts';
import { forecast } from './forecast.ts';
import { glance } from './glance.ts';
import { turnOrder } from './position.ts';
import { game } from './rules/1-set-up.ts';
import { augury, season } from './rules/2-season.ts';
import { turn, turnDecision } from './rules/3-turn.ts';
import { raid } from './rules/4-raid.ts';
import { answering, envoy, envoyInterjection, omens, playCard, route } from './rules/5-cards.ts';
import { hasGlory, outcome } from './rules/6-victory.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';
import { steward } from './steward.ts';
import { check, view, worldOf } from './view.ts';

export const proof = defineGame({
  name: 'proof',
  version: '1',
  seats: content.seats,
  settings,
  contract,
  layout,
  content,
  whole: 'game',
  turn: 'turn',
  procedures: { game, season, turn, raid, playCard, envoy },
  decisions: { augury, turn: turnDecision, route },
  windows: { omens, answering },
  interjections: { envoy: envoyInterjection },
  turnOrder,
  settle: hasGlory,
  outcomes: ['glory', 'points'],
  outcome,
  view,
  glance,
  worldOf,
  forecast,
  steward,
  scenes,
  check,
});
