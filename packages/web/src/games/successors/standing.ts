/** Markers on a track stand side by side, never on each other: those that would touch are shifted apart. */

/** Their middles, in hundredths of the track, at least `apart` from each other and in the order of their points. */
export function standing(points: readonly number[], most: number, apart: number): readonly number[] {
  const order = points.map((_, i) => i).sort((a, b) => points[a] - points[b] || a - b);
  const wanted = order.map((i) => (Math.min(Math.max(points[i], 0), most) / most) * 100);
  // Groups that touch share their middle: pool them until no two touch.
  const groups: { first: number; count: number; middle: number }[] = [];
  wanted.forEach((middle, i) => {
    groups.push({ first: i, count: 1, middle });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (last === undefined) break;
      const least = ((before.count + last.count) / 2) * apart;
      if (last.middle - before.middle >= least) break;
      const count = before.count + last.count;
      const middle = (before.middle * before.count + last.middle * last.count) / count;
      groups.splice(-2, 2, { first: before.first, count, middle });
    }
  });
  const places = new Array<number>(points.length).fill(0);
  for (const { first, count, middle } of groups) {
    const left = Math.min(Math.max(middle - ((count - 1) / 2) * apart, 0), 100 - (count - 1) * apart);
    for (let k = 0; k < count; k++) places[order[first + k]] = left + k * apart;
  }
  return places;
}
