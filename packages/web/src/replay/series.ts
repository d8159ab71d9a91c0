/** What a game looks like from afar: its turns, numbers and marks over the moments. Nothing here is drawn. */

import type { Message, SeatView } from '../api.ts';
import type { LookingBack, Plot } from '../games/looking-back.ts';

/** A moment of the past, as it is seen: after so many entries. */
export interface Frame {
  readonly seq: number;
  /** How many news spectators had been told by then: links count by it. */
  readonly open: number;
  readonly by: number | null;
  readonly messages: readonly Message[];
  readonly view: SeatView;
}
/** Some may not have come yet. */
export type Frames = readonly (Frame | undefined)[];

/** A number of a seat from a moment on, until the next. */
export interface StepAt {
  readonly at: number;
  readonly value: number;
}
export interface Series {
  readonly plot: Plot;
  readonly goal: number | null;
  /** By seat. */
  readonly seats: readonly (readonly StepAt[])[];
  readonly most: number;
}

const there = (frames: Frames): readonly Frame[] => frames.filter((frame) => frame !== undefined);

export function seriesOf(plot: Plot, frames: Frames, sides: number): Series {
  const all = there(frames);
  const last = all.at(-1);
  const seats = Array.from({ length: sides }, (_, seat) => {
    const steps: StepAt[] = [];
    for (const { seq, view } of all) {
      const value = plot.of(view, seat);
      if (value !== steps.at(-1)?.value) steps.push({ at: seq, value });
    }
    return steps;
  });
  const goal = last === undefined ? null : (plot.goal?.(last.view) ?? null);
  const values = seats.flatMap((steps) => steps.map(({ value }) => value));
  return { plot, goal, seats, most: Math.max(goal === null ? 1 : goal * 1.1, ...values) };
}

export const valueAt = (steps: readonly StepAt[], moment: number): number | null =>
  steps.findLast(({ at }) => at <= moment)?.value ?? null;

/** A line in steps, not in slopes: up to a moment and no further. */
export function stepPath(
  steps: readonly StepAt[],
  until: number,
  place: (moment: number, value: number) => readonly [x: number, y: number],
): string {
  const round = (at: number) => Math.round(at * 10) / 10;
  const shown = steps.filter(({ at }) => at <= until);
  if (shown.length === 0) return '';
  const parts = shown.map(({ at, value }, i) => {
    const [x, y] = place(at, value).map(round);
    return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return `${parts.join('')}H${round(place(until, 0)[0])}`;
}

export interface Turn {
  readonly no: number;
  readonly from: number;
  /** Up to the next one. */
  readonly to: number;
}
export function turnsOf(frames: Frames, roundOf: (view: SeatView) => number): readonly Turn[] {
  const all = there(frames);
  const begun: { no: number; from: number }[] = [];
  for (const { seq, view } of all) {
    const no = roundOf(view);
    if (no > (begun.at(-1)?.no ?? -1)) begun.push({ no, from: seq });
  }
  return begun.map(({ no, from }, i) => ({ no, from, to: begun[i + 1]?.from ?? all.at(-1)?.seq ?? from }));
}

export interface Mark {
  readonly at: number;
  readonly kind: 'battle' | 'card' | 'points';
  readonly seat: number | null;
  /** Somebody else leads since. */
  readonly isLead: boolean;
}

/** Battles, cards, and where the number that counts has changed: by two or more, or the lead. */
export function marksOf(frames: Frames, mark: LookingBack['mark'], counts: Series | null): readonly Mark[] {
  const told = there(frames).flatMap(({ seq, by, messages }): Mark[] => {
    const kinds = messages.map(mark);
    const kind = kinds.includes('battle') ? 'battle' : kinds.includes('card') ? 'card' : null;
    return kind === null ? [] : [{ at: seq, kind, seat: by, isLead: false }];
  });
  return [...told, ...pointMarks(counts)].sort((a, b) => a.at - b.at);
}

function pointMarks(counts: Series | null): Mark[] {
  if (counts === null) return [];
  const moments = [...new Set(counts.seats.flatMap((steps) => steps.slice(1).map(({ at }) => at)))].sort(
    (a, b) => a - b,
  );
  let leader: number | null = null;
  return moments.flatMap((at): Mark[] => {
    const now = counts.seats.map((steps) => valueAt(steps, at) ?? 0);
    const most = Math.max(...now);
    const leads = now.filter((value) => value === most).length === 1 ? now.indexOf(most) : leader;
    const isLead = leads !== leader && leader !== null;
    leader = leads;
    const swing = largest(counts, at);
    if (!isLead && (swing === null || Math.abs(swing.by) < 2)) return [];
    return [{ at, kind: 'points', seat: isLead ? leads : (swing?.seat ?? null), isLead }];
  });
}

/** Who has gained or lost most at a moment. */
function largest({ seats }: Series, at: number): { seat: number; by: number } | null {
  const swings = seats.flatMap((steps, seat) => {
    const i = steps.findIndex((step) => step.at === at);
    return i < 1 ? [] : [{ seat, by: steps[i].value - steps[i - 1].value }];
  });
  return swings.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0] ?? null;
}

/** Of marks that would lie on each other the weightier stays. */
export function thinned(marks: readonly Mark[], apart: number): readonly Mark[] {
  const weight = ({ kind, isLead }: Mark) => (isLead ? 3 : kind === 'battle' ? 2 : kind === 'points' ? 1 : 0);
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => weight(b) - weight(a) || a.at - b.at))
    if (kept.every(({ at }) => Math.abs(at - mark.at) >= apart)) kept.push(mark);
  return kept.sort((a, b) => a.at - b.at);
}

/** Where a game has turned: the largest swings of what counts, in their order. */
export interface TurningPoint {
  readonly at: number;
  readonly plot: string;
  readonly seat: number;
  readonly by: number;
}
const MOST_POINTS = 4;
export function turningPoints(
  series: readonly Series[],
  from: number,
  most = MOST_POINTS,
): readonly TurningPoint[] {
  const swings = series.flatMap((each) => {
    const moments = new Set(each.seats.flatMap((steps) => steps.slice(1).map(({ at }) => at)));
    // What the others lose is told by what the one gains, and what is dealt out before it begins turns nothing.
    return [...moments]
      .filter((at) => at > from)
      .flatMap((at) => {
        const swing = largest(each, at);
        return swing === null ? [] : [{ at, plot: each.plot.name, ...swing }];
      });
  });
  const chosen: TurningPoint[] = [];
  for (const swing of swings.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.at - a.at)) {
    if (chosen.length === most) break;
    if (Math.abs(swing.by) > 1 && chosen.every(({ at }) => at !== swing.at)) chosen.push(swing);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
