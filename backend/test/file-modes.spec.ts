import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtProgram } from '../src/platform/testing/programs.js';

describe('the database files of SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-modes-'));
  const data = join(folder, 'data');
  const path = join(data, 'app.sqlite');
  let umask: number;
  beforeAll(() => (umask = process.umask(0o022)));
  afterAll(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });

  const readableByOthers = () =>
    ['.', ...readdirSync(data)].filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0);

  /** Starts the server and waits until its files exist and are private, or until it has exited. */
  async function start(): Promise<void> {
    const child = spawn(process.execPath, [builtProgram('main')], {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: '0', SEED_DEMO: 'false', ADMIN_PASSWORD: 'first-password' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.resume();
    const exited = once(child, 'exit');
    while (child.exitCode === null && !(existsSync(`${path}-wal`) && readableByOthers().length === 0))
      await sleep(10);
    child.kill('SIGKILL');
    await exited;
  }

  it('are created readable only by the user of the server', async () => {
    await start();
    expect([existsSync(path), readableByOthers()]).toEqual([true, []]);
  });
});
