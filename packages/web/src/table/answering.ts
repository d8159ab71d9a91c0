/** The answer that a player is giving: which question, how far, and what may come next. */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  ApiProblem,
  api,
  type Fields,
  type Final,
  type Message,
  type Options,
  type Pending,
} from '../api.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { TableStore } from './store.ts';
import {
  answerOf,
  type Choice,
  choicesIn,
  type Focus,
  forcedStep,
  inFocus,
  type LaidOut,
  laidOut,
  NO_FOCUS,
  type Step,
  takenBack,
  type Verb,
  verbsOf,
} from './walk.ts';

/** Something that did not work, to be told. */
export interface Trouble {
  readonly message: Message;
  readonly clause: string | null;
}
/** Why something is asked for twice: there is no way back from it, or it weighs much in the game. */
export type Grave = Final | 'grave';
/** What was put together elsewhere and waits to be confirmed, with what it will do. */
export interface Proposal {
  /** Null: it cannot be done, and the note says why. */
  readonly words: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly grave: Grave;
  /** Another way to do it. */
  readonly others?: readonly { readonly words: string; deed(): void }[];
  deed: (() => void) | null;
  drop?(): void;
}
export interface Answering {
  /** What is being answered: the question put to me, or something uninvited that I have opened. */
  readonly question: ReadonlySignal<Pending | null>;
  /** What I may do uninvited now. */
  readonly uninvited: ReadonlySignal<readonly Pending[]>;
  readonly steps: Signal<readonly Step[]>;
  /** All choices of the next field; those to show now; and the verbs, if they come first. */
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly shown: ReadonlySignal<readonly Choice[]>;
  readonly verbs: ReadonlySignal<readonly Verb[] | null>;
  readonly focus: Signal<Focus>;
  /** How the list that is being filled is ended; null where there is none, or nothing comes after it. */
  readonly end: ReadonlySignal<LaidOut['end']>;
  readonly complete: ReadonlySignal<boolean>;
  /** Waiting for the server. */
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<Trouble | null>;
  /** Opens something uninvited, or (null) goes back to what is asked. */
  open(kind: string | null): void;
  /** Whoever presses something means it: an answer that is whole by that is given, if it can be taken back. */
  choose(choice: Choice, by?: 'press' | 'itself'): void;
  /** What a press has made whole and nobody can take back: it waits to be confirmed. */
  readonly grave: ReadonlySignal<Grave | null>;
  /** Nothing was pressed that made the answer whole: a button asks for it. */
  readonly isWaiting: ReadonlySignal<boolean>;
  readonly proposed: Signal<Proposal | null>;
  /** Gives a whole answer if it can be taken back, else has it confirmed; says whether it was given. */
  propose(action: Fields, saying: Pick<Proposal, 'words' | 'note'>): Promise<boolean>;
  /** Shows what waits to be confirmed; who has something else in mind lets go of it. */
  ask(proposal: Proposal | null): void;
  /** Ends the list that is being filled. */
  endList(): void;
  /** Whatever can be chosen now about a thing: a village on the board, a card in hand. */
  about(value: unknown): readonly Choice[];
  point(value: unknown): void;
  look(focus: Focus): void;
  back(): void;
  /** Takes a step back with all that came after it. */
  backTo(step: number): void;
  canGoBack: ReadonlySignal<boolean>;
  confirm(): Promise<void>;
  /** Gives a whole answer that was put together elsewhere; says whether it was taken. */
  act(action: unknown): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  give(kind: string, action: unknown): Promise<void>;
  close(): void;
}

const AGAIN_MS = 2000;
/** The kernel's own word for 'nothing from me': it needs no second look. */
const PASS = 'pass';

