/** The position as one seat may see it, listed; and worlds that look like that to it. */

import type { Chance } from './chance.ts';
import { frameToJson, readFrame } from './codec.ts';
import { fillIn } from './form.ts';
import type { FrameView, ShortView, View } from './game.ts';
import { restingFrame } from './machine.ts';
import { type Memory, part } from './memory.ts';
import { giveOrder, type Order, orderOf } from './orders.ts';
import type { Frame, Position } from './position.ts';
import { restingQuestion } from './questions.ts';
import type { ReadyRules } from './ready-rules.ts';
import { readSettings, writeSettings } from './settings.ts';
import type { Seat } from './shape.ts';

export function view(w: ReadyRules, p: Position, seat: Seat | null, memory?: Memory): View {
  const { table, crumbs: _, ...rest } = seen(w, p, seat, memory);
  return { ...rest, stack: p.stack.map((frame) => frameView(w, frame, seat)), table };
}

/** A view without the frames, but for the names of their procedures. */
export function seen(w: ReadyRules, p: Position, seat: Seat | null, memory?: Memory): ShortView {
  const witness = memory?.witness(p) ?? p;
  return {
    seat,
    seats: p.seats,
    options: part(witness, 'options', () => readSettings(w.rules.settings, witness)),
    orders: seat === null ? null : part(witness, `orders ${seat}`, () => ordersOf(w, witness, seat)),
    crumbs: p.stack.map(({ proc }) => w.machine.procs[proc].name),
    table: w.rules.view(witness as never, seat),
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
  const { proc, step, asked, answers, turn, locals } = frameToJson(w, frame);
  const { window } = w.machine.procs[frame.proc];
  const common = { proc, step, locals };
  if (asked === null || answers === null) return { ...common, asked, answered: null, answers: null, turn };
  if (window !== null) {
    // Whom a window stops follows from orders, which are secret: of others one sees only what is being carried out.
    const seen = asked.flatMap((each, i) => (i === turn || (each === seat && i > turn) ? [i] : []));
    return {
      ...common,
      asked: seen.map((i) => asked[i]),
      answered: seen.map((i) => answers[i] !== null),
      answers: seen.map((i) => answers[i]),
      turn: Math.min(turn, 0),
    };
  }
  // A sealed answer is its seat's own until it counts, which only those before the turn do.
  const known = (i: number) => asked[i] === seat || i < turn;
  return {
    ...common,
    asked,
    answered: answers.map((given) => given !== null),
    answers: answers.map((given, i) => (known(i) ? given : null)),
    turn,
  };
}

/** A position consistent with a view, its hidden parts drawn at random. Others' standing orders are the usual ones. */
export function worldOf(w: ReadyRules, view: View, chance: Chance): Position {
  const { windows } = w.machine;
  const { seat, orders } = view;
  const p = w.empty();
  p.seats = view.seats;
  writeSettings(w.rules.settings, p, view.options);
  if (seat !== null && orders !== null)
    for (const { name, place } of windows) giveOrder(p, place, windows.length, seat, orders[name]);
  w.rules.worldOf(p as never, view.table as never, seat, chance);
  for (const frame of view.stack) {
    const { answered, ...known } = withSomebodyAsked(frame, view, frame === view.stack.at(-1));
    p.stack.push(readFrame(w, p, { ...known, no: 0 }, 'view.stack'));
    drawSealedAnswers(w, p, answered, chance);
  }
  return p;
}

/** A window that is open has stopped somebody: if it is not he who looks, then any other. */
function withSomebodyAsked(frame: FrameView, { seat, seats }: View, isLast: boolean): FrameView {
  const { asked, answered, answers } = frame;
  if (asked === null || answered === null || answers === null) return frame;
  if (asked.length > 0 && (!isLast || answered.includes(false))) return frame;
  const other = Array.from({ length: seats }, (_, each) => each).find(
    (each) => each !== seat && !asked.includes(each),
  );
  if (other === undefined) return frame;
  return {
    ...frame,
    asked: [...asked, other],
    answered: [...answered, false],
    answers: [...answers, null],
  };
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
