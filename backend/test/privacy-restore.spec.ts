import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ERASURE_KEY, placesOf } from '../src/app/testing/filled-database.js';
import { takeBackup } from '../src/backup/take-backup.js';
import { Config } from '../src/platform/config.js';
import { Sqlite } from '../src/platform/database/sqlite-driver.js';
import { AdminClient } from './support/admin-client.js';
import { startApp, type TestApp } from './support/app.js';
import { DATABASES, type TestDatabase } from './support/databases.js';
import { auditResponses } from './support/response-audit.js';
import { builtProgram } from '../src/platform/testing/programs.js';

const CANARY = {
  email: 'canary@nest.example',
  firstName: 'Canaria',
  lastName: 'Zinovia',
  phone: '+63 917 555 0143',
};
const WORDS = [
  'canary@nest',
  'Canaria',
  'Zinovia',
  'canaria',
  'zinovia',
  '9175550143',
  '917 555 0143',
  'A remark about her',
];

describe.each(DATABASES)('after an erasure, on $name', ({ name, create }) => {
  const audit = auditResponses();
  const databases: TestDatabase[] = [];
  let folder: string;
  let app: TestApp | undefined;
  let admin: AdminClient;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'office-erased-'));
  });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
  });

  const empty = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };
  const pictures = () => join(folder, 'media');
  const folders = () => ({ BACKUP_FOLDER: join(folder, 'backups'), MEDIA_URL: `file:${pictures()}` });
  const start = async (database: TestDatabase, env: Record<string, string> = {}) => {
    app = await startApp(database, audit, { ...folders(), ...env });
    admin = await AdminClient.signIn(app);
    return app;
  };
  const stop = async () => {
    await app?.close();
    app = undefined;
  };
  const erase = async () => {
    const { status, body } = await admin.request('POST', '/api/admin/privacy/erasures', {
      email: CANARY.email,
      reason: 'Asked for it',
    });
    expect(status).toBe(201);
    return body as { id: string; erasedAt: string };
  };
  const people = async () => {
    const { body } = await admin.request('GET', `/api/admin/privacy/people?q=${CANARY.email}`);
    return (body as { people: { leads: { id: string }[] }[] }).people;
  };
  const leads = async () => {
    const { body } = await admin.request('GET', '/api/admin/leads');
    return body as { id: string; email: string; erasedAt: string | null }[];
  };
  const backUp = (database: TestDatabase, file: string) =>
    takeBackup(placesOf(database, pictures()), join(folder, file)).then(({ file: path }) => path);
  async function restore(database: TestDatabase, args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [builtProgram('app/commands/restore'), ...args], {
      cwd: folder,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        SESSION_SECRET: 'not used here',
        ERASURE_KEY,
        ...folders(),
        ...env,
      },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((ended) => child.on('close', ended));
    return { code, said };
  }
  const replace = ['--replace', '--copy'];

  it('a restore of an older backup erases the person again, with or without the replaced database', async () => {
    const database = await empty();
    await start(database);
    const old = await admin.createBooking(CANARY);
    await admin.createSubscription({ firstName: CANARY.firstName, email: CANARY.email });
    const other = await admin.createBooking({ email: 'other@nest.example' });
    const file = await backUp(database, 'old.gz');
    const { id, erasedAt } = await erase();
    const ledger = join(folder, 'backups', 'erasures.ledger');
    expect(statSync(ledger).mode & 0o777).toBe(0o600);
    expect(readFileSync(ledger, 'utf8').toLowerCase()).not.toContain('canar');
    await stop();

    const anew = await empty();
    for (const [into, args] of [
      [database, [file, ...replace, join(folder, 'copy.gz')]],
      [anew, [file]],
    ] as const) {
      const restored = await restore(into, [...args]);
      expect(restored).toMatchObject({
        code: 0,
        said: expect.stringContaining('1 erased person was erased again'),
      });
      await start(into);
      expect(await people()).toEqual([]);
      const stored = await leads();
      expect(stored.find((lead) => lead.id === old)).toMatchObject({ email: '', erasedAt });
      expect(stored.find((lead) => lead.id === other)).toMatchObject({
        email: 'other@nest.example',
        erasedAt: null,
      });
      const { body } = await admin.request('GET', `/api/admin/privacy/erasures/${id}`);
      expect(body).toMatchObject({ id, reason: 'Asked for it', erasedAt });
      await stop();
    }
  });

  it('a restore leaves alone who gave the data again later', async () => {
    const database = await empty();
    await start(database);
    await admin.createBooking(CANARY);
    await erase();
    const again = await admin.createBooking(CANARY);
    const file = await backUp(database, 'new.gz');
    await stop();
    expect(await restore(database, [file, ...replace, join(folder, 'copy.gz')])).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('erased again'),
    });
    await start(database);
    expect((await people()).map((person) => person.leads.map(({ id }) => id))).toEqual([[again]]);
  });

  it('a restore without the key of the ledger is rejected and changes nothing, except with --without-erasures', async () => {
    const database = await empty();
    await start(database);
    await admin.createBooking(CANARY);
    const file = await backUp(database, 'old.gz');
    await erase();
    await stop();
    const wrong = { ERASURE_KEY: 'another key of the ledger' };
    const refused = await restore(database, [file, ...replace, join(folder, 'copy.gz')], wrong);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('written with another key') });
    await start(database);
    expect(await people()).toEqual([]);
    await stop();
    const told = [file, ...replace, join(folder, 'copy-2.gz'), '--without-erasures'];
    expect(await restore(database, told, wrong)).toMatchObject({ code: 0 });
    await start(database);
    expect(await people()).toHaveLength(1);
  });

  // of MariaDB, only the server has the files
  if (name !== 'SQLite') return;
  describe('the files of the database', () => {
    const path = () => {
      const { database } = app!.app.get(Config);
      return database.dialect === 'sqlite' ? database.path : '';
    };
    const remnants = () =>
      ['', '-wal', '-shm'].flatMap((end) => {
        const file = `${path()}${end}`;
        const content = existsSync(file) ? readFileSync(file, 'latin1') : '';
        return WORDS.filter((word) => content.includes(word)).map(
          (word) => `${word} in ${end || 'the file'}`,
        );
      });
    const clean = async () => {
      while ((await app!.rows<{ upkeep: string }>('erasures')).some(({ upkeep }) => upkeep !== 'clean'))
        await wait(50);
    };

    it('have nothing of the person, who was edited many times, also by a server that did not overwrite', async () => {
      await start(await empty());
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        const id = await admin.createBooking({
          ...CANARY,
          notes: `A remark about her ${'x'.repeat(count * 300)}`,
        });
        ids.push(id);
        for (let other = 0; other < 10; other += 1)
          await admin.createBooking({ email: `other-${count}-${other}@nest.example` });
      }
      await admin.createSubscription({ firstName: CANARY.firstName, email: CANARY.email });
      for (let round = 0; round < 25; round += 1)
        for (const id of ids) {
          const notes = `A remark about her ${'y'.repeat((round * 131) % 1900)}`;
          await admin.request('PATCH', `/api/admin/appointments/${id}/details`, {
            notes,
            lastName: round % 2 ? 'Zinovia' : 'Zinovia-Cruz',
          });
          if (round % 5 === 0)
            await admin.request('POST', `/api/admin/leads/appointment/${id}/notes`, { note: notes });
        }
      // as a server of an older version did
      const older = new Sqlite(path());
      older.pragma('secure_delete = OFF');
      for (let round = 0; round < 20; round += 1)
        older
          .prepare("UPDATE appointments SET notes = ? WHERE notes LIKE 'A remark%'")
          .run(`A remark about her ${'z'.repeat(round * 97)}`);
      older.exec("DELETE FROM lead_notes WHERE note LIKE '%y'");
      older.close();
      expect(remnants().length).toBeGreaterThan(3);
      await erase();
      await clean();
      expect(remnants()).toEqual([]);
      await stop();
    });

    it('that were copied back from an earlier day are erased again at the start', async () => {
      const database = await empty();
      await start(database);
      const id = await admin.createBooking(CANARY);
      const file = path();
      await stop();
      copyFileSync(file, join(folder, 'earlier.sqlite'));
      await start(database);
      const { erasedAt } = await erase();
      await stop();
      writeFileSync(file, readFileSync(join(folder, 'earlier.sqlite')));
      await start(database);
      expect(await people()).toEqual([]);
      expect((await leads()).find((lead) => lead.id === id)).toMatchObject({ email: '', erasedAt });
      await clean();
      expect(remnants()).toEqual([]);
    });
  });
});
