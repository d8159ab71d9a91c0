/** `diadochi replay`: a record, played again. */

import {
  BadInput,
  type Entry,
  type Event,
  type Json,
  Mismatch,
  parseJson,
  replay as playAgain,
  readRecord,
} from '@diadochi/kernel';
import type { Command } from 'commander';
import { wholeNumberOf } from '../arguments.ts';
import { diceProof } from '../dice-proof.ts';
import { readText } from '../files.ts';
import { gameNamed } from '../games.ts';
import { speakerOf } from '../messages.ts';
import { ending, isHeardWithOpenHands } from '../narration.ts';
import { print, printJson } from '../output.ts';
import { gameWithPack } from '../packed-games.ts';

interface Options {
  readonly verify?: boolean;
  readonly until?: number;
  readonly contentPack?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('replay')
    .description('play a record again, and tell what happened')
    .argument('<file>')
    .option('--verify', 'check every hash, the set-up, all dice, what they came from, and the outcome')
    .option('--until <seq>', 'stop after this entry', wholeNumberOf('--until', 0, Number.MAX_SAFE_INTEGER))
    .option('--content-pack <file>', 'the content pack that it was played with')
    .option('--json', 'one JSON document')
    .action(replay);
}

async function replay(file: string, options: Options): Promise<void> {
  const { verify = false, until, json = false } = options;
  const text = readText(file);
  const record = inFile(file, () => readRecord(recordIn(parseJson(text, 'the record'))));
  const { name } = inFile(file, () => gameNamed(record.game));
  const game = await gameWithPack(name, options.contentPack);
  const speaker = speakerOf(game, record.players);
  const tell = (events: Event[]) => {
    for (const event of events.filter(isHeardWithOpenHands)) print(`${' '.repeat(9)}${speaker.say(event)}`);
  };
  const onSetup = (events: Event[]) => {
    print(`${'0'.padStart(5)}  set-up`);
    tell(events);
  };
  const onEntry = ({ seq, seat, action }: Entry, events: Event[]) => {
    const who = speaker.say({ key: 'seat.name', params: { number: seat + 1 } });
    print(`${String(seq).padStart(5)}  ${who}  ${JSON.stringify(action)}`);
    tell(events);
  };
  const played = inFile(file, () =>
    playAgain(game, record, {
      verify,
      ...(until === undefined ? {} : { until }),
      ...(json ? {} : { onSetup, onEntry }),
    }),
  );
  const { match, replayed, skipped, outcomes } = played;
  const hash = game.hash(match.position);
  const outcome = game.outcome(match.position);
  if (json) {
    printJson({
      game: game.name,
      players: record.players,
      replayed,
      skipped,
      hash,
      outcome,
      verified: verify,
      ...(verify ? { dice: { outcomes, proof: diceProof(record, played) } } : {}),
    });
    return;
  }
  if (outcome !== null) for (const line of ending(outcome, speaker)) print(line);
  if (verify) for (const line of diceProof(record, played)) print(line);
  const others = skipped > 0 ? `, ${skipped} of another version not replayed` : '';
  print(`${replayed} entries replayed${others}${verify ? ', all verified' : ''}; ${hash}`);
}

/** What is wrong with a record is said with the name of its file. */
/** The record itself, or what `diadochi export` has written: a record with what was said around it. */
const recordIn = (read: Json): Json =>
  read !== null && typeof read === 'object' && 'record' in read ? (read.record as Json) : read;

function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`);
    if (error instanceof Mismatch) throw new Mismatch(`${file}: ${error.message}`);
    throw error;
  }
}
