/** Phalanxx, put together of whatever content: a game for one to four players. */

import { defineGame, type Game, type Json } from '@diadochi/kernel';
import { boxOf } from './box.ts';
import { changeFrom } from './change.ts';
import { check } from './check.ts';
import type { Content } from './content-schema.ts';
import { contractOf, layoutOf } from './contract.ts';
import { glance } from './glance.ts';
import { showInHand, turnOrder } from './position.ts';
import { game } from './rules/2-setup.ts';
import { turn } from './rules/4-turn.ts';
import { buy, exchange, purchase } from './rules/5-buy.ts';
import { act } from './rules/7-actions.ts';
import { conquest, lift } from './rules/9-conquer.ts';
import { rotateDecision } from './rules/15-conflict.ts';
import { outcome } from './rules/18-scoring.ts';
import { scouted } from './rules/21-scout.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';
import { view, worldOf } from './view.ts';

/** The game as it is played with this content. */
export function phalanxxWith(content: Content): Game {
  const box = boxOf(content);
  return defineGame({
    name: 'phalanxx',
    version: '2',
    seats: { least: 1, most: 4 }, // P1-01
    settings,
    contract: contractOf(content),
    layout: layoutOf(box),
    content: content as unknown as Json,
    box,
    whole: 'game',
    turn: 'turn',
    procedures: { game, turn, purchase, conquest },
    decisions: { buy, scouted, exchange, act, lift, rotate: rotateDecision },
    windows: {},
    interjections: {},
    turnOrder,
    outcomes: ['strength', 'dice', 'shared', ...content.solo.ranks.map(({ id }) => id)],
    outcome,
    view,
    glance,
    worldOf,
    changes: (before, after, seat) => changeFrom(before, after, seat) as unknown as Json,
    shown: showInHand,
    scenes,
    check,
  });
}
