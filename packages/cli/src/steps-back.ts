/**
 * Steps back without a reason: marches of Successors that undo a march. A group comes to a space that it left in the same
 * activation; or a General ends an activation where he began his last one, with as many CUs, after ending that one where he
 * begins now. There is a reason if in between something has happened in the one space or the other, or next door (other than
 * marches of the same player), or if an Army of somebody else has come or gone within an ordinary march of them; or if the group
 * takes somebody along whom it had come for: the Cart, an Heir.
 */

import type { Happening } from './figures.ts';

export interface StepBack {
  readonly seat: number;
  readonly general: string;
  readonly from: string;
  readonly to: string;
  /** Where in the events it was noticed. */
  readonly at: number;
}
/** In MPs by land. */
export type Distance = (one: string, other: string) => number;

/** Of an activation: where it has been, and since which of these places nothing has happened but marching. */
interface March {
  readonly seat: number;
  readonly general: string;
  readonly cus: number;
  readonly way: string[];
  calmSince: number;
  /** Of the Royal Family. */
  readonly company: Set<string>;
}
/** Of a march that is over: whether anything has happened since where it began or ended. */
interface Done {
  readonly seat: number;
  readonly cus: number;
  readonly from: string;
  readonly to: string;
  isCalm: boolean;
  readonly company: ReadonlySet<string>;
}

/** What belongs to marching itself, and what is only reckoned up. */
const MARCHING = [
  ...['activated', 'marched', 'endedActivation', 'appointed', 'leftMap', 'strongholdRoll'],
  ...['embarked', 'sailed', 'letPass', 'landed'],
];
const ACCOUNTS = ['scored', 'champion'];
const NEXT_DOOR = 1;
const ORDINARY_MARCH = 4;

export function stepsBackIn(events: readonly Happening[], far: Distance): StepBack[] {
  const found: StepBack[] = [];
  const done = new Map<string, Done>();
  let march: March | null = null;
  for (const [at, { key, params }] of events.entries()) {
    const event = key.slice('event.'.length);
    if (event === 'activated') march = begun(params);
    else if (event === 'takesAlong') march?.company.add(params.royal as string);
    else if ((event === 'marched' || event === 'landed') && march !== null) {
      const [from, to] = [march.way.at(-1) as string, params.space as string];
      if (march.way.lastIndexOf(to) >= march.calmSince) found.push({ ...whose(march), from, to, at });
      march.way.push(to);
    } else if (event === 'endedActivation' && march !== null) {
      const { seat, general, cus, way, calmSince, company } = march;
      const [from, to] = [way[0], way.at(-1) as string];
      const last = done.get(`${seat} ${general}`);
      if (from !== to) {
        const isBack = last?.from === to && last.to === from && last.cus <= cus;
        if (isBack && last.isCalm && [...company].every((royal) => last.company.has(royal)))
          found.push({ seat, general, from, to, at });
        done.set(`${seat} ${general}`, { seat, cus, from, to, isCalm: calmSince === 0, company });
      }
      march = null;
    } else if (march !== null && !MARCHING.includes(event) && !ACCOUNTS.includes(event)) {
      if (event === 'withdrew' || event === 'retreated' || event === 'drivenBack')
        march.way.push(params.space as string);
      march.calmSince = march.way.length - 1;
    }
    const places = [params.space, params.from, params.at].filter((place) => typeof place === 'string');
    for (const each of done.values()) {
      const isMarching = MARCHING.includes(event);
      if (places.length === 0 || !each.isCalm || (isMarching && params.seat === each.seat)) continue;
      const reach = isMarching ? ORDINARY_MARCH : NEXT_DOOR;
      each.isCalm = !places.some((place) => far(place, each.from) <= reach || far(place, each.to) <= reach);
    }
  }
  return found;
}
const begun = ({ seat, general, cus, space }: Happening['params']): March => ({
  seat: seat as number,
  general: general as string,
  cus: cus as number,
  way: [space as string],
  calmSince: 0,
  company: new Set(),
});
const whose = ({ seat, general }: March): { seat: number; general: string } => ({ seat, general });
