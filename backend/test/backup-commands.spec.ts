import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeBackup } from '../src/backup/take-backup.js';
import { ForgedBackup } from '../src/backup/testing/forged-backup.js';
import { ERASURE_KEY, fill, hashesOf, withConnection, placesOf } from '../src/app/testing/filled-database.js';
import { OutgoingMails } from '../src/mail/store/mail.tables.js';
import { Issues } from '../src/newsletter/store/newsletter.tables.js';
import { anIssueRow } from '../src/newsletter/testing/builders.js';
import { builtProgram } from '../src/platform/testing/programs.js';
import { DATABASES, type DatabaseUrl, type TestDatabase } from './support/databases.js';

let folder: string;
let filled: TestDatabase;
const databases: TestDatabase[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(async () => {
  for (const database of databases) await database.drop();
});

interface Circumstances {
  readonly env?: NodeJS.ProcessEnv;
  /** Keeps the input open, and sends SIGTERM when this resolves. */
  readonly stoppedAfter?: () => Promise<unknown>;
}

/** Runs a command in the folder, as in production and with the URL in a file, as in a container. */
async function run(
  command: string,
  args: string[],
  database: DatabaseUrl = filled,
  stdin: Buffer | string = '',
  { env, stoppedAfter }: Circumstances = {},
) {
  writeFileSync(join(folder, 'database-url'), `${database.url}\n`);
  const child = spawn(process.execPath, [builtProgram(`app/commands/${command}`), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://office.example',
      SESSION_SECRET: 'b0d6c0a2f4f94c6e9f1c7a5e8d3b2a1f',
      DATABASE_URL: '',
      ERASURE_KEY,
      DATABASE_URL_FILE: join(folder, 'database-url'),
      ...env,
    },
  });
  child.stdin.on('error', () => undefined).write(stdin);
  if (stoppedAfter) void stoppedAfter().then(() => child.kill('SIGINT'));
  else child.stdin.end();
  const out: Buffer[] = [];
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  return { code, out: Buffer.concat(out), said };
}

/** The state after a restore: sessions end, and the audit trail says that erasures were applied again. */
const restoredFrom = (before: Record<string, string>) => ({
  ...before,
  sessions: expect.stringMatching(/^0 /) as unknown,
  audit_head: expect.stringMatching(/^1 /) as unknown,
  audit_log: expect.stringMatching(/^3 /) as unknown,
});

