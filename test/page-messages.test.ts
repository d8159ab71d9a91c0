/** The page's own texts: every key that its code names is there, none is there for nothing, and each is ICU. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { calledName, everyNode, type Node, sourcesOf, walk } from './sources.ts';

interface Named {
  /** Keys that are said for certain. */
  readonly said: Set<string>;
  /** Keys that stand anywhere in the code, and the patterns of those that are put together. */
  readonly literals: Set<string>;
  readonly patterns: RegExp[];
}

const KEY = /^[a-z][\w-]*([./][\w-]+)+$/;

function keysIn(files: { readonly [path: string]: string }): Named {
  const named: Named = { said: new Set(), literals: new Set(), patterns: [] };
  for (const [path, text] of Object.entries(files))
    walk(path, text, (node) => {
      const literal = textOf(node);
      if (literal !== null && KEY.test(literal)) named.literals.add(literal);
      if (node.type === 'TemplateLiteral') named.patterns.push(...patternOf(node));
      if (
        node.type === 'CallExpression' &&
        calledName(node) === 'say' &&
        (node.callee as Node).type === 'Identifier'
      )
        for (const key of outcomesOf((node.arguments as Node[])[0])) named.said.add(key);
    });
  return named;
}

const textOf = ({ type, value }: Node): string | null =>
  type === 'Literal' && typeof value === 'string' ? value : null;

/** `proof.card.${card}.text` names every key of that form. */
function patternOf(node: Node): RegExp[] {
  const parts = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
  if (!/^[\w./-]+$/.test(parts.join('')) || !parts.join('').includes('.')) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`)];
}

/** The texts that an expression can be, where it says so: a literal, or one of two. */
const outcomesOf = (node: Node): string[] =>
  everyNode(node).length === 1
    ? [textOf(node)].filter((text) => text !== null)
    : node.type === 'ConditionalExpression'
      ? [node.consequent, node.alternate].flatMap((each) => outcomesOf(each as Node))
      : [];

function faultsOf(
  texts: { readonly [key: string]: string },
  others: readonly string[],
  named: Named,
): string[] {
  const isUsed = (key: string) =>
    named.literals.has(key) || named.patterns.some((pattern) => pattern.test(key));
  return [
    ...[...named.said]
      .filter((key) => !Object.hasOwn(texts, key) && !others.includes(key))
      .map((key) => `${key}: missing`),
    ...Object.keys(texts).flatMap((key) => (isUsed(key) ? [] : [`${key}: used by nothing`])),
    ...Object.entries(texts).flatMap(([key, text]) => {
      try {
        parse(text);
        return text.trim() === '' ? [`${key}: no text`] : [];
      } catch (error) {
        return [`${key}: not ICU: ${(error as Error).message}`];
      }
    }),
  ];
}

const root = posix.join(import.meta.dirname, '..');
const catalogue = (pack: string): { [key: string]: string } =>
  JSON.parse(readFileSync(posix.join(root, `packages/${pack}/messages/en.json`), 'utf8'));

// That the other languages have the same keys: languages.test.ts.
test('the page has a text for every key that it names, and no other', () => {
  const others = ['kernel', ...games].flatMap((pack) => Object.keys(catalogue(pack)));
  const texts = { ...catalogue('web'), ...Object.fromEntries(games.flatMap(saidOfGame)) };
  expect(faultsOf(texts, others, keysIn(sourcesOf('web')))).toEqual([]);
});
const games = ['phalanxx', 'proof', 'successors'];
/** What the page says of a game may stand in that game's own catalogue too: `phalanxx.…`. */
const saidOfGame = (game: string): [string, string][] =>
  Object.entries(catalogue(game)).filter(([key]) => key.startsWith(`${game}.`));

describe('this check finds what is wrong', () => {
  const code = `say('a.one'); say(b ? 'a.two' : 'a.three'); say(\`c.\${d}.text\`);`;
  const texts = { 'a.one': '1', 'a.two': '2', 'a.three': '3', 'c.x.text': '4' };
  const faults = (changed: { [key: string]: string }) => faultsOf(changed, [], keysIn({ 'a.tsx': code }));
  test('nothing', () => expect(faults(texts)).toEqual([]));
  test('a missing text', () => {
    const { 'a.three': _, ...rest } = texts;
    expect(faults(rest)).toEqual(['a.three: missing']);
  });
  test('an unused text', () =>
    expect(faults({ ...texts, 'c.x.words': 'x' })).toEqual(['c.x.words: used by nothing']));
  test('an empty text', () => expect(faults({ ...texts, 'a.one': ' ' })).toEqual(['a.one: no text']));
  test('a text that is no ICU', () =>
    expect(faults({ ...texts, 'a.one': '{' })[0]).toMatch('a.one: not ICU'));
});
