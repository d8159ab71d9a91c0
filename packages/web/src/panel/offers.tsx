/** What can be chosen next, as buttons; what cannot be says why when it is pressed. */

import type { ComponentChildren } from 'preact';
import { classes } from '../look/classes.ts';
import { useTable } from '../table/context.ts';
import type { Choice } from '../table/walk.ts';
import { tellWhyNot } from '../table/why-tip.ts';

export interface Offer {
  readonly key: string;
  readonly content: ComponentChildren;
  readonly why: Choice['why'];
  /** What may be dropped on it. */
  readonly drop?: string | undefined;
  take(): void;
}

interface OffersProps<O extends Offer> {
  readonly title: string;
  /** Whether the title is seen, or only read out. */
  readonly titled: boolean;
  /** The first nine show the number key that presses them. */
  readonly numbered: boolean;
  readonly look?: string | false;
  readonly offers: readonly O[];
  /** Somebody points at one of them, or (null) at none any more. */
  onPoint(offer: O | null): void;
  readonly children?: ComponentChildren;
}

export function Offers<O extends Offer>(props: OffersProps<O>) {
  const { title, titled, numbered, look = false, offers, onPoint, children } = props;
  const { answer } = useTable();
  return (
    <fieldset class={classes('offers', look)} aria-label={title}>
      {titled && <span class="field">{title}</span>}
      {offers.map((offer, i) => (
        <button
          key={offer.key}
          type="button"
          class={classes('offer', offer.why !== null && 'refused')}
          data-offer={offer.key}
          data-drop={offer.drop}
          aria-disabled={offer.why !== null || answer.busy.value}
          onClick={() => (offer.why === null ? offer.take() : tellWhyNot(offer.why))}
          onFocus={() => onPoint(offer)}
          onPointerEnter={() => onPoint(offer)}
          onPointerLeave={() => onPoint(null)}
          onBlur={() => onPoint(null)}
        >
          {numbered && offer.why === null && i < 9 && (
            <span class="key" aria-hidden="true">
              <kbd>{i + 1}</kbd>
            </span>
          )}
          {offer.content}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
