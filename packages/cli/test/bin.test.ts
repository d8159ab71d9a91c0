import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diadochi, ended, root, scratchFolder, start } from './command.ts';

const scratch = scratchFolder();

/** Makes a Node think that it is older than it is. */
const old = [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`,
];

test.concurrent('an older Node hands over to the pinned one, and passes on its exit code', async () => {
  const [good, bad] = await Promise.all([
    ended(start(['games', '--json'], { nodeArgs: old })),
    ended(start(['games', '--nothing'], { nodeArgs: old })),
  ]);
  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(good.stdout).games.map(({ game }: { game: string }) => game)).toContain('proof');
  expect(bad).toMatchObject({ code: 2, stdout: '' });
});

test.concurrent('an older Node passes signals on', async () => {
  const child = start(['demo', '--pace', '60000'], { nodeArgs: old });
  const end = ended(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.kill('SIGTERM');
  expect(await end).toMatchObject({ code: null, signal: 'SIGTERM' });
});

test.concurrent('without the pinned Node, one line says what to do', async () => {
  const alone = join(scratch, 'diadochi.mjs');
  copyFileSync(join(root, 'packages/cli/bin/diadochi.mjs'), alone);
  const end = await ended(start([], { nodeArgs: [...old, alone] }));
  expect(end).toMatchObject({ code: 2, stdout: '' });
  expect(end.stderr).toMatch(/^diadochi: .*npm ci.*\n$/);
});

test.concurrent('whoever stops reading is not told about it', async () => {
  const child = start(['simulate', '--game', 'proof', '--players', '2', '--games', '1000000', '--json']);
  const end = ended(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.stdout?.destroy();
  expect(await end).toMatchObject({ code: 0, stderr: '' });
});

test.concurrent('alone, it shows its help', async () => {
  const end = await diadochi();
  expect(end).toMatchObject({ code: 0, stderr: '' });
  for (const command of ['games', 'simulate', 'replay', 'scenario', 'demo', 'content', 'golden', 'arena'])
    expect(end.stdout).toContain(command);
});
