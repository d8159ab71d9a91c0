/** The position as one seat may see it, listed; and worlds that look like that to it. */

import type { Chance } from './chance.ts';
import { frameToJson, readFrame } from './codec.ts';
import { fillIn } from './form.ts';
import type { FrameView, View } from './game.ts';
import { restingFrame } from './machine.ts';
import { giveOrder, type Order, orderOf } from './orders.ts';
import type { Frame, Position } from './position.ts';
import { restingQuestion } from './questions.ts';
import type { ReadyRules } from './ready-rules.ts';
import { readSettings, writeSettings } from './settings.ts';
import type { Seat } from './shape.ts';

export function view(w: ReadyRules, p: Position, seat: Seat | null): View {
  return {
    seat,
    seats: p.seats,
    asks: p.asks,
    options: readSettings(w.rules.settings, p),
    orders: seat === null ? null : ordersOf(w, p, seat),
    stack: p.stack.map((frame) => frameView(w, frame, seat)),
    table: w.rules.view(p as never, seat),
  };
}

function ordersOf(
  { machine: { windows } }: ReadyRules,
  p: Position,
  seat: Seat,
): { [window: string]: Order } {
  return Object.fromEntries(
    windows.map(({ name, place }) => [name, orderOf(p, place, windows.length, seat)]),
  );
}

function frameView(w: ReadyRules, frame: Frame, seat: Seat | null): FrameView {
  const { answers, ...rest } = frameToJson(w, frame);
  const inTurn = w.machine.procs[frame.proc].steps[frame.step]?.inTurn === true;
  // A sealed answer is its seat's own until it counts.
  const counts = (i: number) => (inTurn ? i < frame.turn : i <= frame.turn);
  const known = (i: number) => frame.asked?.[i] === seat || counts(i);
  return {
    ...rest,
    answered: answers?.map((given) => given !== null) ?? null,
    answers: answers?.map((given, i) => (known(i) ? given : null)) ?? null,
  };
}

/** A position consistent with a view, its hidden parts drawn at random. Others' standing orders are the usual ones. */
export function worldOf(w: ReadyRules, view: View, chance: Chance): Position {
  const { windows } = w.machine;
  const { seat, orders } = view;
  const p = w.empty();
  p.seats = view.seats;
  p.asks = view.asks;
  writeSettings(w.rules.settings, p, view.options);
  if (seat !== null && orders !== null)
    for (const { name, place } of windows) giveOrder(p, place, windows.length, seat, orders[name]);
  w.rules.worldOf(p as never, view.table as never, seat, chance);
  for (const { answered, ...frame } of view.stack) {
    p.stack.push(readFrame(w, p, frame, 'view.stack'));
    drawSealedAnswers(w, p, answered, chance);
  }
  return p;
}

/** Somebody has answered and we may not know what: any answer that he might have given. */
function drawSealedAnswers(
  w: ReadyRules,
  p: Position,
  answered: readonly boolean[] | null,
  chance: Chance,
): void {
  const { asked, answers } = restingFrame(p);
  answers?.forEach((given, i) => {
    if (given !== null || answered?.[i] !== true) return;
    answers[i] = fillIn(p, restingQuestion(w, p, asked?.[i] as Seat), (count) => chance.die(count) - 1);
  });
}
