/** What is printed on map, counters and player aids: read from the content files, and from nothing of the game's code. */

import { readFileSync } from 'node:fs';

interface Named {
  readonly id: string;
}
interface Province extends Named {
  readonly region: string;
  readonly vp: number;
  /** The number in the white circle. */
  readonly controlRequired: number;
  readonly majorCity: string | null;
  readonly legitimacy?: number;
}
interface Space extends Named {
  readonly province: string | null;
  readonly kind: 'minor' | 'major' | 'stronghold' | 'transit';
  readonly hellespont: boolean;
}
type PathType = 'land' | 'mountain' | 'strait' | 'sea' | 'transmed';
interface Path {
  readonly ends: readonly [string, string];
  readonly type: PathType;
}
/** When a Special Ability works: everything that is named must hold. */
interface When {
  readonly provinces?: readonly string[];
  readonly regions?: readonly string[];
  readonly side?: 'attacker' | 'defender';
  readonly spaceControlledBy?: 'own';
  readonly ownParticipatingCu?: { readonly type: string; readonly min: number };
  readonly ownMacedonianShareAtLeast?: number;
  readonly ownElephantWithStrengthAbove?: number;
  readonly inPort?: boolean;
  readonly uses?: readonly string[];
}
interface Ability {
  readonly kind: string;
  readonly params: {
    readonly rating?: 'battle' | 'initiative';
    readonly value?: number;
    readonly when?: When;
    readonly minRoll?: number;
    readonly factor?: number;
    readonly provinces?: readonly string[];
    readonly modifier?: number;
    readonly minimumSiegeCus?: number;
  };
}
interface GeneralCard extends Named {
  readonly initiative: number;
  readonly battle: number;
  readonly seniority: number;
  /** Of a Minor General: his colour. */
  readonly faction?: string;
  readonly legitimacy?: number;
  readonly ability?: Ability;
}
interface IndependentArmy extends Named {
  readonly initiative: number;
  readonly battle: number;
  readonly cus: number;
  /** 9.5: the only Provinces that it may enter. */
  readonly movementLimits: { readonly provinces?: readonly string[] };
}
interface Unit extends Named {
  readonly strengthPerCu: number | 'elephant-die';
  readonly macedonian: boolean;
}
interface Fleet extends Named {
  readonly control:
    | { readonly kind: 'province'; readonly province: string }
    | { readonly kind: 'space'; readonly space: string }
    | { readonly kind: 'tyche-card' };
  readonly normal: number;
  readonly upgraded: number;
}
interface Royal extends Named {
  readonly kind: string;
  readonly legitimacy: number;
}
interface Tables {
  readonly battleTable: { readonly scores: { readonly [roll: string]: readonly number[] } };
  readonly attritionTable: { readonly columns: { readonly [cus: string]: readonly string[] } };
  readonly siegeTable: {
    readonly rows: readonly {
      readonly min: number | null;
      readonly max: number | null;
      readonly siegePoints: number;
      readonly losses: number;
    }[];
  };
  readonly elephantDie: { readonly faces: readonly number[] };
}
interface Pieces {
  readonly majorGenerals: readonly GeneralCard[];
  readonly minorGenerals: readonly GeneralCard[];
  readonly independentArmies: readonly IndependentArmy[];
  readonly combatUnits: readonly Unit[];
  readonly fleets: readonly Fleet[];
  readonly royalFamily: readonly Royal[];
  readonly tables: Tables;
}
interface World {
  readonly provinces: readonly Province[];
  readonly spaces: readonly Space[];
  readonly paths: readonly Path[];
}

const CONTENT = new URL('../../../packages/successors/content/', import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8')) as T;
const world = read<World>('map.json');
const pieces = read<Pieces>('pieces.json');

const byId = <T extends Named>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((each) => [each.id, each]));

export const { provinces, spaces } = world;
export const { fleets, royalFamily, tables } = pieces;
export const provinceOf = byId(provinces);
/** The spaces that count for control of a Province (2): all but Transit Points. */
export const spacesOf = new Map(
  provinces.map(({ id }) => [
    id,
    spaces.filter(({ province, kind }) => province === id && kind !== 'transit').map((space) => space.id),
  ]),
);
export const spaceOf = byId(spaces);
export const majors = byId(pieces.majorGenerals);
export const minors = byId(pieces.minorGenerals);
export const independents = byId(pieces.independentArmies);
export const units = byId(pieces.combatUnits);
export const fleetOf = byId(fleets);

const byType = new Map<string, string[]>();
const endsAt = (space: string, type: PathType): string[] => {
  const key = `${space} ${type}`;
  const known = byType.get(key) ?? [];
  byType.set(key, known);
  return known;
};
for (const { ends, type } of world.paths)
  for (const [at, other] of [ends, [ends[1], ends[0]]]) endsAt(at, type).push(other);

/** The spaces at the other ends of paths of these types. */
export const neighbours = (space: string, types: readonly PathType[]): string[] =>
  types.flatMap((type) => endsAt(space, type));

/** 2: a port is any space with a Sea path. */
export const isPort = (space: string): boolean => neighbours(space, ['sea']).length > 0;

/** 2 and D2-14: the Region of a space; of a Transit Point the one in which all spaces joined to it lie. */
export function regionOf(space: string): string | null {
  const province = spaceOf.get(space)?.province ?? null;
  if (province !== null) return provinceOf.get(province)?.region ?? null;
  const around = new Set<string | null>();
  const seen = new Set([space]);
  const queue = [space];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const next of neighbours(at, ['land', 'mountain', 'strait'])) {
      if (seen.has(next)) continue;
      seen.add(next);
      const its = spaceOf.get(next)?.province ?? null;
      if (its === null) queue.push(next);
      else around.add(provinceOf.get(its)?.region ?? null);
    }
  return around.size === 1 ? [...around][0] : null;
}
