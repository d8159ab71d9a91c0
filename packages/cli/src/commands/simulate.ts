/** `diadochi simulate`: whole games, headless. */

import { join } from 'node:path';
import type { Game, GameRecord, Position, Sink } from '@diadochi/kernel';
import { type Command, Option } from 'commander';
import { needed, seedOf, wholeNumberOf } from '../arguments.ts';
import { botReport, botsInWords } from '../bot-report.ts';
import { playersAt } from '../bots.ts';
import { cardReport, eventsInWords } from '../card-report.ts';
import { CheckFailed } from '../check-failed.ts';
import { type Engagements, engagementsIn, engagementsInWords, together } from '../engagements.ts';
import { eventPromptCounter, eventPromptsInWords } from '../event-prompts.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { lengths } from '../lengths.ts';
import { countedFromOne, type Speaker, speakerOf } from '../messages.ts';
import { withSteward } from '../movers.ts';
import { breathe, print, printJson } from '../output.ts';
import { gameWithPack } from '../packed-games.ts';
import { defaultsOf, personCounter } from '../person-prompts.ts';
import { progressOf } from '../progress.ts';
import { inWords, literallyInWords, promptCounter } from '../prompts.ts';
import { GameFailed, type Played, play, playForTheRecord, type Sitting } from '../simulation.ts';
import { setupOf, tableOptions, type Wanted } from '../table-options.ts';
import { countOfTurns } from '../turns.ts';

interface Options {
  readonly game?: string;
  readonly players?: number;
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly options: Wanted;
  readonly contentPack?: string;
  readonly check?: boolean;
  readonly record?: string;
  readonly report?: 'prompts' | 'cards' | 'bots';
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('simulate')
    .description('play whole games between bots, headless')
    .option('--game <name>', 'which game (needed)')
    .option('--players <count>', 'how many seats (needed)', wholeNumberOf('--players', 1, 32))
    .option(
      '--bots <names>',
      'one bot for all seats, or one a seat: random,random,…; or curious: by chance, but after what is rare',
      'random',
    )
    .option('--seed <text>', 'the same seed gives the same games', seedOf, '1')
    .option('--games <count>', 'how many games', wholeNumberOf('--games', 1, 1_000_000_000), 1)
    .addOption(tableOptions())
    .option('--content-pack <file>', 'play with corrected content')
    .option(
      '--check',
      'turn every invariant on, and say how long the games are; a failure leaves a record that shows it',
    )
    .option('--record <folder>', 'write a record of each game into a folder')
    .addOption(
      new Option(
        '--report <what>',
        'add counts; prompts: also how often others are asked, in all; cards: what became of them and of the events, and how often others are asked by those; bots: how games end and how sensibly they are played',
      ).choices(['prompts', 'cards', 'bots']),
    )
    .option('--json', 'one JSON document a line and game')
    .action(simulate);
}

