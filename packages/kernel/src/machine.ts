/**
 * The machine that carries procedures out. It runs the innermost frame, step by step, until somebody must be
 * asked: a rest. Between rests nothing is kept outside the position, so a game can be stored, copied, undone
 * and searched at any question, in the middle of anything.
 */

import {
  type AnyInterjection,
  type AnyPlay,
  type AnySettling,
  type AnyWindow,
  ASK,
  BY_POSITION,
  CALL,
  type Goes,
  type Machine,
  OPEN,
  PLAIN,
  type Proc,
  type Step,
  WINDOW,
} from './assemble.ts';
import {
  beginFilling,
  choose,
  type Form,
  isFilled,
  onlyAnswer,
  optionOf,
  pathOf,
  refusedBecause,
} from './form.ts';
import { forget } from './kept.ts';
import { isArmed } from './orders.ts';
import { type Answer, type Frame, type Locals, ownFrame, type Position } from './position.ts';
import { copyData, type Seat } from './shape.ts';

/** Puts a procedure on top of the stack. */
export function push(m: Machine, p: Position, place: number, args: Locals, step = 0): void {
  const proc = m.procs[place];
  const locals = proc.start(p, args);
  p.stack.push({
    proc: place,
    step,
    no: 0,
    asked: null,
    answers: null,
    turn: -1,
    locals: proc.nested.length > 0 ? ownLists(proc, locals, args) : locals,
  });
}

/** No two frames share a list or a record; what `start` has made anew around them is the frame's own already. */
function ownLists(proc: Proc, locals: Locals, args: Locals): Locals {
  if (locals === args) return copyData(locals);
  for (const name of proc.nested) locals[name] = copyData(locals[name]);
  return locals;
}

/** Carries on until a rest, or until the game is over. */
export function run(m: Machine, p: Position, play: AnyPlay): void {
  const { stack } = p;
  const { settling } = m;
  while (stack.length > 0) {
    const frame = ownFrame(p);
    const proc = m.procs[frame.proc];
    // What is called begins with it, or ends with it: a change may belong to what it leads to.
    if (settling?.isStirred(p) && proc.steps[frame.step]?.form !== CALL && setRight(m, p, settling)) continue;
    if (frame.step >= proc.overFrom) {
      const result = proc.over(p, frame.locals);
      if (result !== false) {
        finish(m, p, result, play);
        continue;
      }
    }
    if (frame.step === proc.steps.length) {
      finish(m, p, NOTHING, play);
      continue;
    }
    const step = proc.steps[frame.step];
    switch (step.form) {
      case PLAIN:
        go(m, p, frame, proc, step.run(p, frame.locals, play), play);
        break;
      case ASK:
        if (!ask(m, p, frame, proc, step, play)) return;
        break;
      case WINDOW:
        if (!attend(m, p, frame, proc.window as AnyWindow, play)) return;
        break;
      case CALL: {
        const args = step.with(p, frame.locals);
        if (args === null) skip(frame, proc, step);
        else {
          const callee = step.callee === BY_POSITION ? step.choose(p, frame.locals) : step.callee;
          push(m, p, callee, args, step.at);
        }
        break;
      }
      default: {
        const subject = step.with(p, frame.locals);
        const window = m.procs[step.callee].window as AnyWindow;
        if (subject === null) {
          frame.step++;
          break;
        }
        const seats = stopped(m, p, window, subject, play);
        if (seats.length > 0) {
          push(m, p, step.callee, subject);
          const opened = restingFrame(p);
          putQuestion(p, opened, seats, window.question, opened.locals, false);
          return;
        }
        // A window that stops nobody need not be opened.
        go(m, p, frame, proc, step.returned(p, frame.locals, subject, play), play);
      }
    }
  }
}
const NOTHING: Locals = Object.freeze({});

/** Puts the procedure on top that sets right what a change has left wrong, if something is and none has to be over first. */
function setRight(m: Machine, p: Position, settling: AnySettling): boolean {
  // From the innermost: where one is open, it is seldom far below.
  for (let i = p.stack.length - 1; i >= 0; i--) if (m.procs[p.stack[i].proc].isUnsettled) return false;
  if (!settling.isDue(p)) return false;
  push(m, p, settling.place, {});
  return true;
}

