/** How likely a fair source is to be at least as uneven as these counts: Pearson's chi-squared test. */
export function chiSquaredP(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return upperGamma((counts.length - 1) / 2, chi / 2);
}

/** The regularized upper incomplete gamma function, by series or continued fraction, whichever converges. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 1000; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 1000; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
  }
  return front * h;
}

/** Lanczos' approximation. */
function logGamma(z: number): number {
  const g = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  ];
  const series = g.reduce((sum, coefficient, i) => sum + coefficient / (z + 1 + i), 1.000000000190015);
  const t = z + 5.5;
  return (z + 0.5) * Math.log(t) - t + Math.log((2.5066282746310007 * series) / z);
}
