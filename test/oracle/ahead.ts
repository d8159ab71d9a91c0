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
import { attacking, entered, type Group, isHome, type Meeting, meetingIn } from './book/march.ts';
import { mayDeclare, navalOdds, strengthOf } from './book/naval.ts';
import { canBeIncited, mayEnter } from './book/options.ts';
import {
  type Activation,
  type Approach,
  incitedToIntercept,
  interceptingSpaces,
  refuges,
} from './book/reactions.ts';
import {
  leastCus,
  pointsNeeded,
  royalArmyComesOver,
  royalArmyStandsBy,
  type SiegePlan,
  siegeModifiers,
  siegeOdds,
  siegeResult,
  sumOf,
} from './book/siege.ts';
import { countOf, type OpenTable, type Stack } from './book/table.ts';
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
          generals.map((general) => [general, neededFor(t, 'interception', general, seat, from)] as const),
        );
        for (const [general, number] of needed) found.push(chanceName(seat, general, number));
        nobody *= 1 - chanceOf(Math.min(...needed.map(([, number]) => number)));
      }
    });
    if (canBeIncited(t, approach.mover, t.march?.owner ?? 'independent'))
      for (const { at, generals } of incitedToIntercept(t, approach)) {
        const needed = generals.map(
          (id) => [id, neededFor(t, 'interception', id, 'independent', at)] as const,
        );
        for (const [general, number] of needed) found.push(chanceName('independent', general, number));
        nobody *= 1 - chanceOf(Math.min(...needed.map(([, number]) => number)));
      }
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
      if (stack.at !== space || stack.inside || seat === mover || seat === owner) return [];
      const flight = { seat, hasCus: stack.cus > 0, at: space, barred };
      const open = activation.intercepted.has(space) ? [] : refuges(t, flight);
      if (seat === 'independent') return canBeIncited(t, mover, owner) ? incited(stack, open) : [];
      const general = commanderOf(stack.generals);
      if (general === null || open.length === 0) return [];
      const needed = neededFor(t, 'evasion', general, seat, space);
      nobody *= 1 - chanceOf(needed);
      return [chanceName(seat, general, needed)];
    });
    /** 16.11: one of them tries it, and takes all along: where one of them may not go, nobody goes (D16-21). */
    function incited({ generals, at }: Stack, open: readonly string[]): string[] {
      if (!open.some((to) => generals.every((general) => mayEnter(general, to)))) return [];
      const needed = generals.map((id) => [id, neededFor(t, 'evasion', id, 'independent', at)] as const);
      if (needed.length === 0) return [];
      nobody *= 1 - chanceOf(Math.min(...needed.map(([, number]) => number)));
      // The easiest roll of them; of like ones the first on the table.
      const [[general, number]] = [...needed].sort(([, a], [, b]) => a - b);
      return [chanceName('independent', general, number)];
    }
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
    compare('Siege least', [leastCus(plan.general), pointsNeeded(t, plan.space)], [told.least, told.needed]);
    const rolls = DIE.map(({ is: die }) => ({ die, total: die + modifier, ...siegeResult(die + modifier) }));
    compare('Siege rolls', rolls, told.rolls, plan.space);
    // 16.6: where only the Royal Army makes up the number.
    if (t.options.royalArmySieges === true && (told.blocked === null || told.blocked === 'S16.6-02')) {
      const counted =
        countOf(plan.army) - (royalArmyStandsBy(attacking(t, plan), plan) ? (plan.army.royal ?? 0) : 0);
      const isEnough = counted >= leastCus(plan.general);
      compare('Royal Army before a city', isEnough, told.blocked === null, plan.space);
    }
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
