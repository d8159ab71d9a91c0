/** Who could be put together now, and for what. */

import type { Pending } from '../../../api.ts';
import type { Choice } from '../../../table/walk.ts';
import { box } from '../content.ts';
import { openBattle } from '../shown-fights.ts';
import type { SuccessorsView, Table } from '../view.ts';
import {
  allAt,
  type Company,
  cusOf,
  cutTo,
  everybody,
  freshAt,
  isMinor,
  isSame,
  joined,
  leaderOf,
  NOBODY,
  type Place,
  TOGETHER,
} from './company.ts';
import { type Composing, composing, type Purpose } from './considering.ts';
import { allowance } from './ratings.ts';

export interface Army {
  readonly place: Place;
  readonly pool: Company;
  readonly leader: string | null;
  readonly minors: readonly string[];
  readonly mps: number | null;
}

const openOf = (choices: readonly Choice[], field: string): readonly string[] =>
  choices.filter((choice) => choice.field === field && choice.why === null).map(({ value }) => String(value));

/** The armies of a player that may be activated: where a General stands, or where a Minor General can take command. */
export function armiesOf(
  table: Table,
  me: number,
  question: Pending,
  choices: readonly Choice[],
): readonly Army[] {
  const open = openOf(choices, 'march');
  const mpsOf = (leader: string | undefined, at: string): number | null =>
    question.kind === 'forceMarch' || question.kind === 'campaign'
      ? Number(question.about.mps)
      : leader === undefined || table.die === null
        ? null
        : allowance(leader, at, table.die);
  return table.stacks
    .filter(({ owner }) => owner === me)
    .flatMap(({ at, inside }): Army[] => {
      const place = { at, inside };
      const fresh = freshAt(table, me, place);
      const generals = fresh.generals.filter((general) => open.includes(general));
      const leader = leaderOf({ ...fresh, generals });
      const minors = open.filter(
        (general) => table.factions[me].minors.includes(general) && !generals.includes(general),
      );
      if (leader === null && (cusOf(fresh) === 0 || minors.length === 0)) return [];
      const pool = { ...fresh, generals };
      return [
        { place, pool, leader, minors: cusOf(fresh) > 0 ? minors : [], mps: mpsOf(leader ?? minors[0], at) },
      ];
    });
}

/** The places from which a player could Intercept, with whom. */
export function interceptorsOf(table: Table, me: number, choices: readonly Choice[]): readonly Army[] {
  const open = openOf(choices, 'intercept');
  return table.stacks
    .filter(({ owner }) => owner === me)
    .flatMap(({ at, inside }): Army[] => {
      const place = { at, inside };
      const all = allAt(table, me, place);
      const generals = all.generals.filter((general) => open.includes(general));
      const leader = leaderOf({ ...all, generals });
      return leader === null ? [] : [{ place, pool: { ...all, generals }, leader, minors: [], mps: null }];
    });
}

export const begin = (
  purpose: Purpose,
  place: Place,
  pool: Company,
  company: Company,
  minors: readonly string[] = [],
  escort: readonly string[] = [],
  group: Company | null = null,
) => {
  const begun: Composing = { purpose, place, pool, company, minors, guard: null, escort, group };
  openBattle.value = null; // whoever goes on has seen it
  composing.value = begun;
};

/** 16.8: so many go together at most. */
const TOGETHER_AT_MOST = 8;
export function compose(
  purpose: 'march' | 'intercept',
  army: Army,
  { table, options }: SuccessorsView,
): void {
  const { place, pool, leader, minors } = army;
  const all = everybody(pool, table, leader === null ? minors[0] : null);
  const company = options.eightCuLimit === true ? cutTo(all, TOGETHER_AT_MOST) : all;
  begin(purpose, place, pool, company, minors);
}

/** On the way: who goes on, who goes through the walls, who stays inside, who comes out. */
export function composeOnTheWay(purpose: 'regroup' | 'shift' | 'garrison' | 'muster', table: Table): void {
  const { march } = table;
  if (march === null || march.owner === 'independent') return;
  const { owner: seat, at, inside } = march;
  const place = { at, inside };
  const group: Company = { generals: march.generals, units: march.units, royals: march.royals };
  if (purpose === 'regroup') {
    begin(purpose, place, joined(group, freshAt(table, seat, place)), group, minorsFor(table, seat, place));
  } else if (purpose === 'muster') {
    const behind = freshAt(table, seat, { at, inside: !inside });
    begin(purpose, place, behind, { ...behind, generals: followersOf(group, behind) });
  } else {
    const pool = without(group, march.crossed);
    if (purpose === 'garrison') begin(purpose, place, pool, NOBODY);
    else begin(purpose, place, pool, inside ? pool : fitting(pool, roomIn(table, seat, at)));
  }
}
/** S9.1-21: who could stay with those who are left in a place. */
export const minorsFor = (table: Table, seat: number, place: Place): readonly string[] =>
  table.factions[seat].minors.filter((minor) => {
    const { state, at, inside } = table.generals[minor];
    return state !== 'map' || at === null || !isSame({ at, inside }, place);
  });
/** S9.1-18: a Minor General neither takes anybody along nor goes along. */
function followersOf(group: Company, { generals }: Company): readonly string[] {
  const leader = leaderOf(group);
  return leader === null || isMinor(leader) ? [] : generals.filter((general) => !isMinor(general));
}
/** D9-26: whoever has come through the walls does not go back before something has been done that costs. */
const without = ({ generals, units, royals }: Company, crossed: Company): Company => ({
  generals: generals.filter((general) => !crossed.generals.includes(general)),
  units: Object.fromEntries(
    Object.entries(units)
      .map(([unit, count]) => [unit, count - (crossed.units[unit] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  ),
  royals: royals.filter((royal) => !crossed.royals.includes(royal)),
});

/** S9.3.B-04: an active Minor General goes on from elsewhere. */
export function composeElsewhere(table: Table, me: number, place: Place): void {
  const pool = { ...freshAt(table, me, place), generals: [] };
  begin('relocate', place, pool, { ...pool, royals: everybody(pool, table).royals });
}

/** Step B: what is inside when the enemy comes. */
export function composeInside(table: Table, me: number, at: string): void {
  const within = allAt(table, me, { at, inside: true });
  begin('hold', { at, inside: true }, joined(within, allAt(table, me, { at, inside: false })), within);
}
/** 14.2: who comes out of the city to join the battle. */
export function composeSortie(table: Table, me: number, at: string): void {
  const within = allAt(table, me, { at, inside: true });
  begin('join', { at, inside: true }, within, within);
}

/** S9.4-06: how many more CUs there is room for inside. */
const roomIn = (table: Table, seat: number, at: string): number =>
  Math.max(0, box().walls.inside - cusOf(allAt(table, seat, { at, inside: true })));

/** As many of the CUs as there is room for. */
function fitting(group: Company, room: number): Company {
  const units: { [unit: string]: number } = {};
  for (const [unit, count] of Object.entries(group.units)) {
    const taken = Math.min(count, room - cusOf({ ...group, units }));
    units[unit] = unit === TOGETHER && taken < count ? 0 : taken;
  }
  return { ...group, units };
}
