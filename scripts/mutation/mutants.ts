/**
 * What could be written wrong in a source: an operator, a condition, a call left out. All mutants of a file are put into one
 * text, each behind a question (`$m.is(17)`), so that one load serves them all and whoever runs a test knows which of them it
 * passes by.
 */

import { parseSync } from 'oxc-parser';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** As it stands there, and as it would. */
  readonly from: string;
  readonly to: string;
}
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const COMPARISONS: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const SUMS: { readonly [operator: string]: string } = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};
const JUNCTIONS: { readonly [operator: string]: string } = { '&&': '||', '||': '&&', '??': '&&' };
const METHODS: { readonly [name: string]: string } = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
};
/** Without these calls a list stays as it is. */
const NARROWING = new Set(['filter', 'slice', 'toSorted', 'toReversed']);

/** The text with all mutants in it, and what they are: the first has the number `first`. */
export function mutate(file: string, source: string, first: number): { text: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);

  const plain = (node: Node): string => source.slice(node.start, node.end);
  const note = (node: Node, to: string): number => {
    const line = source.slice(0, node.start).split('\n').length;
    return first + mutants.push({ file, line, from: short(plain(node)), to: short(to) }) - 1;
  };
  /** An expression that may also be one of these. */
  const choice = (node: Node, others: readonly string[]): string =>
    others.reduceRight(
      (rest, other) => `$m.is(${note(node, other)}) ? (${other}) : ${rest}`,
      `(${inside(node)})`,
    );

  function written(node: Node): string {
    if (node.type.startsWith('TS') && !HOLDS_CODE.has(node.type)) return plain(node);
    if (node.type === 'ExpressionStatement' && node.directive == null)
      return `{ if (!$m.is(${note(node, '')})) { ${inside(node)} } }`;
    if (node.type === 'IfStatement') {
      const [test, start] = [node.test as Node, source.slice(node.start, (node.test as Node).start)];
      const [others, rest] = [othersOf(test, plain), { ...node, start: test.end, test: null }];
      const flipped = others.length > 0 ? written(test) : `(${choice(test, [`!(${plain(test)})`])})`;
      return start + flipped + inside(rest);
    }
    const others = othersOf(node, plain);
    return others.length === 0 ? inside(node) : `(${choice(node, others)})`;
  }
  /** A node with what is written in its parts. */
  function inside(node: Node): string {
    let [text, at] = ['', node.start];
    for (const part of partsOf(node)) {
      text += source.slice(at, part.start) + written(part);
      at = part.end;
    }
    return text + source.slice(at, node.end);
  }
  const body = inside(program as unknown as Node);
  return { text: `const $m = globalThis.$mutation;${body}`, mutants };
}

/** Types hold no code, but for these, which have an expression in them. */
const HOLDS_CODE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
/** What a node consists of and could be changed, in the order of the text. */
function partsOf(node: Node): Node[] {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return [];
  const parts: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (UNCHANGED[node.type]?.includes(key)) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) parts.push(each);
  }
  // A shorthand `{ a }` is key and value in one place.
  parts.sort((a, b) => a.start - b.start || a.end - b.end);
  return parts.filter((part, i) => i === 0 || part.start >= parts[i - 1].end);
}
/** Names, types and places that are written to. */
const UNCHANGED: { readonly [type: string]: readonly string[] } = {
  Property: ['key'],
  TSAsExpression: ['typeAnnotation'],
  TSSatisfiesExpression: ['typeAnnotation'],
  ChainExpression: [],
  UpdateExpression: ['argument'],
};

/** What could stand in the place of an expression. */
function othersOf(node: Node, plain: (node: Node) => string): string[] {
  const { operator } = node as { operator?: string };
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = [plain(node.left as Node), plain(node.right as Node)];
      const others = COMPARISONS[operator as string] ?? [SUMS[operator as string]];
      return others.filter(Boolean).map((other) => `${left} ${other} ${right}`);
    }
    case 'LogicalExpression':
      return [
        `(${plain(node.left as Node)}) ${JUNCTIONS[operator as string]} (${plain(node.right as Node)})`,
      ];
    case 'UnaryExpression':
      return operator === '!' ? [plain(node.argument as Node)] : [];
    case 'Literal':
      return typeof node.value === 'boolean' ? [String(!node.value)] : [];
    case 'ConditionalExpression':
      return [plain(node.consequent as Node), plain(node.alternate as Node)];
    case 'CallExpression':
      return othersOfCall(node, plain);
    default:
      return [];
  }
}
function othersOfCall(node: Node, plain: (node: Node) => string): string[] {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true || callee.optional === true) return [];
  const [object, { name }] = [callee.object as Node, callee.property as Node & { name: string }];
  const rest = plain(node).slice((callee.property as Node).end - node.start);
  if (METHODS[name] !== undefined) return [`${plain(object)}.${METHODS[name]}${rest}`];
  return NARROWING.has(name) ? [plain(object)] : [];
}
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);
