/**
 * How much time each seat has. A clock runs from when a question is put to a seat until it is answered; days on which its
 * holder is away do not count. What is asked by a window has a time of its own and takes nothing from the bank, so that
 * nobody can tell from a clock whom a window has stopped.
 */

import type { Pending, Seat } from '@diadochi/kernel';
import type { ClockSetting } from '../api.ts';

/** The clock of one seat. */
export interface SeatClock {
  /** The question that is put to it, and since when. */
  readonly decision: string | null;
  readonly since: number;
  readonly reaction: boolean;
  /** What is left in the bank. */
  readonly bank: number;
  /** How many of the marks of this question have been noticed. */
  readonly noticed: number;
}
/** Days on which somebody is away. */
export interface Away {
  readonly from: number;
  readonly until: number;
}
type Absences = (seat: Seat) => readonly Away[];

/** At half of the time, at a tenth of it that is left, and when it is out. */
const MARKS = [0.5, 0.9, 1] as const;
export const OUT = MARKS.length;
/** A window has at least this part of the whole bank. */
const WINDOW_PART = 20;

export const newClocks = (seats: number, clock: ClockSetting): SeatClock[] =>
  Array.from({ length: seats }, () => ({
    decision: null,
    since: 0,
    reaction: false,
    bank: clock.kind === 'bank' ? clock.bank : 0,
    noticed: 0,
  }));

/** What a seat has for the question that is put to it. */
function allowance(clock: ClockSetting, { reaction, bank }: SeatClock): number {
  if (clock.kind === 'none') return Number.POSITIVE_INFINITY;
  if (clock.kind === 'decision') return clock.each;
  return reaction ? Math.max(clock.each, clock.bank / WINDOW_PART) : clock.each + bank;
}

/** When so much time has passed for a seat, leaving out the days on which it is away. */
function after(since: number, ms: number, absences: readonly Away[]): number {
  let at = since + ms;
  for (const { from, until } of absences.toSorted((a, b) => a.from - b.from))
    if (from < at && until > since) at += until - Math.max(from, since);
  return at;
}
/** How much time has passed for a seat. */
function spent(since: number, until: number, absences: readonly Away[]): number {
  const away = absences.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.until, until) - Math.max(span.from, since)),
    0,
  );
  return Math.max(0, until - since - away);
}

/** The clocks when something has been entered: who is asked now, by which question. Bots have all the time they need. */
export function advance(
  clocks: readonly SeatClock[],
  setting: ClockSetting,
  pending: readonly Pending[],
  at: number,
  absences: Absences,
): SeatClock[] {
  return clocks.map((was, seat) => {
    const asked = pending.find((each) => each.seat === seat && !each.optional);
    const decision = asked?.id ?? null;
    if (decision === was.decision) return was;
    const isCharged = setting.kind === 'bank' && was.decision !== null && !was.reaction;
    const used = isCharged ? spent(was.since, at, absences(seat)) - setting.each : 0;
    const bank = Math.max(0, was.bank - Math.max(0, used));
    return { decision, since: at, reaction: asked?.reaction ?? false, bank, noticed: 0 };
  });
}

/** When a seat's time is out; null if it is not asked, or has any time. */
export function deadline(clock: SeatClock, setting: ClockSetting, absences: readonly Away[]): number | null {
  if (clock.decision === null || setting.kind === 'none') return null;
  return after(clock.since, allowance(setting, clock), absences);
}

/** The marks of a seat's time that have been passed, of which not all may have been noticed. */
export function passedMarks(
  clock: SeatClock,
  setting: ClockSetting,
  absences: readonly Away[],
  now: number,
): number {
  if (clock.decision === null || setting.kind === 'none') return 0;
  const ms = allowance(setting, clock);
  return MARKS.filter((part) => after(clock.since, Math.ceil(part * ms), absences) <= now).length;
}

/** When somebody has to look at these clocks next; null: not before something is entered. */
export function nextDue(
  clocks: readonly SeatClock[],
  setting: ClockSetting,
  absences: Absences,
): number | null {
  if (setting.kind === 'none') return null;
  const dues = clocks.flatMap((clock, seat) => {
    if (clock.decision === null || clock.noticed >= OUT) return [];
    return [after(clock.since, Math.ceil(MARKS[clock.noticed] * allowance(setting, clock)), absences(seat))];
  });
  return dues.length === 0 ? null : Math.min(...dues);
}
