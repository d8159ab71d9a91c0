import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { geographyOf } from '../build/successors-geography.ts';
import { provinceAt } from '../src/games/successors/geography.ts';
import { type Placement, placementOf } from '../src/games/successors/labels.ts';
import { type Box, overlaps } from '../src/games/successors/labels-box.ts';
import { planAt } from '../src/games/successors/labels-plan.ts';
import { type Measure, sketchOf } from '../src/games/successors/labels-sketch.ts';
import { goAbove, goOnMap, wanted } from '../src/games/successors/map-going.ts';
import { pathsOf } from '../src/games/successors/map-paths.ts';
import type { MapContent, MapStack, MapTable } from '../src/games/successors/map-props.ts';
import { initialsFor, piecesOf } from '../src/games/successors/stacks.ts';

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../successors/content/${name}.json`, import.meta.url), 'utf8'));
const map = file('map');
const content: MapContent = { ...map, ...file('pieces') };
const geography = geographyOf(map);

/** About as wide as the page's letters. */
const measure: Measure = (text, style) =>
  style === 'province'
    ? text.length * 0.73
    : [...text].reduce(
        (sum, letter) => sum + (/[ijlrtfI.']/.test(letter) ? 0.3 : /[mwMW]/.test(letter) ? 0.8 : 0.53),
        0,
      ) * (style === 'major' ? 1.12 : 1);
const nameOf = (noun: 'space' | 'province', id: string): string =>
  (noun === 'space' ? content.spaces : content.provinces).find((each) => each.id === id)?.name.en ?? id;
const sketch = sketchOf(geography, content, nameOf, measure);

type Position = Pick<MapTable, 'stacks' | 'royals' | 'besieged' | 'sieges'>;
const stack = (
  at: string,
  owner: number,
  generals: readonly string[],
  more: Partial<MapStack> = {},
): MapStack => ({
  at,
  owner,
  generals,
  inside: false,
  units: { loyal: 2, mercenary: 3 },
  cus: 5,
  royals: [],
  ...more,
});

const positions: { readonly [name: string]: Position } = {
  'an early one': {
    stacks: [
      stack('babylon', 0, ['perdikkas'], {
        units: { royal: 4, elephant: 2 },
        royals: ['alexandros', 'funeral-cart'],
      }),
      stack('pella', 1, ['antipatros'], { royals: ['thessalonike'], inside: true }),
      stack('memphis', 2, ['ptolemaios']),
      stack('kelainai', 3, ['antigonos']),
      stack('sardeis', 4, ['leonnatos'], { royals: ['kleopatra'] }),
      { ...stack('lamia', 0, ['leosthenes'], { units: {}, cus: 6 }), owner: 'independent' },
    ],
    royals: { olympias: { at: 'molossia', inside: false, controller: null } },
    besieged: {},
    sieges: {},
  },
  'a middle one': {
    stacks: [
      stack('kelainai', 1, ['antigonos', 'polemaios'], { units: { loyal: 5, mercenary: 3, elephant: 2 } }),
      stack('tarsos', 1, ['demetrios']),
      stack('mazaka', 0, ['eumenes']),
      stack('nora', 0, ['attalos'], { units: { mercenary: 2 } }),
      stack('babylon', 0, ['perdikkas', 'alketas'], { inside: true, royals: ['alexandros'] }),
      stack('babylon', 4, ['seleukos']),
      stack('tyros', 3, ['nearchos'], { units: { loyal: 2, mercenary: 4, elephant: 1 } }),
      stack('tyros', 1, ['nikanor'], { inside: true }),
      stack('pella', 2, ['polyperchon'], { royals: ['philippos', 'thessalonike'] }),
      stack('abydos', 2, ['kleitos']),
      stack('byzantion', 4, ['lysimachos']),
      stack('ekbatana', 4, ['peithon'], { units: { loyal: 3, mercenary: 2, elephant: 2, cavalry: 1 } }),
      stack('athenai', 2, ['kassandros']),
      stack('chalkis', 1, ['dokimos']),
    ],
    royals: { olympias: { at: 'molossia', inside: false, controller: 2 } },
    besieged: { tyros: 3, babylon: 4 },
    sieges: { tyros: { points: 2, needed: 3 } },
  },
  'a late and crowded one': crowded(7, 32),
};

/** So many stacks, wherever chance puts them. */
function crowded(seed: number, count: number): Position {
  let state = seed;
  const chance = (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const generals = [...content.majorGenerals, ...content.minorGenerals].map(({ id }) => id);
  const units = ['mercenary', 'elephant', 'cavalry', 'loyal', 'royal', 'silver-shields'];
  const stacks = Array.from({ length: count }, (_, i): MapStack => {
    const { id, kind } = content.spaces[chance(content.spaces.length)];
    const own = Array.from({ length: 1 + chance(4) }, () => [units[chance(6)], 1 + chance(6)] as const);
    return stack(id, i % 5, generals.splice(0, 1 + (chance(4) === 0 ? 1 : 0)), {
      inside: kind === 'major' && chance(2) === 0,
      units: Object.fromEntries(own),
    });
  });
  return {
    stacks,
    royals: { tomb: { at: 'alexandria', inside: false, controller: 3 } },
    besieged: { rhodos: 1, sparta: 3 },
    sieges: {
      rhodos: { points: 1, needed: 3 },
      sparta: { points: 1, needed: 2 },
    },
  };
}

describe('The drawn map', () => {
  test('has a place for every space, apart from all others and on the map proper', () => {
    expect(Object.keys(geography.spaces).sort()).toEqual(content.spaces.map(({ id }) => id).sort());
    const places = Object.values(geography.spaces);
    for (const [i, [x, y]] of places.entries()) {
      expect(x > 0 && x < geography.frame.w && y > 0 && y < geography.frame.h).toBe(true);
      for (const [otherX, otherY] of places.slice(i + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(14);
    }
  });

  test('has the ground of every province, and each space lies on its own', () => {
    for (const { id } of content.provinces) expect(geography.provinces[id].d.length, id).toBeGreaterThan(40);
    const strayed = content.spaces.filter(({ id, province }) => {
      const [x, y] = geography.spaces[id];
      return province !== null && provinceAt(geography, x, y) !== province;
    });
    expect(strayed.map(({ id }) => id)).toEqual([]);
  });

  test('draws every path of the content, those round a cape by their bends', () => {
    expect(sketch.ways.length).toBe(content.paths.length);
    const drawn = pathsOf(sketch, 1);
    for (const type of ['land', 'mountain', 'strait', 'sea', 'transmed'] as const) {
      const count = content.paths.filter((path) => path.type === type).length;
      expect(drawn[type].split('M').length - 1, type).toBe(count);
    }
    const bends = map.paths.filter(({ via }: { via?: readonly unknown[] }) => via !== undefined);
    expect(Object.keys(geography.ways).length).toBe(bends.length);
  });

  test('is small enough to be fetched', () => {
    expect(brotliCompressSync(JSON.stringify(geography)).length).toBeLessThan(60_000);
  });
});

describe.each(Object.entries(positions))('In %s', (_, position) => {
  test.each([0.84, 1, 1.6, 4])('nothing hides anything at zoom %d', (zoom) => {
    const pieces = piecesOf(position);
    const placement = placementOf(planAt(sketch, zoom), pieces, position);
    expect(touching(placement)).toEqual([]);
    // Whatever stands somewhere is shown, and every Major City has its name.
    expect(placement.pieces.length).toBe(pieces.length);
    expect(placement.stones.length).toBe(Object.keys(position.sieges).length);
    const majors = content.spaces.filter(({ kind }) => kind === 'major').map(({ id }) => id);
    expect(placement.unnamed.filter((id) => majors.includes(id))).toEqual([]);
    expect(placement.unnamed.length).toBeLessThanOrEqual(zoom < 1.6 ? 8 : 0);
    if (zoom >= 1)
      expect(placement.realms.length).toBeGreaterThanOrEqual(content.provinces.length - (zoom < 1.6 ? 2 : 0));
  });
});

test('Names stay where they are when nothing is put upon them', () => {
  const plan = planAt(sketch, 1.6);
  const before = placementOf(plan, []);
  const after = placementOf(plan, piecesOf(positions['an early one']));
  const places = new Map(before.names.map(({ spot, box }) => [spot.id, box]));
  const moved = after.names.filter(({ spot, box }) => places.get(spot.id) !== box);
  expect(moved.length).toBeLessThan(12);
});

describe.each(Object.keys(positions))('In %s, when one stack after another marches on', (name) => {
  test.each([0.84, 1, 1.6])(
    'nothing jumps but what lies where it came from or goes to, at zoom %d',
    (zoom) => {
      const plan = planAt(sketch, zoom);
      const position = positions[name];
      let stacks = position.stacks.filter(
        ({ at, owner }, i, all) => all.findIndex((each) => each.at === at && each.owner === owner) === i,
      );
      const placed = (before?: Placement): Placement =>
        placementOf(plan, piecesOf({ ...position, stacks }), position, before);
      let before = placed();
      const jumped: string[] = [];
      for (const i of [...stacks.keys(), ...stacks.keys()]) {
        const { at: from, owner } = stacks[i];
        const roads = content.paths.filter(({ ends, type }) => ends.includes(from) && type !== 'transmed');
        const at = roads[i % roads.length].ends.find((end) => end !== from)!;
        // There he would only join another.
        if (stacks.some((each) => each.at === at && each.owner === owner)) continue;
        stacks = stacks.with(i, { ...stacks[i], at, inside: false });
        const after = placed(before);
        expect(touching(after)).toEqual([]);
        expect(after.pieces.length).toBe(before.pieces.length);
        jumped.push(...farJumps(before, after, NEAR * plan.z));
        before = after;
      }
      // Where so many stand that a stack lies far from its own space, it may still push somebody there now and then.
      const isCrowded = stacks.length > 20;
      expect(jumped.length, jumped.join()).toBeLessThanOrEqual(isCrowded ? stacks.length / 2 : 0);
    },
  );
});
/** About as far as the next name. */
const NEAR = 75;

/** What lies elsewhere now, though it was neither near what left its place nor near what came. */
function farJumps(before: Placement, after: Placement, near: number): readonly string[] {
  const [was, is] = [lyingIn(before), lyingIn(after)];
  const moved = [
    ...[...was].filter(([key]) => key.startsWith('piece') && !is.has(key)),
    ...[...is].filter(([key]) => key.startsWith('piece') && !was.has(key)),
  ].map(([, box]) => box);
  return [...is].flatMap(([key, box]) => {
    const old = was.get(key);
    if (old === undefined || (old.x === box.x && old.y === box.y)) return [];
    const isNear = moved.some((each) => gap(each, old) <= near || gap(each, box) <= near);
    return isNear ? [] : [key];
  });
}
const lyingIn = ({ names, realms, pieces }: Placement): ReadonlyMap<string, Box> =>
  new Map([
    ...names.map(({ spot, box }) => [`name ${spot.id}`, box] as const),
    ...realms.map(({ realm, box }) => [`province ${realm.id}`, box] as const),
    ...pieces.map(({ piece, box }) => [`piece ${piece.key}`, box] as const),
  ]);
/** How far two boxes are apart. */
const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(a.x - b.x - b.w, b.x - a.x - a.w, 0), Math.max(a.y - b.y - b.h, b.y - a.y - a.h, 0));

test.each([
  [1, ['babylon', 'pella', 'sousa']],
  [2, content.spaces.filter(({ kind }) => kind === 'major').map(({ id }) => id)],
] as const)('At zoom %d Siege Points push nobody away, and stay where they lie', (zoom, cities) => {
  const plan = planAt(sketch, zoom);
  for (const city of cities) {
    const stacks = [stack(city, 0, ['antigonos']), stack(city, 1, ['perdikkas'], { inside: true })];
    const besieged = { [city]: 0 };
    const placed = (points: number, before?: Placement): Placement => {
      const sieges = points === 0 ? {} : { [city]: { points, needed: 3 } };
      return placementOf(plan, piecesOf({ stacks, royals: {} }), { besieged, sieges }, before);
    };
    const before = placed(0);
    const [first, second] = [placed(1, before), placed(2, placed(1, before))];
    expect(lyingIn(first)).toEqual(lyingIn(before));
    expect(second.stones).toEqual(first.stones);
  }
});

test('From afar only who leads a stack is drawn, and still nothing hides anything', () => {
  const position = positions['a late and crowded one'];
  const pieces = piecesOf(position, true);
  const placement = placementOf(planAt(sketch, 0.42), pieces, position);
  expect(placement.pieces.length).toBe(pieces.length);
  expect(touching(placement)).toEqual([]);
});

test('No two generals have the same initials, and those of Major Generals tell them apart', () => {
  const { majorGenerals, minorGenerals, independentArmies } = content;
  const names = (generals: readonly { id: string; name: { en: string } }[]) =>
    generals.map(({ id, name }) => [id, name.en] as const);
  const others = [...minorGenerals, ...independentArmies];
  const initials = initialsFor(names(majorGenerals), names(others));
  expect(new Set(initials.values()).size).toBe(majorGenerals.length + others.length);
  const told = ['antipatros', 'antigonos', 'perdikkas', 'peithon', 'peukestas', 'leonnatos'];
  expect(told.map((id) => initials.get(id))).toEqual(['Ap', 'Ag', 'Pr', 'Pi', 'Pu', 'Le']);
  // Nobody else goes by the first letters of a Major General.
  expect([...initials.values()].filter((letters) => ['An', 'Pe'].includes(letters))).toEqual([]);
});

test('a space that is gone to stays above what lies over the foot of the map, whoever asks for it last', () => {
  const gone = goAbove('dana', 240);
  goOnMap('dana');
  expect(wanted.value).toMatchObject({ spaces: ['dana'], lift: 120 });
  gone();
  goOnMap('dana');
  expect(wanted.value).toMatchObject({ spaces: ['dana'], lift: 0 });
});

/** Every pair of boxes that overlap; an anchor may stand upon its own port. */
function touching({ symbols, stones, pieces, names, realms, anchors }: Placement): readonly string[] {
  const boxes: readonly { readonly name: string; readonly own?: string; readonly box: Box }[] = [
    ...symbols.map(({ spot, box }) => ({ name: `symbol ${spot.id}`, own: spot.id, box })),
    ...stones.map(({ spot, box }) => ({ name: `stones ${spot.id}`, box })),
    ...pieces.map(({ piece, box }) => ({ name: `piece ${piece.key}`, box })),
    ...names.map(({ spot, box }) => ({ name: `name ${spot.id}`, box })),
    ...realms.map(({ realm, box }) => ({ name: `province ${realm.id}`, box })),
    ...anchors.map(({ spot, box }) => ({ name: `anchor ${spot.id}`, own: spot.id, box })),
  ];
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => overlaps(a.box, b.box) && (a.own === undefined || a.own !== b.own))
      .map((b) => `${a.name} / ${b.name}`),
  );
}