/** Goes where a step says, once what it did is settled: on, to a step by name, or out with a result. */
function go(m: Machine, p: Position, frame: Frame, proc: Proc, where: Goes, play: AnyPlay): void {
  if (isOver(m, p, play)) return;
  if (where === undefined) frame.step++;
  else if (typeof where === 'string') frame.step = placeOf(proc.stepNames, where);
  else finish(m, p, where.done, play);
}

/** The place of a step: the names are few, and a loop over them is quicker than `indexOf`. */
function placeOf(stepNames: readonly string[], name: string): number {
  for (let place = 0; place < stepNames.length; place++) if (stepNames[place] === name) return place;
  return -1;
}

/** Nobody is asked, or nothing is called: nothing was done, so there is nothing to settle. */
function skip(frame: Frame, { stepNames }: Proc, { none }: Step): void {
  frame.step = none === undefined ? frame.step + 1 : placeOf(stepNames, none);
}

/** Settles what a step has done; if that ends the game, it ends there and then, in the middle of anything. */
function isOver(m: Machine, p: Position, play: AnyPlay): boolean {
  if (!m.settle?.(p, play)) return false;
  p.stack.length = 0;
  return true;
}

/** Ends the innermost procedure and hands its result to the one that called it. */
function finish(m: Machine, p: Position, result: Locals, play: AnyPlay): void {
  const { stack } = p;
  const finished = stack.pop() as Frame;
  // What set something right stood before the step there, not in it.
  if (stack.length === 0 || finished.proc === m.settling?.place) return;
  const frame = ownFrame(p);
  const proc = m.procs[frame.proc];
  const step = proc.steps[frame.step];
  if (step.form === CALL || step.form === OPEN) {
    // A window's result is its subject: the opener gets it back as it now is.
    go(m, p, frame, proc, step.returned(p, frame.locals, result, play), play);
  } else if (step.form === WINDOW && frame.turn >= 0) {
    const { seat, answer } = beingCarriedOut(frame);
    (proc.window as AnyWindow).then(p, frame.locals, seat, answer, result, play);
    if (!isOver(m, p, play)) frame.turn++;
  } else if (step.form === WINDOW && isHeeded(m, finished.proc)) takeBackPasses(frame);
  // Otherwise it was an interjection: the question below is computed anew.
  const { settling } = m;
  if (m.procs[finished.proc].isUnsettled && stack.length > 0 && settling?.isStirred(p))
    setRight(m, p, settling);
}

/** Puts a question, or puts it anew after an interjection; false if somebody has to answer. */
function ask(m: Machine, p: Position, frame: Frame, proc: Proc, step: Step, play: AnyPlay): boolean {
  const f = frame.locals;
  const question = step.question as Form;
  const seats = step.of(p, f);
  if (seats.length === 0) {
    leaveQuestion(frame);
    skip(frame, proc, step);
    return true;
  }
  const about = step.about(p, f);
  putQuestion(p, frame, seats, question, about, step.inTurn);
  if (!question.secret && !play.hurried) {
    const asked = frame.asked as readonly Seat[];
    const answers = frame.answers as (Answer | null)[];
    for (let i = 0; i < asked.length; i++) {
      answers[i] ??= onlyAnswer(p, question, asked[i], about);
      // In turn, what one may answer can hang on what those before him say.
      if (step.inTurn && answers[i] === null) break;
    }
  }
  return count(m, p, frame, proc, step, play);
}

/** Counts the answers that are there; false if one is still missing. */
function count(m: Machine, p: Position, frame: Frame, proc: Proc, step: Step, play: AnyPlay): boolean {
  const f = frame.locals;
  const asked = frame.asked as readonly Seat[];
  const answers = frame.answers as (Answer | null)[];
  if (step.inTurn) {
    // One at a time, at once: afterwards the question is put anew to those who are left.
    let where: Goes;
    if (frame.turn < asked.length) {
      const given = answers[frame.turn];
      if (given === null) return false;
      forget(p.kept);
      where = step.answered(p, f, asked[frame.turn++], given, play);
      if (where === undefined && frame.turn < asked.length) {
        isOver(m, p, play);
        return true;
      }
    }
    leaveQuestion(frame);
    go(m, p, frame, proc, where, play);
    return true;
  }
  for (let i = 0; i < answers.length; i++) if (answers[i] === null) return false;
  forget(p.kept);
  if (asked.length > 1) play.chance.reveal('answers');
  leaveQuestion(frame);
  let where: Goes;
  for (let i = 0; i < asked.length; i++) {
    const goes = step.answered(p, f, asked[i], answers[i] as Answer, play);
    where ??= goes;
    if (i < asked.length - 1 && isOver(m, p, play)) return true;
  }
  go(m, p, frame, proc, where, play);
  return true;
}

