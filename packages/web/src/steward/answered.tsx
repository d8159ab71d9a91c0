/** What the steward has answered since its holder looked. */

import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import { Did } from './did.tsx';
import { freshIn, stepsIn } from './steps.ts';
import type { StewardAnswered, StewardState } from './steward-api.ts';

interface AnsweredProps {
  readonly game: string;
  readonly state: StewardState;
  /** Shows one of those that can be shown, and the others from there on. */
  readonly onShow: (step: number) => void;
}
export function Answered({ game, state, onShow }: AnsweredProps) {
  const fresh = freshIn(state);
  const steps: readonly StewardAnswered[] = stepsIn(fresh);
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section>
      <header class="steward-head">
        <h3>{say('steward.answered')}</h3>
        {steps.length > 1 && (
          <Button look="plain" size="small" onClick={() => onShow(0)}>
            {say('steward.steps')}
          </Button>
        )}
      </header>
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
                <Did game={game} each={each} />
              </span>
              <time dateTime={new Date(each.at).toISOString()}>{time.format(each.at)}</time>
              {each.seq !== undefined && (
                <Button look="plain" size="small" onClick={() => onShow(steps.indexOf(each))}>
                  {say('steward.show')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
const SIGNS = { quiet: 'clock', usual: 'check', plan: 'flag' } as const;
