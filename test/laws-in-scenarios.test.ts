/**
 * The laws hold where scenarios lead: random games seldom meet rare positions. Whatever can be asked, and whatever can be
 * interrupted, must come up there, or no law has ever looked at it.
 */

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { dice, type Game, type Position, randomMove, seeded } from '@diadochi/kernel';
import { keepsTheLawsAt, type Rest } from '@diadochi/kernel/laws';
import { describe, expect, it } from 'vitest';
import { games } from '../packages/cli/src/games.ts';
import { readScenario, runScenario } from '../packages/cli/src/scenario-file.ts';

const folder = join(import.meta.dirname, '../scenarios');
/** Procedures that are never interrupted: no position lies in them. */
const ASKS_NOBODY: { readonly [game: string]: readonly string[] } = {
  successors: [
    'hiringGuides',
    'swappingCards',
    'gainingFleet',
    'offeringMarriage',
    'markingLegitimacy',
    'stealingCard',
    'isolation',
    'discarding',
    'navalBattle',
  ],
};
/** After each scenario so many random actions are done. */
const ON = 30;
/** Of the positions in which the same is asked and under way, so many are looked at. */
const ALIKE = 7;

interface Met extends Rest {
  readonly procedures: readonly string[];
  readonly kinds: readonly string[];
}

/** Every position at which somebody is asked, in a game's set-up and scenarios and in what may come after them. */
function metIn(game: Game): Met[] {
  const met: Met[] = [];
  for (let seats = game.seats.least; seats <= game.seats.most; seats++)
    lookOn(game, met, `set-up for ${seats}`, (look) => {
      look(game.start({ seats, options: {} }, seeded(seats)));
    });
  for (const file of globSync(`${game.name}/**/*.{yaml,yml}`, { cwd: folder }).sort())
    lookOn(game, met, file, (look) => {
      runScenario(readScenario(join(folder, file)), look);
    });
  return met;
}

/** Looks at what is played, and at some random actions after it: the same whenever it is run. */
function lookOn(
  game: Game,
  met: Met[],
  from: string,
  play: (look: (position: Position) => void) => void,
): void {
  let last: Position | null = null;
  const look = (position: Position) => {
    last = game.firstQuestion(position) === null ? null : game.copy(position);
    if (last === null) return;
    const kinds = game.pending(last).map(({ kind }) => kind);
    const procedures = underWay(game, last);
    met.push({ from, position: last, procedures, kinds });
  };
  play(look);
  const [pick, chance] = [dice(from), seeded(from)];
  for (let i = 0; i < ON && last !== null; i++) {
    const move = randomMove(game, last, pick);
    if (move !== null) look(game.apply(last, move.seat, game.action(move), chance));
  }
}

/** What is under way, by name: to write a position out for its names takes longer than all else that is done with it. */
function underWay(game: Game, position: Position): string[] {
  const names = namesOf.get(game) ?? [];
  namesOf.set(game, names);
  if (position.stack.some(({ proc }) => names[proc] === undefined))
    game.toJson(position).stack.forEach(({ proc }, i) => {
      names[position.stack[i].proc] = proc;
    });
  return position.stack.map(({ proc }) => names[proc]);
}
const namesOf = new WeakMap<Game, string[]>();

function fewOfEachKind(met: readonly Met[]): Met[] {
  const alike = Map.groupBy(met, ({ procedures, kinds }) => [procedures.at(-1), ...kinds].join());
  return [...alike.values()].flatMap((those) => those.slice(0, ALIKE));
}

describe.each(Object.values(games))('the scenarios of $name', (game) => {
  const met = metIn(game);
  keepsTheLawsAt(game, 'there', () => fewOfEachKind(met));

  const { decisions, windows, interjections, procedures } = game.contract;
  it('lead to every question', () => {
    const asked = met.flatMap(({ kinds }) => kinds);
    const declared = Object.keys({ ...decisions, ...windows, ...interjections });
    expect(declared.filter((kind) => !asked.includes(kind))).toEqual([]);
  });
  it('lead through every procedure in which somebody is asked', () => {
    const open = met.flatMap((each) => each.procedures);
    const never = Object.keys(procedures).filter((name) => !open.includes(name));
    expect(never.toSorted()).toEqual((ASKS_NOBODY[game.name] ?? []).toSorted());
  });
});
