/** What stands behind the options of the command line, read and checked. */

import { BadInput } from '@diadochi/kernel';
import { type Command, Option } from 'commander';

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

/** For Commander: an option that may be given several times. */
export const repeatable = (text: string, before: readonly string[]): string[] => [...before, text];

export function seedOf(text: string): string {
  if (text.length === 0 || text.length > 200) throw new BadInput('--seed should have 1 to 200 characters');
  return text;
}

/** Where the tables are kept. */
export interface Kept {
  readonly data: string;
  /** A PostgreSQL database, instead of the folder. */
  readonly database: string | undefined;
}

/** For Commander: the options that say where the tables are kept. */
export const keptOptions = (): Option[] => [
  new Option('--data <folder>', 'where the tables are kept').default('data'),
  new Option('--database <url>', 'a PostgreSQL database that keeps them instead').env('DATABASE_URL'),
];

/** A folder that is named beats a database that is merely in the environment. */
export function keptIn({ data, database }: Partial<Kept>, command: Command): Kept {
  const isMeant =
    command.getOptionValueSource('data') !== 'cli' || command.getOptionValueSource('database') === 'cli';
  return { data: data ?? 'data', database: isMeant && database !== '' ? database : undefined };
}
