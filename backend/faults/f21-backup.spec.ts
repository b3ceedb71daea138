import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { hashesOf } from '../src/app/testing/filled-database.js';
import { Bookings } from './support/bookings.js';
import { signIn } from './support/client.js';
import { command } from './support/commands.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(2, 20);
const PER_ROUND = size(500, 2_000);
const KILLS = size(3, 60);
const DAMAGES = size(6, 100);
const LIMITED = existsSync('/usr/bin/prlimit') ? ['/usr/bin/prlimit', '--fsize=40000'] : null;

describe.each(DATABASES)('F21 the database is backed up and restored, on $name', ({ create }) => {
  let folder: string;
  let database: TestDatabase;
  const databases: TestDatabase[] = [];
  const made = async () => {
    const one = await create();
    databases.push(one);
    return one;
  };
  const backup = async (name: string) => {
    expect(await command('backup', database.url, [join(folder, name)])).toMatchObject({ code: 0 });
    return join(folder, name);
  };
  const WITHOUT_SESSIONS = { sessions: expect.stringMatching(/^0 /) as string };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'office-backup-'));
    database = await made();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    for (const one of databases) await one.drop();
  });

  it('a backup during bookings holds every booking acknowledged before it, and blocks none', async () => {
    const server = await Server.start(database.url);
    const bookings = new Bookings();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const enough = new AbortController();
      const flood = bookings.flood(server.url, { workers: 5, until: enough.signal });
      await until('bookings', () => bookings.acknowledgements >= round * PER_ROUND);
      const acknowledged = bookings.acknowledged;
      const file = await backup(`round-${round}.gz`);
      const meanwhile = bookings.acknowledged.length - acknowledged.length;
      expect(meanwhile).toBeGreaterThan(0);
      enough.abort();
      expect([...new Set(await flood)]).toEqual([201]);
      const clean = await made();
      expect(await command('restore', clean.url, [file])).toMatchObject({ code: 0 });
      const rows = new Rows(clean.url);
      const stored = await rows.all<{ email: string; n: number }>(
        `SELECT a.email, COUNT(l.id) AS n FROM appointments a LEFT JOIN activity_logs l ON l.leadId = a.id
         GROUP BY a.id, a.email`,
      );
      const emails = new Set(stored.map(({ email }) => email));
      expect(emails.size).toBe(stored.length);
      expect(acknowledged.filter((key) => !emails.has(`${key}@sample.example`))).toEqual([]);
      expect(stored.filter(({ n }) => Number(n) !== 1)).toEqual([]);
      const [counted] = await rows.all<{ n: number }>(
        "SELECT SUM(leads) AS n FROM lead_counters WHERE scope = 'month'",
      );
      expect(Number(counted?.n)).toBe(stored.length);
      await rows.expectIntegrity();
      console.log(
        `F21: ${acknowledged.length} acknowledged before, ${stored.length} in the backup, ${meanwhile} booked meanwhile, ` +
          `slowest ${Math.round(bookings.slowestMs)} ms`,
      );
    }
    await bookings.check(new Rows(database.url));
    await server.stop();
  });

  it('a restore produces equal rows, and a server starts on them', async () => {
    const file = await backup('equal.gz');
    const clean = await made();
    expect(await command('restore', clean.url, [file])).toMatchObject({ code: 0 });
    expect(await hashesOf(clean)).toEqual({ ...(await hashesOf(database)), ...WITHOUT_SESSIONS });
    const server = await Server.start(clean.url);
    await signIn(server.url);
    expect(await new Bookings().book(server.url)).toBe(201);
    expect((await command('restore', clean.url, [file, '--replace', '--copy', folder])).stderr).toContain(
      'in use',
    );
    expect(await new Bookings().book(server.url)).toBe(201);
    await server.kill();
  });

  it('a damaged backup is rejected, and the database stays unchanged', async () => {
    const bytes = readFileSync(await backup('good.gz'));
    const before = await hashesOf(database);
    for (let round = 0; round < DAMAGES; round += 1) {
      const at = 10 + Math.floor(Math.random() * (bytes.length - 10));
      const damaged = round % 2 ? bytes.subarray(0, at) : Buffer.from(bytes);
      // flips the whole byte: a single bit may be gzip padding
      if (round % 2 === 0) damaged[at]! ^= 0xff;
      writeFileSync(join(folder, 'damaged.gz'), damaged);
      const args = [join(folder, 'damaged.gz'), '--replace', '--copy', `${folder}/`];
      const { code, stderr } = await command('restore', database.url, args);
      expect([at, code, stderr]).toEqual([at, 1, expect.stringMatching(/damaged|not a backup/)]);
    }
    expect(await hashesOf(database)).toEqual(before);
  });

  it(`a restore that is killed leaves the database unchanged, over ${KILLS} kills`, async () => {
    const target = await made();
    await command('restore', target.url, [join(folder, 'round-1.gz')]);
    const before = await hashesOf(target);
    const file = await backup('longer.gz');
    // all but the end: the restore waits for the rest
    const input = readFileSync(file).subarray(0, -100);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const copy = join(folder, `copy-${kill}.gz`);
      const killedAfter = async () => {
        await until('the copy is made', () => existsSync(copy));
        await sleep(Math.random() * 500);
      };
      const args = ['-', '--replace', '--copy', copy];
      const { code, stderr } = await command('restore', target.url, args, { input, killedAfter });
      expect([code, stderr]).toEqual([null, '']);
      expect(await hashesOf(target)).toEqual(before);
    }
    await new Rows(target.url).expectIntegrity();
    const args = [file, '--replace', '--copy', `${folder}/`];
    expect(await command('restore', target.url, args)).toMatchObject({ code: 0 });
    expect(await hashesOf(target)).toEqual({ ...(await hashesOf(database)), ...WITHOUT_SESSIONS });
  });

  (LIMITED ? it : it.skip)(
    'a full disk leaves no partial backup, and a database that cannot be copied is not replaced',
    async () => {
      const file = await backup('whole.gz');
      const before = readdirSync(folder);
      const { code, stderr } = await command('backup', database.url, [`${folder}/`], { wrapper: LIMITED! });
      expect([code, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
      expect(readdirSync(folder)).toEqual(before);
      const was = await hashesOf(database);
      const copied = await command('restore', database.url, [file, '--replace', '--copy', `${folder}/`], {
        wrapper: LIMITED!,
      });
      expect([copied.code, copied.stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
      expect(readdirSync(folder)).toEqual(before);
      expect(await hashesOf(database)).toEqual(was);
    },
  );
});
