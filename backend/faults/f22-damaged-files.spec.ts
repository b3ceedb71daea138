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
  ...['/', '/api/health/ready', '/api/blog-posts', '/api/appointments', '/api/subscriptions'],
  ...['/api/admin/leads', '/api/admin/leads?range=[0,199]', '/api/admin/stats'],
];

describe('F22 files of SQLite are damaged or missing', () => {
  const folder = join(tmpdir(), `office-damage-${process.pid}`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let copies = 0;
  let adminId: string;
  /** The files of a server that was killed, or that ended by itself, with 200 bookings in them. */
  const originals = { killed: join(folder, 'killed'), ended: join(folder, 'ended') };
  const copyOf = (original: string) => {
    const copy = join(folder, `copy-${(copies += 1)}`);
    cpSync(original, copy, { recursive: true });
    return join(copy, 'app.sqlite');
  };
  const refused = async (file: string) => {
    const server = await Server.begin(`sqlite:${file}`);
    expect(await server.end()).toBe(1);
    return server.output;
  };

  beforeAll(async () => {
    for (const [how, original] of Object.entries(originals)) {
      const server = await Server.start(`sqlite:${join(original, 'app.sqlite')}`);
      const answers = await new Bookings().flood(server.url, { workers: 20, count: 200 });
      expect(answers).toEqual(Array(200).fill(201));
      await (how === 'killed' ? server.kill() : server.stop());
      expect(existsSync(join(original, 'app.sqlite-wal'))).toBe(how === 'killed');
    }
    const [admin] = await new Rows(`sqlite:${join(originals.ended, 'app.sqlite')}`).all<{ id: string }>(
      'SELECT id FROM users',
    );
    adminId = admin!.id;
  });

  it('a missing database file is not taken for a new office', async () => {
    for (const original of Object.values(originals)) {
      const file = copyOf(original);
      truncateSync(file, 0);
      expect(await refused(file)).toContain(`The database file ${file} is missing or empty`);
      rmSync(file);
      expect(await refused(file)).toContain(`The database file ${file} is missing or empty`);
    }
  });

  it('a missing log of a server that was killed is noticed', async () => {
    const file = copyOf(originals.killed);
    rmSync(`${file}-wal`);
    expect(await refused(file)).toContain(`The file ${file}-wal is missing`);
  });

  it('a file that is no database is refused and left as it is', async () => {
    const file = copyOf(originals.ended);
    writeFileSync(file, 'These are my holiday plans. '.repeat(1_000));
    const before = readFileSync(file);
    expect(await refused(file)).toContain(file);
    expect(readFileSync(file)).toEqual(before);
  });

  it.each([0.25, 0.5, 0.9])('a file cut off at %d of its size is refused', async (share) => {
    const file = copyOf(originals.ended);
    truncateSync(file, Math.floor(statSync(file).size * share));
    expect(await refused(file)).toContain('is damaged');
  });

  it('a folder that cannot be made is named', async () => {
    expect(await refused('/dev/null/no-such-folder/app.sqlite')).toContain('/dev/null/no-such-folder');
  });

  it('a log that was cut off loses its end and nothing else', async () => {
    for (let round = 0; round < DAMAGES / 4; round += 1) {
      const file = copyOf(originals.killed);
      truncateSync(`${file}-wal`, Math.floor(statSync(`${file}-wal`).size * Math.random()));
      await expectWhole(file);
    }
  });

  it(`${DAMAGES} times some bytes changed anywhere: refused in words, or everything can be read`, async () => {
    const outcomes = { refused: 0, served: 0 };
    for (let round = 0; round < DAMAGES; round += 1) {
      const file = copyOf(originals.ended);
      const bytes = readFileSync(file);
      // all but the account that reads it afterwards
      const pages = pagesWithout(bytes, [ADMIN.username, adminId]);
      for (let flip = round % 2 ? 1 : 20; flip > 0; flip -= 1)
        anyOf(pages)[Math.floor(Math.random() * PAGE_BYTES)]! ^= 0xff;
      writeFileSync(file, bytes);
      const server = await Server.begin(`sqlite:${file}`);
      const ready = await server.ready().then(
        () => true,
        () => false,
      );
      if (!ready) {
        expect(await server.end()).toBe(1);
        expect(server.output).toContain('is damaged');
        outcomes.refused += 1;
        continue;
      }
      await expectReadable(server);
      await server.kill();
      outcomes.served += 1;
    }
    expect(outcomes.refused).toBeGreaterThan(0);
    console.log(`F22: ${outcomes.refused} of ${DAMAGES} damaged files refused, ${outcomes.served} served`);
  });
});

/** The server starts on it, and each booking that is there is there with all its parts. */
async function expectWhole(file: string): Promise<void> {
  const server = await Server.start(`sqlite:${file}`);
  const rows = new Rows(`sqlite:${file}`);
  await new Bookings().check(rows);
  await rows.expectSound();
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

/** The pages of the file on which none of these is written. */
function pagesWithout(bytes: Buffer, marks: readonly string[]): Buffer[] {
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, page) =>
    bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES),
  );
  return pages.filter((page) => !marks.some((mark) => page.includes(mark)));
}

function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}
