import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_PACKAGE } from './sqlite-driver.js';
import { lockForServer } from './server-lock.js';
import { underStartLock } from './start-lock.js';

describe('the lock of the server of a SQLite file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'server-lock-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('rejects a second server, until the first is killed; work under the start lock goes on beside it', async () => {
    const path = join(folder, 'office.sqlite');
    const program = `const Sqlite = require(${JSON.stringify(SQLITE_PACKAGE)});
      const lock = new Sqlite(${JSON.stringify(`${path}.server`)});
      lock.exec('BEGIN EXCLUSIVE'); console.log('locked'); setInterval(() => lock.open, 1000);`;
    const holder = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockForServer({ dialect: 'sqlite', path }, 0)).rejects.toThrow(
      `Another server already uses the database file ${path}.`,
    );
    const options = { type: 'better-sqlite3', database: path };
    expect(await underStartLock({ options } as never, () => Promise.resolve('done'))).toBe('done');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await lockForServer({ dialect: 'sqlite', path }, 0);
  });
});
