/** `npm run plot`: docs/figures/greedy-four.svg, from the reports beside it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plotOf } from './bots-plot.ts';

const file = (ending: string): string =>
  join(import.meta.dirname, '../docs/figures', `greedy-four.${ending}`);
writeFileSync(file('svg'), plotOf(JSON.parse(readFileSync(file('json'), 'utf8'))));
