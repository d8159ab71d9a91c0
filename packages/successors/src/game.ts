/** Successors, put together: a game for two to five players. */

import { defineGame, type Game, type Json } from '@diadochi/kernel';
import { boxOf } from './box.ts';
import { check } from './check.ts';
import { content } from './content.ts';
import type { Content } from './content-schema.ts';
import { contractOf, layoutOf } from './contract.ts';
import { ENDINGS, turnOrder } from './position/turns.ts';
import { burial, buryDecision } from './rules/3.8-burial.ts';
import { outcome } from './rules/3-victory.ts';
import { claim, deploy, placement } from './rules/4.6-placement.ts';
import { colour, discardGeneral, setup } from './rules/4-setup.ts';
import { preparations, turnOrderDecision } from './rules/5.1-preparations.ts';
import { reinforce, reinforcing } from './rules/5.2-placing.ts';
import { refuge } from './rules/5.2-refuge.ts';
import { reinforcements } from './rules/5.2-reinforcements.ts';
import { isolation } from './rules/5.5-isolation.ts';
import { game, gameTurn } from './rules/5-sequence.ts';
import { place, remove, surrender } from './rules/6.1-surrender.ts';
import { discarding, discardSurprise } from './rules/6.2-discarding.ts';
import { placePc, placingPcs } from './rules/6.2-place-pcs.ts';
import { recruit, recruiting } from './rules/6.2-recruit.ts';
import { train, training } from './rules/6.2-train.ts';
import { tyche, tycheSegment } from './rules/6.2-tyche.ts';
import { activate, activation } from './rules/6.3-activation.ts';
import { forage, foraging } from './rules/6.4-forage.ts';
import { playerTurn, strategy } from './rules/6-strategy.ts';
import { guard, settleChange, settling } from './rules/settle.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';
import { view } from './view.ts';
import { PLAYERS } from './words.ts';
import { worldOf } from './world.ts';

/** The game as it is played with this content. */
export function successorsWith(content: Content): Game {
  const box = boxOf(content);
  return defineGame({
    name: 'successors',
    version: '1',
    seats: { least: PLAYERS[0], most: PLAYERS[PLAYERS.length - 1] }, // S4.1-01
    settings,
    contract: contractOf(content),
    layout: layoutOf(box),
    content: content as unknown as Json,
    box,
    whole: 'game',
    procedures: {
      game,
      setup,
      placement,
      gameTurn,
      preparations,
      reinforcements,
      reinforcing,
      strategy,
      playerTurn,
      surrender,
      tycheSegment,
      placingPcs,
      training,
      recruiting,
      activation,
      foraging,
      burial,
      isolation,
      settling,
      discarding,
    },
    decisions: {
      colour,
      discardGeneral,
      deploy,
      claim,
      turnOrder: turnOrderDecision,
      reinforce,
      refuge,
      remove,
      place,
      tyche,
      placePc,
      train,
      recruit,
      activate,
      forage,
      bury: buryDecision,
      guard,
    },
    windows: {},
    interjections: { discardSurprise },
    turnOrder,
    settle: settleChange,
    outcomes: ENDINGS.slice(1),
    outcome,
    view,
    worldOf,
    scenes,
    check,
  });
}

export const successors = successorsWith(content);
