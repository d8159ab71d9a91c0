/** My cards: a row of their heads, each in full for whoever looks at it; all in full when one must be played. */

import { useSignal } from '@preact/signals';
import { Button } from '../../look/button.tsx';
import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { TycheCard } from './card.tsx';
import { hint, intend } from './plan.ts';
import { usesOf } from './uses.ts';
import type { Table } from './view.ts';

export function Hand() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { hand } = table;
  const kind = answer.question.value?.kind;
  const wanted = kind === 'tyche' || kind === 'discardSurprise';
  /** Whoever opens or shuts it gets what he wants until something else is asked. */
  const held = useSignal<{ readonly kind: string | undefined; readonly open: boolean } | null>(null);
  const open = held.value?.kind === kind ? (held.value?.open ?? wanted) : wanted;
  if (hand === null) return <p class="nothing">{say('successors.hand.spectator')}</p>;
  if (hand.length === 0) return isWide.value ? null : <p class="nothing">{say('successors.hand.empty')}</p>;
  return (
    <section class={classes('tyche-hand', open && 'open')} aria-label={say('successors.hand')}>
      {isWide.value && (
        <Button
          square
          size="small"
          class="hand-fold"
          aria-expanded={open}
          aria-label={say(open ? 'successors.hand.shut' : 'successors.hand.open')}
          title={say(open ? 'successors.hand.shut' : 'successors.hand.open')}
          onClick={() => {
            held.value = { kind, open: !open };
          }}
        >
          <Stroke name="chevron" size={14} />
        </Button>
      )}
      <Cards />
    </section>
  );
}

/** The cards themselves, with what each can be used for. */
export function Cards() {
  const { table } = useView<Table>();
  return (
    <ul class="tyche-cards">
      {table.hand?.map((card) => (
        <li key={card}>
          <OwnCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function OwnCard({ card }: { readonly card: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const uses = usesOf(answer, table, store.me.value, card);
  const steps = answer.steps.value;
  const isChosen = ({ parts }: { readonly parts: readonly { field: string | null; value: unknown }[] }) =>
    steps.length > 0 &&
    parts.every((part) => steps.some(({ field, value }) => field === part.field && value === part.value));
  return (
    <TycheCard
      id={card}
      open={uses.some(({ why }) => why === null)}
      chosen={steps.some(({ value }) => value === card)}
    >
      {uses.length > 0 ? (
        <ul class="tyche-uses">
          {uses.map((use) => (
            <li key={use.key}>
              <button
                type="button"
                class={classes('tyche-use', use.why !== null && 'refused', isChosen(use) && 'chosen')}
                data-use={use.key}
                aria-disabled={use.why !== null || answer.busy.value}
                aria-pressed={isChosen(use)}
                title={use.why === null ? use.effect : undefined}
                onClick={() => {
                  if (use.why === null) intend(answer, use.parts);
                  else hint.value = use.why;
                }}
                onFocus={() => {
                  hint.value = use.why;
                }}
                onPointerEnter={() => {
                  hint.value = use.why;
                }}
                onPointerLeave={() => {
                  hint.value = null;
                }}
              >
                {use.words}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="card-note">
          <Stroke name="lock" size={12} /> {say('successors.card.waits')}
        </p>
      )}
    </TycheCard>
  );
}
