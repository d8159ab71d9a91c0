// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are sources
/**
 * Everything that players read comes from the message catalogues, so that it can be translated: kernel, games and
 * page hold no text of their own. What the commands print, and errors that never reach a player, are exempt.
 */
import { describe, expect, test } from 'vitest';
import { calledName, type Node, sourcesOf, walk } from './sources.ts';

/**
 * Functions that put the text of an error together, for those who write scenarios, records and content, or who run
 * checks: never for players.
 */
const ERROR_TEXTS: { readonly [name: string]: string } = {
  unknownName: 'the end of a BadInput: what was meant',
  playStep: 'what went wrong in a scenario',
  leftovers: 'what went wrong in a scenario',
  difference: 'what went wrong in a scenario',
  check: 'what --check found wrong with a position',
  strayValue: 'what --check found wrong with a column',
  askedWords: 'what --verify found wrong in a record',
  sourceWords: 'what --verify found wrong in a record',
  misfitOf: 'what the API and the commands answer to options that do not fit',
};
/** What `--check` finds wrong, written beside the rule that it follows from: `royalFault`. Only checks may ask for it. */
const FAULT = /Fault$/;
/** Files that say what is wrong with a position (`--check`) or with a content (`content check`). */
const CHECKS = /\/src\/(check|content-check|checks\/[\w-]+)\.ts$/;
/** Functions that take the place of which their error will speak (`the record.players should be …`). */
const ERROR_PLACES = [
  'checkedChance',
  'recordAt',
  'refuseOtherKeys',
  'refusePrototypeKeys',
  'wholeNumber',
  'comparing',
];

const isError = (node: Node): boolean => {
  if (node.type === 'CallExpression') return ERROR_PLACES.includes(calledName(node));
  if (node.type === 'ClassDeclaration') return /Error$/.test(String((node.superClass as Node | null)?.name));
  return (
    node.type === 'NewExpression' &&
    /(Error|^BadInput|^NotScripted|^Mismatch|^Refused)$/.test(calledName(node))
  );
};

/** Texts of two words or more that no catalogue has, and any word in the markup of a page. */
function textsIn(path: string, text: string): string[] {
  const found: string[] = [];
  walk(path, text, (node, ancestors) => {
    const words = wordsOf(node);
    if (words === null || ancestors.at(-1)?.type === 'TSLiteralType') return;
    if (ancestors.some((each) => isError(each) || isErrorText(each) || isDrawing(each))) return;
    const line = text.slice(0, node.start as number).split('\n').length;
    found.push(`${path}:${line}: ${JSON.stringify(words.trim())}`);
  });
  return found;
}

/** What only the browser reads: classes, the attributes of drawings, and selectors. */
function isDrawing(node: Node): boolean {
  if (node.type === 'JSXAttribute')
    return /^(class|d|points|transform|viewBox|preserveAspectRatio|style)$/.test(
      String((node.name as Node).name),
    );
  return node.type === 'CallExpression' && /^(classes|closest|querySelector|matches)$/.test(calledName(node));
}

function wordsOf(node: Node): string | null {
  if (node.type === 'JSXText') return /\p{L}/u.test(String(node.value)) ? String(node.value) : null;
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join(' ')
        : '';
  return /\p{L}\p{P}?\s+\p{L}/u.test(text) && !isForTheBrowser(text) ? text : null;
}

/** The letters of a drawn line, a transformation, a question about the screen. */
const isForTheBrowser = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) || /^((translate|scale|rotate)\w*\(|\((prefers|min|max)-)/.test(text);

/** The name of a function or constant that is declared there. */
function declaredName(node: Node): string {
  const name = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? node.id : null;
  return String((name as Node | null)?.name);
}
const isErrorText = (node: Node): boolean =>
  Object.hasOwn(ERROR_TEXTS, declaredName(node)) || FAULT.test(declaredName(node));

/** Where a fault is asked for by something else than a check. */
function faultsAskedIn(path: string, text: string): string[] {
  const found: string[] = [];
  walk(path, text, (node, ancestors) => {
    if (node.type !== 'Identifier' || !FAULT.test(String(node.name))) return;
    const isNamed = ancestors.some(
      (each) => each.type === 'ImportDeclaration' || FAULT.test(declaredName(each)),
    );
    if (!isNamed) found.push(`${path}: ${node.name}`);
  });
  return found;
}

test('no code of kernel, games or page holds a text for players', () => {
  const packs = ['kernel', 'proof', 'successors', 'phalanxx', 'web'];
  const found = packs.flatMap((pack) =>
    Object.entries(sourcesOf(pack)).flatMap(([path, text]) => (CHECKS.test(path) ? [] : textsIn(path, text))),
  );
  expect(found).toEqual([]);
  for (const pack of ['kernel', 'proof']) expect(Object.keys(sourcesOf(pack))).not.toEqual([]);
});

test('what is wrong with a position is asked by checks alone', () => {
  const all = ['kernel', 'proof', 'successors', 'phalanxx', 'web'].flatMap((pack) =>
    Object.entries(sourcesOf(pack)),
  );
  expect(all.flatMap(([path, text]) => (CHECKS.test(path) ? [] : faultsAskedIn(path, text)))).toEqual([]);
  expect(faultsAskedIn('a.ts', 'const why = (p) => royalFault(p);')).toEqual(['a.ts: royalFault']);
  expect(faultsAskedIn('a.ts', 'const cityFault = (p) => royalFault(p);')).toEqual([]);
});

test('every exemption is of a function that is still there', () => {
  const all = ['kernel', 'proof', 'phalanxx'].flatMap((pack) => Object.values(sourcesOf(pack))).join('\n');
  for (const name of Object.keys(ERROR_TEXTS)) expect(all).toMatch(new RegExp(`(function|const) ${name}\\b`));
});

describe('this check finds what is wrong', () => {
  test.each([
    ['a text', `const a = 'You lose';`],
    ['a text with a comma', `const a = 'No, never';`],
    ['a template', 'const a = `You lose ${n}`;'],
    ['a template with its words apart', 'const a = `${a} takes ${b} and ${c}`;'],
    ['a text in a list that never changes', `const a = ['You lose'] as const;`],
    ['a text in a call', `tell('Your turn');`],
    ['a text thrown as something else', `throw refuse('You may not');`],
    ['a word on a page', 'const a = <b>Pass</b>;'],
    ['a label on a page', 'const a = <b aria-label="Your hand" />;'],
  ])('%s in code', (_, code) => {
    expect(textsIn('a.tsx', code)).toHaveLength(1);
  });
  test.each([
    ['a single word', `const a = 'raid';`],
    ['a key', 'const a = `refusal.${clause}`;'],
    ['a name made of two', 'const a = `${kind} ${verb}`;'],
    ['an error', `throw new Error('this cannot be');`],
    ['bad input', 'throw new BadInput(`${where} should be a list`);'],
    ['an error of its own', `class Refused extends Error { constructor() { super('it was refused'); } }`],
    ['the place of an error', `recordAt(json, 'the record');`],
    ['a type', `type A = 'one two';`],
    ['a function that puts an error together', 'function unknownName() { return `no such ${a} there`; }'],
    ['a fault for a check', 'const royalFault = (a) => `${a} is not controlled`;'],
    ['a class', '<b class="button small" />;'],
    ['a selector', `target.closest('a button');`],
    ['a comment', '// You lose\nconst a = <b>{n}</b>;'],
  ])('%s is none', (_, code) => {
    expect(textsIn('a.tsx', code)).toEqual([]);
  });
});
