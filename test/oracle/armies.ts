/** Armies for positions that are laid out at random: Generals and CUs as long as there are any. */

import type { Dice } from '../../packages/kernel/src/index.ts';
import { independents, majors, minors, spaceOf } from './book/facts.ts';

export interface Luck {
  readonly pick: Dice;
  one<T>(list: readonly T[]): T;
  happens(percent: number): boolean;
}
export const luckOf = (pick: Dice): Luck => ({
  pick,
  one: (list) => list[pick(list.length)],
  happens: (percent) => pick(100) < percent,
});

/** What is laid out, as a scene has it. */
export interface Laid {
  readonly pcs: { [space: string]: number | 'independent' };
  readonly generals: { [general: string]: string };
  readonly units: string[];
  readonly royals: { [royal: string]: string };
  readonly sieges: { [space: string]: string };
}

export const COLOURS = ['red', 'blue', 'yellow', 'green'];
const UNITS = ['mercenary', 'mercenary', 'loyal', 'loyal', 'elephant', 'royal', 'silver-shields'];

const STUBBORN = 'polyarchos';

/** Generals whose Ability is for one of these Provinces. */
function localsOf(theatre: readonly string[]): string[] {
  const near = new Set(theatre.map((at) => spaceOf.get(at)?.province ?? ''));
  const all = [...majors.values()].filter(({ ability }) => {
    const { provinces = [], when } = ability?.params ?? {};
    return [...provinces, ...(when?.provinces ?? [])].some((province) => near.has(province));
  });
  return all.map(({ id }) => id);
}

export function musterer(
  { pick, one, happens }: Luck,
  theatre: readonly string[],
  laid: Laid,
  isRidden: boolean,
) {
  const sorts = isRidden ? [...UNITS, 'cavalry', 'cavalry'] : UNITS;
  const locals = localsOf(theatre);
  const reserve = [...majors.keys()];
  const lesser = COLOURS.map((colour) =>
    [...minors.values()].filter(({ faction }) => faction === colour).map(({ id }) => id),
  );
  const tribes = [...independents.keys()];
  let [royals, shields] = [8, 2];

  const taken = (from: string[], id: string): string => from.splice(from.indexOf(id), 1)[0];

  /** Some CUs, at most so many. */
  function someCus(most: number): string {
    const counts = new Map<string, number>();
    for (let left = 1 + pick(most); left > 0; ) {
      const unit = one(sorts);
      let count = Math.min(left, 1 + pick(3));
      if (unit === 'royal') {
        count = Math.min(count, royals);
        royals -= count;
      } else if (unit === 'silver-shields') {
        // The counter cannot be parted.
        count = shields <= left ? shields : 0;
        shields -= count;
      }
      counts.set(unit, (counts.get(unit) ?? 0) + count);
      left -= Math.max(count, 1);
    }
    const named = [...counts].filter(([, count]) => count > 0);
    return named.map(([unit, count]) => `${unit} ${count}`).join(' ');
  }
  /** Who is at home here comes more often than others. */
  function someGenerals(seat: number): string[] {
    const found: string[] = [];
    for (let left = one([1, 1, 1, 2]); left > 0; left--) {
      const near = reserve.filter((id) => locals.includes(id));
      if (reserve.length > 0 && happens(75))
        found.push(taken(reserve, one(near.length > 0 && happens(50) ? near : reserve)));
    }
    if (found.length === 0 && lesser[seat].length > 0) found.push(taken(lesser[seat], lesser[seat][0]));
    return found;
  }

  return {
    /** An army of a player, or CUs that his PC shows to be his; `at` may be the inside of a city. */
    army(seat: number, at: string, most: number): void {
      const here = someGenerals(seat);
      // Who is at his best inside of a city comes there more often than others; if he came alone, he commands.
      const isStubborn = at.endsWith(' inside') && here.every((id) => minors.has(id)) && happens(50);
      if (isStubborn && reserve.includes(STUBBORN)) here.splice(0, here.length, taken(reserve, STUBBORN));
      const isMinor = here.some((general) => minors.has(general));
      const isOwned = here.length > 0 || laid.pcs[at.split(' ')[0]] === seat;
      const cus = isOwned && (isMinor || happens(85)) ? someCus(most) : '';
      if (cus !== '') laid.units.push(`${seat} ${at} ${cus}`);
      // A Minor General is nowhere without CUs.
      else if (isMinor) return;
      for (const general of here) laid.generals[general] = `${seat} ${at}`;
    },
    /** Independent Armies: one, or two together. */
    tribe(at: string): void {
      for (let left = one([1, 1, 2]); left > 0 && tribes.length > 0; left--)
        laid.generals[taken(tribes, one(tribes))] = at;
    },
  };
}
