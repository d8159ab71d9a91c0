/** `diadochi backup`, `restore`, `export` and `delete`: what whoever keeps the data does with it. */

import type { Command } from 'commander';
import { type Kept, keptIn, keptOptions, wholeNumberOf } from '../arguments.ts';
import { writeWhole } from '../files.ts';
import { print, printJson } from '../output.ts';

const data = () => import('@diadochi/server/data'); // only these commands need it, and it is large
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export function register(program: Command): void {
  const command = (name: string, description: string) => {
    const made = program.command(name).description(description);
    for (const option of keptOptions()) made.addOption(option);
    return made;
  };

  command('backup', 'copy all tables of a folder into one file; the server may run meanwhile')
    .argument('<file>')
    .action(async (file: string, options: Partial<Kept>, self: Command) => {
      const { tables, bytes } = (await data()).backUp(keptIn(options, self), file);
      print(`${tables} tables, ${megabytes(bytes)}, are in ${file}`);
    });

  command('restore', 'put a copy made by `backup` into a folder without data')
    .argument('<file>')
    .action(async (file: string, options: Partial<Kept>, self: Command) => {
      const kept = keptIn(options, self);
      const { tables } = (await data()).restore(file, kept);
      print(`${tables} tables are in ${kept.data}`);
    });

  command(
    'export',
    'a table as one JSON document, with its record and what was said; in a folder the server is stopped',
  )
    .argument('<table>')
    .option('--out <file>', 'into this file')
    .action(async (table: string, options: Partial<Kept> & { readonly out?: string }, self: Command) => {
      const exported = await (await data()).exportTable(keptIn(options, self), table);
      if (options.out === undefined) printJson(exported);
      else writeWhole(options.out, `${JSON.stringify(exported)}\n`);
    });

  command(
    'delete',
    'delete a table, or the name of one seat and what it has said; in a folder the server is stopped',
  )
    .argument('<table>')
    .option('--words-of <seat>', 'only these, of seat 1, 2, …', wholeNumberOf('--words-of', 1, 32))
    .action(async (table: string, options: Partial<Kept> & { readonly wordsOf?: number }, self: Command) => {
      const { deleteTable, deleteWords } = await data();
      const [kept, { wordsOf }] = [keptIn(options, self), options];
      if (wordsOf === undefined) {
        await deleteTable(kept, table);
        print(`table ${table} is deleted`);
      } else
        print(
          `${await deleteWords(kept, table, wordsOf - 1)} lines of seat ${wordsOf} and its name are deleted`,
        );
    });
}