async function simulate(options: Options): Promise<void> {
  const { seed, games, record, json } = options;
  const game = await gameWithPack(needed('--game', options.game), options.contentPack);
  const players = needed('--players', options.players);
  const { bots, curiosity } = playersAt(game, players, options.bots);
  const setup = setupOf(game, players, options.options);
  if (record !== undefined) makeFolder(record);
  const progress = progressOf('games', games);
  const board = game.empty();
  const length = lengths();
  const report = options.report === 'bots' ? botReport(game) : null;
  const isSuccessors = game.name === SUCCESSORS;
  const isOnPrompts = options.report === 'prompts';
  const cards = options.report === 'cards' && isSuccessors ? cardReport() : null;
  const counter = isOnPrompts ? personCounter(game) : cards && promptCounter(game);
  const literal = isOnPrompts ? promptCounter(game) : null;
  // What reaches persons is counted with the usual orders: a bot gives its own.
  const seated = isOnPrompts && game.steward !== undefined ? bots.map(withSteward) : bots;
  const hasWindows = Object.keys(game.contract.windows).length > 0;
  const literalHere = hasWindows ? null : literal;
  const atSea = isOnPrompts && isSuccessors ? ([] as Engagements[]) : null;
  const byEvents = counter && isSuccessors ? eventPromptCounter() : null;
  const listeners = [counter, literalHere, report, byEvents, cards].filter((each) => each !== null);
  for (let i = 1; i <= games; i++) {
    const sitting: Sitting = {
      game,
      setup,
      bots: seated,
      seed: games === 1 ? seed : `${seed}/${i}`,
      ...(curiosity && { curiosity }),
      ...(listeners.length > 0 && {
        onPrompt: (position, seat, kind, action) => {
          for (const { asked } of listeners) asked(position, seat, kind, action);
        },
      }),
    };
    const start = performance.now();
    const isHeard = options.report === 'cards' || report !== null || atSea !== null;
    const heard: Sink | undefined = isHeard ? [] : undefined;
    const { position, outcome, actions, prompts } = playOne(sitting, options, board, heard);
    counter?.gameOver();
    // The same once more with everything armed: what the rules would ask literally.
    if (literal !== null && hasWindows) play({ ...sitting, bots, isArmed: true, onPrompt: literal.asked });
    literal?.gameOver();
    report?.gameOver(heard ?? [], outcome);
    atSea?.push(engagementsIn(game.events(heard ?? [], 'all')));
    cards?.gameOver(game.events(heard ?? [], 'all'), outcome);
    length.add(sitting.seed, actions);
    const line = {
      game: game.name,
      players,
      seed: sitting.seed,
      outcome,
      turns: countOfTurns(game, position)?.value ?? 0,
      actions,
      ms: Math.round((performance.now() - start) * 1000) / 1000,
      hash: game.hash(position),
      ...(options.report === 'prompts' ? { prompts } : {}),
      ...(options.report === 'cards' ? { cards: cardsIn(game, heard ?? []) } : {}),
    };
    if (json) printJson(line);
    else {
      print(sentence(line));
      if (line.cards !== undefined)
        for (const each of cardsInWords(line.cards, speakerOf(game, players))) print(each);
    }
    progress.at(i);
    await breathe();
  }
  progress.end();
  const [words, problem] = options.check ? [length.inWords(), length.problem()] : [null, null];
  if (words !== null) process.stderr.write(`${words}\n`);
  if (problem !== null) throw new CheckFailed(`${game.name} with ${players} players: ${problem}`);
  if (report !== null) {
    const counts = report.counts();
    if (json) printJson({ report: 'bots', game: game.name, players, bots, games, ...counts });
    else for (const line of botsInWords(games, counts)) print(line);
  }
  if (counter === null) return;
  const counts = counter.counts();
  const { playerTurns } = counts;
  const ofEvents = byEvents?.counts(playerTurns) ?? null;
  if (cards !== null && ofEvents !== null) {
    const events = cards.counts();
    if (json)
      printJson({ report: 'cards', game: game.name, players, bots, games, events, playerTurns, ofEvents });
    else {
      for (const line of eventsInWords(events, speakerOf(game, players))) print(line);
      print(eventPromptsInWords(ofEvents));
    }
    return;
  }
  if (literal === null) return;
  const { overall, windows, kinds } = literal.counts();
  const defaults = defaultsOf(game);
  const engagements = atSea && together(atSea);
  if (json)
    printJson({
      ...{ report: 'prompts', game: game.name, players, bots, games, ...counts },
      literal: { overall, windows, kinds },
      defaults,
      ...(engagements && { engagements }),
      ...(ofEvents && { ofEvents }),
    });
  else {
    for (const line of inWords(counts)) print(line);
    for (const line of literallyInWords({ overall, windows }, defaults)) print(line);
    if (engagements !== null) print(engagementsInWords(engagements));
    if (ofEvents !== null) print(eventPromptsInWords(ofEvents));
  }
}

