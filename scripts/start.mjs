// `npm start`: sets up, then starts the server with the page. Arguments go to `diadochi serve`.
import { spawn } from 'node:child_process';
import { env, root, setUp } from './setup.mjs';

if (await setUp()) {
  const server = spawn('node', ['packages/cli/bin/diadochi.mjs', 'serve', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both processes: this one waits until the other has ended.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
} else {
  process.exitCode = 1;
}
