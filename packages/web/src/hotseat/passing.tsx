/** At a table that people share one device for: when all is told, and whose hand it is that is shown. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Emblem } from '../look/emblem.tsx';
import { say, seatName } from '../messages.ts';
import { lifted } from '../seats.ts';
import { useTable } from '../table/context.ts';
import { isTold } from './curtain-state.ts';

/**
 * Whoever lifts the curtain is told what happened first, and sees to its end what he has done himself: also where what
 * happened since he was here stands in place of this.
 */
export function usePassing(): void {
  const { story, scene } = useTable();
  useEffect(() => {
    const end = effect(() => {
      isTold.value = !story.isTelling.value && !scene.isHeld.value;
    });
    return () => {
      end();
      isTold.value = story.mode.peek() !== 'since';
    };
  }, [story, scene]);
  useEffect(() => {
    // The button that lifted the curtain is gone with it.
    if (lifted.peek() !== null && document.activeElement === document.body)
      document.getElementById('main')?.focus();
  }, []);
}

/** For whoever is not asked: the device can be passed on at any time. */
export function OwnHand({ seat }: { readonly seat: number }) {
  return (
    <div class="asked-of-all">
      <p>
        <Emblem seat={seat} size={18} /> {say('hotseat.shown', { name: seatName.value(seat) })}
      </p>
      <Button
        onClick={() => {
          lifted.value = null;
        }}
      >
        {say('hotseat.draw')}
      </Button>
    </div>
  );
}
