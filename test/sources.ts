/** The sources of the packages, and their syntax trees. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

const root = posix.join(import.meta.dirname, '..');

/** The text of each source file of a package, by its path. */
export function sourcesOf(pack: string): { [path: string]: string } {
  const paths = globSync(`packages/${pack}/src/**/*.{ts,tsx}`, { cwd: root });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(posix.join(root, path), 'utf8')]));
}

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** Visits every node of a source file, with the nodes around it, the outermost first. */
export function walk(
  path: string,
  text: string,
  visit: (node: Node, ancestors: readonly Node[]) => void,
): void {
  const go = (node: Node, ancestors: readonly Node[]) => {
    visit(node, ancestors);
    const around = [...ancestors, node];
    for (const child of childrenOf(node)) go(child, around);
  };
  go(treeOf(path, text), []);
}
/** The tree of a source, made once: the tests look at it again and again. */
function treeOf(path: string, text: string): Node {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  trees.set(text, program as unknown as Node);
  return program as unknown as Node;
}
const trees = new Map<string, Node>();

/** A node and all nodes inside of it. */
export const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)];

const childrenOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => [node[key]].flat().filter((child) => child)) as Node[];

/** The name of what a call or `new` calls. */
export function calledName(node: Node): string {
  const callee = node.callee as Node;
  return String(callee.name ?? (callee.property as Node | undefined)?.name ?? '');
}
