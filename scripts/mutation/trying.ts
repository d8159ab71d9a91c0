/**
 * A process that tries mutants, for `campaign-mutants.ts`: loads the sources with all mutants in them and the tests, runs every
 * test once to see which mutants it passes by, then gets mutants by their numbers and says what became of each. A mutant that
 * plays a part while the sources are loaded has to be on from the start, unless a test that passes it later notices it: such a
 * one (`static`) gets a process of its own, `--on 17`, which says what became of it and ends.
 */

import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Collected } from './collected-tests.ts';
import { type Mutant, mutate } from './mutants.ts';

/** What is sent to the parent. */
export type Said =
  | { readonly ready: number; readonly failing: readonly string[] }
  | { readonly mutant: number; readonly fate: Fate; readonly by?: string; readonly dirty?: true };
/**
 * `asserted`: a test saw it. `thrown`: the game itself broke off. `endless`: it went on for ever. `static`: nobody saw it, but it
 * was off while everything was loaded.
 */
export type Fate = 'asserted' | 'thrown' | 'endless' | 'survived' | 'uncovered' | 'static';
export interface Plan {
  readonly mutated: readonly string[];
  readonly tests: readonly string[];
}

const { values } = parseArgs({ options: { plan: { type: 'string' }, on: { type: 'string' } } });
const { mutated, tests } = JSON.parse(readFileSync(values.plan as string, 'utf8')) as Plan;

/** A test may pass so many mutants more than it does without one. */
const PATIENCE = 20;
const LEAST_PATIENCE = 300_000;
/** So many while everything is loaded, or in any test of a mutant that is on from the start. */
const PATIENCE_FROM_START = 100_000_000;

const texts = new Map<string, string>();
let count = 0;
for (const file of mutated) {
  const { text, mutants } = mutate(file, readFileSync(file, 'utf8'), count);
  texts.set(pathToFileURL(file).href, text);
  count += (mutants as readonly Mutant[]).length;
}

class Endless extends Error {}
const passed = new Uint8Array(count);
const state = { on: Number(values.on ?? -1), calls: 0, limit: PATIENCE_FROM_START };
Object.assign(globalThis, {
  $mutation: {
    is(mutant: number): boolean {
      passed[mutant] = 1;
      if (++state.calls > state.limit) throw new Endless('this never ends');
      return mutant === state.on;
    },
  },
});

const shim = new URL('./collected-tests.ts', import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' ? { url: shim, shortCircuit: true } : next(name, context),
  load: (url, context, next) => {
    const text = texts.get(url);
    if (text === undefined) return next(url, context);
    return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(text) };
  },
});

const say = (said: Said): void => void process.send?.(said);
const { collected } = (await import(shim)) as { collected: Collected[] };
const load = async (): Promise<void> => {
  for (const file of tests) await import(pathToFileURL(file).href);
};

interface Known {
  readonly test: Collected;
  readonly calls: number;
  readonly ms: number;
}
/** By mutant, the tests that pass it, the quickest first. */
const covering: Known[][] = Array.from({ length: count }, () => []);
/** Tests that have found something: by the hundred of the mutant, which is where it stands. */
const finders = new Map<number, Known[]>();
let isStatic = passed;

if (values.on !== undefined) say(await fateFromStart(state.on));
else {
  await load();
  isStatic = passed.slice();
  say({ ready: count, failing: await runAllOnce() });
  process.on('message', async ({ mutant }: { mutant: number }) => say(await fateOf(mutant)));
}

/** Finds out what each test passes by; the tests that fail without any mutant. */
async function runAllOnce(): Promise<string[]> {
  const failing: string[] = [];
  for (const test of collected) {
    passed.fill(0);
    const start = performance.now();
    const error = await outcome(test, Number.POSITIVE_INFINITY);
    const entry = { test, calls: state.calls, ms: performance.now() - start };
    if (error !== null) failing.push(`${test.title}: ${error instanceof Error ? error.message : error}`);
    else
      for (let mutant = 0; mutant < count; mutant++) if (passed[mutant] === 1) covering[mutant].push(entry);
  }
  for (const list of covering) list.sort((a, b) => a.ms - b.ms);
  return failing;
}

async function fateOf(mutant: number): Promise<Said> {
  const list = covering[mutant];
  const near = Math.floor(mutant / 100);
  const first = (finders.get(near) ?? []).filter((each) => list.includes(each));
  for (const each of new Set([...first, ...list])) {
    state.on = mutant;
    const error = await outcome(each.test, Math.max(each.calls * PATIENCE, LEAST_PATIENCE));
    state.on = -1;
    if (error === null) continue;
    finders.set(near, [each, ...(finders.get(near) ?? []).filter((other) => other !== each)].slice(0, 12));
    // Whether something was left behind that spoils what comes after.
    const after = await outcome(each.test, Number.POSITIVE_INFINITY);
    return { mutant, fate: kindOf(error), by: each.test.title, ...(after === null ? {} : { dirty: true }) };
  }
  if (isStatic[mutant] === 1) return { mutant, fate: 'static' };
  return { mutant, fate: list.length === 0 ? 'uncovered' : 'survived' };
}
/** With the mutant on while everything is loaded, and in all tests. */
async function fateFromStart(mutant: number): Promise<Said> {
  try {
    await load();
  } catch (error) {
    return { mutant, fate: kindOf(error), by: 'loading' };
  }
  for (const test of collected) {
    const error = await outcome(test, PATIENCE_FROM_START);
    if (error !== null) return { mutant, fate: kindOf(error), by: test.title };
  }
  return { mutant, fate: 'survived' };
}
async function outcome({ run }: Collected, limit: number): Promise<unknown> {
  state.calls = 0;
  state.limit = limit;
  try {
    await run();
    return null;
  } catch (error) {
    return error ?? new Error('nothing was thrown');
  } finally {
    state.limit = Number.POSITIVE_INFINITY;
  }
}
function kindOf(error: unknown): Fate {
  if (error instanceof Endless) return 'endless';
  return error instanceof Error && error.name === 'AssertionError' ? 'asserted' : 'thrown';
}
