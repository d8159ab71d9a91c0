/** What a player has settled ahead, as it comes from outside: read, checked, and kept small. */

import { BadInput } from './bad-input.ts';
import type { Game } from './game.ts';
import { type Json, recordAt, unknownName } from './shape.ts';
import { type PlanStep, SPANS, type StewardBook, type StewardOrder } from './steward.ts';
import { defaultWays } from './wishes.ts';

/** A book stays small. */
export const MOST_ORDERS = 24;
export const MOST_STEPS = 40;
const MOST_NAMES = 60;
const LONGEST_STEP = 2000;

/** A book that comes from outside; `BadInput` says what is wrong with it. */
export function readBook(game: Game, json: unknown, seats: number): StewardBook {
  const { orders = [], quiet, plan, ...rest } = recordAt(json, 'book');
  const [extra] = Object.keys(rest);
  if (extra !== undefined) throw new BadInput(`book.${extra} is nothing that a steward knows`);
  const list = listOf(orders, 'book.orders', MOST_ORDERS);
  const steps = plan === undefined ? null : listOf(plan, 'book.plan', MOST_STEPS);
  return {
    orders: list.map((order, i) => readOrder(game, order, `book.orders.${i}`, seats)),
    ...(quiet === undefined ? {} : { quiet: readQuiet(quiet) }),
    ...(steps === null ? {} : { plan: steps.map((step, i) => readStep(game, step, `book.plan.${i}`)) }),
  };
}

function listOf(json: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(json)) throw new BadInput(`${where} should be a list`);
  if (json.length > most) throw new BadInput(`${where} has more than ${most} entries`);
  return json;
}
function readQuiet(json: unknown): NonNullable<StewardBook['quiet']> {
  const { until, since } = recordAt(json, 'book.quiet');
  const span = SPANS.find((each) => each === until);
  if (span === undefined) throw new BadInput(unknownName(String(until), SPANS, 'span'));
  if (typeof since !== 'string' || since.length > 200)
    throw new BadInput('book.quiet.since should be a short text');
  return { until: span, since };
}
/** The questions that a steward can answer: whatever a seat is asked. */
const answerable = ({ forms }: Game): string[] =>
  Object.values(forms).flatMap(({ kind, role }) => (role === 'asked' ? [kind] : []));

function readStep(game: Game, json: unknown, where: string): PlanStep {
  const { on, do: action } = recordAt(json, where);
  const kind = kindIn(game, on, where);
  if (JSON.stringify(recordAt(action, `${where}.do`)).length > LONGEST_STEP)
    throw new BadInput(`${where}.do is too long`);
  return { on: kind, do: action as Json };
}
function kindIn(game: Game, on: unknown, where: string): string {
  const kind = answerable(game).find((each) => each === on);
  if (kind === undefined)
    throw new BadInput(`${where}.on: ${unknownName(String(on), answerable(game), 'question')}`);
  return kind;
}

function readOrder(game: Game, json: unknown, where: string, seats: number): StewardOrder {
  const { on, when = {}, answer, once, spent, off } = recordAt(json, where);
  const kind = kindIn(game, on, where);
  const tests = Object.entries(recordAt(when, `${where}.when`)).map(([test, value]) => [
    test,
    readTest(game, kind, test, value, `${where}.when`, seats),
  ]);
  return {
    on: kind,
    when: Object.fromEntries(tests),
    answer: readAnswer(game, kind, answer, `${where}.answer`),
    ...(once === true ? { once } : {}),
    ...(once === true && typeof spent === 'string' && spent.length <= 100 ? { spent } : {}),
    ...(off === true ? { off } : {}),
  };
}

function readTest(
  game: Game,
  kind: string,
  test: string,
  value: unknown,
  where: string,
  seats: number,
): number | string[] {
  const tests = game.steward?.tests ?? {};
  const known = Object.keys(tests).filter((each) => tests[each].kinds.includes(kind));
  if (!known.includes(test)) throw new BadInput(`${where}: ${unknownName(test, known, 'test')}`);
  const { value: bounds } = tests[test];
  if ('of' in bounds) {
    const all =
      bounds.of === 'seat' ? Array.from({ length: seats }, (_, i) => `${i}`) : game.contract.nouns[bounds.of];
    return readNames(value, all, bounds.of, `${where}.${test}`);
  }
  if (!Number.isInteger(value) || (value as number) < bounds.least || (value as number) > bounds.most)
    throw new BadInput(`${where}.${test} should be a whole number from ${bounds.least} to ${bounds.most}`);
  return value as number;
}

function readNames(json: unknown, all: readonly string[], sort: string, where: string): string[] {
  if (!Array.isArray(json) || json.length === 0 || json.length > MOST_NAMES)
    throw new BadInput(`${where} should be a list of 1 to ${MOST_NAMES} names`);
  return json.map((each) => {
    if (!all.includes(String(each)))
      throw new BadInput(`${where}: ${unknownName(String(each), [...all], sort)}`);
    return String(each);
  });
}

function readAnswer(game: Game, kind: string, json: unknown, where: string): StewardOrder['answer'] {
  if (json === 'ask') return json;
  if (json === 'default') {
    if (defaultWays(game, kind) === null) throw new BadInput(`${where}: '${kind}' has no default`);
    return json;
  }
  const { do: verb, with: given = {}, most } = recordAt(json, where);
  const { ways } = game.forms[kind];
  const way = ways.find((each) => each.verb === verb);
  if (way === undefined)
    throw new BadInput(
      `${where}.do: ${unknownName(
        String(verb),
        ways.map((each) => each.verb),
        'way',
      )}`,
    );
  const values = Object.entries(recordAt(given, `${where}.with`)).map(([name, names]) => {
    const field = way.fields.find((each) => each.name === name);
    if (field === undefined || field.yes)
      throw new BadInput(`${where}.with.${name} is no field of '${verb}'`);
    const all = game.contract.nouns[field.sort as string];
    if (all === undefined) return [name, readNumbers(names, `${where}.with.${name}`)];
    return [name, readNames(names, all, String(field.sort), `${where}.with.${name}`)];
  });
  return {
    do: way.verb,
    ...(values.length === 0 ? {} : { with: Object.fromEntries(values) }),
    ...(most === true ? { most } : {}),
  };
}
function readNumbers(json: unknown, where: string): string[] {
  if (
    !Array.isArray(json) ||
    json.length > MOST_NAMES ||
    !json.every((each) => /^\d{1,3}$/.test(String(each)))
  )
    throw new BadInput(`${where} should be a list of numbers`);
  return json.map(String);
}
