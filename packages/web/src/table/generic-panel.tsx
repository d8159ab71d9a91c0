/**
 * The panel that can put any question of any game: it shows what may come next, says why the rest may not, and
 * lets everything be taken back until it is sent.
 */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say, sayMessage } from '../messages.ts';
import { Clause } from './clause.tsx';
import { Confirm } from './confirming.tsx';
import { useTable } from './context.ts';
import { type Choice, fieldsOf } from './walk.ts';
import { tellWhyNot } from './why-tip.ts';
import { deedWords, fieldWords, stepWords, valueWords, verbWords } from './words.ts';

interface Offer {
  readonly words: string;
  readonly why: Choice['why'];
  readonly isNumber: boolean;
  /** What comes after it is asked for then: 'Raid a village …' */
  readonly leadsOn: boolean;
  take(): void;
}

/** What can be pressed now, in the order of the number keys. */
function useOffers(kind: string): readonly Offer[] {
  const { answer, game } = useTable();
  const verbs = answer.verbs.value;
  if (verbs !== null)
    return verbs.map(({ field, only, why }) => ({
      words: only === null ? verbWords(game, kind, field) : stepWords(game, kind, only),
      why,
      isNumber: false,
      leadsOn: only === null,
      take: () => (only === null ? answer.look({ verb: field, value: null }) : answer.choose(only)),
    }));
  const shown = answer.shown.value;
  const oneField = new Set(shown.map(({ field }) => field)).size === 1;
  return shown.map((choice) => ({
    words:
      oneField && (shown.length > 1 || Array.isArray(choice.value))
        ? valueWords(game, choice)
        : stepWords(game, kind, choice),
    why: choice.why,
    isNumber: typeof choice.value === 'number',
    leadsOn: false,
    take: () => answer.choose(choice),
  }));
}

export function GenericPanel({
  kind,
  children,
}: {
  readonly kind: string;
  readonly children?: ComponentChildren;
}) {
  const { answer, game } = useTable();
  const offers = useOffers(kind);
  /** The offer whose 'why not' is shown. */
  const asked = useSignal<Choice['why']>(null);
  const complete = answer.complete.value;
  const steps = answer.steps.value;
  /** An answer that ends with a list is whole before the list is. */
  const isGrowing = complete && offers.length > 0;
  const why =
    asked.value ?? (offers.length > 0 && offers.every((each) => each.why !== null) ? offers[0].why : null);
  useEffect(() => {
    asked.value = null;
  }, [steps, answer.focus.value, kind, asked]);

  return (
    <div class="answer">
      <Walked kind={kind} />
      {(!complete || isGrowing) && (
        <Offers kind={kind} offers={offers} onWhy={(reason) => (asked.value = reason)} />
      )}
      {complete && <Confirm words={deedWords(game, kind, steps)}>{children}</Confirm>}
      {why !== null && (!complete || isGrowing) && (
        <p class="why" role="status">
          <b>{say('table.whyNot')}</b> {sayMessage(why.message)} <Clause id={why.clause} />
        </p>
      )}
    </div>
  );
}

function Offers({
  kind,
  offers,
  onWhy,
}: {
  readonly kind: string;
  readonly offers: readonly Offer[];
  readonly onWhy: (why: Choice['why']) => void;
}) {
  const { answer, game } = useTable();
  const field = answer.verbs.value === null ? answer.shown.value[0]?.field : undefined;
  const several = new Set(answer.shown.value.map((choice) => choice.field)).size > 1;
  const title = field === undefined || several ? say('table.choose') : fieldWords(game, kind, field);
  const numbers = offers.length > 0 && offers.every(({ isNumber }) => isNumber);
  const hasMembers = answer.steps.value.at(-1)?.field === field;
  return (
    <fieldset class={classes('offers', numbers && 'numbers')} aria-label={title}>
      {field !== undefined && !several && <span class="field">{title}</span>}
      {offers.map(({ words, why, leadsOn, take }, i) => (
        <button
          key={words}
          type="button"
          class={classes('offer', why !== null && 'refused')}
          aria-disabled={why !== null || answer.busy.value}
          onClick={() => (why === null ? take() : tellWhyNot(why))}
          onFocus={() => onWhy(why)}
          onPointerEnter={() => onWhy(why)}
        >
          {!numbers && why === null && i < 9 && (
            <span class="key" aria-hidden="true">
              <kbd>{i + 1}</kbd>
            </span>
          )}
          {words}
          {leadsOn && ' …'}
        </button>
      ))}
      {answer.end.value !== null && (
        <Button look="act" disabled={answer.busy.value} onClick={() => answer.endList()}>
          {say('table.endList', { count: hasMembers ? 1 : 0 })}
        </Button>
      )}
    </fieldset>
  );
}

/** What has been chosen so far, each to be taken back; and the way out of a verb or of something uninvited. */
function Walked({ kind }: { readonly kind: string }) {
  const { answer, game } = useTable();
  const steps = answer.steps.value;
  // Later on, a look at one field ends a list: nothing has been chosen by that.
  const verb = steps.length === 0 ? answer.focus.value.verb : null;
  if (!answer.canGoBack.value) return null;
  return (
    <div class="walked">
      <Button
        look="quiet"
        size="small"
        square
        aria-label={say('table.back')}
        title={say('table.back')}
        onClick={() => answer.back()}
      >
        <Stroke name="back" />
      </Button>
      {(steps.length > 0 || verb !== null) && (
        <ol>
          {fieldsOf(steps).map((step) => (
            <li key={step.field}>
              <button
                type="button"
                class="taken"
                aria-label={say('table.takeBack', { what: stepWords(game, kind, step) })}
                onClick={() => answer.backTo(step.forced ? Math.max(step.from - 1, 0) : step.from)}
              >
                {stepWords(game, kind, step)}
                <Stroke name="close" size={11} />
              </button>
            </li>
          ))}
          {verb !== null && (
            <li>
              <button
                type="button"
                class="taken"
                aria-label={say('table.takeBack', { what: verbWords(game, kind, verb) })}
                onClick={() => answer.back()}
              >
                {verbWords(game, kind, verb)}
                <Stroke name="close" size={11} />
              </button>
            </li>
          )}
        </ol>
      )}
    </div>
  );
}
