import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCE = resolve(import.meta.dirname, '../..');
const LOADER = pathToFileURL(resolve(SOURCE, '../../testing/typescript.mjs')).href;

/** Options with which Node runs the files of backend/src without a build. */
export const LOADER_OPTIONS = ['--import', LOADER];

export const sourceFile = (file: string) => join(SOURCE, file);

/** Runs a file of backend/src in a process of its own, without a build; the environment is exactly `env`. */
export function spawnSource(
  file: string,
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...LOADER_OPTIONS, sourceFile(file)], { cwd, env });
}
