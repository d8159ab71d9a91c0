/** What each card of the hand can be used for in the Tyche Segment (6.2), and what each use would do now. */

import type { SuccessorsContract } from '@diadochi/successors';
import { say } from '../../messages.ts';
import type { Answering } from '../../table/answering.ts';
import type { Choice } from '../../table/walk.ts';
import { cardOf, trainingCost } from './content.ts';
import { asksForCard, type CardField } from './field-sorts.ts';
import { unitName } from './names.ts';
import type { Part } from './plan.ts';
import { generalsIn, type Table } from './view.ts';

export interface CardUse {
  readonly key: string;
  /** The key that takes it, when its card is open. */
  readonly letter: string;
  readonly parts: readonly Part[];
  readonly words: string;
  /** What it would do now. */
  readonly effect: string;
  readonly why: Choice['why'];
  /** Whether its parts are the whole answer; and whether more is asked after it, on the map or about whom. */
  readonly isWhole: boolean;
  readonly leadsOn: boolean;
}

type Operation = SuccessorsContract['nouns']['operation'][number];
/** 6.2 B: what OPs are spent on, each a use of its own; with the key that takes it, when the card is open. */
const OPERATIONS: { readonly [O in Operation]: string } = { placePcs: 'P', train: 'T', forceMarch: 'F' };
interface Way {
  readonly letter: string;
  /** Surprise cards are put away or played; the others are used for what they can do. */
  readonly putsAway: boolean;
  /** Whether naming the card is the whole answer. */
  readonly isWhole: boolean;
}
const WAYS: { readonly [F in Exclude<CardField, 'operations' | 'price'>]: Way } = {
  event: { letter: 'E', putsAway: false, isWhole: true },
  upgrade: { letter: 'U', putsAway: false, isWhole: false },
  recruit: { letter: 'R', putsAway: false, isWhole: false },
  complete: { letter: 'C', putsAway: false, isWhole: true },
  retrieve: { letter: 'V', putsAway: false, isWhole: false },
  discard: { letter: 'D', putsAway: true, isWhole: true },
  shed: { letter: 'D', putsAway: true, isWhole: true },
  play: { letter: 'P', putsAway: true, isWhole: true },
  invoke: { letter: 'P', putsAway: true, isWhole: true },
  sway: { letter: 'P', putsAway: true, isWhole: false },
  supply: { letter: 'P', putsAway: true, isWhole: false },
  rob: { letter: 'P', putsAway: true, isWhole: false },
  take: { letter: 'T', putsAway: false, isWhole: true },
};

/** What could be chosen when the answer was begun: another card can be taken as long as it is not given. */
let first: { readonly decision: string; readonly choices: readonly Choice[] } | null = null;

function choicesAtFirst(answer: Answering): readonly Choice[] {
  const question = answer.question.value;
  if (question === null || !asksForCard(question.kind)) return [];
  const choices = answer.choices.value;
  if (answer.steps.value.length === 0 && choices.length > 0) first = { decision: question.id, choices };
  return first?.decision === question.id ? first.choices : [];
}

/** In the order of the rules; what a card of its type can never be used for is not there at all. */
export function cardUsesOf(
  answer: Answering,
  table: Table,
  seat: number | null,
  card: string,
): readonly CardUse[] {
  const isSurprise = cardOf(card)?.type === 'surprise';
  const ops = cardOf(card)?.ops ?? 0;
  return choicesAtFirst(answer)
    .filter(({ value }) => value === card)
    .flatMap((choice) => {
      if (choice.field === 'operations') return isSurprise ? [] : operationUses(choice, table, seat, ops);
      const field = choice.field as keyof typeof WAYS;
      return WAYS[field].putsAway === isSurprise ? [useFor(field, choice, table, ops)] : [];
    });
}

function useFor(field: keyof typeof WAYS, { value, why }: Choice, table: Table, ops: number): CardUse {
  const { letter, putsAway, isWhole } = WAYS[field];
  return {
    key: field,
    letter,
    parts: [{ field, value }],
    words: say(`successors.use.${field}`),
    effect: say(`successors.use.${field}.effect`, {
      ops,
      type: cardOf(String(value))?.type ?? 'event',
      replaced: cardOf(String(value))?.replacementDraw === false ? 'no' : 'yes',
      count: field === 'recruit' ? generalsIn(table, 'reserve').length : 0,
    }),
    why,
    isWhole,
    leadsOn: !putsAway,
  };
}

const operationUses = (choice: Choice, table: Table, seat: number | null, ops: number): CardUse[] =>
  Object.entries(OPERATIONS).map(([on, letter]) => ({
    key: on,
    letter,
    parts: [
      { field: choice.field, value: choice.value },
      { field: 'on', value: on },
    ],
    words: say(`successors.use.${on}`, { ops }),
    effect: operationEffect(on, table, seat, ops),
    why: choice.why,
    isWhole: true,
    leadsOn: on !== 'train' || seat === null || table.factions[seat].training === null,
  }));

/** What so many OPs would do now. */
export const operationEffect = (on: string, table: Table, seat: number | null, ops: number): string =>
  on === 'train' ? trainingWords(table, seat, ops) : say(`successors.use.${on}.effect`, { ops });

/** S6.2.B3-04: how far these OPs bring what is in training. */
function trainingWords(table: Table, seat: number | null, ops: number): string {
  const training = seat === null ? null : table.factions[seat].training;
  if (training === null) return say('successors.use.train.new', { ops });
  const { unit, progress, of } = training;
  const now = Math.min(of, progress + ops);
  return say(now === of ? 'successors.use.train.done' : 'successors.use.train.on', {
    name: unitName(unit),
    progress: now,
    of,
    ops: ops - (now - progress),
  });
}

/** S6.2.B3: what a new CU of this type would have come to with these OPs. */
export function newTrainingWords(unit: string, ops: number): string {
  const of = trainingCost(unit);
  const done = Math.min(ops, of);
  return done === of
    ? say('successors.train.done', { count: ops - of })
    : say('successors.train.on', { progress: done, of });
}
