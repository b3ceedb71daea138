import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { PrivateMariadb, withMariadbProgram, withRoomFor } from './support/mariadb.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { until } from './support/until.js';

/** The log entries of a full disk. */
const DISK_IS_FULL = /"code":"(SQLITE_FULL|SQLITE_IOERR_WRITE|ER_RECORD_FILE_FULL)"/;

describe('F10 the disk is full', () => {
  it('on SQLite, writes get 503, reads work, no transaction is partial, and writes work after space is freed', async () => {
    const database = await DATABASES[0]!.create();
    const rows = new Rows(database.url);
    await Server.start(database.url).then((server) => server.stop());
    const room = statSync(rows.sqlitePath!).size + 1_000_000;
    // a limit on the file size looks like a full disk to one process
    const server = await Server.start(database.url, { wrapper: ['prlimit', `--fsize=${room}:unlimited`] });
    await expectFullDiskHandled(server, rows, async () => {
      execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
    });
    await server.kill();
    await database.drop();
  });

  withMariadbProgram('on MariaDB,', () => {
    it('writes get 503, reads work, no transaction is partial, and writes work after space is freed', async () => {
      const mariadb = await PrivateMariadb.install();
      // the tables are made with room: MariaDB itself may crash when a migration fills its file
      await mariadb.start(...withRoomFor(200));
      await Server.start(mariadb.url()).then((server) => server.stop());
      await mariadb.kill('SIGTERM');
      await mariadb.start(...withRoomFor(mariadb.megabytes + 3));
      const server = await Server.start(mariadb.url());
      await expectFullDiskHandled(server, new Rows(mariadb.url()), async () => {
        await mariadb.kill('SIGTERM');
        await mariadb.start(...withRoomFor(200));
        await server.ready();
      });
      await server.kill();
      await mariadb.remove();
    });
  });
});

async function expectFullDiskHandled(
  server: Server,
  rows: Rows,
  freeSpace: () => Promise<void>,
): Promise<void> {
  const cookie = await signIn(server.url);
  const bookings = new Bookings();
  // one failed booking is enough: MariaDB frees some space again when it purges old transactions
  const results: (number | string)[] = [];
  await until('a booking fails because of the full disk', async () => {
    results.push(...(await bookings.flood(server.url, { workers: 20, count: 200 })));
    return results.includes(503) && DISK_IS_FULL.test(server.output);
  });
  expect(results.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(bookings.acknowledged.length).toBeGreaterThan(0);
  for (const path of ['/api/admin/leads', '/api/admin/stats', '/api/blog-posts', '/', '/api/health/live'])
    expect((await send(server.url, 'GET', path, { cookie })).status).toBe(200);
  await bookings.check(rows);

  await freeSpace();
  await bookings.resolveUnknown(server.url);
  expect(await bookings.flood(server.url, { workers: 20, count: 100 })).toEqual(Array(100).fill(201));
  await bookings.check(rows);
  await rows.expectIntegrity();
}
