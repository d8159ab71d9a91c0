/** What each card of the hand can be used for in the Tyche Segment (6.2), and what each use would do now. */

import { say } from '../../messages.ts';
import type { Answering } from '../../table/answering.ts';
import type { Choice } from '../../table/walk.ts';
import { cardOf, trainingCost } from './content.ts';
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
const LETTERS: { readonly [use: string]: string } = {
  placePcs: 'P',
  train: 'T',
  forceMarch: 'F',
  upgrade: 'U',
  recruit: 'R',
  discard: 'D',
  shed: 'D',
};

/** What could be chosen when the answer was begun: another card can be taken as long as it is not given. */
let first: { readonly decision: string; readonly choices: readonly Choice[] } | null = null;

function choicesAtFirst(answer: Answering): readonly Choice[] {
  const question = answer.question.value;
  if (question === null || !['tyche', 'discardSurprise'].includes(question.kind)) return [];
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
  const about = choicesAtFirst(answer).filter(({ value }) => value === card);
  const isSurprise = cardOf(card)?.type === 'surprise';
  const ops = cardOf(card)?.ops ?? 0;
  return about
    .filter(({ field }) => (field === 'discard' || field === 'shed') === isSurprise)
    .flatMap(({ field, why }): CardUse[] => {
      const start: Part = { field, value: card };
      if (field !== 'operations')
        return [
          {
            key: field,
            letter: LETTERS[field],
            parts: [start],
            words: say(`successors.use.${field}`),
            effect: say(`successors.use.${field}.effect`, {
              ops,
              count: field === 'recruit' ? generalsIn(table, 'reserve').length : 0,
            }),
            why,
            isWhole: isSurprise,
            leadsOn: !isSurprise,
          },
        ];
      return ['placePcs', 'train', 'forceMarch'].map((on) => ({
        key: on,
        letter: LETTERS[on],
        parts: [start, { field: 'on', value: on }],
        words: say(`successors.use.${on}`, { ops }),
        effect:
          on === 'train' ? trainingWords(table, seat, ops) : say(`successors.use.${on}.effect`, { ops }),
        why,
        isWhole: true,
        leadsOn: on !== 'train' || seat === null || table.factions[seat].training === null,
      }));
    });
}

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
