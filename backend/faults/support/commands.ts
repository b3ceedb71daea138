import { spawn } from 'node:child_process';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');

interface CommandResult {
  /** Null when a signal ended the process. */
  readonly code: number | null;
  readonly stderr: string;
}

interface CommandOptions {
  /** A command that runs the program, such as `prlimit …`. */
  readonly wrapper?: readonly string[];
  /** Written to standard input, which then stays open. */
  readonly input?: Buffer;
  /** The process is killed once this resolves. */
  readonly killedAfter?: () => Promise<unknown>;
}

/** Runs a built command. */
export async function command(
  name: 'backup' | 'restore' | 'verify-audit',
  databaseUrl: string,
  args: readonly string[],
  { wrapper = [], input, killedAfter }: CommandOptions = {},
): Promise<CommandResult> {
  const line = [...wrapper, process.execPath, join(DIST, `app/commands/${name}.js`), ...args];
  const child = spawn(line[0]!, line.slice(1), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: 'not used here' },
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  if (input) child.stdin.write(input);
  else child.stdin.end();
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  if (killedAfter) {
    await killedAfter();
    child.kill('SIGKILL');
  }
  return { code: await ended, stderr };
}
