import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { sourcesOf, storeRun, type TestRun } from '../packages/cli/src/rules/citations.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Keeps the titles of the tests that passed, with the clauses that they cite, for `diadochi rules`. */
export class CitationsReporter implements Reporter {
  /** The sources as they were when the tests began. */
  #hashes = new Map<string, string>();

  onTestRunStart(): void {
    this.#hashes = new Map();
    sourcesOf(root, '', this.#hashes);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const runs = new Map(
      modules.map((module) => [module.relativeModuleId, Array.from(module.children.allTests(), runOf)]),
    );
    storeRun(root, runs, this.#hashes);
  }
}

function runOf(test: TestCase): TestRun {
  const { state } = test.result();
  return { title: test.fullName, state: state === 'passed' || state === 'failed' ? state : 'left out' };
}
