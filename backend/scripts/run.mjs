// Runs programs for the other scripts, without a shell, in the root of the project.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The command line for npm, using the npm that runs this process. */
export function npm(...args) {
  const npmFile = process.env.npm_execpath;
  return npmFile ? [process.execPath, npmFile, ...args] : ['npm', ...args];
}

/** The command line for a tool in node_modules, using the Node of this process. */
export function tool(file, ...args) {
  return [process.execPath, join(root, 'node_modules', file), ...args];
}

/**
 * Runs a command line and resolves to its exit code and output. With `show`, the output goes to the terminal instead.
 */
export function run([command, ...args], { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Starts a stopwatch; the returned function gives the elapsed time, like `1.2 s`. */
export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** The CPU seconds of a process, and of its ended child processes with theirs (Linux). */
export function cpuSeconds(pid = 'self') {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const [user, system, userOfChildren, systemOfChildren] = fields.slice(11, 15).map((ticks) => ticks / 100);
  return { own: user + system, ofChildren: userOfChildren + systemOfChildren };
}
