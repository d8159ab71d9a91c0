/** An answer and the server: what may come next is looked up, whole answers are sent, and what went wrong is told. */

import { batch } from '@preact/signals';
import { ApiProblem, type Fields, type Options, type Pending } from '../api.ts';
import { messageOf } from '../problems.ts';
import { type AnswerState, type Grave, letGo } from './answer-state.ts';
import { keepDraft } from './drafts.ts';
import { answerOf, choicesIn, forcedStep, inFocus, inFull, NO_FOCUS, type Step, takenBack } from './walk.ts';

const AGAIN_MS = 2000;

/** Asks for the next field. A step that has become impossible meanwhile is dropped, with those after it. */
export async function look(state: AnswerState): Promise<void> {
  const { store, marks } = state;
  const asked = state.question.peek();
  const mark = ++marks.latest;
  if (asked === null) return;
  let walked = state.steps.peek();
  for (;;) {
    try {
      const forced = asked.optional ? 'first' : 'later';
      const wanted = { kind: asked.kind, refused: true, forced } as const;
      const found = cameAlong(state, asked, walked) ?? (await store.source.options(answerOf(walked), wanted));
      if (mark !== marks.latest) return;
      arrive(state, asked, [...walked, ...(found.forced ?? []).map(forcedStep)], found);
      return;
    } catch (error) {
      if (mark !== marks.latest) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status !== 422 && error.status !== 400) {
        tell(state, error);
        // The line to the server may only have hiccuped, or the server has too much to do for a moment.
        const again = error.status === 0 ? AGAIN_MS : (error.wait ?? 0) * 1000;
        if (again > 0) setTimeout(() => mark === marks.latest && void look(state), again);
        return;
      }
      if (walked.length === 0) return;
      walked = takenBack(walked);
    }
  }
}

/** The first options came with the news, if nothing has happened since. */
function cameAlong(
  { store, seq }: AnswerState,
  { kind, optional }: Pending,
  walked: readonly Step[],
): Options | null {
  const first = store.first.peek();
  if (first === null || optional || walked.length > 0) return null;
  if (first.seq !== seq.peek() || first.options.kind !== kind) return null;
  return inFull(first.options);
}

/** So far the answer goes, and this may come next. */
function arrive(state: AnswerState, asked: Pending, walked: readonly Step[], found: Options): void {
  const { steps, options, lookedAfter, focus, store, marks } = state;
  batch(() => {
    steps.value = walked;
    options.value = found;
    lookedAfter.value = walked.length;
    // A focus on what is no longer there would hide all the rest.
    if (inFocus(choicesIn(found), focus.peek()).length === 0) focus.value = NO_FOCUS;
  });
  marks.isOld = false;
  keepDraft(store.source.name, asked.id, walked, store.pending.peek());
  if (found.complete && found.options.length === 0 && marks.isPress)
    void settle(state, asked, answerOf(walked));
  marks.isPress = false;
}

/** Goes on to other steps, and looks what may come after them. */
export function walk(state: AnswerState, next: readonly Step[], by: 'press' | 'itself' = 'itself'): void {
  const { marks, pressed, steps, focus, trouble, busy } = state;
  marks.isOld = true;
  marks.isPress = by === 'press';
  letGo(state);
  batch(() => {
    pressed.value = null;
    steps.value = next;
    focus.value = NO_FOCUS;
    trouble.value = null;
  });
  // While an answer is on its way nobody knows what may come next: it is looked up when the server has spoken.
  if (!busy.peek()) void look(state);
}

/** Why an answer is asked for twice; null, if one press will do. */
export const gravityOf = async (
  { store, weighs }: AnswerState,
  { kind }: Pending,
  action: Fields,
): Promise<Grave | null> => (await store.source.finality(action)) ?? (weighs(kind, action) ? 'grave' : null);

/** A press has made the answer whole: what can be taken back is done. */
async function settle(state: AnswerState, asked: Pending, action: Fields): Promise<void> {
  const { marks, pressed } = state;
  const mark = marks.latest;
  marks.settling = mark;
  pressed.value = 'settling';
  // Where that cannot be found out, or something came between, a button asks for it.
  const grave = await gravityOf(state, asked, action).catch((): 'unknown' => 'unknown');
  if (mark !== marks.latest) {
    if (marks.settling === mark) pressed.value = null;
    return;
  }
  pressed.value = grave === 'unknown' ? null : grave;
  if (grave === null) await send(state, asked, action);
}

function tell({ trouble, store }: AnswerState, problem: ApiProblem): void {
  trouble.value = { message: problem.said ?? messageOf(problem), clause: problem.clause };
  if (problem.status === 409) void store.refresh();
}

/**
 * Does something at the server, one thing at a time, and tells what went wrong. The news of it may come before or
 * after the answer: what may be chosen next is looked at when both are there.
 */
export async function doing(
  state: AnswerState,
  work: () => Promise<{ readonly seq: number }>,
  done = () => {},
): Promise<void> {
  const { busy, seq, trouble, store, marks } = state;
  if (busy.peek()) return;
  const before = seq.peek();
  let isRefused = false;
  busy.value = true;
  trouble.value = null;
  try {
    const { seq: reached } = await work();
    store.expect(reached);
    done();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    tell(state, error);
    isRefused = true;
  } finally {
    busy.value = false;
    if (seq.peek() !== before || (isRefused && marks.isOld)) void look(state);
  }
}

/** Gives a whole answer. */
export async function send(state: AnswerState, asked: Pending, action: unknown): Promise<void> {
  const { store, seq, steps, focus, options, pressed, opened, marks } = state;
  const before = seq.peek();
  await doing(
    state,
    () => store.source.act(asked.id, action),
    () => {
      keepDraft(store.source.name, asked.id, [], store.pending.peek());
      batch(() => {
        // The same question can be put again, under the same name: begin afresh.
        steps.value = [];
        focus.value = NO_FOCUS;
        options.value = null;
        pressed.value = null;
        if (seq.peek() !== before) opened.value = null;
      });
      marks.isSent = seq.peek() === before;
    },
  );
}
