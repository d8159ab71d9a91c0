/** What the campaigns share: counting checks, the command line, and the last line `N passed, M failed`. */

import { parseArgs } from 'node:util';

const SHOWN = 20;

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, the first of them. */
  readonly failures: string[];
  check(ok: boolean, what: () => string): void;
}

export const newTally = (): Tally => ({
  passed: 0,
  failed: 0,
  failures: [],
  check(ok, what) {
    if (ok) this.passed++;
    else if (this.failed++ < SHOWN) this.failures.push(what());
  },
});

/** Equal as JSON. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Campaign {
  /** `--kills`, `--actions`: how much, and how much unless told. */
  readonly option: string;
  readonly usual: number;
  /** Options of its own. */
  readonly more?: { readonly [option: string]: { readonly type: 'string' | 'boolean' } };
  /** What is wrong with them, in a line; null if nothing is. */
  judged?(more: Values): string | null;
  run(count: number, seed: string, progress: (done: number) => void, more: Values): Promise<Tally & object>;
}
interface Values {
  readonly [option: string]: string | boolean | undefined;
}

const attempt = async <T>(work: () => Promise<T>): Promise<T> => work();

/** Runs a campaign from the command line: 0 good, 1 something failed, 2 bad usage. */
export async function command({ option, usual, more = {}, judged, run }: Campaign): Promise<void> {
  const count = { type: 'string', default: String(usual) } as const;
  const options = { ...more, [option]: count, seed: { type: 'string' }, json: { type: 'boolean' } } as const;
  let values: Values;
  try {
    ({ values } = parseArgs({ options }));
    if (!/^[1-9]\d{0,8}$/.test(String(values[option])))
      throw new Error(`--${option} should be a whole number`);
    const wrong = judged?.(values) ?? null;
    if (wrong !== null) throw new Error(wrong);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 2;
    return;
  }
  const start = performance.now();
  const wanted = Number(values[option]);
  const seed = String(values.seed ?? Date.now());
  const progress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${option}: ${done} of ${wanted} `);
  };
  const { check: _, ...result } = await attempt(() => run(wanted, seed, progress, values)).catch(
    (error: Error) => {
      const broken = newTally();
      broken.check(false, () => `the campaign broke off: ${error.stack}`);
      return broken;
    },
  );
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  if (values.json === true) console.log(JSON.stringify({ ...result, seed, seconds }));
  else {
    for (const failure of result.failures) console.log(`failed: ${failure}`);
    for (const [name, value] of Object.entries({ ...result, seed, seconds }))
      if (name === 'otherServerMs') console.log(`${name}: ${JSON.stringify(value)}`);
      else if (typeof value !== 'object' && name !== 'passed' && name !== 'failed')
        console.log(`${name}: ${value}`);
    console.log(`${result.passed} passed, ${result.failed} failed`);
  }
  process.exitCode = result.failed === 0 ? 0 : 1;
}
