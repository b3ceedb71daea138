import { spawn } from 'node:child_process';
import { join } from 'node:path';

const DIST = join(import.meta.dirname ?? __dirname, '../../dist');

interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly said: string;
}

interface CommandOptions {
  /** Started through this command, such as `prlimit …`. */
  readonly through?: readonly string[];
  /** What it reads from standard input, which then stays open. */
  readonly input?: Buffer;
  /** It is killed as soon as this resolves. */
  readonly killedAfter?: () => Promise<unknown>;
}

/** Runs `backup` or `restore` as it was built. */
export async function command(
  name: 'backup' | 'restore',
  databaseUrl: string,
  args: readonly string[],
  { through = [], input, killedAfter }: CommandOptions = {},
): Promise<Ended> {
  const line = [...through, process.execPath, join(DIST, `${name}.js`), ...args];
  const child = spawn(line[0]!, line.slice(1), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: 'not used here' },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.on('error', () => undefined);
  if (input) child.stdin.write(input);
  else child.stdin.end();
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  if (killedAfter) {
    await killedAfter();
    child.kill('SIGKILL');
  }
  return { code: await ended, said };
}
