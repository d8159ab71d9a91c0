/** How a rate lay over the rounds of a measurement: the median is the figure, the rest says how far to trust it. */

export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly best: number;
  readonly worst: number;
}

export function spreadOf(rates: readonly number[]): Spread {
  return {
    median: Math.round(medianOf(rates)),
    mean: Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    best: Math.max(...rates),
    worst: Math.min(...rates),
  };
}

export function medianOf(rates: readonly number[]): number {
  const sorted = rates.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
