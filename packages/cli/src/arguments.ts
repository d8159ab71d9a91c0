/** What stands behind the options of the command line, read and checked. */

import { BadInput } from '@diadochi/kernel';

/** An option that has no default. Commander would ask for it before it looks at one that is misspelt. */
export function needed<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new BadInput(`${name} is missing`);
  return value;
}

/** For Commander: a whole number within bounds. */
export const wholeNumberOf =
  (name: string, least: number, most: number) =>
  (text: string): number => {
    const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new BadInput(
        `${name} should be a whole number from ${least} to ${most}, not ${JSON.stringify(text.slice(0, 40))}`,
      );
    return value;
  };

export function seedOf(text: string): string {
  if (text.length === 0 || text.length > 200) throw new BadInput('--seed should have 1 to 200 characters');
  return text;
}

/** `seasons=2,auguries=false`; whether a game has such options is for the game to say. */
export function tableOptionsOf(text: string): { [key: string]: number | boolean } {
  const chosen = new Map<string, number | boolean>();
  for (const part of text.split(',')) {
    const [, key, value] = /^\s*([^=]+?)\s*=\s*(true|false|-?\d{1,9})\s*$/.exec(part) ?? [];
    if (key === undefined)
      throw new BadInput(
        `--options: ${JSON.stringify(part.slice(0, 40))} should be key=value, the value a whole number, true or false`,
      );
    if (chosen.has(key)) throw new BadInput(`--options: '${key}' is given twice`);
    chosen.set(key, value === 'true' || value === 'false' ? value === 'true' : Number(value));
  }
  return Object.fromEntries(chosen);
}
