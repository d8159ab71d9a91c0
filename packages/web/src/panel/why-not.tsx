/** Why something cannot be chosen: the reason, and the clause behind it. */

import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { say, sayMessage } from '../messages.ts';
import { Clause } from '../table/clause.tsx';
import type { Choice } from '../table/walk.ts';

type Why = Choice['why'];

/** The words alone, for whatever they stand in. */
export function WhyNotWords({ why }: { readonly why: NonNullable<Why> }) {
  const words = sayMessage(why.message);
  return (
    <>
      <b>{say('table.whyNot')}</b> {words} <Clause id={why.clause} here={words} />
    </>
  );
}

/** In a panel, where it is read out as soon as it appears. */
export function WhyNot({ why }: { readonly why: Why }) {
  if (why === null) return null;
  return (
    <p class="why" role="status">
      <WhyNotWords why={why} />
    </p>
  );
}

/** Where nothing can be chosen at all, the reason of the first thing is told unasked. */
export const whyNothing = (all: readonly { readonly why: Why }[]): Why =>
  all.length > 0 && all.every(({ why }) => why !== null) ? all[0].why : null;

/**
 * The reason that somebody has pointed at, until one of these changes: it goes before the new is painted, or whoever is quick
 * would lose what he has just pointed at.
 */
export function usePointedWhy(until: readonly unknown[]): Signal<Why> {
  const pointed = useSignal<Why>(null);
  useLayoutEffect(() => {
    pointed.value = null;
  }, [...until, pointed]);
  return pointed;
}
