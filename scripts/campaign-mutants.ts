/**
 * `npm run campaign:mutants`: would the tests notice if a rule were written wrong? Operators and conditions of the sources are
 * changed and calls left out, one at a time, and the tests that pass the place are run until one fails. What survives is listed.
 */

import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { dice } from '../packages/kernel/src/index.ts';
import { command, newTally, type Tally } from './campaign-tally.ts';
import { type Mutant, mutate } from './mutation/mutants.ts';
import { PARTS, sourcesOf, testsOf } from './mutation/parts.ts';
import type { Fate, Said } from './mutation/trying.ts';

const root = join(import.meta.dirname, '..');
const script = join(import.meta.dirname, 'mutation/trying.ts');
const FORKED = { cwd: root, execArgv: ['--no-warnings'] };
/** Milliseconds without a word: a loop in which no mutant stands. At most so many, or as many times as long as all tests took. */
const SILENCE = 180_000;
const TIMES_ALL_TESTS = 10;
/** Of the mutants that could be noticed so many in a hundred must be. */
const LEAST = 85;

export interface Part {
  readonly fates: { [F in Fate]?: number };
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly string[];
}
type Found = Tally & { readonly parts: { [part: string]: Part }; mutants: number; tried: number };

/** Tries a share of the mutants of some parts, of all their sources or of those with these names. */
export async function campaignMutants(
  percent: number,
  seed: string,
  progress: (done: number) => void = () => {},
  parts: readonly string[] = Object.keys(PARTS),
  only?: readonly string[],
): Promise<Found> {
  const result: Found = { ...newTally(), parts: {}, mutants: 0, tried: 0 };
  for (const part of parts) {
    const files = sourcesOf(root, part, only);
    if (files.length === 0) throw new Error(`--files: ${part} has no ${only?.join(', ')}`);
    const mutants = mutantsIn(files);
    const roll = dice(`mutants ${seed} ${part}`);
    const wanted = mutants.flatMap((_, i) => (roll(100) < percent ? [i] : []));
    const found = await tryAll(files, testsOf(root, part), wanted, () => progress(++result.tried));
    result.check(found.failing.length === 0, () => `${part}: without a mutant fails ${found.failing[0]}`);
    const tried = told(mutants, found.fates);
    result.parts[part] = tried;
    result.mutants += mutants.length;
    result.check(
      tried.killed * 100 >= LEAST * tried.tried,
      () => `${part}: ${tried.killed} of ${tried.tried} mutants were noticed, fewer than ${LEAST} %`,
    );
  }
  return result;
}

function mutantsIn(files: readonly string[]): Mutant[] {
  const mutants: Mutant[] = [];
  for (const file of files) mutants.push(...mutate(file, readFileSync(file, 'utf8'), mutants.length).mutants);
  return mutants;
}

function told(mutants: readonly Mutant[], fates: ReadonlyMap<number, Fate>): Part {
  const counts: Part['fates'] = {};
  const survivors: string[] = [];
  for (const [number, fate] of fates) {
    counts[fate] = (counts[fate] ?? 0) + 1;
    const { file, line, from, to } = mutants[number];
    if (fate === 'survived' || fate === 'uncovered')
      survivors.push(`${relative(root, file)}:${line} ${from} → ${to === '' ? 'left out' : to}`);
  }
  const killed = (counts.asserted ?? 0) + (counts.thrown ?? 0) + (counts.endless ?? 0);
  return { fates: counts, tried: killed + survivors.length, killed, survivors };
}

interface Trial {
  readonly failing: readonly string[];
  readonly fates: Map<number, Fate>;
}
/** One process after another, since one that hangs or was left in disorder is given up; then one for each that is `static`. */
async function tryAll(
  mutated: readonly string[],
  tests: readonly string[],
  wanted: readonly number[],
  done: () => void,
): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-mutants-'));
  const plan = join(folder, 'plan.json');
  writeFileSync(plan, JSON.stringify({ mutated, tests }));
  const fates = new Map<number, Fate>();
  const left = [...wanted];
  let failing: readonly string[] = [];
  while (left.length > 0) failing = await tryIn(plan, left, fates, done);
  for (const [mutant, fate] of fates) if (fate === 'static') fates.set(mutant, await tryAlone(plan, mutant));
  rmSync(folder, { recursive: true });
  return { failing, fates };
}

/** On from the start. */
function tryAlone(plan: string, mutant: number): Promise<Fate> {
  const child = fork(script, ['--plan', plan, '--on', String(mutant)], FORKED);
  return new Promise((resolve) => {
    const end = (fate: Fate) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(fate);
    };
    const timer = setTimeout(() => end('endless'), SILENCE);
    child.on('message', (said: Said) => 'fate' in said && end(said.fate));
    child.on('exit', () => end('thrown'));
  });
}

/** Takes what it has tried from the list. */
function tryIn(
  plan: string,
  left: number[],
  fates: Map<number, Fate>,
  done: () => void,
): Promise<readonly string[]> {
  const child = fork(script, ['--plan', plan], FORKED);
  const start = performance.now();
  let failing: readonly string[] = [];
  let silence = SILENCE;
  return new Promise((resolve) => {
    const note = (mutant: number, fate: Fate) => {
      fates.set(mutant, fate);
      left.shift();
      done();
    };
    const end = () => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(failing);
    };
    let timer = setTimeout(end, SILENCE * 5);
    const next = () => {
      clearTimeout(timer);
      if (left.length === 0) return end();
      child.send({ mutant: left[0] });
      timer = setTimeout(() => {
        note(left[0], 'endless');
        end();
      }, silence);
    };
    child.on('message', (said: Said) => {
      if ('ready' in said) {
        failing = said.failing;
        silence = Math.min(SILENCE, (performance.now() - start) * TIMES_ALL_TESTS);
      } else {
        note(said.mutant, said.fate);
        if (said.dirty) return end();
      }
      next();
    });
    // It took the process with it.
    child.on('exit', () => {
      if (left.length > 0) note(left[0], 'thrown');
      end();
    });
  });
}

if (import.meta.main)
  await command({
    option: 'percent',
    usual: 100,
    more: { parts: { type: 'string' }, files: { type: 'string' } },
    run: async (percent, seed, progress, { parts, files }) => {
      const names = typeof parts === 'string' ? parts.split(',') : undefined;
      const unknown = names?.find((name) => PARTS[name] === undefined);
      if (unknown !== undefined)
        throw new Error(`--parts: there is no "${unknown}"; there are ${Object.keys(PARTS).join(', ')}`);
      const only = typeof files === 'string' ? files.split(',') : undefined;
      const found = await campaignMutants(percent, seed, progress, names, only);
      for (const [part, { fates, tried, killed, survivors }] of Object.entries(found.parts)) {
        console.error(`${part}: ${killed} of ${tried} noticed (${JSON.stringify(fates)})`);
        for (const survivor of survivors) console.error(`  ${survivor}`);
      }
      return found;
    },
  });
