/** What is compared before anything happens: what the forecast says of a step, of a Siege, of a Naval Battle. */

import type { Json, Position, Seat } from '../../packages/kernel/src/index.ts';
import type {
  BattleForecast,
  EngageForecast,
  SideForecast,
  SiegeForecast,
  StepForecast,
  VoyageForecast,
  WayForecast,
} from '../../packages/successors/src/index.ts';
import { battleOdds, type Side, sidesOf } from './book/battle.ts';
import { chanceOf, DIE } from './book/dice.ts';
import { neighbours } from './book/facts.ts';
import { commanderOf, neededFor } from './book/generals.ts';
import { entered, type Group, isHome, type Meeting, meetingIn } from './book/march.ts';
import { mayDeclare, navalOdds, strengthOf } from './book/naval.ts';
import { type Activation, type Approach, interceptingSpaces, refuges } from './book/reactions.ts';
import {
  leastCus,
  pointsNeeded,
  royalArmyComesOver,
  type SiegePlan,
  siegeModifiers,
  siegeOdds,
  siegeResult,
  sumOf,
} from './book/siege.ts';
import type { OpenTable } from './book/table.ts';
import type { Ledger } from './ledger.ts';
import { game, type ShownTable } from './watching.ts';

const foretold = <T>(p: Position, seat: Seat, request: Json): T =>
  game.forecast?.(game.copy(p), seat, request) as unknown as T;

