/** Boxes on the map, and the room between them. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const around = (x: number, y: number, half: number): Box => ({
  x: x - half,
  y: y - half,
  w: 2 * half,
  h: 2 * half,
});

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** What takes room, by its owner: who is asked about is never in his own way. */
export interface Room<Owner> {
  put(box: Box, owner: Owner): void;
  take(owner: Owner): void;
  isFree(box: Box): boolean;
  /** Whoever is in the way, each once. */
  inTheWay(box: Box): readonly Owner[];
}

const CELL = 40;

/** Boxes in a grid of cells, so that only neighbours are looked at. What lies outside counts for the cells at the edge. */
export function roomOn<Owner>(area: Box): Room<Owner> {
  type Entry = { readonly box: Box; readonly owner: Owner };
  const columns = Math.max(1, Math.ceil(area.w / CELL));
  const rows = Math.max(1, Math.ceil(area.h / CELL));
  const cells: Entry[][] = Array.from({ length: columns * rows }, () => []);
  const entries = new Map<Owner, Entry>();
  const clamped = (value: number, count: number): number =>
    value < 0 ? 0 : value >= count ? count - 1 : Math.floor(value);

  /** The first of the cells under a box that says yes. */
  function some({ x, y, w, h }: Box, test: (cell: Entry[]) => boolean): boolean {
    const right = clamped((x + w - area.x) / CELL, columns);
    const bottom = clamped((y + h - area.y) / CELL, rows);
    const left = clamped((x - area.x) / CELL, columns);
    for (let j = clamped((y - area.y) / CELL, rows); j <= bottom; j++)
      for (let i = left; i <= right; i++) if (test(cells[j * columns + i])) return true;
    return false;
  }

  return {
    put(box, owner) {
      const entry = { box, owner };
      entries.set(owner, entry);
      some(box, (cell) => {
        cell.push(entry);
        return false;
      });
    },
    take(owner) {
      const entry = entries.get(owner);
      if (entry === undefined) return;
      entries.delete(owner);
      some(entry.box, (cell) => {
        cell.splice(cell.indexOf(entry), 1);
        return false;
      });
    },
    isFree: (box) => !some(box, (cell) => cell.some((entry) => overlaps(entry.box, box))),
    inTheWay(box) {
      const found: Owner[] = [];
      some(box, (cell) => {
        for (const entry of cell)
          if (overlaps(entry.box, box) && !found.includes(entry.owner)) found.push(entry.owner);
        return false;
      });
      return found;
    },
  };
}
