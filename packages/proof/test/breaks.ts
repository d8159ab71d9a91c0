/** How clauses of this game are broken. Nothing here may load the game: its modules are named, as types or by `() => import(…)`. */

export { breaks, type Loose, withField, withStep } from '@diadochi/kernel/mutants';

/** Content with some values changed. */
export const withContent =
  (change: object) =>
  ({ content }: typeof import('../src/content.ts')): { content: unknown } => ({
    content: { ...content, ...change },
  });
