/** The options of a table: what can be set before a game starts. */

import { BadInput } from './bad-input.ts';
import type { Position } from './position.ts';
import { recordAt, unknownName } from './shape.ts';

export type Setting = (
  | { readonly type: 'count'; readonly least: number; readonly most: number; readonly default: number }
  | { readonly type: 'flag'; readonly default: boolean }
  | {
      readonly type: 'choice';
      readonly among: readonly string[];
      readonly default: string;
      /** Choices that need at least so many players. */
      readonly needs?: { readonly [choice: string]: number };
    }
) & {
  /** With how many players it means something; without it with any number. */
  readonly players?: { readonly least: number; readonly most: number };
  /** The section of the rulebook that it brings into the game: options of one section belong together. */
  readonly section?: string;
  /** Other options beside which the rulebook does not recommend it: the set-up screen warns. */
  readonly unwiseWith?: readonly string[];
};
export type Settings = { readonly [key: string]: Setting };
export type Chosen = { readonly [key: string]: number | boolean | string };

/** For each option the question what it is set to; a choice by its place. */
export function settingsOf<S extends Settings>(settings: S): { [K in keyof S]: (p: Position) => number } {
  const readers = Object.keys(settings).map((key, place) => [key, (p: Position) => p.settings[place]]);
  return Object.fromEntries(readers) as { [K in keyof S]: (p: Position) => number };
}

/** The options that bring some sections of the rulebook into the game, all switched on. */
export const optionsOf = (settings: Settings, sections: readonly string[]): { [key: string]: true } =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, { section }]) =>
      section !== undefined && sections.includes(section) ? [[key, true] as const] : [],
    ),
  );

/** All options with what was chosen or their defaults; anything else is bad input. */
export function chooseSettings(settings: Settings, chosen: unknown): Chosen {
  const given = recordAt(chosen, 'options');
  const keys = Object.keys(settings);
  for (const key of Object.keys(given))
    if (!keys.includes(key)) throw new BadInput(`options: ${unknownName(key, keys, 'option')}`);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Object.hasOwn(given, key) ? checked(key, settings[key], given[key]) : settings[key].default,
    ]),
  );
}

function checked(key: string, setting: Setting, value: unknown): number | boolean | string {
  if (setting.type === 'flag') {
    if (typeof value === 'boolean') return value;
    throw new BadInput(`option '${key}' should be true or false`);
  }
  if (setting.type === 'choice') {
    if (setting.among.includes(value as string)) return value as string;
    throw new BadInput(`option '${key}': ${unknownName(value, setting.among, 'choice')}`);
  }
  if (Number.isInteger(value) && (value as number) >= setting.least && (value as number) <= setting.most)
    return value as number;
  throw new BadInput(`option '${key}' should be a whole number from ${setting.least} to ${setting.most}`);
}

/** Notes the options in a position, and reads them again. */
export function writeSettings(settings: Settings, p: Position, chosen: Chosen): void {
  Object.keys(settings).forEach((key, place) => {
    const setting = settings[key];
    const value = chosen[key];
    p.settings[place] = setting.type === 'choice' ? setting.among.indexOf(value as string) : Number(value);
  });
}
export function readSettings(settings: Settings, p: Position): Chosen {
  const values = Object.keys(settings).map((key, place) => {
    const value = p.settings[place];
    const setting = settings[key];
    if (setting.type === 'choice') return [key, setting.among[value]];
    return [key, setting.type === 'flag' ? value === 1 : value];
  });
  return Object.fromEntries(values);
}

/**
 * What is chosen though it means nothing with so many players, in a sentence; null if all fits. Games that are under way
 * are not asked: what was agreed on once stays.
 */
export function misfitOf(settings: Settings, players: number, chosen: Chosen): string | null {
  for (const [key, value] of Object.entries(chosen)) {
    const setting = Object.hasOwn(settings, key) ? settings[key] : undefined;
    if (setting === undefined || value === setting.default) continue;
    const { least, most } = setting.players ?? { least: players, most: players };
    if (players < least || players > most)
      return `option '${key}' is for ${least === most ? `${least} player${least === 1 ? '' : 's'}` : `${least} to ${most} players`}, not for ${players}`;
    const needed = setting.type === 'choice' ? (setting.needs?.[String(value)] ?? players) : players;
    if (needed > players)
      return `option '${key}': '${value}' is for ${needed} players or more, not for ${players}`;
  }
  return null;
}
