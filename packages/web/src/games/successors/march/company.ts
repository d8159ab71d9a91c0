/** Who comes along: some of the Generals, CUs and royal persons of a place, and what that is in an answer. */

import { box, generalOf, majorOf } from '../content.ts';
import type { Counts, Table } from '../view.ts';

/** The fields of an answer that count CUs, in their order. */
const CUS = ['mercenary', 'elephant', 'cavalry', 'loyal', 'royal', 'silver-shields'] as const;
/** S7.2.D-06: they go together or not at all. */
export const TOGETHER = 'silver-shields';

export interface Company {
  readonly generals: readonly string[];
  readonly units: Counts;
  readonly royals: readonly string[];
}
export const NOBODY: Company = { generals: [], units: {}, royals: [] };

const seniority = (general: string): number => {
  const known = generalOf(general);
  return known !== undefined && 'seniority' in known ? (known.seniority ?? 0) : 0;
};
export const isMinor = (general: string): boolean => majorOf(general) === undefined;

/** D9-01: the most Senior of them commands. */
export const leaderOf = ({ generals }: Company): string | null =>
  generals.toSorted((a, b) => seniority(b) - seniority(a))[0] ?? null;

export const cusOf = ({ units }: Company): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0);

/** S9.1-18: a Minor General takes nobody along; and S9.1-16: royal persons go only where CUs go. */
export function everybody(pool: Company, table: Table, withMinor: string | null = null): Company {
  const majors = pool.generals.filter((general) => !isMinor(general));
  const generals = withMinor !== null ? [withMinor] : majors.length > 0 ? majors : pool.generals.slice(0, 1);
  const royals = cusOf(pool) === 0 ? [] : pool.royals.filter((royal) => mayTravel(royal, table));
  return { generals, units: pool.units, royals };
}
/** S8.4-04: the Tomb never moves; S8.4-03: the Cart not yet in the first Game Turn, unless it is ready (S16.3-02). */
function mayTravel(royal: string, { turn, cartReady }: Table): boolean {
  const known = box().royalFamily.find(({ id }) => id === royal);
  if (known?.kind === 'cart' && cartReady) return true;
  return known?.kind !== 'tomb' && (known?.mayMoveFromGameTurn ?? 0) <= turn;
}

/** Whoever stays first when there is not room for all. */
const STAYING = ['mercenary', 'cavalry', 'elephant', 'loyal', 'royal', TOGETHER];

/** As many as there is room for; 16.8: as may go together. */
export function cutTo(company: Company, room: number): Company {
  const units: { [unit: string]: number } = { ...company.units };
  for (const unit of STAYING) {
    const over = cusOf({ ...company, units }) - room;
    if (over <= 0) break;
    const count = units[unit] ?? 0;
    units[unit] = unit === TOGETHER ? 0 : Math.max(0, count - over);
  }
  return { ...company, units: Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0)) };
}

/** Another General is taken along or left behind; a Minor General only alone. */
export function toggled(company: Company, general: string): Company {
  const { generals } = company;
  if (generals.includes(general))
    return { ...company, generals: generals.filter((each) => each !== general) };
  const others = isMinor(general) ? [] : generals.filter((each) => !isMinor(each));
  return { ...company, generals: [...others, general] };
}

/** Both together. */
export const joined = (a: Company, b: Company): Company => ({
  generals: [...new Set([...a.generals, ...b.generals])],
  units: Object.fromEntries(
    CUS.map((unit) => [unit, (a.units[unit] ?? 0) + (b.units[unit] ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  ),
  royals: [...new Set([...a.royals, ...b.royals])],
});

/** The CUs as fields of an answer, each of them given. */
export const cusIn = ({ units }: Company): Counts =>
  Object.fromEntries(CUS.map((unit) => [unit, units[unit] ?? 0]));

/** The part of an answer that says who comes along with whoever is named first. */
export const companyIn = (company: Company) => ({
  with: company.generals.filter((general) => general !== leaderOf(company)),
  ...cusIn(company),
  carry: company.royals,
});

export interface Place {
  readonly at: string;
  readonly inside: boolean;
}
export const isSame = (a: Place, b: Place): boolean => a.at === b.at && a.inside === b.inside;
export const sideOf = ({ inside }: Place): string => (inside ? 'inside' : 'outside');

/** Everything that a player has in a place. */
export function allAt(table: Table, seat: number, place: Place): Company {
  const stack = table.stacks.find((each) => each.owner === seat && isSame(each, place));
  const alone = Object.entries(table.royals).flatMap(([id, where]) =>
    where !== null && where !== 'gone' && !where.aboard && where.controller === seat && isSame(where, place)
      ? [id]
      : [],
  );
  if (stack === undefined) return { ...NOBODY, royals: alone };
  return { generals: stack.generals, units: stack.units, royals: [...new Set([...stack.royals, ...alone])] };
}

/** D9-16: what has neither moved nor is in the active group. */
export function freshAt(table: Table, seat: number, place: Place): Company {
  const all = allAt(table, seat, place);
  const { march, moved } = table;
  const isHere = march !== null && march.owner === seat && isSame(march, place);
  const group: Company = isHere ? march : NOBODY;
  const stack = table.stacks.find((each) => each.owner === seat && isSame(each, place));
  return {
    generals: all.generals.filter((each) => !moved.generals.includes(each) && !group.generals.includes(each)),
    units: Object.fromEntries(
      Object.entries(all.units)
        .map(([unit, count]) => [unit, count - (stack?.moved[unit] ?? 0) - (group.units[unit] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    ),
    royals: all.royals.filter((each) => !moved.royals.includes(each) && !group.royals.includes(each)),
  };
}
