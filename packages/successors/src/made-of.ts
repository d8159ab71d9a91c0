/** Successors, put together of whatever content: a game for two to five players. */

import { defineGame, type Game, type Json, joinSections } from '@diadochi/kernel';
import { boxOf } from './box.ts';
import { check, checkChange } from './check.ts';
import type { Content } from './content-schema.ts';
import { layoutOf, type SuccessorsContract } from './contract.ts';
import { changeFrom } from './forecast/change.ts';
import { forecastIn } from './forecast/forecast.ts';
import { glance } from './glance.ts';
import { migrations } from './migrations.ts';
import { nounsOf } from './nouns.ts';
import { showInHand } from './position/known.ts';
import { ENDINGS, turnOrder } from './position/turns.ts';
import { outcome } from './rules/3-victory/3-victory.ts';
import { settleChange, whenSettling } from './rules/settling/settle.ts';
import { scenes } from './scene/scenes.ts';
import * as sections from './sections.ts';
import { settings } from './settings.ts';
import { stewardIn } from './steward/steward.ts';
import { view } from './view.ts';
import { PLAYERS } from './words.ts';
import { worldOf } from './world.ts';

const { contract: declared, ...rules } = joinSections(sections);

/** The game as it is played with this content. */
export function successorsWith(content: Content): Game {
  const box = boxOf(content);
  const contract: SuccessorsContract = { nouns: nounsOf(content), ...declared };
  return defineGame({
    name: 'successors',
    version: '16',
    migrations,
    seats: { least: PLAYERS[0], most: PLAYERS[PLAYERS.length - 1] }, // S4.1-01
    settings,
    contract,
    layout: layoutOf(box),
    content: content as unknown as Json,
    box,
    whole: 'game',
    turn: 'playerTurn',
    ...rules,
    turnOrder,
    settle: settleChange,
    settling: whenSettling,
    outcomes: ENDINGS.slice(1),
    outcome,
    view,
    glance,
    worldOf,
    forecast: forecastIn(contract),
    changes: (before, after, seat) => changeFrom(before, after, seat) as unknown as Json,
    steward: stewardIn(contract, content),
    shown: showInHand,
    scenes,
    check: (p) => check(p),
    checkChange,
  });
}
