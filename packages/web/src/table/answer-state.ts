/** The answer that a player is giving, as signals: which question, how far it has been answered, and what follows. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Fields, Final, Message, Options, Pending } from '../api.ts';
import type { TableStore } from './store.ts';
import {
  type Choice,
  choicesIn,
  type Focus,
  inFocus,
  type LaidOut,
  laidOut,
  NO_FOCUS,
  type Step,
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
  readonly others?: readonly { readonly words: string; act(): void }[];
  act: (() => void) | null;
  drop?(): void;
}

export interface AnswerState extends Questions, Choices {
  readonly store: TableStore;
  /** Whether an answer weighs so much in the game that it is asked for twice. */
  weighs(kind: string, action: Fields): boolean;
  /** What was opened uninvited. */
  readonly opened: Signal<string | null>;
  readonly steps: Signal<readonly Step[]>;
  readonly options: Signal<Options | null>;
  /** After so many steps the options were looked at. */
  readonly lookedAfter: Signal<number>;
  readonly focus: Signal<Focus>;
  readonly busy: Signal<boolean>;
  readonly trouble: Signal<Trouble | null>;
  /** What the last press has come to, if it made the answer whole. */
  readonly pressed: Signal<Grave | 'settling' | null>;
  readonly proposed: Signal<Proposal | null>;
  readonly seq: ReadonlySignal<number>;
  readonly marks: Marks;
}
/** What is remembered between one request and the next; nothing is drawn from it. */
interface Marks {
  /** The number of the last look at the options: an older one that comes back later counts no more. */
  latest: number;
  /** The look after which a press was being settled. */
  settling: number;
  /** What is shown is what could be chosen before the last step: nothing more is taken from it. */
  isOld: boolean;
  /** The last step was a press, not something that follows by itself. */
  isPress: boolean;
  /** My answer is given, and the news of it is on its way: only then is something else looked at. */
  isSent: boolean;
}

/** Who looks at the past (`idle`) is asked nothing. */
export function answerState(store: TableStore, idle: boolean, weighs: AnswerState['weighs']): AnswerState {
  const opened = signal<string | null>(null);
  const steps = signal<readonly Step[]>([]);
  const options = signal<Options | null>(null);
  const lookedAfter = signal(0);
  const focus = signal<Focus>(NO_FOCUS);
  return {
    store,
    weighs,
    opened,
    steps,
    options,
    lookedAfter,
    focus,
    busy: signal(false),
    trouble: signal<Trouble | null>(null),
    pressed: signal<Grave | 'settling' | null>(null),
    proposed: signal<Proposal | null>(null),
    seq: computed(() => store.view.value?.seq ?? -1),
    marks: { latest: 0, settling: 0, isOld: false, isPress: false, isSent: false },
    ...questionsOf(store, idle, opened),
    ...choicesOf(options, steps, lookedAfter, focus),
  };
}

interface Questions {
  /** What is being answered: the question put to me, or something uninvited that I have opened. */
  readonly question: ReadonlySignal<Pending | null>;
  /** What I may do uninvited now. */
  readonly uninvited: ReadonlySignal<readonly Pending[]>;
  readonly decision: ReadonlySignal<string | null>;
}
function questionsOf(store: TableStore, idle: boolean, opened: ReadonlySignal<string | null>): Questions {
  const { me } = store;
  const mine = computed(() => store.pending.value.filter(({ seat }) => seat === me.value));
  const uninvited = computed(() => (idle ? [] : mine.value.filter(({ optional }) => optional)));
  const question = computed(() => {
    if (idle || me.value === null) return null;
    const own = uninvited.value.find(({ kind }) => kind === opened.value);
    return own ?? mine.value.find(({ optional }) => !optional) ?? null;
  });
  return { question, uninvited, decision: computed(() => question.value?.id ?? null) };
}

interface Choices {
  /** All choices of the next field; those to show now; and the verbs, if they come first. */
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly shown: ReadonlySignal<readonly Choice[]>;
  readonly verbs: ReadonlySignal<readonly Verb[] | null>;
  /** How the list that is being filled is ended; null where there is none, or nothing comes after it. */
  readonly end: ReadonlySignal<LaidOut['end']>;
  readonly complete: ReadonlySignal<boolean>;
}
function choicesOf(
  options: ReadonlySignal<Options | null>,
  steps: ReadonlySignal<readonly Step[]>,
  lookedAfter: ReadonlySignal<number>,
  focus: ReadonlySignal<Focus>,
): Choices {
  const choices = computed(() => (options.value === null ? [] : choicesIn(options.value)));
  const laid = computed(() => laidOut(choices.value, steps.value, focus.value));
  return {
    choices,
    shown: computed(() => inFocus(laid.value.choices, focus.value)),
    verbs: computed(() => verbsOf(laid.value.choices, steps.value.length === 0 ? focus.value : NO_FOCUS)),
    end: computed(() => laid.value.end),
    // Whoever takes a step back has no whole answer any more, also before the server says so.
    complete: computed(() => options.value?.complete === true && steps.value.length >= lookedAfter.value),
  };
}

/** Whoever has something else in mind lets go of what waits to be confirmed. */
export function letGo({ proposed }: AnswerState, next: Proposal | null = null): void {
  const before = proposed.peek();
  proposed.value = next;
  before?.drop?.();
}
