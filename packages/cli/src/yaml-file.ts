/** YAML from outside: neither huge nor a bomb, and every part knows its line. */

import { BadInput, type Json } from '@diadochi/kernel';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';

export interface YamlFile {
  readonly value: Json;
  /** `file:line` of the part under a path, or of the nearest part that there is. */
  at(...path: (string | number)[]): string;
}

/** An alias stands for a part of the file; a bomb is one that stands for a thousand that stand for a thousand. */
const MOST_ALIASES = 100;

export function readYaml(text: string, name: string): YamlFile {
  const lines = new LineCounter();
  const refuse = (line: number | undefined, why: string): never => {
    throw new BadInput(`${name}${line === undefined ? '' : `:${line}`}: ${why}`);
  };
  let document: Document.Parsed;
  let value: Json;
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
    const [error] = document.errors;
    if (error !== undefined) return refuse(lines.linePos(error.pos[0]).line, `not YAML: ${error.message}`);
    value = treeOf(document.toJS({ maxAliasCount: MOST_ALIASES }));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    if (error instanceof RangeError) return refuse(undefined, 'is nested too deep');
    return refuse(undefined, (error as Error).message);
  }
  return {
    value,
    at(...path) {
      for (let depth = path.length; depth >= 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return `${name}:${lines.linePos(node.range[0]).line}`;
      }
      return name;
    },
  };
}

/** An alias can make a part stand inside of itself; what is no tree is no data of ours. */
function treeOf(value: unknown): Json {
  try {
    return JSON.parse(JSON.stringify(value ?? null)) as Json;
  } catch (error) {
    throw error instanceof RangeError ? error : new Error('a part of it stands inside of itself');
  }
}
