/** The answer that a player is giving: what the table and its panels see of it, and what they can do with it. */

import { batch, computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Fields } from '../api.ts';
import { doing, gravityOf, look, send, walk } from './answer-server.ts';
import { type AnswerState, answerState, type Grave, letGo, type Proposal } from './answer-state.ts';
import { draftOf } from './drafts.ts';
import { isLost, type TableStore } from './store.ts';
import { answerOf, type Choice, type Focus, inFocus, NO_FOCUS, takenBack } from './walk.ts';

/** What can be read of it. */
type Readable = Pick<
  AnswerState,
  | 'question'
  | 'uninvited'
  | 'steps'
  | 'choices'
  | 'shown'
  | 'verbs'
  | 'focus'
  | 'end'
  | 'complete'
  | 'busy'
  | 'trouble'
  | 'proposed'
>;
export interface Answering extends Readable, Walking, Giving {
  /** What a press has made whole and nobody can take back: it waits to be confirmed. */
  readonly grave: ReadonlySignal<Grave | null>;
  /** Nothing was pressed that made the answer whole: a button asks for it. */
  readonly isWaiting: ReadonlySignal<boolean>;
  readonly canGoBack: ReadonlySignal<boolean>;
  close(): void;
}

/** The kernel's own word for 'nothing from me': it needs no second look. */
const PASS = 'pass';

/** Who looks at the past (`idle`) is asked nothing. */
export function answering(
  store: TableStore,
  idle = false,
  weighs: AnswerState['weighs'] = () => false,
): Answering {
  const state = answerState(store, idle, weighs);
  const { pressed, proposed, steps, focus, question, complete } = state;
  return {
    ...state,
    ...walking(state),
    ...giving(state),
    grave: computed(() => (pressed.value === 'settling' ? null : pressed.value)),
    isWaiting: computed(() => complete.value && pressed.value === null),
    canGoBack: computed(
      () =>
        proposed.value !== null ||
        steps.value.length > 0 ||
        focus.value !== NO_FOCUS ||
        question.value?.optional === true,
    ),
    close: watching(state),
  };
}

/** Keeps the answer in step with the table; gives what ends that. */
function watching(state: AnswerState): () => void {
  const { store, seq, decision, marks, busy, trouble, opened, pressed, steps, options, focus } = state;
  const isDown = computed(() => isLost(store.line.value));
  const ends = [
    effect(() => {
      void seq.value;
      if (marks.isSent) opened.value = null;
      marks.isSent = false;
    }),
    effect(() => {
      const now = decision.value;
      letGo(state);
      batch(() => {
        pressed.value = null;
        steps.value = now === null ? [] : draftOf(store.source.name, now);
        options.value = null;
        focus.value = NO_FOCUS;
      });
      marks.isOld = false;
    }),
    // What may be chosen can change with every entry, whoever made it; what was about to be done is thought over.
    effect(() => {
      void seq.value;
      letGo(state);
    }),
    effect(() => {
      void seq.value;
      void decision.value;
      // Nothing to hope for while the line is down; when it is back, what failed meanwhile is made good.
      if (!isDown.value && !busy.peek()) void look(state);
    }),
    effect(() => {
      if (!isDown.value) trouble.value = null;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Step by step, forward and back. */
interface Walking {
  /** Opens something uninvited, or (null) goes back to what is asked. */
  open(kind: string | null): void;
  /** Whoever presses something means it: an answer that is whole by that is given, if it can be taken back. */
  choose(choice: Choice, by?: 'press' | 'itself'): void;
  /** Ends the list that is being filled. */
  endList(): void;
  /** Whatever can be chosen now about a thing: a village on the board, a card in hand. */
  about(value: unknown): readonly Choice[];
  point(value: unknown): void;
  look(focus: Focus): void;
  back(): void;
  /** Takes a step back with all that came after it. */
  backTo(step: number): void;
}
function walking(state: AnswerState): Walking {
  const { question, opened, steps, choices, focus, end, proposed, marks } = state;
  const self: Walking = {
    open(kind) {
      opened.value = opened.peek() === kind ? null : kind;
    },
    choose({ field, value, why }, by = 'press') {
      const asked = question.peek();
      if (asked === null || why !== null || marks.isOld) return;
      if (field === PASS) void send(state, asked, { [field]: value });
      else walk(state, [...steps.peek(), { field, value, forced: false }], by);
    },
    endList() {
      const next = end.peek();
      if (next === null) return;
      if ('field' in next) self.choose(next);
      else self.look(next);
    },
    about: (value) => inFocus(choices.value, { ...focus.value, value }),
    point(value) {
      if (marks.isOld) return;
      const allowed = inFocus(choices.peek(), { ...focus.peek(), value }).filter(({ why }) => why === null);
      if (allowed.length === 1) self.choose(allowed[0]);
      else if (allowed.length > 1) focus.value = { ...focus.peek(), value };
    },
    look(next) {
      if (!marks.isOld) focus.value = next;
    },
    back() {
      if (proposed.peek() !== null) letGo(state);
      else if (focus.peek() !== NO_FOCUS) focus.value = NO_FOCUS;
      else if (steps.peek().some(({ forced }) => !forced)) walk(state, takenBack(steps.peek()));
      else opened.value = null;
    },
    backTo(step) {
      const left = steps.peek().slice(0, step);
      if (left.every(({ forced }) => forced) && question.peek()?.optional) opened.value = null;
      else walk(state, left);
    },
  };
  return self;
}

/** Whole answers. */
interface Giving {
  confirm(): Promise<void>;
  /** Gives a whole answer that was put together elsewhere; says whether it was taken. */
  act(action: unknown): Promise<boolean>;
  /** Gives a whole answer if it can be taken back, else has it confirmed; says whether it was given. */
  propose(action: Fields, saying: Pick<Proposal, 'words' | 'note'>): Promise<boolean>;
  /** Shows what waits to be confirmed; who has something else in mind lets go of it. */
  ask(proposal: Proposal | null): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  give(kind: string, action: unknown): Promise<void>;
}
function giving(state: AnswerState): Giving {
  const { store, question, uninvited, steps, complete, pressed, proposed, busy, trouble, seq, marks } = state;
  const { source } = store;
  async function act(action: unknown): Promise<boolean> {
    const asked = question.peek();
    if (asked === null || busy.peek()) return false;
    await send(state, asked, action);
    return trouble.peek() === null;
  }
  return {
    async confirm() {
      const asked = question.peek();
      if (asked === null || !complete.peek() || marks.isOld || pressed.peek() === 'settling') return;
      await send(state, asked, answerOf(steps.peek()));
    },
    act,
    async propose(action, saying) {
      const asked = question.peek();
      if (asked === null || busy.peek()) return false;
      letGo(state);
      const before = seq.peek();
      const grave = await gravityOf(state, asked, action).catch((): null => null);
      if (question.peek()?.id !== asked.id || seq.peek() !== before) return false;
      if (grave === null) return act(action);
      return new Promise((resolve) => {
        letGo(state, {
          ...saying,
          grave,
          act() {
            proposed.value = null;
            resolve(act(action));
          },
          drop: () => resolve(false),
        });
      });
    },
    ask: (proposal) => letGo(state, proposal),
    undo: () => doing(state, () => source.undo()),
    redo: () => doing(state, () => source.redo()),
    async give(kind, action) {
      const asked = uninvited.peek().find((each) => each.kind === kind);
      if (asked !== undefined) await doing(state, () => source.act(asked.id, action));
    },
  };
}
