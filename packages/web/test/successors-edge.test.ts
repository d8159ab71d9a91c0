import { describe, expect, test } from 'vitest';
import { arrowsTo, type Goal } from '../src/games/successors/closer/edge.ts';
import { overlaps } from '../src/games/successors/labels-box.ts';

const seen = { x: 0, y: 0, w: 1000, h: 600 };
const goal = (id: string, x: number, y: number): Goal => ({ id, x, y, wide: 140 });
const arrows = (goals: readonly Goal[], blocked: Parameters<typeof arrowsTo>[3] = []) =>
  arrowsTo(goals, seen, 44, blocked);

describe('Arrows at the edge of the map', () => {
  test('lead to what is out of sight, and to nothing else', () => {
    const found = arrows([goal('here', 500, 300), goal('east', 1500, 300), goal('south', 500, 900)]);
    expect(found.map(({ goals }) => goals)).toEqual([['south'], ['east']]);
  });

  test('stand where the line from the middle to the place leaves the map, and point along it', () => {
    const [north] = arrows([goal('north', 500, -400)]);
    expect(north.box).toEqual({ x: 430, y: 0, w: 140, h: 44 });
    expect(north.angle).toBeCloseTo(-Math.PI / 2);
    const [east] = arrows([goal('east', 1500, 300)]);
    expect(east.box).toEqual({ x: 860, y: 278, w: 140, h: 44 });
  });

  test('become one where they would lie on each other: it is named after the nearest', () => {
    const found = arrows([goal('far', 2000, 320), goal('near', 1300, 310), goal('west', -200, 300)]);
    expect(found.map(({ goals }) => goals)).toEqual([['west'], ['near', 'far']]);
  });

  test('make way for what else lies there, and hide no place that can be pressed', () => {
    const tools = { x: 940, y: 200, w: 50, h: 160 };
    const [east] = arrows([goal('east', 1500, 300), goal('here', 900, 380)], [tools]);
    expect(overlaps(east.box, tools)).toBe(false);
    expect(overlaps(east.box, { x: 890, y: 370, w: 20, h: 20 })).toBe(false);
    expect(east.box.x).toBe(860);
  });

  test('stand further in where their edge is full', () => {
    const tools = { x: 940, y: 0, w: 50, h: 600 };
    const [east] = arrows([goal('east', 1500, 300)], [tools]);
    expect(overlaps(east.box, tools)).toBe(false);
    expect(east.box).toEqual({ x: 748, y: 278, w: 140, h: 44 });
  });
});