describe.each(DATABASES)('the commands backup and restore on $name', ({ create }) => {
  let before: Record<string, string>;

  beforeAll(async () => {
    filled = await empty();
    await fill(filled);
    before = await hashesOf(filled);
  });

  const empty = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };

  it('use standard output and input, and write messages to standard error', async () => {
    const taken = await run('backup', ['-']);
    expect(taken).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^[\d,]+ rows are in standard output\. 6 files of pictures are not in the storage of MEDIA_URL, such as .+\n$/,
      ),
    });
    const into = await empty();
    const restored = await run('restore', ['-'], into, taken.out);
    expect(restored.said).toMatch(/^[\d,]+ rows of 20\S+ are back\. Everybody has to sign in again\.\n$/);
    expect([restored.code, restored.out.length]).toEqual([0, 0]);
    expect(await hashesOf(into)).toEqual(restoredFrom(before));
    const replaced = await run('restore', ['-', '--replace', '--copy', '-'], into, taken.out);
    expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('is in standard output') });
    const good = await run('restore', ['-', '--check'], into, replaced.out);
    expect(good).toMatchObject({ code: 0, said: expect.stringContaining('is good') });
  });

  it('check and restore an encrypted backup with its key, and change nothing without it', async () => {
    const into = await empty();
    const key = 'a key for tests, long enough';
    const { file } = await takeBackup(placesOf(filled), `${folder}/`, undefined, { key });
    expect(file).toMatch(/\.jsonl\.gz\.enc$/);
    const encrypted = readFileSync(file);
    const without = await run('restore', ['-'], into, encrypted);
    expect(without).toMatchObject({ code: 1, said: expect.stringContaining('BACKUP_KEY_FILE') });
    const wrong = await run('restore', ['-'], into, encrypted, { env: { BACKUP_KEY: `${key}!` } });
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('encrypted with another key') });
    const env = { BACKUP_KEY: key };
    const checked = await run('restore', ['-', '--check'], into, encrypted, { env });
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('is good') });
    expect(await run('restore', ['-'], into, encrypted, { env })).toMatchObject({ code: 0 });
    expect(await hashesOf(into)).toEqual(restoredFrom(before));
  });

  it('hold messages and pause issues that waited when the backup was taken, because they may have been sent since', async () => {
    const [source, into] = [await empty(), await empty()];
    await fill(source);
    await withConnection(source, ({ manager }) =>
      manager.update(OutgoingMails, { state: 'sent' }, { state: 'retrying' }),
    );
    const states = ['scheduled', 'sending', 'cancelled'] as const;
    await withConnection(source, ({ manager }) =>
      manager.insert(
        Issues,
        states.map((state) => anIssueRow({ state, subject: state })),
      ),
    );
    const taken = await run('backup', ['-'], source);
    expect((await run('restore', ['-'], into, taken.out)).code).toBe(0);
    const rows = await withConnection(into, ({ manager }) => manager.find(OutgoingMails));
    expect(rows.map(({ state }) => state)).toEqual(['held']);
    const issues = await withConnection(into, ({ manager }) =>
      manager.findBy(
        Issues,
        states.map((subject) => ({ subject })),
      ),
    );
    expect(Object.fromEntries(issues.map(({ subject, state }) => [subject, state]))).toEqual({
      scheduled: 'paused',
      sending: 'paused',
      cancelled: 'cancelled',
    });
  });

  it('use files, by default in ./backups', async () => {
    expect(await run('backup', [])).toMatchObject({
      code: 0,
      said: expect.stringContaining(join(folder, 'backups')),
    });
    const [file] = readdirSync(join(folder, 'backups')).map((name) => join('backups', name));
    expect(await run('restore', [file!])).toMatchObject({
      code: 1,
      said: expect.stringContaining('--replace'),
    });
    const into = await empty();
    expect(await run('restore', [file!], into)).toMatchObject({ code: 0 });
    expect((await hashesOf(into)).lead_terms).toBe(before.lead_terms);
  });

  it('can be aborted, and leave the database unchanged', async () => {
    const backup = (await run('backup', ['-'])).out;
    const into = await empty();
    await fill(into);
    const was = await hashesOf(into);
    const stoppedAfter = async () => {
      while (!existsSync(join(folder, 'copy.gz'))) await sleep(20);
      await sleep(300);
    };
    // all but the end, for which it waits
    const part = backup.subarray(0, -100);
    const args = ['-', '--replace', '--copy', 'copy.gz'];
    expect(await run('restore', args, into, part, { stoppedAfter })).toMatchObject({
      code: 1,
      said: 'Nothing was restored: it was stopped\n',
    });
    expect(await hashesOf(into)).toEqual(was);
  });

  it('reject a backup that is damaged at its end, and leave the database unchanged', async () => {
    await run('backup', ['a.gz']);
    const forged = new ForgedBackup(join(folder, 'a.gz')).rows('users', (row) => (row[3] = 'Mallory'));
    const bad = readFileSync(forged.write(join(folder, 'bad.gz'), { hash: false }));
    const into = await empty();
    await fill(into);
    const was = await hashesOf(into);
    const args = ['-', '--replace', '--copy', 'copy.gz'];
    const said = 'Nothing was restored: The backup is damaged: its hash does not match\n';
    expect(await run('restore', args, into, bad)).toMatchObject({ code: 1, said });
    expect(await hashesOf(into)).toEqual(was);
  });
});

describe('the commands backup and restore', () => {
  it('report an error in one line, without a password', async () => {
    const nowhere = { url: 'mariadb://office:canary-password@127.0.0.1:1/office' };
    await run('backup', ['a.gz']);
    for (const [command, args] of [
      ['backup', ['b.gz']],
      ['restore', ['a.gz', '--replace']],
    ] as const) {
      const { code, said } = await run(command, [...args], nowhere);
      expect([code, said.trimEnd().split('\n').length]).toEqual([1, 1]);
      expect(said).toContain('ECONNREFUSED');
      expect(said).not.toContain('canary');
    }
    expect(readdirSync(folder)).not.toContain('b.gz');
  });

  it.each([
    ['backup', ['a', 'b']],
    ['restore', []],
    ['restore', ['a', 'b']],
  ])('%s shows its usage when it is called with %j', async (command, args) => {
    expect(await run(command, args)).toMatchObject({ code: 1, said: expect.stringContaining('npm run') });
  });

  it.each([
    ['backup', ['-']],
    ['restore', ['a', '--replace', '--copy', '-']],
  ])('%s writes to standard output only when npm is silent', async (command, args) => {
    const env = { npm_lifecycle_event: command, npm_config_loglevel: 'notice' };
    const loud = await run(command, args, filled, '', { env });
    expect(loud).toMatchObject({ code: 1, said: expect.stringContaining(`npm run -s ${command}`) });
    expect(loud.out).toHaveLength(0);
    const silent = await run(command, args, filled, '', { env: { ...env, npm_config_loglevel: 'silent' } });
    expect(silent.said).not.toContain('npm run -s');
  });

  it('reject unknown options', async () => {
    expect(await run('restore', ['a', '--force'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('--force'),
    });
    expect(await run('backup', ['--all'])).toMatchObject({ code: 1, said: expect.stringContaining('--all') });
  });
});
