/** How clauses of this game are broken: by the types of its modules. Nothing here may load the game, hence only types. */

import { mutantsOf } from '@diadochi/kernel/mutants';

export { type Loose, withField, withStep } from '@diadochi/kernel/mutants';

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/position.ts': typeof import('../src/position.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/rules/1-set-up.ts': typeof import('../src/rules/1-set-up.ts');
  '../src/rules/2-season.ts': typeof import('../src/rules/2-season.ts');
  '../src/rules/3-turn.ts': typeof import('../src/rules/3-turn.ts');
  '../src/rules/4-raid.ts': typeof import('../src/rules/4-raid.ts');
  '../src/rules/5-cards.ts': typeof import('../src/rules/5-cards.ts');
  '../src/rules/6-victory.ts': typeof import('../src/rules/6-victory.ts');
}

/** @public: the clause breaker takes the mutants from here. */
export const { mutants, breaks } = mutantsOf<Modules>();

/** Content with some values changed. */
export const withContent =
  (change: object) =>
  ({ content }: Modules['../src/content.ts']): { content: unknown } => ({
    content: { ...content, ...change },
  });
