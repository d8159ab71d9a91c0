/** What the steward has answered since its holder looked. */

import { language, say } from '../messages.ts';
import { onWords } from './order-words.ts';
import type { StewardAnswered, StewardState } from './steward-api.ts';

export function Answered({ game, state }: { readonly game: string; readonly state: StewardState }) {
  const fresh = state.answered.filter(({ at }) => at > state.looked);
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section>
      <h3>{say('steward.answered')}</h3>
      {fresh.length === 0 ? (
        <p>{say('steward.answeredNone')}</p>
      ) : (
        <ul class="steward-answered">
          {fresh.map((each, i) => (
            <li key={i}>
              <time dateTime={new Date(each.at).toISOString()}>{time.format(each.at)}</time>{' '}
              {say('steward.did', { on: onWords(game, each.kind), by: byWords(each) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const byWords = ({ by }: StewardAnswered): string =>
  typeof by === 'number' ? say('steward.by.order', { no: by + 1 }) : say(`steward.by.${by}`);
