/** The command `diadochi`, as bin/diadochi.mjs starts it. */

import { endQuietlyOnBrokenPipe } from './output.ts';
import { run } from './run.ts';

endQuietlyOnBrokenPipe();
await run(process.argv.slice(2));
