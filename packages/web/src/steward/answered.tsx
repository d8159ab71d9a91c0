/** What the steward has answered since its holder looked. */

import type { StewardOrder } from '@diadochi/kernel';
import { Stroke } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import { onWords, thenWords } from './order-words.ts';
import type { StewardAnswered, StewardState } from './steward-api.ts';

export function Answered({ game, state }: { readonly game: string; readonly state: StewardState }) {
  const fresh = state.answered.filter(({ at }) => at > state.looked);
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section>
      <h3>{say('steward.answered')}</h3>
      {fresh.length === 0 ? (
        <p class="steward-empty">{say('steward.answeredNone')}</p>
      ) : (
        <ul class="steward-answered">
          {fresh.map((each, i) => (
            <li key={i}>
              <span class="order-no" aria-hidden="true">
                {typeof each.by === 'number' ? each.by + 1 : <Stroke name={SIGNS[each.by]} size={12} />}
              </span>
              <span>
                {each.by === 'plan' ? (
                  say('steward.by.plan')
                ) : (
                  <>
                    {say('steward.did', { on: onWords(game, each.kind) })}{' '}
                    <b>{thenWords(game, each.kind, wishIn(each))}</b> <small>{byWords(each)}</small>
                  </>
                )}
              </span>
              <time dateTime={new Date(each.at).toISOString()}>{time.format(each.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
const SIGNS = { quiet: 'clock', usual: 'check', plan: 'flag' } as const;

/** An answer in the words of an order: its verb, and the card that it is about. */
function wishIn({ action }: StewardAnswered): StewardOrder['answer'] {
  const [[verb, value]] = Object.entries(action as { readonly [field: string]: unknown });
  return { do: verb, ...(typeof value === 'string' ? { with: { [verb]: [value] } } : {}) };
}
const byWords = ({ by }: StewardAnswered): string =>
  typeof by === 'number' ? say('steward.by.order', { no: by + 1 }) : say(`steward.by.${by}`);
