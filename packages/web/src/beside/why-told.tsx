/** Why not: the reason and its clause, until the next press or key. */

import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { isOverlaid } from '../look/overlaid.ts';
import { WhyNotWords } from '../panel/why-not.tsx';
import { type Tip, tip } from '../table/why-tip.ts';
import { Beside } from './beside.tsx';

/** Beside what was tried. */
export function WhyTold({ told }: { readonly told: Tip }) {
  useLayoutEffect(() => {
    const shut = () => {
      tip.value = null;
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.beside') === null) shut();
    };
    // By Tab one gets into it, to whatever it leads to.
    const before = document.activeElement;
    const key = (event: KeyboardEvent) => {
      const link = document.querySelector<HTMLElement>('.why-tip :is(a, button)');
      const isInside = document.activeElement?.closest('.why-tip') != null;
      if (isInside && event.key !== 'Escape') return;
      if (event.key === 'Tab' && link !== null) {
        link.focus();
        event.preventDefault();
        return;
      }
      shut();
      // What lies over the page hears the key itself.
      if (!isInside && isOverlaid()) return;
      if (isInside && before instanceof HTMLElement) before.focus();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Whoever follows the link has read it, and comes back to where he was before.
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.why-tip a') === null) return;
      shut();
      if (before instanceof HTMLElement) before.focus();
    };
    addEventListener('click', follow, { capture: true });
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('click', follow, { capture: true });
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  }, [told]);
  useLayoutEffect(
    () => () => {
      tip.value = null;
    },
    [],
  );
  const { why, more } = told;
  return (
    <Beside role="status" look="why-tip">
      <p class="why">
        <WhyNotWords why={why} />
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
