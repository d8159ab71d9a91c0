/**
 * How clauses are broken that are no entry of a rule: a named change of one module, beside the tests of its
 * section (`5-buy.breaks.ts`). `diadochi rules prove` puts the changed module in the place of the real one
 * and demands that a test which cites the clause fails.
 *
 * Nothing here may load the game: what is loaded before its change is no longer changed. Hence only types.
 */

interface Modules {
  '../src/content.ts': typeof import('../src/content.ts');
  '../src/box.ts': typeof import('../src/box.ts');
  '../src/position.ts': typeof import('../src/position.ts');
  '../src/view.ts': typeof import('../src/view.ts');
  '../src/settings.ts': typeof import('../src/settings.ts');
  '../src/rules/1-strength.ts': typeof import('../src/rules/1-strength.ts');
  '../src/rules/10-slide-in.ts': typeof import('../src/rules/10-slide-in.ts');
  '../src/rules/11-income.ts': typeof import('../src/rules/11-income.ts');
  '../src/rules/12-turning.ts': typeof import('../src/rules/12-turning.ts');
  '../src/rules/13-pass.ts': typeof import('../src/rules/13-pass.ts');
  '../src/rules/14-conditions.ts': typeof import('../src/rules/14-conditions.ts');
  '../src/rules/15-conflict.ts': typeof import('../src/rules/15-conflict.ts');
  '../src/rules/16-heroism.ts': typeof import('../src/rules/16-heroism.ts');
  '../src/rules/18-scoring.ts': typeof import('../src/rules/18-scoring.ts');
  '../src/rules/19-fame.ts': typeof import('../src/rules/19-fame.ts');
  '../src/rules/2-setup.ts': typeof import('../src/rules/2-setup.ts');
  '../src/rules/21-scout.ts': typeof import('../src/rules/21-scout.ts');
  '../src/rules/22-expert.ts': typeof import('../src/rules/22-expert.ts');
  '../src/rules/22-forced-march.ts': typeof import('../src/rules/22-forced-march.ts');
  '../src/rules/23-neutral.ts': typeof import('../src/rules/23-neutral.ts');
  '../src/rules/23-ranks.ts': typeof import('../src/rules/23-ranks.ts');
  '../src/rules/23-solo.ts': typeof import('../src/rules/23-solo.ts');
  '../src/rules/4-turn.ts': typeof import('../src/rules/4-turn.ts');
  '../src/rules/5-buy.ts': typeof import('../src/rules/5-buy.ts');
  '../src/rules/6-roll.ts': typeof import('../src/rules/6-roll.ts');
  '../src/rules/7-actions.ts': typeof import('../src/rules/7-actions.ts');
  '../src/rules/7-placing.ts': typeof import('../src/rules/7-placing.ts');
  '../src/rules/8-play-card.ts': typeof import('../src/rules/8-play-card.ts');
  '../src/rules/9-conquer.ts': typeof import('../src/rules/9-conquer.ts');
}

/** A change of a module: its path, and what it exports instead. */
interface Mutant {
  readonly module: string;
  readonly change: (original: never) => { readonly [name: string]: unknown };
}

/** The mutants of the files that were loaded, by clause. @public: the clause breaker takes them from here. */
export const mutants = new Map<string, Mutant>();

export function breaks<M extends keyof Modules>(
  clause: string,
  module: M,
  change: (original: Modules[M]) => { readonly [name in keyof Modules[M]]?: unknown },
): void {
  mutants.set(clause, { module, change });
}

/** Content with something changed: a copy is handed out to be spoiled. */
export const withContent =
  (spoil: (content: Loose) => void) =>
  ({ content }: Modules['../src/content.ts']): { content: unknown } => {
    const copy = JSON.parse(JSON.stringify(content));
    spoil(copy);
    return { content: copy };
  };

// biome-ignore lint/suspicious/noExplicitAny: steps are kept without their types, and a broken one has no other
export type Loose = any;
interface Steps {
  readonly steps: { readonly [step: string]: Loose };
}

/** A procedure with one of its steps done differently; a step of several parts keeps those that are not given. */
export function withStep<P extends Steps>(procedure: P, step: string, instead: unknown): P {
  if (!Object.hasOwn(procedure.steps, step)) throw new Error(`there is no step '${step}'`);
  const before = procedure.steps[step];
  const after = typeof instead === 'function' ? instead : { ...before, ...(instead as object) };
  return { ...procedure, steps: { ...procedure.steps, [step]: after } };
}

/** A question with one field of one of its ways offered or judged differently. */
export function withField<Q extends { readonly ways: unknown }>(
  question: Q,
  way: number,
  field: string,
  instead: object,
): Q {
  const ways = [...(question.ways as { readonly [field: string]: object }[])];
  if (!Object.hasOwn(ways[way] ?? {}, field)) throw new Error(`there is no field '${field}'`);
  ways[way] = { ...ways[way], [field]: { ...ways[way][field], ...instead } };
  return { ...question, ways };
}

/** The marker moves by the strength of the card that is played, and by none that grows with it. */
export const withoutLaterGrowth = ({ playCard }: Modules['../src/rules/8-play-card.ts']) => ({
  playCard: (...[p, seat, answer, play]: Parameters<typeof playCard>) => {
    const { strength, growing } = p.box.cards[answer.play];
    const before = p.strength[seat];
    playCard(p, seat, answer, play);
    if (growing === null) p.strength[seat] = before + strength;
  },
});
