import { describe, expect, test } from 'vitest';
import { type Around, placeBeside } from '../src/games/successors/closer/placing.ts';
import { type Box, overlaps } from '../src/games/successors/labels-box.ts';

const CARD = [260, 300] as const;
const window: Around = { size: [1100, 700], clear: [], points: [], pieces: [], names: [], cards: [] };
const boxAt = (at: readonly [number, number], around: Partial<Around> = {}): Box => {
  const [x, y] = placeBeside(CARD, at, { ...window, ...around });
  return { x, y, w: CARD[0], h: CARD[1] };
};
const dot = ([x, y]: readonly [number, number]): Box => ({ x, y, w: 1, h: 1 });

describe('A card beside a space', () => {
  test('lies within the window and hides the space nowhere', () => {
    for (let x = 10; x < 1100; x += 60)
      for (let y = 10; y < 700; y += 60) {
        const box = boxAt([x, y]);
        expect(overlaps(box, dot([x, y]))).toBe(false);
        expect([box.x >= 8, box.y >= 8, box.x + box.w <= 1092, box.y + box.h <= 692]).toEqual(
          Array(4).fill(true),
        );
      }
  });

  test('is on the right, and on the left where another card lies there', () => {
    const at = [500, 350] as const;
    expect(boxAt(at).x).toBeGreaterThan(500);
    const composer = { x: 560, y: 200, w: 270, h: 360 };
    const box = boxAt(at, { cards: [composer] });
    expect(box.x + box.w).toBeLessThan(500);
  });

  test('keeps clear of what stands on the space, and rather hides nothing else', () => {
    const army = { x: 510, y: 330, w: 80, h: 40 };
    expect(overlaps(boxAt([500, 350], { clear: [army] }), army)).toBe(false);
    const enemies = [
      { x: 560, y: 330, w: 80, h: 40 },
      { x: 600, y: 420, w: 80, h: 40 },
    ];
    const box = boxAt([500, 350], { pieces: enemies });
    expect(enemies.some((each) => overlaps(box, each))).toBe(false);
  });

  test('leaves in sight the spaces that are looked at', () => {
    const points = [
      [600, 350],
      [620, 300],
      [480, 500],
    ] as const;
    const box = boxAt([500, 350], { points });
    expect(points.some((point) => overlaps(box, dot(point)))).toBe(false);
  });
});
