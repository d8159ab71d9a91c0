const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** A die as it fell; the sentence beside it says the number. */
export function Die({ value, size = 16 }: { readonly value: number; readonly size?: number }) {
  return (
    <svg class="die" width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <rect x="1.5" y="1.5" width="33" height="33" rx="8" />
      {(pips[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={10 + x * 8} cy={10 + y * 8} r="3.2" />
      ))}
    </svg>
  );
}
