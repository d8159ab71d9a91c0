/** What `diadochi content` does. */

import { numbersOf } from '@diadochi/kernel';
import { needed } from '../arguments.ts';
import { oneLine } from '../ending.ts';
import { writeWhole } from '../files.ts';
import { gameNamed } from '../games.ts';
import { breathe, print, printJson } from '../output.ts';
import { progressOf } from '../progress.ts';
import { checkFile, checkOwn } from './check-file.ts';
import { kitOf } from './kits.ts';
import { type Probed, probe } from './probe.ts';
import { sheetOf } from './sheet.ts';

export interface Named {
  readonly game?: string;
  readonly json?: boolean;
}

export function check(file: string | undefined, { game, json = false }: Named): void {
  const checked = file === undefined ? checkOwn(game) : checkFile(file, game);
  const failed = checked.filter(({ faults }) => faults.length > 0);
  const passed = checked.length - failed.length;
  if (json)
    printJson({
      passed,
      failed: failed.length,
      faults: failed.flatMap(({ of, check, faults }) => faults.map((fault) => ({ of, check, fault }))),
    });
  else {
    for (const { of, faults } of failed)
      for (const fault of faults) print(oneLine(`failed  ${of}: ${fault}`));
    print(`${passed} passed, ${failed.length} failed`);
  }
  if (failed.length > 0) process.exitCode = 1;
}

export function sheet({ game, out }: { game?: string; out?: string }): void {
  const { name, content, contentHash } = gameNamed(needed('--game', game));
  const page = sheetOf(name, contentHash, kitOf(name), content);
  if (out === undefined) print(page);
  else writeWhole(out, `${page}\n`);
}

export async function probeAll({
  game: name,
  games,
  json = false,
}: Named & { games?: number }): Promise<void> {
  const game = gameNamed(needed('--game', name));
  const kit = kitOf(game.name);
  const numbers = numbersOf(game.content);
  const progress = progressOf('numbers', numbers.length);
  const probed: Probed[] = [];
  for (const each of probe(kit, game, games ?? kit.games, numbers)) {
    probed.push(each);
    progress.at(probed.length);
    await breathe();
  }
  progress.end();
  const of = (result: Probed['result']) => probed.filter((each) => each.result === result);
  const failures = [...of('not reached'), ...of('reached already')];
  const [passed, failed] = [of('noticed').length, failures.length];
  if (json) printJson({ game: game.name, passed, failed, probed });
  else {
    for (const [name, count] of counted(of('drawn only').map(fieldOf)))
      print(`drawn only   ${count} × ${name}`);
    for (const [by, count] of counted(of('noticed').map((each) => String(each.by))))
      print(`noticed      ${count} by ${by}`);
    for (const [what, count] of counted(of('held by checks').map(inPart)))
      print(`held by checks   ${count} × ${what}`);
    for (const [what, count] of counted(of('not reached yet').map(waitedFor)))
      print(`not reached yet  ${count} × ${what}`);
    for (const { path, value, to, result, later } of failures)
      print(
        `${result}  ${path} (${value}, changed to ${to}${later === null ? '' : `; listed for section ${later}`})`,
      );
    print(`${passed} passed, ${failed} failed`);
  }
  if (failed > 0) process.exitCode = 1;
}

/** The field that a number belongs to, without its place in a list. */
const fieldOf = ({ path }: Probed): string =>
  path
    .replace(/\.\d+$/, '')
    .split('.')
    .at(-1) as string;

/** `tables … scores, read by section 14` */
const waitedFor = (each: Probed): string => `${inPart(each)}, read by section ${each.later}`;
/** `tables … scores`: the part of the content, and the field, whatever places in lists lie between. */
function inPart({ path }: Probed): string {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  return [names[0], names.at(-1)].join(' … ');
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
