import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditCode } from '../src/audit/actions.js';
import { SqlAuditTrail } from '../src/audit/store/sql-audit-trail.js';
import { withConnection } from '../src/app/testing/filled-database.js';
import { openDataSourceOf } from '../src/app/testing/opened-database.js';
import { SystemClock } from '../src/platform/clock.js';
import { databaseOver } from '../src/platform/database/data-sources.js';
import { builtProgram } from '../src/platform/testing/programs.js';
import { DATABASES, type TestDatabase } from './support/databases.js';

describe.each(DATABASES)('the command verify-audit on $name', ({ name, create }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-audit-'));
  let stored: TestDatabase;

  beforeAll(async () => {
    stored = await create();
    const database = await databaseOver(await openDataSourceOf(stored));
    const trail = new SqlAuditTrail(database, new SystemClock());
    // the second as it was recorded before actions had codes
    const actions = ['sign-in', 'POST /api/admin/tasks', 'task.created', 'task.changed', 'sign-out'];
    for (const [entry, action] of actions.entries())
      await trail.record({ action: action as AuditCode, userId: `user-${entry}` });
    await database.close();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await stored.drop();
  });

  async function verify(args: readonly string[] = [], url = stored.url) {
    const line = [builtProgram('app/commands/verify-audit'), ...args];
    const env = { ...process.env, DATABASE_URL: url, SESSION_SECRET: 'not used here' };
    const child = spawn(process.execPath, line, { cwd: folder, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((ended) => child.on('close', ended));
    return { code, said };
  }

  /** Changes the table as an attacker with direct access to the database could. */
  const tamper = (...statements: string[]) =>
    withConnection(stored, async (dataSource) => {
      const mysql = name === 'MariaDB';
      const triggers = mysql
        ? []
        : await dataSource.query<{ name: string; sql: string }[]>(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
          );
      for (const trigger of triggers) await dataSource.query(`DROP TRIGGER ${trigger.name}`);
      const runner = dataSource.createQueryRunner();
      if (mysql) await runner.query('SET @office_restore = 1');
      for (const statement of statements) await runner.query(statement);
      await runner.release();
      for (const trigger of triggers) await dataSource.query(trigger.sql);
    });

  it('ends with 0 and the number of entries', async () => {
    expect(await verify()).toEqual({
      code: 0,
      said: expect.stringMatching(/^5 entries, unbroken; the last hash is [0-9a-f]{64}\n$/),
    });
  });

  it('names the entry that was changed', async () => {
    await tamper("UPDATE audit_log SET userId = 'user-9' WHERE seq = 3");
    expect(await verify()).toEqual({
      code: 1,
      said: 'The audit trail is broken: entry 3 was changed. Good before that: 2.\n',
    });
    await tamper("UPDATE audit_log SET userId = 'user-2' WHERE seq = 3");
    expect((await verify()).code).toBe(0);
  });

  it('names the end that was cut off, and the entry that is missing', async () => {
    await tamper('DELETE FROM audit_log WHERE seq = 5');
    expect(await verify()).toMatchObject({
      code: 1,
      said: expect.stringContaining('entry 5 is missing, and so is everything after it'),
    });
    await tamper('DELETE FROM audit_log WHERE seq = 2');
    expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('entry 2 is missing.') });
  });

  it('explains itself, and creates no database', async () => {
    expect(await verify(['--now'])).toMatchObject({ code: 1 });
    expect(await verify(['now'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run verify-audit'),
    });
    const missing = join(folder, 'none.sqlite');
    expect(await verify([], `sqlite:${missing}`)).toEqual({
      code: 1,
      said: `The audit trail was not verified: There is no database at ${missing}\n`,
    });
  });
});
