/** What is drawn of the story now: the map has its drawings for as long as there is one. */

import { signal } from '@preact/signals';
import type { StageProps } from '../../../follow/scene.ts';

export const NOTHING: StageProps = { scenes: [], now: null, until: 0, isSince: false };
export const staged = signal<StageProps>(NOTHING);
