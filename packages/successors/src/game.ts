/** Successors, put together: a game for two to five players. */

import { defineGame, type Game, type Json } from '@diadochi/kernel';
import { boxOf } from './box.ts';
import { chooseGeneral, chooseLocation, chooseSpace } from './cards/choices.ts';
import { convertingCity } from './cards/convert-city.ts';
import { event } from './cards/event.ts';
import { placingUnits } from './cards/place-units.ts';
import { check, checkChange } from './check.ts';
import { content } from './content.ts';
import type { Content } from './content-schema.ts';
import { contractOf, layoutOf } from './contract.ts';
import { forecastIn } from './forecast/forecast.ts';
import { showInHand } from './position/deck.ts';
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
import { forceMarch, tyche, tycheSegment } from './rules/6.2-tyche.ts';
import { activate, activation } from './rules/6.3-activation.ts';
import { forage, foraging } from './rules/6.4-forage.ts';
import { playerTurn, strategy } from './rules/6-strategy.ts';
import { losing } from './rules/7.3-losing.ts';
import { march, marching } from './rules/9.3-marching.ts';
import { passing } from './rules/10.A-announcing.ts';
import { hold } from './rules/10.B-shift-in-city.ts';
import { depart, honour, passage, withdrawDecision } from './rules/10-choices.ts';
import { landMovement } from './rules/10-land-movement.ts';
import { intercept, interceptions } from './rules/11-interception.ts';
import { evade, evasions, flee } from './rules/12-evasion.ts';
import { join } from './rules/14.2-joining.ts';
import { inherit, inheritance, succeed } from './rules/14.8-general-loss.ts';
import { defeat, lose } from './rules/14.9-losses.ts';
import { landBattle } from './rules/14-land-battle.ts';
import { guard, settleChange, settling } from './rules/settle.ts';
import { scenes } from './scene/scenes.ts';
import { settings } from './settings.ts';
import { view } from './view.ts';
import { PLAYERS } from './words.ts';
import { worldOf } from './world.ts';

/** The game as it is played with this content. */
export function successorsWith(content: Content): Game {
  const box = boxOf(content);
  const contract = contractOf(content);
  return defineGame({
    name: 'successors',
    version: '7',
    seats: { least: PLAYERS[0], most: PLAYERS[PLAYERS.length - 1] }, // S4.1-01
    settings,
    contract,
    layout: layoutOf(box),
    content: content as unknown as Json,
    box,
    whole: 'game',
    turn: 'playerTurn',
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
      event,
      convertingCity,
      placingUnits,
      placingPcs,
      training,
      recruiting,
      activation,
      marching,
      landMovement,
      passing,
      losing,
      interceptions,
      evasions,
      landBattle,
      defeat,
      inheritance,
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
      chooseSpace,
      chooseLocation,
      chooseGeneral,
      placePc,
      train,
      recruit,
      activate,
      forceMarch,
      march,
      hold,
      passage,
      honour,
      intercept,
      withdraw: withdrawDecision,
      evade,
      flee,
      depart,
      join,
      lose,
      succeed,
      inherit,
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
    forecast: forecastIn(contract),
    shown: showInHand,
    scenes,
    check: (p) => check(p),
    checkChange,
  });
}

export const successors = successorsWith(content);
