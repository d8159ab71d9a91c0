/** The entries of the log as scenes, one after the other. */

import type { LogEntry } from '../api.ts';
import type { Beat, Book, Scene, Way } from './scene.ts';

/** If more than so many wait, marches on which nothing happens are drawn together. */
export const MOST_WAITING = 12;

/** `drawnAfter`: of what came after this entry there is so much that what is alike is told in one. */
export function scenesIn(
  entries: readonly LogEntry[],
  { beatOf }: Pick<Book, 'beatOf'>,
  drawnAfter: number | null = null,
): readonly Scene[] {
  const scenes: Scene[] = [];
  let before: LogEntry[] = [];
  for (const entry of entries) {
    const beat = beatOf(entry);
    const last = scenes.at(-1);
    if (beat === 'before' || (beat === 'after' && last === undefined)) before.push(entry);
    else if (beat === 'after') scenes[scenes.length - 1] = grown(last as Scene, [...before.splice(0), entry]);
    else if (last !== undefined && isSame(last, beat))
      scenes[scenes.length - 1] = grown(last, [...before.splice(0), entry], beat);
    else {
      scenes.push(begun([...before, entry], beat));
      before = [];
    }
  }
  // Nothing has come yet of what was prepared last.
  if (before.some(({ messages }) => messages.length > 0)) scenes.push(begun(before, PREPARED));
  else if (before.length > 0 && scenes.length > 0)
    scenes[scenes.length - 1] = grown(scenes[scenes.length - 1], before);
  return numbered(drawnAfter === null ? scenes : drawnTogether(scenes, drawnAfter));
}

const PREPARED: Beat = { kind: 'other', seat: null, thread: null, places: [] };

const isSame = (scene: Scene, { thread, begins = false }: Beat): boolean =>
  thread !== null && scene.thread === thread && !begins;

function begun(entries: readonly LogEntry[], beat: Beat): Scene {
  return {
    ...beat,
    seat: beat.seat ?? entries[0].by,
    ways: beat.ways ?? [],
    isEncounter: beat.isEncounter ?? false,
    stops: beat.stops ?? false,
    no: 0,
    entries,
    from: entries[0].seq,
    until: entries[entries.length - 1].seq,
    count: 1,
  };
}

function grown(scene: Scene, entries: readonly LogEntry[], beat?: Beat): Scene {
  const all = [...scene.entries, ...entries];
  const more = { ...scene, entries: all, until: all[all.length - 1].seq };
  if (beat === undefined) return more;
  return {
    ...more,
    places: [...new Set([...scene.places, ...beat.places])],
    ways: (beat.ways ?? []).reduce(wentOn, scene.ways),
    isEncounter: scene.isEncounter || beat.isEncounter === true,
    stops: scene.stops || beat.stops === true,
  };
}

/** A step that begins where the last one of the same seat ended goes on with that way. */
function wentOn(ways: readonly Way[], step: Way): readonly Way[] {
  const last = ways.at(-1);
  if (last?.seat !== step.seat || last.places.at(-1) !== step.places[0]) return [...ways, step];
  return [...ways.slice(0, -1), { ...last, places: [...last.places, ...step.places.slice(1)] }];
}

/** Marches of one seat in a row on which nothing happened are one scene. */
function drawnTogether(scenes: readonly Scene[], after: number): readonly Scene[] {
  const drawn: Scene[] = [];
  const isPlain = ({ kind, isEncounter, from }: Scene) => kind === 'march' && !isEncounter && from > after;
  for (const scene of scenes) {
    const last = drawn.at(-1);
    if (last === undefined || !isPlain(last) || !isPlain(scene) || last.seat !== scene.seat)
      drawn.push(scene);
    else
      drawn[drawn.length - 1] = {
        ...last,
        entries: [...last.entries, ...scene.entries],
        places: [...new Set([...last.places, ...scene.places])],
        ways: [...last.ways, ...scene.ways],
        until: scene.until,
        count: last.count + scene.count,
      };
  }
  return drawn;
}

/** A scene as far as its entries are told: nothing of it before its time. */
export function soFar(scene: Scene, told: readonly LogEntry[], { beatOf }: Pick<Book, 'beatOf'>): Scene {
  const entries = told.filter(({ seq }) => scene.from <= seq && seq <= scene.until);
  const ways = entries.flatMap((entry) => {
    const beat = beatOf(entry);
    return typeof beat === 'string' ? [] : (beat.ways ?? []);
  });
  return { ...scene, entries, ways: ways.reduce(wentOn, []) };
}

const numbered = (scenes: readonly Scene[]): readonly Scene[] =>
  scenes.map((scene, i) => ({ ...scene, no: i + 1 }));

export const sceneAt = (scenes: readonly Scene[], seq: number): Scene | null =>
  scenes.find(({ from, until }) => from <= seq && seq <= until) ?? null;
