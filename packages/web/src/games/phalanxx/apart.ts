/** Markers that would hide each other are moved to the right, as far as it takes to tell them apart. */
export function apart(places: readonly number[], least: number): readonly number[] {
  const moved = [...places];
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  for (const [i, seat] of order.entries())
    if (i > 0) moved[seat] = Math.max(places[seat], moved[order[i - 1]] + least);
  return moved;
}
