/** Fields, steps and whole answers in words. */

import { canSay, say } from '../../messages.ts';
import { answerOf, type Choice, type Step } from '../../table/walk.ts';
import { cardOf } from './content.ts';
import { eventWords } from './event-words.ts';
import { cardIn } from './field-sorts.ts';
import { cardName } from './names.ts';

/** What the texts may speak of besides the answer's own fields. */
function facts(fields: { readonly [field: string]: unknown }, about: { readonly [field: string]: unknown }) {
  const card = cardIn(fields);
  return {
    side: 'outside',
    count: 1,
    ...about,
    ...fields,
    // The second copy of a card is called what the first is.
    card: card === undefined ? '' : cardName(card),
    ops: card === undefined ? 0 : (cardOf(card)?.ops ?? 0),
  };
}

/** Words that are the whole answer. */
const WORDS = ['none', 'yes', 'no'];

/** An effect may leave off in several ways, each in words of its own. */
const wordOf = (kind: string, about: { readonly [field: string]: unknown }, field: string): string | null =>
  eventWords(about, `${kind}-${field}`) ?? eventWords(about, field);

/** One field of an answer, as part of a sentence. */
export function stepWords(
  kind: string,
  { field, value }: Step | Choice,
  about: { readonly [field: string]: unknown } = {},
): string {
  const ofEvent = WORDS.includes(field) ? wordOf(kind, about, field) : null;
  if (ofEvent !== null) return ofEvent;
  const keys = [`successors.step.${kind}.${field}`, `successors.step.${field}`];
  const key = keys.find(canSay);
  return key === undefined ? String(value) : say(key, facts({ [field]: value }, {}));
}

/** The whole answer, as what will be done when it is confirmed. */
export const answerWords = (
  kind: string,
  steps: readonly Step[],
  about: { readonly [field: string]: unknown },
): string => {
  const first = steps[0]?.field;
  const ofEvent =
    first === undefined
      ? null
      : WORDS.includes(first)
        ? wordOf(kind, about, first)
        : eventWords(about, first, answerOf(steps));
  if (ofEvent !== null) return ofEvent;
  const key = [`successors.do.${kind}.${first}`, `successors.do.${first}`].find(canSay);
  return key === undefined
    ? steps.map((step) => stepWords(kind, step, about)).join(', ')
    : say(key, facts(answerOf(steps), about));
};

/** S14.2-06: whose a CU is that could be lost, where like ones of two sorts have fought; null where it does not matter. */
export function whoseLoss(
  about: { readonly [field: string]: unknown },
  { field, value }: Pick<Choice, 'field' | 'value'>,
): string | null {
  if (!Array.isArray(about.both) || !about.both.includes(value)) return null;
  return say(field === 'loseJoined' ? 'successors.lose.joined' : 'successors.lose.group');
}

/** What is asked for next. */
export function fieldWords(kind: string, field: string): string {
  const key = [`successors.field.${kind}.${field}`, `successors.field.${field}`].find(canSay);
  return key === undefined ? say('table.choose') : say(key);
}
