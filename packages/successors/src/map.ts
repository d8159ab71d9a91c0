/** 2: the board made ready: spaces with their paths, Provinces with their spaces. */

import type { Province, Space } from './box.ts';
import type { Content } from './content-schema.ts';
import { SPACE_KINDS } from './words.ts';

export const [, MAJOR_CITY, STRONGHOLD, TRANSIT] = SPACE_KINDS.map((_, i) => i);

export interface Path {
  readonly to: Space;
  readonly cost: number;
  readonly type: string;
  /** S2-20: whether Land Movement uses it. */
  readonly byLand: boolean;
}
/** S6.2.B2-03: a way by which a space is within reach: where it starts, and what lies between. */
export interface Trace {
  readonly from: Space;
  readonly through: readonly Space[];
}
export interface SpaceFacts {
  readonly name: string;
  readonly kind: number;
  /** S2-30: a Transit Point belongs to no Province (-1) unless the board says so. */
  readonly province: Province;
  /** D2-14: the Region of its Province; a Transit Point between two Regions is in none (null). */
  readonly region: string | null;
  readonly port: boolean;
  /** D9-12: its longitude; the smaller, the further west. */
  readonly lon: number;
  /** S2-20: the paths that Naval Movement uses. */
  /** C29-01: whether it is a port of the Pontos Euxeinos. */
  readonly euxine: boolean;
  readonly bySea: readonly Path[];
  /** Where they lead. */
  readonly portsNear: readonly Space[];
  /** S13.3.A-02, S13.3.A-03: the ports from which a Naval Battle can be declared here, this one among them. */
  readonly guardedFrom: readonly Space[];
  readonly paths: readonly Path[];
  /** S2-22: what is adjacent. */
  readonly adjacent: readonly Space[];
  /** S5.5-03: what is joined to it by any path. */
  readonly joined: readonly Space[];
  readonly traces: readonly Trace[];
  /** Where they start. */
  readonly near: readonly Space[];
}
export interface ProvinceFacts {
  readonly name: string;
  readonly vp: number;
  /** S2-32, D2-06: how many spaces must be held, as printed. */
  readonly needed: number;
  readonly region: string;
  readonly legitimacy: number;
  /** Without Transit Points, and with them. */
  readonly spaces: readonly Space[];
  readonly allSpaces: readonly Space[];
  /** S2-37 */
  readonly adjacent: readonly Province[];
}

export function mapOf(content: Content): { spaces: SpaceFacts[]; provinces: ProvinceFacts[] } {
  const place = new Map(content.spaces.map(({ id }, i) => [id, i]));
  const provincePlace = new Map(content.provinces.map(({ id }, i) => [id, i]));
  const types = new Map(content.pathTypes.map((type) => [type.id, type]));
  const paths: Path[][] = content.spaces.map(() => []);
  for (const { ends, type } of content.paths) {
    const { cost, movement } = types.get(type) as Content['pathTypes'][number];
    const [a, b] = ends.map((id) => place.get(id) as Space);
    paths[a].push({ to: b, cost, type, byLand: movement === 'land' });
    paths[b].push({ to: a, cost, type, byLand: movement === 'land' });
  }
  const joined = (space: Space, is: (path: Path) => boolean): Space[] => [
    ...new Set(paths[space].filter(is).map(({ to }) => to)),
  ];
  const regions = new Map(content.provinces.map(({ id, region }) => [id, region]));
  const regionOf = (space: Space): string | null => regions.get(content.spaces[space].province ?? '') ?? null;
  /** D2-14: where all spaces lie that are joined to it. */
  const regionAround = (space: Space): string | null => {
    const [first, ...others] = new Set(joined(space, () => true).map(regionOf));
    return others.length === 0 ? (first ?? null) : null;
  };
  const spaces = content.spaces.map((space, i): SpaceFacts => {
    const traces = tracesTo(paths, i, content.placing.reach);
    return {
      name: space.id,
      kind: SPACE_KINDS.indexOf(space.kind),
      province: space.province === null ? -1 : (provincePlace.get(space.province) as Province),
      lon: space.lon,
      region: regionOf(i) ?? regionAround(i),
      port: paths[i].some(({ type }) => type === 'sea'), // S2-09, D2-02
      euxine: space.euxine,
      bySea: paths[i].filter(({ byLand }) => !byLand),
      portsNear: joined(i, ({ byLand }) => !byLand),
      guardedFrom: portsWithin(paths, i, content.sailing.declaring),
      paths: paths[i],
      adjacent: joined(i, ({ byLand }) => byLand),
      joined: joined(i, () => true),
      traces,
      near: [...new Set(traces.map(({ from }) => from))],
    };
  });
  const provinces = content.provinces.map((province, i): ProvinceFacts => {
    const all = spaces.flatMap((space, each) => (space.province === i ? [each] : []));
    const near = all.flatMap((space) => spaces[space].adjacent.map((other) => spaces[other].province));
    return {
      name: province.id,
      vp: province.vp,
      needed: province.controlRequired,
      region: province.region,
      legitimacy: province.legitimacy ?? 0,
      spaces: all.filter((space) => spaces[space].kind !== TRANSIT),
      allSpaces: all,
      adjacent: [...new Set(near)].filter((other) => other >= 0 && other !== i),
    };
  });
  return { spaces, provinces };
}

/** So many Sea paths away, or fewer. */
function portsWithin(paths: readonly (readonly Path[])[], from: Space, distance: number): Space[] {
  const found = new Set<Space>([from]);
  let ring = [from];
  for (let i = 0; i < distance; i++) {
    ring = ring.flatMap((space) => paths[space].flatMap(({ to, type }) => (type === 'sea' ? [to] : [])));
    for (const space of ring) found.add(space);
  }
  return [...found];
}

/** S6.2.B2-02, S6.2.B2-03: every way to a space that costs no more than the reach. */
function tracesTo(paths: readonly (readonly Path[])[], to: Space, reach: number): Trace[] {
  const traces: Trace[] = [];
  const walk = (at: Space, left: number, through: readonly Space[]): void => {
    for (const { to: next, cost, type } of paths[at]) {
      if (type === 'transmed' || cost > left || next === to || through.includes(next)) continue;
      traces.push({ from: next, through });
      walk(next, left - cost, [...through, next]);
    }
  };
  walk(to, reach, []);
  return traces;
}
