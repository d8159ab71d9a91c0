/** Orders in plain sentences: 'When I could intercept, with a chance of 50% or more: ask me.' */

import type { StewardOrder, TestValue } from '@diadochi/kernel';
import { canSay, say, seatName } from '../messages.ts';
import { verbWords } from '../table/words.ts';
import type { StewardWords } from './steward-api.ts';

/** What a game says in its own words; else a name must do. */
function inWords(key: string, name: string, params: { readonly [name: string]: unknown } = {}): string {
  return canSay(key) ? say(key, params) : name;
}

export const onWords = (game: string, kind: string): string => inWords(`${game}.steward.on.${kind}`, kind);

const listed = (words: readonly string[]): string => words.join(', ');
/** One of the things that a test names. */
export const pieceWords = (sort: string, name: string): string => {
  if (sort === 'seat') return seatName.value(Number(name));
  const key = `noun.${sort}.${name}`;
  return canSay(key) ? say(key) : name;
};

export function testWords(
  game: string,
  test: string,
  value: number | readonly string[],
  shape: TestValue,
): string {
  const given =
    'of' in shape ? listed((value as readonly string[]).map((each) => pieceWords(shape.of, each))) : value;
  return inWords(`${game}.steward.test.${test}`, test, { value: given });
}

/** Where something is still to be named. */
export const GAP = '…';
/** The words of a test, with a gap for what is given to it. */
export const gapWords = (game: string, test: string): string =>
  inWords(`${game}.steward.test.${test}`, `${test} ${GAP}`, { value: GAP });

export function thenWords(game: string, kind: string, then: StewardOrder['answer']): string {
  if (then === 'ask') return say('steward.then.ask');
  if (then === 'default') return inWords(`${game}.steward.pass.${kind}`, say('steward.then.default'));
  const [names] = Object.values(then.with ?? {});
  const what = names === undefined ? '' : listed(names.map((name) => pieceWords('card', name)));
  const key = `${game}.steward.do.${kind}.${then.do}`;
  if (canSay(key)) return say(key, { what });
  return what === '' ? verbWords(game, kind, then.do) : say('steward.then.play', { what });
}

/** The number of an order that answers whenever this one could: then it is never reached. */
export function answersBefore(orders: readonly StewardOrder[], i: number): number | null {
  const { on, when } = orders[i];
  const isBefore = (other: StewardOrder): boolean =>
    other.on === on &&
    other.off !== true &&
    other.once !== true &&
    Object.entries(other.when).every(([test, value]) => JSON.stringify(when[test]) === JSON.stringify(value));
  const before = orders.slice(0, i).findIndex(isBefore);
  return before === -1 ? null : before + 1;
}

export function orderWords(game: string, words: StewardWords, order: StewardOrder): string {
  const tests = Object.entries(order.when).map(([test, value]) =>
    testWords(game, test, value, words.tests[test]?.value ?? { of: '' }),
  );
  return say('steward.sentence', {
    on: onWords(game, order.on),
    tests: tests.length === 0 ? '' : `, ${tests.join(', ')}`,
    answer: thenWords(game, order.on, order.answer),
  });
}
