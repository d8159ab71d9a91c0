/** Scenes of Successors that bots hardly ever bring about, for the probe of its content. */

import type { Game, Json } from '@diadochi/kernel';

export const successorsObservations = (_: Game): Json => ({});
