// Starts a program for the other scripts: without a shell, from the root of the project.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The command line that runs a script of package.json, with the npm that runs us. */
export function npm(...args) {
  const npmFile = process.env.npm_execpath;
  return npmFile ? [process.execPath, npmFile, ...args] : ['npm', ...args];
}

/** The command line that runs the tool in that file of node_modules with our own Node. */
export function tool(file, ...args) {
  return [process.execPath, join(root, 'node_modules', file), ...args];
}

/**
 * Runs a command line to its end and resolves to its exit code and output. The output also goes to the terminal
 * while it runs when `show` is set; it is kept only when it is not.
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

/** A stopwatch; call what it returns for the seconds since then, like `1.2 s`. */
export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