/** Passes the subject round; false if somebody has to answer. */
function attend(m: Machine, p: Position, frame: Frame, window: AnyWindow, play: AnyPlay): boolean {
  if (frame.turn >= 0) return carryOut(m, p, frame, window, play);
  const subject = frame.locals;
  const seats = stopped(m, p, window, subject, play, frame);
  if (seats.length === 0) {
    finish(m, p, subject, play);
    return true;
  }
  putQuestion(p, frame, seats, window.question, subject, false);
  return unseal(m, p, frame, window, play);
}

/** The seats that a window stops, in turn order: those who could act and want to be asked, or have sealed what they play. */
function stopped(
  m: Machine,
  p: Position,
  window: AnyWindow,
  subject: Locals,
  play: AnyPlay,
  frame: Frame | null = null,
): readonly Seat[] {
  const order = m.turnOrder(p);
  let seats = NOBODY;
  let eligible = false;
  for (let i = 0; i < p.seats; i++) {
    const seat = order[i];
    if (!window.asks(p, seat, subject)) continue;
    eligible = true;
    const isStopped = isArmed(p, window.place, m.windows.length, seat, window.byDefault(p, seat, subject));
    if (!isStopped && !hasSealed(frame, seat)) continue;
    if (seats === NOBODY) seats = [seat];
    else seats.push(seat);
  }
  // Who is stopped follows from orders that are secret, so being stopped (or not) is news: no undo past it.
  if (eligible) play.chance.reveal('orders');
  return seats;
}
const NOBODY: Seat[] = [];
/** Whether a seat has sealed what it plays: its orders are about what comes. */
const hasSealed = (frame: Frame | null, seat: Seat): boolean =>
  frame?.answers?.some((given, i) => given !== null && !isPass(given) && frame.asked?.[i] === seat) === true;
const isPass = (answer: Answer): boolean => 'pass' in answer;

/** When every sealed answer is there, the first is opened; false if one is missing. */
function unseal(m: Machine, p: Position, frame: Frame, window: AnyWindow, play: AnyPlay): boolean {
  const answers = frame.answers as (Answer | null)[];
  for (let i = 0; i < answers.length; i++) if (answers[i] === null) return false;
  frame.turn = 0;
  return carryOut(m, p, frame, window, play);
}

/** Carries out the sealed answers, one after another; if any was more than a pass, the window goes round again. */
function carryOut(m: Machine, p: Position, frame: Frame, window: AnyWindow, play: AnyPlay): boolean {
  const subject = frame.locals;
  const asked = frame.asked as readonly Seat[];
  const answers = frame.answers as (Answer | null)[];
  for (; frame.turn < asked.length; frame.turn++) {
    const seat = asked[frame.turn];
    const answer = answers[frame.turn] as Answer;
    if (isPass(answer)) continue;
    if (isLegal(p, window.question, seat, subject, answer)) {
      push(m, p, window.callee, window.with(p, subject, seat, answer));
      return true;
    }
    // What was sealed has become impossible by what others played: it was not played, and nobody sees it.
    answers[frame.turn] = null;
  }
  let again = false;
  for (let i = 0; i < answers.length; i++)
    if (answers[i] === null || !isPass(answers[i] as Answer)) again = true;
  leaveQuestion(frame);
  if (!again) finish(m, p, subject, play);
  return true;
}

const beingCarriedOut = ({ asked, answers, turn }: Frame): { seat: Seat; answer: Answer } => ({
  seat: (asked as readonly Seat[])[turn],
  answer: (answers as Answer[])[turn],
});

/**
 * Notes who is asked. A question that stood here before an interjection keeps its number, and its sealed
 * answers as far as their seats are still asked and they are still possible.
 */
