// npm run dev: the backend compiled and restarted on every change, and the front end with hot reload on port 5173
// (Vite passes /api and /ws on to the backend). Ctrl-C stops all of it, and so does the end of any of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

const modules = join(root, 'node_modules');
const children = new Set();
let stopping = false;

const compiler = start('tsc', root, [
  join(modules, 'typescript/bin/tsc'),
  ...['-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput'],
]);
start('vite', join(root, 'frontend'), [join(modules, 'vite/bin/vite.js')]);

// the backend starts when the first compilation is done
compiler.on('line', function first(line) {
  if (!line.includes('Watching for file changes')) return;
  compiler.off('line', first);
  if (!stopping) start('backend', root, ['--watch', '--watch-preserve-output', 'backend/dist/main.js']);
});

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

/** Starts Node with these arguments and shows its output line by line behind the name; returns the lines. */
function start(name, cwd, args) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  child.on('close', () => {
    children.delete(child);
    if (!stopping) console.log(`${name} has ended: stopping the others`);
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
