/** An answer of the steward in one sentence: the occasion, what was answered, and why. */

import type { StewardOrder } from '@diadochi/kernel';
import { say } from '../messages.ts';
import { onWords, thenWords } from './order-words.ts';
import type { StewardAnswered } from './steward-api.ts';

export function Did({ game, each }: { readonly game: string; readonly each: StewardAnswered }) {
  if (each.by === 'plan') return <>{say('steward.by.plan')}</>;
  return (
    <>
      {say('steward.did', { on: onWords(game, each.kind) })} <b>{thenWords(game, each.kind, wishIn(each))}</b>{' '}
      <small>{byWords(each)}</small>
    </>
  );
}

/** An answer in the words of an order: its verb, and the card that it is about. */
function wishIn({ action }: StewardAnswered): StewardOrder['answer'] {
  const [[verb, value]] = Object.entries(action as { readonly [field: string]: unknown });
  return { do: verb, ...(typeof value === 'string' ? { with: { [verb]: [value] } } : {}) };
}
const byWords = ({ by }: StewardAnswered): string =>
  typeof by === 'number' ? say('steward.by.order', { no: by + 1 }) : say(`steward.by.${by}`);
