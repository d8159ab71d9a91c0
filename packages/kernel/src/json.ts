/** JSON from outside: parsed only if it is neither huge nor deep, and has no key that could reach a prototype. */

import { BadInput } from './bad-input.ts';
import type { Json } from './shape.ts';

export interface JsonLimits {
  readonly characters: number;
  readonly depth: number;
}
const USUAL: JsonLimits = { characters: 64 * 1024 * 1024, depth: 64 };

export function parseJson(text: string, where: string, limits: JsonLimits = USUAL): Json {
  if (text.length > limits.characters)
    throw new BadInput(
      `${where} is too long: ${text.length} characters, at most ${limits.characters} are read`,
    );
  refuseDeep(text, where, limits.depth);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new BadInput(`${where} is not JSON: ${firstLine(error)}`);
  }
  refusePrototypeKeys(value, where);
  return value;
}

const firstLine = (error: unknown): string =>
  String((error as Error).message)
    .split('\n')[0]
    .slice(0, 160);

/** Counted before parsing: a parser that meets a million brackets runs out of stack. */
function refuseDeep(text: string, where: string, limit: number): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === 0x5c) i++;
      else if (letter === 0x22) inString = false;
    } else if (letter === 0x22) inString = true;
    else if (letter === 0x5b || letter === 0x7b) {
      if (++depth > limit) throw new BadInput(`${where} is nested more than ${limit} deep`);
    } else if (letter === 0x5d || letter === 0x7d) depth--;
  }
}

export function refusePrototypeKeys(value: unknown, where: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value))
    for (const key of ['__proto__', 'constructor', 'prototype'])
      if (Object.hasOwn(value, key))
        throw new BadInput(`${where} has the key '${key}', which no file of ours has`);
  for (const part of Object.values(value)) refusePrototypeKeys(part, where);
}
