/** What is in the box, as we have it: see the standing (`provenance`) of each value. */

import data from '../content/phalanxx.json' with { type: 'json' };
import type { Content } from './content-schema.ts';

export const content = data as unknown as Content;
