// npm run dev: compiles and restarts the backend on every change, and serves the front end with hot reload on port
// 5173 (Vite proxies /api and /ws to the backend). Ctrl-C stops all processes, and so does the exit of any of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

const modules = join(root, 'node_modules');
const children = new Set();
let stopping = false;

const builder = start('build', root, ['backend/scripts/bundle.mjs', '--watch']);
start('tsc', root, [
  join(modules, 'typescript/bin/tsc'),
  '-p',
  'backend',
  '--watch',
  '--preserveWatchOutput',
]);
start('vite', join(root, 'frontend'), [join(modules, 'vite/bin/vite.js')]);

// the backend starts after the first build
builder.on('line', function first(line) {
  if (line !== 'built') return;
  builder.off('line', first);
  if (!stopping) start('backend', root, ['--watch', '--watch-preserve-output', 'backend/dist/main.js']);
});

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

/** Starts Node with these arguments and prefixes each output line with the name; returns the lines. */
function start(name, cwd, args) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  child.on('close', () => {
    children.delete(child);
    if (!stopping) console.log(`${name} exited: stopping the others`);
    stop(1);
  });
  const lines = createInterface({ input: child.stdout });
  for (const each of [lines, createInterface({ input: child.stderr })])
    each.on('line', (line) => console.log(`${name.padEnd(8)}| ${line}`));
  return lines;
}

function stop(code) {
  if (!stopping) process.exitCode = code;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
