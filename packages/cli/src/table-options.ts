/** What a table agrees on, as the command line says it: `--options seasons=2,auguries=false`, or `all`. */

import { BadInput, type Chosen, type Game, misfitOf, optionsOf, type Setup, seeded } from '@diadochi/kernel';
import { Option } from 'commander';

/** As it was given: what it means is for the game to say. */
export interface Wanted {
  /** Every optional rule of the game's rulebook. */
  readonly all: boolean;
  readonly chosen: Chosen;
}

export const tableOptions = (): Option =>
  new Option('--options <list>', 'the table’s options: key=value,…; all: every optional rule of its book')
    .argParser(wantedOf)
    .default({ all: false, chosen: {} }, 'none');

function wantedOf(text: string): Wanted {
  const parts = text.split(',').map((part) => part.trim());
  const chosen = new Map<string, number | boolean | string>();
  for (const part of parts) {
    if (part === 'all') continue;
    const [, key, value] = /^([^=]+?)\s*=\s*(-?\d{1,9}|[a-zA-Z]{1,40})$/.exec(part) ?? [];
    if (key === undefined)
      throw new BadInput(
        `--options: ${JSON.stringify(part.slice(0, 40))} should be key=value, the value a whole number or a word, or all`,
      );
    if (chosen.has(key)) throw new BadInput(`--options: '${key}' is given twice`);
    chosen.set(key, settingOf(value));
  }
  return { all: parts.includes('all'), chosen: Object.fromEntries(chosen) };
}

function settingOf(text: string): number | boolean | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /\d/.test(text) ? Number(text) : text;
}

/** What is chosen of a game: all optional rules first, so that `all,shortGame=false` leaves one out. */
export function chosenOf(game: Game, { all, chosen }: Wanted): Chosen {
  if (!all) return chosen;
  const sections = Object.values(game.settings).flatMap(({ section }) => section ?? []);
  if (sections.length === 0) throw new BadInput(`--options all: ${game.name} has no optional rules`);
  return { ...optionsOf(game.settings, sections), ...chosen };
}

/** All options of the table, the defaults among them; wrong ones are bad input before any game is played. */
export function setupOf(game: Game, seats: number, wanted: Wanted): Setup {
  const options = chosenOf(game, wanted);
  const misfit = misfitOf(game.settings, seats, options);
  if (misfit !== null) throw new BadInput(misfit);
  return { seats, options: game.view(game.start({ seats, options }, seeded('')), null).options };
}
