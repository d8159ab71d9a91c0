// `npm start`: sets up, then plays a demonstration game in the terminal.
import { spawn } from 'node:child_process';
import { env, root, setUp } from './setup.mjs';

if (setUp()) {
  const demo = spawn('node', ['packages/cli/bin/diadochi.mjs', 'demo', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both processes: this one waits until the other has ended.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => demo.kill('SIGTERM'));
  demo.on('exit', (code) => process.exit(code ?? 1));
} else {
  process.exitCode = 1;
}
