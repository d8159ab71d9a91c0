/**
 * Orders that are being changed. A change is shown at once and sent when the server has answered the one before it: so each is
 * made to what the last one left, what is answered late overwrites nothing newer, and the last one is what is kept.
 */

import type { Span, StewardOrder } from '@diadochi/kernel';
import type { OrderNow, StewardState } from './steward-api.ts';

export interface Settled {
  readonly orders: readonly StewardOrder[];
  readonly quiet: Span | null;
}
/** Who keeps them: the server. */
interface Door {
  state(): Promise<StewardState>;
  keep(wanted: Settled): Promise<StewardState>;
}

export interface Keeping {
  /** Asks for what is kept. */
  begin(): Promise<void>;
  /** Something else was changed, and this is how all stands. */
  hear(known: StewardState): void;
  /** Comes back when the server has answered everything; throws if the last change was not taken: then what is kept is shown. */
  change(edit: (before: Settled) => Settled): Promise<void>;
}

/** `show` is given all that is known, with what is wanted of it. */
export function keepingAt(door: Door, show: (state: StewardState) => void): Keeping {
  let known: StewardState | null = null;
  let wanted: Settled | null = null;
  let sending: Promise<void> | null = null;

  const showAll = () => known !== null && show(wanted === null ? known : withWanted(known, wanted));

  async function send(): Promise<void> {
    while (wanted !== null) {
      const sent: Settled = wanted;
      try {
        known = await door.keep(sent);
      } catch (wrong) {
        if (wanted !== sent) continue; // what was changed since holds it too
        wanted = null;
        // Perhaps it was taken all the same, and the answer lost.
        known = await door.state().catch(() => known);
        showAll();
        throw wrong;
      }
      if (wanted === sent) wanted = null;
      showAll();
    }
  }

  return {
    async begin() {
      known = await door.state();
      showAll();
    },
    hear(now) {
      known = now;
      showAll();
    },
    change(edit) {
      if (known === null) return Promise.resolve();
      wanted = edit(wanted ?? known);
      showAll();
      sending ??= send().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}

/** What an order that has just been changed would do is not known yet. */
function withWanted(known: StewardState, { orders, quiet }: Settled): StewardState {
  const now = orders.map((order): OrderNow => {
    const i = known.orders.indexOf(order);
    return i === -1 ? (order.off === true ? 'off' : 'unasked') : known.now[i];
  });
  return { ...known, orders, quiet, now };
}
