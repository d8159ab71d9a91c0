/** Unevenness that is the same in every build: from −0.5 to 0.5, smooth between whole numbers. */
export function noise(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number): number => {
    let n = (x * 374761393 + y * 668265263 + seed * 69069) | 0;
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
  };
  const eased = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [eased(x - i), eased(y - j)];
    const above = at(i, j) * (1 - a) + at(i + 1, j) * a;
    const below = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
    return above * (1 - b) + below * b - 0.5;
  };
}
