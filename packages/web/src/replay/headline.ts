/** The sentence that tells most of a moment. */

import type { Message } from '../api.ts';
import type { LookingBack } from '../games/looking-back.ts';

export function headline(
  messages: readonly Message[],
  back: LookingBack | null,
  seat: number | null,
): Message | undefined {
  const telling = (back?.tells ?? []).map((event) => messages.find(({ key }) => key === `event.${event}`));
  return (
    telling.find((each) => each !== undefined) ??
    messages.find(({ params }) => params.seat === seat) ??
    messages[0]
  );
}