export function aheadComparer(ledger: Ledger) {
  const { compare } = ledger;

  /** A General who may react, as one word. */
  const chanceName = (seat: number | string, general: string, needed: number): string =>
    `${seat} ${general} ${needed}+`;
  const names = (chances: StepForecast['interceptions']): string[] =>
    chances.map(({ seat, general, needed }) => chanceName(seat, general, needed)).sort();

  function interceptions(t: OpenTable, approach: Approach, step: StepForecast): void {
    const found: string[] = [];
    let nobody = 1;
    t.factions.forEach((_, seat) => {
      for (const from of interceptingSpaces(t, seat, approach)) {
        const free = t.stacks.filter((each) => each.at === from && each.owner === seat);
        const needed = free.flatMap(({ generals }) =>
          generals.map((general) => [general, neededFor('interception', general, from)] as const),
        );
        for (const [general, number] of needed) found.push(chanceName(seat, general, number));
        nobody *= 1 - chanceOf(Math.min(...needed.map(([, number]) => number)));
      }
    });
    compare('Interceptions ahead', found.sort(), names(step.interceptions), step.space);
    compare('Interception chance', 1 - nobody, step.interception, step.space);
  }

  function evasions(t: OpenTable, group: Group, activation: Activation, step: StepForecast): void {
    const { mover, owner, at } = group;
    const { space } = step;
    const cameByLand = neighbours(space, ['land', 'mountain', 'strait']).includes(at);
    const barred = [space, ...(cameByLand ? [at] : [])];
    let nobody = 1;
    const found = t.stacks.flatMap((stack) => {
      const { owner: seat } = stack;
      if (stack.at !== space || stack.inside || seat === 'independent' || seat === mover || seat === owner)
        return [];
      const general = commanderOf(stack.generals);
      const flight = { seat, hasCus: stack.cus > 0, at: space, barred };
      if (general === null || activation.intercepted.has(space) || refuges(t, flight).length === 0) return [];
      const needed = neededFor('evasion', general, space);
      nobody *= 1 - chanceOf(needed);
      return [chanceName(seat, general, needed)];
    });
    compare('Evasions ahead', found.sort(), names(step.evasions), space);
    compare('Evasion chance', 1 - nobody, step.evasion, space);
  }

  function side(book: Side, told: SideForecast): void {
    const hasRoyal = told.prestige !== null;
    compare(
      'side ahead',
      {
        owner: book.owner,
        general: book.commander,
        strength: book.strength,
        elephants: book.participating.elephant ?? 0,
        aside: book.setApart,
        prestige: hasRoyal ? book.prestige : null,
      },
      {
        owner: told.owner,
        general: told.general,
        strength: told.strength,
        elephants: told.elephants,
        aside: told.aside,
        prestige: told.prestige,
      },
    );
    compare('Battle Rating ahead', book.rating(false), told.battle);
  }

  function battle({ table, plan }: Meeting, told: BattleForecast): void {
    if (plan === null) return;
    const { attacker, defender } = sidesOf(table, plan);
    side(attacker, told.attacker);
    side(defender, told.defender);
    const { win, draw, lose, killed, losses, dispersed } = battleOdds(table, plan);
    compare(
      'battle ahead',
      [win, draw, lose, killed, losses, dispersed],
      [
        told.win,
        told.draw,
        told.lose,
        { attacker: told.attackerKilled, defender: told.defenderKilled },
        { attacker: told.attackerLosses, defender: told.defenderLosses },
        { attacker: told.attackerDispersed, defender: told.defenderDispersed },
      ],
      plan.space,
    );
  }

  /** One step of the active group into a space. */
  function step(p: Position, t: ShownTable, group: Group, space: string, activation: Activation): void {
    const way = foretold<WayForecast>(p, group.mover, { way: [space] });
    const [told] = way.steps;
    if (told === undefined) return;
    if (isHome(group, space)) {
      const { interceptions: none, evasions: neither, meets } = told;
      compare('Philon at home', [[], [], 'nobody'], [none, neither, meets], space);
      return;
    }
    const after = entered(t, group, space);
    interceptions(after, { mover: group.mover, space, before: t, ...activation }, told);
    evasions(after, group, activation, told);
    const meeting = meetingIn(after, group, space);
    compare('meeting', meeting.meets, told.meets, space);
    compare('Champion ahead', meeting.champion, told.champion, space);
    if (told.battle !== null) battle(meeting, told.battle);
  }

  function siege(p: Position, t: ShownTable, plan: SiegePlan): void {
    const told = foretold<SiegeForecast>(p, plan.seat, { siege: plan.space });
    compare('Besieger', plan.general, told.general, plan.space);
    const modifier = sumOf(siegeModifiers(t, plan));
    compare('Siege ahead', modifier, told.modifier, plan.space);
    compare('Siege least', [leastCus(plan.general), pointsNeeded(plan.space)], [told.least, told.needed]);
    const rolls = DIE.map(({ is: die }) => ({ die, total: die + modifier, ...siegeResult(die + modifier) }));
    compare('Siege rolls', rolls, told.rolls, plan.space);
    if (told.now !== null && told.blocked === null) {
      const { falls, losses } = siegeOdds(t, plan);
      compare('Siege chances', { falls, losses }, told.now, plan.space);
    }
    const inside = t.stacks.find((each) => each.at === plan.space && each.inside)?.units.royal ?? 0;
    compare('Royal Army inside', royalArmyComesOver(t, plan) ? inside : 0, told.royals, plan.space);
  }

  function voyage(p: Position, t: ShownTable, seat: Seat, space: string): void {
    const told = foretold<VoyageForecast>(p, seat, { seaWay: [space] });
    const escort = strengthOf(t, t.voyage?.escort ?? []);
    compare('escort', escort, told.escort);
    for (const other of told.others) {
      const may = mayDeclare(t, other.seat, space) && !t.voyage?.declared.includes(other.seat);
      compare('may declare', [may], other.may, `${space} seat ${other.seat}`);
      const fleets = Object.entries(t.fleets).filter(
        ([, each]) => each.owner === other.seat && !each.dispersed,
      );
      const strength = strengthOf(
        t,
        fleets.map(([id]) => id),
      );
      compare('strength at sea', strength, other.strength);
      if (!may) continue;
      const { win, draw, lose } = other;
      compare('naval battle ahead', navalOdds(escort, strength), { win, draw, lose }, space);
    }
  }

  function engage(p: Position, t: ShownTable, seat: Seat): void {
    const escort = strengthOf(t, t.voyage?.escort ?? []);
    for (const { strength, win, draw, lose } of foretold<EngageForecast>(p, seat, { engage: true }).odds) {
      const { win: lost, draw: drawn, lose: won } = navalOdds(escort, strength);
      compare('engaging', [won, drawn, lost], [win, draw, lose]);
    }
  }

  return { step, siege, voyage, engage };
}