/** Who looks at the past (`idle`) is asked nothing. */
export function answering(
  store: TableStore,
  idle = false,
  weighs: (kind: string, action: Fields) => boolean = () => false,
): Answering {
  const { id, view, me } = store;
  const opened = signal<string | null>(null);
  const steps = signal<readonly Step[]>([]);
  const options = signal<Options | null>(null);
  /** After so many steps the options were looked at. */
  const lookedAfter = signal(0);
  const focus = signal<Focus>(NO_FOCUS);
  const busy = signal(false);
  const trouble = signal<Trouble | null>(null);
  /** What the last press has come to, if it made the answer whole. */
  const pressed = signal<Grave | 'settling' | null>(null);
  const proposed = signal<Proposal | null>(null);

  const mine = computed(() => store.pending.value.filter(({ seat }) => seat === me.value));
  const uninvited = computed(() => (idle ? [] : mine.value.filter(({ optional }) => optional)));
  const question = computed(() => {
    if (idle || me.value === null) return null;
    const own = uninvited.value.find(({ kind }) => kind === opened.value);
    return own ?? mine.value.find(({ optional }) => !optional) ?? null;
  });
  const decision = computed(() => question.value?.id ?? null);
  const seq = computed(() => view.value?.seq ?? -1);

  const choices = computed(() => (options.value === null ? [] : choicesIn(options.value)));
  const laid = computed(() => laidOut(choices.value, steps.value, focus.value));
  const verbs = computed(() =>
    verbsOf(laid.value.choices, steps.value.length === 0 ? focus.value : NO_FOCUS),
  );
  const shown = computed(() => inFocus(laid.value.choices, focus.value));
  const end = computed(() => laid.value.end);
  // Whoever takes a step back has no whole answer any more, also before the server says so.
  const complete = computed(
    () => options.value?.complete === true && steps.value.length >= lookedAfter.value,
  );

  /** Asks for the next field. A step that has become impossible meanwhile is dropped, with those after it. */
  let latest = 0;
  /** What is shown is what could be chosen before the last step: nothing more is taken from it. */
  let isOld = false;
  async function look(): Promise<void> {
    const asked = question.peek();
    const mark = ++latest;
    if (asked === null) return;
    let walked = steps.peek();
    for (;;) {
      try {
        const found = await api.options(id, answerOf(walked), { kind: asked.kind, refused: true });
        if (mark !== latest) return;
        const forced = forcedStep(walked, found, asked.optional);
        if (forced !== null) {
          walked = [...walked, forced];
          continue;
        }
        batch(() => {
          steps.value = walked;
          options.value = found;
          lookedAfter.value = walked.length;
          // A focus on what is no longer there would hide all the rest.
          if (inFocus(choicesIn(found), focus.peek()).length === 0) focus.value = NO_FOCUS;
        });
        isOld = false;
        keepDraft(id, asked.id, walked);
        if (found.complete && found.options.length === 0 && isPress) void settle(asked, answerOf(walked));
        isPress = false;
        return;
      } catch (error) {
        if (mark !== latest) return;
        if (!(error instanceof ApiProblem)) throw error;
        if (error.status === 422 || error.status === 400) {
          if (walked.length === 0) return;
          walked = takenBack(walked);
          continue;
        }
        tell(error);
        // The line to the server may only have hiccuped.
        if (error.status === 0) setTimeout(() => mark === latest && void look(), AGAIN_MS);
        return;
      }
    }
  }

  /** Why an answer is asked for twice; null, if one press will do. */
  const gravityOf = async ({ kind }: Pending, action: Fields): Promise<Grave | null> =>
    (await api.finality(id, action)) ?? (weighs(kind, action) ? 'grave' : null);

  let settling = 0;
  /** A press has made the answer whole: what can be taken back is done. */
  async function settle(asked: Pending, action: Fields): Promise<void> {
    const mark = latest;
    settling = mark;
    pressed.value = 'settling';
    // Where that cannot be found out, or something came between, a button asks for it.
    const grave = await gravityOf(asked, action).catch((): 'unknown' => 'unknown');
    if (mark !== latest) {
      if (settling === mark) pressed.value = null;
      return;
    }
    pressed.value = grave === 'unknown' ? null : grave;
    if (grave === null) await send(asked, action);
  }

  function tell(error: ApiProblem): void {
    const { status, type, said, clause } = error;
    if (said !== null) trouble.value = { message: said, clause };
    else if (type === 'stale-decision')
      trouble.value = { message: own('problem.stale-decision'), clause: null };
    else if (status === 0) trouble.value = { message: own('problem.offline'), clause: null };
    else trouble.value = { message: own('problem.other'), clause: null };
    if (status === 409) void store.refresh();
  }

  /**
   * Does something at the server, one thing at a time, and tells what went wrong. The news of it may come before or
   * after the answer: what may be chosen next is looked at when both are there.
   */
  async function doing(work: () => Promise<{ readonly seq: number }>, done = () => {}): Promise<void> {
    if (busy.peek()) return;
    const before = seq.peek();
    busy.value = true;
    trouble.value = null;
    try {
      const { seq: reached } = await work();
      store.expect(reached);
      done();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      tell(error);
    } finally {
      busy.value = false;
      if (seq.peek() !== before) void look();
    }
  }

  /** My answer is given, and the news of it is on its way: only then is something else looked at. */
  let isSent = false;
  const stopSent = effect(() => {
    void seq.value;
    if (isSent) opened.value = null;
    isSent = false;
  });
  const stopQuestions = effect(() => {
    const now = decision.value;
    letGo();
    batch(() => {
      pressed.value = null;
      steps.value = now === null ? [] : draftOf(id, now);
      options.value = null;
      focus.value = NO_FOCUS;
    });
    isOld = false;
  });
  // What may be chosen can change with every entry, whoever made it; what was about to be done is thought over.
  const stopProposals = effect(() => {
    void seq.value;
    letGo();
  });
  const isDown = computed(() => store.line.value === 'down');
  const stopLooking = effect(() => {
    void seq.value;
    void decision.value;
    // Nothing to hope for while the line is down; when it is back, what failed meanwhile is made good.
    if (!isDown.value && !busy.peek()) void look();
  });
  const stopTrouble = effect(() => {
    if (!isDown.value) trouble.value = null;
  });

  /** Whoever has something else in mind lets go of what waits to be confirmed. */
  function letGo(next: Proposal | null = null): void {
    const before = proposed.peek();
    proposed.value = next;
    before?.drop?.();
  }

  /** The last step was a press, not something that follows by itself. */
  let isPress = false;
  function walk(next: readonly Step[], by: 'press' | 'itself' = 'itself'): void {
    isOld = true;
    isPress = by === 'press';
    letGo();
    batch(() => {
      pressed.value = null;
      steps.value = next;
      focus.value = NO_FOCUS;
      trouble.value = null;
    });
    void look();
  }

  async function send(asked: Pending, action: unknown): Promise<void> {
    const before = seq.peek();
    await doing(
      () => api.act(id, asked.id, action),
      () => {
        keepDraft(id, asked.id, []);
        batch(() => {
          // The same question can be put again, under the same name: begin afresh.
          steps.value = [];
          focus.value = NO_FOCUS;
          options.value = null;
          pressed.value = null;
          if (seq.peek() !== before) opened.value = null;
        });
        isSent = seq.peek() === before;
      },
    );
  }

  const self: Answering = {
    question,
    uninvited,
    steps,
    choices,
    shown,
    verbs,
    focus,
    end,
    complete,
    busy,
    trouble,
    open(kind) {
      opened.value = opened.peek() === kind ? null : kind;
    },
    grave: computed(() => (pressed.value === 'settling' ? null : pressed.value)),
    isWaiting: computed(() => complete.value && pressed.value === null),
    proposed,
    ask: letGo,
    choose({ field, value, why }, by = 'press') {
      const asked = question.peek();
      if (asked === null || why !== null || isOld) return;
      if (field === PASS) void send(asked, { [field]: value });
      else walk([...steps.peek(), { field, value, forced: false }], by);
    },
    endList() {
      const next = end.peek();
      if (next === null) return;
      if ('field' in next) self.choose(next);
      else self.look(next);
    },
    about: (value) => inFocus(choices.value, { ...focus.value, value }),
    point(value) {
      if (isOld) return;
      const allowed = inFocus(choices.peek(), { ...focus.peek(), value }).filter(({ why }) => why === null);
      if (allowed.length === 1) self.choose(allowed[0]);
      else if (allowed.length > 1) focus.value = { ...focus.peek(), value };
    },
    look(next) {
      if (!isOld) focus.value = next;
    },
    canGoBack: computed(
      () =>
        proposed.value !== null ||
        steps.value.length > 0 ||
        focus.value !== NO_FOCUS ||
        question.value?.optional === true,
    ),
    back() {
      if (proposed.peek() !== null) letGo();
      else if (focus.peek() !== NO_FOCUS) focus.value = NO_FOCUS;
      else if (steps.peek().some(({ forced }) => !forced)) walk(takenBack(steps.peek()));
      else opened.value = null;
    },
    backTo(step) {
      const left = steps.peek().slice(0, step);
      if (left.every(({ forced }) => forced) && question.peek()?.optional) opened.value = null;
      else walk(left);
    },
    async confirm() {
      const asked = question.peek();
      if (asked === null || !complete.peek() || isOld || pressed.peek() === 'settling') return;
      await send(asked, answerOf(steps.peek()));
    },
    async act(action) {
      const asked = question.peek();
      if (asked === null || busy.peek()) return false;
      await send(asked, action);
      return trouble.peek() === null;
    },
    async propose(action, saying) {
      const asked = question.peek();
      if (asked === null || busy.peek()) return false;
      letGo();
      const before = seq.peek();
      const grave = await gravityOf(asked, action).catch((): null => null);
      if (question.peek()?.id !== asked.id || seq.peek() !== before) return false;
      if (grave === null) return self.act(action);
      return new Promise((resolve) => {
        letGo({
          ...saying,
          grave,
          deed() {
            proposed.value = null;
            resolve(self.act(action));
          },
          drop: () => resolve(false),
        });
      });
    },
    async undo() {
      await doing(() => api.undo(id));
    },
    async redo() {
      await doing(() => api.redo(id));
    },
    async give(kind, action) {
      const asked = uninvited.peek().find((each) => each.kind === kind);
      if (asked !== undefined) await doing(() => api.act(id, asked.id, action));
    },
    close() {
      stopSent();
      stopQuestions();
      stopProposals();
      stopLooking();
      stopTrouble();
    },
  };
  return self;
}

const own = (key: string): Message => ({ key, params: {} });
