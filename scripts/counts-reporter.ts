import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** What `npm test` adds up. Tests are counted, or named where `npm test` names them. */
export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests and those still to be written (`todo`). */
  skipped: string[];
  /** What failed outside of a test: a file that can't be loaded, a hook, a stray promise. */
  broken: string[];
}

/** Writes the counts to the file that TEST_COUNTS_FILE names; without it, does nothing. */
export class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const file = process.env.TEST_COUNTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(count(modules, strayErrors)));
  }
}

function count(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: [], broken: [] };
  for (const module of modules) {
    if (module.errors().length > 0) counts.broken.push(module.relativeModuleId);
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) counts.broken.push(`${module.relativeModuleId} > ${suite.fullName}`);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed++;
      else if (state === 'failed') counts.failed++;
      else counts.skipped.push(`${module.relativeModuleId} > ${test.fullName}`);
    }
  }
  for (const error of strayErrors) counts.broken.push(error.message);
  return counts;
}
