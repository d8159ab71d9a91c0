/**
 * Legality, written once: a static object from clause to what it demands, in an order in which each may rely
 * on those above it. The list of choices, the yes or no and the 'why not?' all come from it.
 */

import { type ClauseId, inForce } from './clauses.ts';

export type Demand<P, Args extends unknown[]> = (p: P, ...args: Args) => boolean;

export interface Rule<P, Args extends unknown[]> {
  /** The first clause that is broken, or null. Allocates nothing. */
  broken(p: P, ...args: Args): ClauseId | null;
  allows(p: P, ...args: Args): boolean;
  verdict(p: P, ...args: Args): { allowed: true } | { allowed: false; clause: ClauseId };
  readonly clauses: readonly ClauseId[];
}

// Demands are called with four arguments, however many they take: a rest parameter would allocate each time.
type Call<P, R> = (p: P, a: unknown, b: unknown, c: unknown, d: unknown) => R;

export function rule<P, Args extends unknown[]>(demands: {
  readonly [clause: ClauseId]: Demand<P, Args>;
}): Rule<P, Args> {
  const on = inForce(demands);
  const ids = on.map(([clause]) => clause);
  const tests = on.map(([, demand]) => demand as unknown as Call<P, boolean>);
  const broken = brokenOf(tests, ids);
  const allows: Call<P, boolean> = (p, a, b, c, d) => broken(p, a, b, c, d) === null;
  const verdict: Call<P, unknown> = (p, a, b, c, d) => {
    const clause = broken(p, a, b, c, d);
    return clause === null ? { allowed: true } : { allowed: false, clause };
  };
  return { broken, allows, verdict, clauses: Object.keys(demands) } as unknown as Rule<P, Args>;
}

/**
 * Looks for the first broken clause. Rules are asked millions of times: their demands are constants of a function of
 * their own (of two, where there are more than four), which the engine can put in place of the call. Elements of a list
 * never are.
 */
function brokenOf<P>(tests: readonly Call<P, boolean>[], ids: readonly ClauseId[]): Call<P, ClauseId | null> {
  const [one, two, three, four] = tests;
  const [first, second, third, fourth] = ids;
  switch (tests.length) {
    case 0:
      return () => null;
    case 1:
      return (p, a, b, c, d) => (one(p, a, b, c, d) ? null : first);
    case 2:
      return (p, a, b, c, d) => (!one(p, a, b, c, d) ? first : two(p, a, b, c, d) ? null : second);
    case 3:
      return (p, a, b, c, d) => {
        if (!one(p, a, b, c, d)) return first;
        if (!two(p, a, b, c, d)) return second;
        return three(p, a, b, c, d) ? null : third;
      };
    case 4:
      return (p, a, b, c, d) => {
        if (!one(p, a, b, c, d)) return first;
        if (!two(p, a, b, c, d)) return second;
        if (!three(p, a, b, c, d)) return third;
        return four(p, a, b, c, d) ? null : fourth;
      };
    default: {
      const ahead = brokenOf(tests.slice(0, 4), ids);
      const behind = brokenOf(tests.slice(4), ids.slice(4));
      return (p, a, b, c, d) => ahead(p, a, b, c, d) ?? behind(p, a, b, c, d);
    }
  }
}

/** A modifier: how much (a number, or one that the position gives), and when. */
export type Modifier<P, Args extends unknown[]> = readonly [
  by: number | ((p: P, ...args: Args) => number),
  when: (p: P, ...args: Args) => boolean,
];
export interface Reason {
  readonly clause: ClauseId;
  readonly by: number;
}
export interface Modifiers<P, Args extends unknown[]> {
  sum(p: P, ...args: Args): number;
  /** The parts that are not nothing, for log, tooltip and forecast. */
  reasons(p: P, ...args: Args): Reason[];
  readonly clauses: readonly ClauseId[];
}

/** Numbers that carry their reasons. */
export function modifiers<P, Args extends unknown[]>(parts: {
  readonly [clause: ClauseId]: Modifier<P, Args>;
}): Modifiers<P, Args> {
  const on = inForce(parts);
  const amounts = on.map(([, [by]]) => by as number | Call<P, number>);
  const tests = on.map(([, [, when]]) => when as unknown as Call<P, boolean>);
  const part = (i: number, p: P, a: unknown, b: unknown, c: unknown, d: unknown): number => {
    if (!tests[i](p, a, b, c, d)) return 0;
    const by = amounts[i];
    return typeof by === 'number' ? by : by(p, a, b, c, d);
  };
  const sum: Call<P, number> = (p, a, b, c, d) => {
    let total = 0;
    for (let i = 0; i < tests.length; i++) total += part(i, p, a, b, c, d);
    return total;
  };
  const reasons: Call<P, Reason[]> = (p, a, b, c, d) =>
    on.map(([clause], i) => ({ clause, by: part(i, p, a, b, c, d) })).filter(({ by }) => by !== 0);
  return { sum, reasons, clauses: Object.keys(parts) } as unknown as Modifiers<P, Args>;
}