function putQuestion(
  p: Position,
  frame: Frame,
  seats: readonly Seat[],
  question: Form,
  about: Locals,
  inTurn: boolean,
): void {
  const { asked: before, answers } = frame;
  if (before === null || answers === null) {
    frame.no = ++p.asks;
    frame.asked = seats;
    frame.answers = [null];
    while (frame.answers.length < seats.length) frame.answers.push(null);
    if (inTurn) frame.turn = 0;
    return;
  }
  if (inTurn) {
    // Those who have answered stay in front: their answers have counted.
    const done = before.slice(0, frame.turn);
    frame.asked = [...done, ...seats.filter((seat) => !done.includes(seat))];
    frame.answers = frame.asked.map((seat) => answers[before.indexOf(seat)] ?? null);
    return;
  }
  frame.asked = seats;
  frame.answers = seats.map((seat) => {
    const answer = answers[before.indexOf(seat)] ?? null;
    return answer !== null && isLegal(p, question, seat, about, answer) ? answer : null;
  });
}

const isHeeded = ({ interjections }: Machine, proc: number): boolean =>
  interjections.some((each) => each.callee === proc && each.isHeeded === true);

/** Whoever has passed at a window has not seen what was interjected since, nor what has come to him by it: he is asked anew. */
function takeBackPasses(frame: Frame): void {
  frame.answers = (frame.answers as (Answer | null)[]).map((given) =>
    given !== null && isPass(given) ? null : given,
  );
}

function leaveQuestion(frame: Frame): void {
  frame.asked = null;
  frame.answers = null;
  frame.turn = -1;
}

/** Whether an answer is (still) possible. */
function isLegal(p: Position, question: Form, seat: Seat, about: Locals, answer: Answer): boolean {
  const q = beginFilling(question, seat, about);
  const place = question.ways.findIndex(({ verb }) => verb in answer);
  const way = question.ways[place];
  while (!isFilled(q))
    for (const value of pathOf(answer[way.fields[q.field].name])) {
      if (refusedBecause(p, q, way, value) !== null) return false;
      choose(q, optionOf(place, value));
    }
  return true;
}

/** The frame at rest: the one that asks. */
export const restingFrame = (p: Position): Frame => p.stack[p.stack.length - 1];

/** The question that a resting frame puts. */
export function questionOf(m: Machine, frame: Frame): Form {
  return m.procs[frame.proc].steps[frame.step].question as Form;
}
export function aboutOf(m: Machine, p: Position, frame: Frame): Locals {
  // Whatever was kept is about the question at rest.
  if (p.kept.about !== null) return p.kept.about;
  const proc = m.procs[frame.proc];
  return proc.window === null ? proc.steps[frame.step].about(p, frame.locals) : frame.locals;
}

/** Whether a seat is asked and has not answered yet. */
export function isAsked(m: Machine, p: Position, seat: Seat): boolean {
  if (p.stack.length === 0) return false;
  const frame = restingFrame(p);
  const asked = frame.asked as readonly Seat[];
  if (m.procs[frame.proc].steps[frame.step].inTurn) return asked[frame.turn] === seat;
  for (let i = 0; i < asked.length; i++)
    if (asked[i] === seat) return (frame.answers as (Answer | null)[])[i] === null;
  return false;
}

/** The first seat of which an answer is missing; -1 when the game is over. */
export function firstAsked(p: Position): Seat {
  if (p.stack.length === 0) return -1;
  const { asked, answers } = restingFrame(p);
  let i = 0;
  while ((answers as (Answer | null)[])[i] !== null) i++;
  return (asked as readonly Seat[])[i];
}

/** Takes a seat's answer to what it is asked, and carries on. The answer has been judged. */
export function answer(m: Machine, p: Position, seat: Seat, given: Answer, play: AnyPlay): void {
  const frame = ownFrame(p);
  const proc = m.procs[frame.proc];
  const asked = frame.asked as readonly Seat[];
  const answers = frame.answers as (Answer | null)[];
  for (let i = 0; i < asked.length; i++) if (asked[i] === seat) answers[i] = given;
  const goesOn =
    proc.window === null
      ? count(m, p, frame, proc, proc.steps[frame.step], play)
      : unseal(m, p, frame, proc.window, play);
  if (goesOn) run(m, p, play);
}

/** A seat interjects: its procedure goes on top of whatever is being asked. The answer has been judged. */
export function interject(
  m: Machine,
  p: Position,
  form: Form,
  seat: Seat,
  given: Answer,
  play: AnyPlay,
): void {
  const { callee, with: args } = m.interjections.find(({ question }) => question === form) as AnyInterjection;
  forget(p.kept);
  push(m, p, callee, args(p, seat, given));
  run(m, p, play);
}
