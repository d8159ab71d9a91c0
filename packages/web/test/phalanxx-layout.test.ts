import { content } from '@diadochi/phalanxx';
import { describe, expect, test } from 'vitest';
import { apart } from '../src/games/phalanxx/apart.ts';
import { regionsInPlay, roundsOf, unpack } from '../src/games/phalanxx/content.ts';
import { layoutOf, linksOf } from '../src/games/phalanxx/layout.ts';
import type { Region, Table } from '../src/games/phalanxx/view.ts';
import { distance, pointOn, wayOf } from '../src/games/phalanxx/ways.ts';

unpack(content);

/** About as wide as the page's letters. */
const measure = (text: string, font: number): number => text.length * font * 0.56 + 5;
const laidOut = (regions: readonly Region[], language: 'en' | 'de', width: number, height: number) => {
  const names = new Map(regions.map(({ id, name }) => [id, name[language]]));
  return layoutOf(regions, (id) => names.get(id) ?? '', width, height, measure);
};

const boards = [
  ['four players', { side: 'II/IV', half: null }, 30],
  ['two players', { side: 'II/IV', half: 'left' }, 16],
  ['three players', { side: 'III', half: null }, 25],
] as const;
const rooms = [
  [1124, 400],
  [708, 260],
  [390, 300],
  [360, 300],
] as const;

describe.each(boards)('The map for %s', (_, board, count) => {
  const regions = regionsInPlay(board);
  test('has the regions of its side', () => expect(regions.length).toBe(count));

  test.each(rooms)('has room for everything at %i × %i, in both languages', (width, height) => {
    for (const language of ['en', 'de'] as const) {
      const layout = laidOut(regions, language, width, height);
      const boxes = layout.places.map(({ id, x, y, rx, ry, lines }) => {
        const w = Math.max(rx, Math.max(...lines.map((line) => measure(line, layout.font))) / 2);
        return { id, left: x - w, right: x + w, top: y - ry, bottom: y + ry };
      });
      const touching = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.id} ${b.id}`),
      );
      expect(touching).toEqual([]);
      const outside = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < 0 || right > layout.width || top < 0 || bottom > layout.height,
      );
      expect(outside).toEqual([]);
      expect(layout.font).toBeGreaterThanOrEqual(11);
    }
  });

  test('keeps west in the west: nobody swaps sides with a neighbour far away', () => {
    const { places, width } = laidOut(regions, 'en', 1124, 400);
    for (const [i, a] of regions.entries())
      for (const [j, b] of regions.entries())
        if (b.geo[0] - a.geo[0] > 6) expect(places[j].x, `${a.id} ${b.id}`).toBeGreaterThan(places[i].x);
    expect(width).toBe(1124);
  });

  test.each(rooms)('leads no way through a region that it only passes, at %i × %i', (width, height) => {
    const layout = laidOut(regions, 'de', width, height);
    const through = linksOf(regions).flatMap((link) => {
      const way = wayOf(layout, link);
      const others = layout.places.filter((_, i) => !link.includes(i));
      const points = Array.from({ length: 80 }, (_, i) => pointOn(way, (i + 0.5) / 80));
      return others
        .filter((place) => points.some(([x, y]) => distance(place, x, y) < 1))
        .map(({ id }) => `${link.map((i) => regions[i].id).join(' ')} through ${id}`);
    });
    expect(through).toEqual([]);
  });

  test('has a way for every pair of neighbours, once', () => {
    const inPlay = new Set(regions.map(({ id }) => id));
    const pairs = regions.flatMap(({ adjacent }) => adjacent.filter((id) => inPlay.has(id)));
    expect(linksOf(regions).length * 2).toBe(pairs.length);
  });
});

describe('The number of rounds', () => {
  const sides = (advantages: readonly string[]) =>
    ({ sides: advantages.map((advantage) => ({ advantage })) }) as unknown as Table;
  // P17-05, and P23-13 for the solo game: eighteen cards, two a round.
  test.each([
    [1, ['none', 'none'], 10],
    [2, ['none', 'none'], 9],
    [3, ['none', 'none', 'none'], 8],
    [4, ['none', 'none', 'none', 'none'], 8],
    [2, ['intrigue', 'legend'], 8],
  ] as const)('for %i, %j is %i', (players, advantages, rounds) => {
    expect(roundsOf(sides(advantages), players)).toBe(rounds);
  });
});

describe('Markers on the strength track', () => {
  test('stand where they belong, unless they would hide each other', () => {
    expect(apart([20, 10, 60], 5)).toEqual([20, 10, 60]);
    expect(apart([10, 10, 12, 40], 5)).toEqual([10, 15, 20, 40]);
    expect(apart([0, 0, 0, 0], 5)).toEqual([0, 5, 10, 15]);
  });
});
