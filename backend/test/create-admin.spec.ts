import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecoveryCodes, TotpFactors } from '../src/users/store/second-factor.tables.js';
import { Sessions, Users } from '../src/users/store/user.tables.js';
import { withConnection } from '../src/app/testing/filled-database.js';
import { builtProgram } from '../src/platform/testing/programs.js';
import { SQLITE, type TestDatabase } from './support/databases.js';

describe('the command create-admin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-admin-'));
  let database: TestDatabase;

  beforeAll(async () => {
    database = await SQLITE.create();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  /** Runs it with such arguments and environment, and that as standard input. */
  async function createAdmin(args: string[], env: NodeJS.ProcessEnv = {}, stdin = '') {
    const line = [builtProgram('app/commands/create-admin'), ...args];
    const child = spawn(process.execPath, line, {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: database.url, ...env },
    });
    child.stdin.on('error', () => undefined).end(stdin);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((ended) => child.on('close', ended));
    return { code, said };
  }

  it('creates a superadmin; without ADMIN_PASSWORD, or with an empty one, it prompts for the password', async () => {
    const args = ['--username', 'liza', '--name', 'Liza Reyes'];
    const made = await createAdmin(args, { ADMIN_PASSWORD: '' }, 'a-good-password\n');
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('liza can sign in') });
    expect(made.said).not.toContain('a-good-password');
    expect(made.said).not.toContain('ADMIN_PASSWORD');
    const stored = await withConnection(database, ({ manager }) =>
      manager.findBy(Users, { username: 'liza' }),
    );
    expect(stored).toMatchObject([{ name: 'Liza Reyes', role: 'superadmin' }]);
  });

  it('names the source of a password from the environment', async () => {
    const env = { ADMIN_PASSWORD: 'a-good-password' };
    const made = await createAdmin(['--username', 'from-environment'], env);
    expect(made.code).toBe(0);
    expect(made.said).toContain('The password is taken from ADMIN_PASSWORD in the environment.\n');
    const file = join(folder, '.env');
    writeFileSync(file, 'ADMIN_PASSWORD=another-password\n');
    const ofFile = await createAdmin(['--username', 'from-file'], {});
    rmSync(file);
    expect(ofFile.code).toBe(0);
    expect(ofFile.said).toContain('The password is taken from ADMIN_PASSWORD in .env.\n');
    expect(made.said + ofFile.said).not.toMatch(/Password: |a-good|another-password/);
  });

  it('removes the second factors of an account, and its sessions', async () => {
    const read = (table: string) =>
      withConnection(database, ({ manager }) =>
        manager.query<{ userId: string }[]>(`SELECT * FROM ${table}`),
      );
    await withConnection(database, async ({ manager }) => {
      const { id: userId } = await manager.findOneByOrFail(Users, { username: 'liza' });
      await manager.insert(TotpFactors, {
        userId,
        secret: 'A',
        since: 'now',
        lastStep: 1,
        pendingSecret: null,
        pendingSince: null,
        pendingSession: null,
      });
      await manager.insert(RecoveryCodes, { userId, codeHash: 'a' });
      await manager.insert(Sessions, { id: 'a', userId, data: '{}', createdAt: 'now', seenAt: 'now' });
    });
    const reset = await createAdmin(['--reset-second-factor', ' Liza ']);
    expect(reset).toEqual({ code: 0, said: expect.stringContaining('second factors of liza are removed') });
    for (const table of ['totp_factors', 'recovery_codes', 'sessions']) expect(await read(table)).toEqual([]);
    const unknown = await createAdmin(['--reset-second-factor', 'nobody']);
    expect(unknown).toEqual({ code: 1, said: expect.stringContaining('There is no user named nobody') });
  });

  it.each<[string, string[], NodeJS.ProcessEnv, string]>([
    ['without a name', [], {}, 'npm run create-admin'],
    ['with a name that is taken', ['--username', 'liza'], { ADMIN_PASSWORD: 'a-good-password' }, 'taken'],
    ['in a bad environment', ['--username', 'nobody'], { PORT: 'many' }, 'PORT must be'],
    [
      'with a database that cannot be used',
      ['--username', 'nobody'],
      { ADMIN_PASSWORD: 'a-good-password', DATABASE_URL: `sqlite:${join(folder, 'text.sqlite')}` },
      'is damaged (SQLITE_NOTADB)',
    ],
  ])('%s ends with exit code 1 and one sentence', async (_, args, env, why) => {
    writeFileSync(join(folder, 'text.sqlite'), 'These are my holiday plans. '.repeat(1_000));
    const { code, said } = await createAdmin(args, { PASSWORD_MIN_LENGTH: '8', ...env });
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
    expect(said).not.toContain('    at ');
  });
});
