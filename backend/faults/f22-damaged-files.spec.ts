import { cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Rows } from './support/rows.js';
import { ADMIN, Server } from './support/server.js';
import { size } from './support/size.js';

const DAMAGES = size(6, 200);
const PAGE_BYTES = 4_096;
const READ = [
  '/',
  '/api/health/ready',
  '/api/blog-posts',
  '/api/appointments',
  '/api/subscriptions',
  '/api/admin/leads',
  '/api/admin/leads?range=[0,199]',
  '/api/admin/stats',
];

describe('F22 SQLite files are damaged or missing', () => {
  const folder = join(tmpdir(), `office-damage-${process.pid}`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let copies = 0;
  let adminId: string;
  /** The files of a killed server and of a stopped one, each with 200 bookings. */
  const originals = { killed: join(folder, 'killed'), ended: join(folder, 'ended') };
  const copyOf = (original: string) => {
    const copy = join(folder, `copy-${(copies += 1)}`);
    cpSync(original, copy, { recursive: true });
    return join(copy, 'app.sqlite');
  };
  const outputOfFailedStart = async (file: string) => {
    const server = await Server.spawn(`sqlite:${file}`);
    expect(await server.end()).toBe(1);
    return server.output;
  };

  beforeAll(async () => {
    for (const [how, original] of Object.entries(originals)) {
      const server = await Server.start(`sqlite:${join(original, 'app.sqlite')}`);
      const results = await new Bookings().flood(server.url, { workers: 20, count: 200 });
      expect(results).toEqual(Array(200).fill(201));
      await (how === 'killed' ? server.kill() : server.stop());
      expect(existsSync(join(original, 'app.sqlite-wal'))).toBe(how === 'killed');
    }
    const [admin] = await new Rows(`sqlite:${join(originals.ended, 'app.sqlite')}`).all<{ id: string }>(
      'SELECT id FROM users',
    );
    adminId = admin!.id;
  });

  it('a second server of the same file is refused, and starts once the first is killed', async () => {
    const file = copyOf(originals.ended);
    const first = await Server.start(`sqlite:${file}`);
    expect(await outputOfFailedStart(file)).toContain(
      `Another server already uses the database file ${file}`,
    );
    await first.kill();
    const second = await Server.start(`sqlite:${file}`);
    expect(await second.stop()).toBe(0);
  });

  it('the server rejects a missing or empty database file instead of starting a new database', async () => {
    for (const original of Object.values(originals)) {
      const file = copyOf(original);
      truncateSync(file, 0);
      expect(await outputOfFailedStart(file)).toContain(`The database file ${file} is missing or empty`);
      rmSync(file);
      expect(await outputOfFailedStart(file)).toContain(`The database file ${file} is missing or empty`);
    }
  });

  it('the server rejects files of a killed server without their write-ahead log', async () => {
    const file = copyOf(originals.killed);
    rmSync(`${file}-wal`);
    expect(await outputOfFailedStart(file)).toContain(`The file ${file}-wal is missing`);
  });

  it('the server rejects a file that is not a database, and leaves it unchanged', async () => {
    const file = copyOf(originals.ended);
    writeFileSync(file, 'These are my holiday plans. '.repeat(1_000));
    const before = readFileSync(file);
    expect(await outputOfFailedStart(file)).toContain(file);
    expect(readFileSync(file)).toEqual(before);
  });

  it.each([0.25, 0.5, 0.9])('the server rejects a file truncated to %d of its size', async (share) => {
    const file = copyOf(originals.ended);
    truncateSync(file, Math.floor(statSync(file).size * share));
    expect(await outputOfFailedStart(file)).toContain('is damaged');
  });

  it('the server names a folder that it cannot create', async () => {
    expect(await outputOfFailedStart('/dev/null/no-such-folder/app.sqlite')).toContain(
      '/dev/null/no-such-folder',
    );
  });

  it('a truncated write-ahead log loses only its last transactions', async () => {
    for (let round = 0; round < DAMAGES / 4; round += 1) {
      const file = copyOf(originals.killed);
      truncateSync(`${file}-wal`, Math.floor(statSync(`${file}-wal`).size * Math.random()));
      await expectWhole(file);
    }
  });

  it(`files with changed bytes are rejected as damaged, or everything can be read (${DAMAGES} files)`, async () => {
    const outcomes = { rejected: 0, served: 0 };
    for (let round = 0; round < DAMAGES; round += 1) {
      const file = copyOf(originals.ended);
      const bytes = readFileSync(file);
      // spares the account that reads the data afterwards
      const pages = pagesWithout(bytes, [ADMIN.username, adminId]);
      for (let flip = round % 2 ? 1 : 20; flip > 0; flip -= 1)
        randomItem(pages)[Math.floor(Math.random() * PAGE_BYTES)]! ^= 0xff;
      writeFileSync(file, bytes);
      const server = await Server.spawn(`sqlite:${file}`);
      const ready = await server.ready().then(
        () => true,
        () => false,
      );
      if (!ready) {
        expect(await server.end()).toBe(1);
        expect(server.output).toContain('is damaged');
        outcomes.rejected += 1;
        continue;
      }
      await expectReadable(server);
      await server.kill();
      outcomes.served += 1;
    }
    expect(outcomes.rejected).toBeGreaterThan(0);
    console.log(`F22: ${outcomes.rejected} of ${DAMAGES} damaged files rejected, ${outcomes.served} served`);
  });
});

/** Asserts that the server starts on the file, and that each stored booking has all its parts. */
async function expectWhole(file: string): Promise<void> {
  const server = await Server.start(`sqlite:${file}`);
  const rows = new Rows(`sqlite:${file}`);
  await new Bookings().check(rows);
  await rows.expectIntegrity();
  await expectReadable(server);
  await server.kill();
}

async function expectReadable(server: Server): Promise<void> {
  const cookie = await signIn(server.url);
  for (const path of READ)
    expect({ path, status: (await send(server.url, 'GET', path, { cookie })).status }).toEqual({
      path,
      status: 200,
    });
}

/** The database pages that contain none of these texts. */
function pagesWithout(bytes: Buffer, texts: readonly string[]): Buffer[] {
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, page) =>
    bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES),
  );
  return pages.filter((page) => !texts.some((text) => page.includes(text)));
}

function randomItem<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}
