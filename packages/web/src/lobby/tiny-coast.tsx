/** The coasts of Phalanxx' board, behind its sign. */

import { coast, rivers } from '../games/phalanxx/coast.ts';

export function TinyCoast() {
  return (
    <svg class="backdrop" viewBox="0 60 1500 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sea" x="-1500" y="-700" width="4500" height="2100" />
      <path class="land" fill-rule="evenodd" d={coast} />
      <path class="river" d={rivers} />
    </svg>
  );
}