/** Where others are asked whether they declare a Naval Battle, and events are played. */
const SUCCESSORS = 'successors';

function playOne(
  sitting: Sitting,
  { check = false, record }: Options,
  board: Position,
  heard?: Sink,
): Played {
  // A curious game cannot be played again: what they remember has changed by then.
  const isRepeatable = sitting.curiosity === undefined;
  if (isRepeatable && !check && record === undefined && heard === undefined)
    return playQuickly(sitting, board);
  try {
    const played = playForTheRecord(sitting, check, heard);
    if (record !== undefined) writeRecord(record, nameOf(sitting), played.record);
    return played;
  } catch (error) {
    if (!(error instanceof GameFailed)) throw error;
    const file = writeRecord(record ?? '.', `failure-${nameOf(sitting)}`, error.record);
    throw new CheckFailed(`${about(sitting)}, ${countedFromOne(error.message)}; the record is in ${file}`);
  }
}

type Cards = { [event: string]: { [card: string]: number } };

/** How often each card was spoken of, by event: `{ played: { 'X-01': 1 } }`. */
function cardsIn(game: Game, heard: Sink): Cards {
  const counts: Cards = {};
  for (const { key, params } of game.events(heard, 'all')) {
    const event = key.slice('event.'.length);
    for (const [name, shape] of Object.entries(game.contract.events[event] ?? {})) {
      if (shape !== 'card') continue;
      const card = String(params[name]);
      counts[event] ??= {};
      counts[event][card] = (counts[event][card] ?? 0) + 1;
    }
  }
  return counts;
}

/** A line an event, the cards by their names: `played 3: Fog 2, Unrest 1`. */
const cardsInWords = (cards: Cards, { has, say }: Speaker): string[] =>
  Object.entries(cards).map(([event, each]) => {
    const total = Object.values(each).reduce((sum, count) => sum + count, 0);
    const named = Object.entries(each).map(([card, count]) => {
      const key = `noun.card.${card}`;
      return `${has(key) ? say({ key, params: {} }) : card} ${count}`;
    });
    return `  ${event} ${total}: ${named.join(', ')}`;
  });

/** A game that breaks down is played again with its invariants on, for the record. */
function playQuickly(sitting: Sitting, board: Position): Played {
  try {
    return play(sitting, board);
  } catch (error) {
    playOne(sitting, { check: true } as Options, board);
    throw new CheckFailed(`${about(sitting)}: ${countedFromOne((error as Error).message)}`);
  }
}

const about = ({ game, setup, seed }: Sitting): string =>
  `${game.name} with ${setup.seats} players and the seed ${JSON.stringify(seed)}`;

/** A name that any file system takes. */
const nameOf = ({ game, setup, seed }: Sitting): string =>
  `${game.name}-${setup.seats}p-${seed.replaceAll('/', '-').replace(/[^\w.-]/g, '_')}`.slice(0, 120);

function writeRecord(folder: string, name: string, record: GameRecord): string {
  const file = join(folder, `${name}.json`);
  writeWhole(file, `${JSON.stringify(record)}\n`);
  return file;
}

interface Line {
  readonly game: string;
  readonly seed: string;
  readonly outcome: Played['outcome'];
  readonly actions: number;
  readonly hash: string;
  readonly prompts?: Played['prompts'];
  readonly cards?: Cards;
}
function sentence({ game, seed, outcome, actions, hash, prompts }: Line): string {
  const { winners, kind, scores } = outcome;
  const counts = Object.entries(prompts ?? {}).map(([each, count]) => `${each} ${count}`);
  return [
    `${game} ${seed}: ${winners.length === 0 ? 'nobody' : `seat ${winners.map((seat) => seat + 1).join(' and ')}`} won by ${kind} (${scores.join(':')}), ${actions} actions, ${hash}`,
    ...(counts.length > 0 ? [counts.join(', ')] : []),
  ].join('; ');
}
