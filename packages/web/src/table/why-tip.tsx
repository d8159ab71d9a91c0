/** Why something cannot be done, for whoever has tried: a tip on the spot, that goes with the next press. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say, sayMessage } from '../messages.ts';
import { Beside } from './beside.tsx';
import { Clause } from './clause.tsx';
import type { Choice } from './walk.ts';

interface Tip {
  readonly why: NonNullable<Choice['why']>;
  /** What else there is to know of it. */
  readonly more: { readonly words: string; show(): void } | null;
}
const tip = signal<Tip | null>(null);

export function tellWhyNot(why: Choice['why'], more: Tip['more'] = null): void {
  tip.value = why === null ? null : { why, more };
}

export function WhyTip() {
  const told = tip.value;
  useEffect(() => {
    if (told === null) return;
    const shut = () => {
      tip.value = null;
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.beside') === null) shut();
    };
    const key = (event: KeyboardEvent) => {
      shut();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  }, [told]);
  useEffect(
    () => () => {
      tip.value = null;
    },
    [],
  );
  if (told === null) return null;
  const { why, more } = told;
  return (
    <Beside role="status" look="why-tip">
      <p class="why">
        <b>{say('table.whyNot')}</b> {sayMessage(why.message)} <Clause id={why.clause} />
      </p>
      {more !== null && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            tip.value = null;
            more.show();
          }}
        >
          <Stroke name="help" size={14} /> {more.words}
        </Button>
      )}
    </Beside>
  );
}
