import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DATABASES } from '../src/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { PrivateMariadb, withMariadbProgram } from './support/mariadb.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { within } from './support/within.js';

describe('F10 the disk is full', () => {
  it('on SQLite: writes are refused with 503, reads go on, nothing is half written, and room heals it', async () => {
    const database = await DATABASES[0]!.create();
    const rows = new Rows(database.url);
    await Server.start(database.url).then((server) => server.stop());
    const room = statSync(rows.sqlitePath!).size + 1_000_000;
    // no file may grow beyond this, which is how a full disk looks to one process
    const server = await Server.start(database.url, { through: ['prlimit', `--fsize=${room}:unlimited`] });
    await outOfRoom(server, rows, async () => {
      execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
    });
    await server.kill();
    await database.drop();
  });

  withMariadbProgram('on MariaDB', () => {
    it('writes are refused with 503, reads go on, nothing is half written, and room heals it', async () => {
      const mariadb = await PrivateMariadb.install();
      const limited = (megabytes: number) => [
        '--innodb-file-per-table=0',
        `--innodb-data-file-path=ibdata1:12M:autoextend:max:${megabytes}M`,
      ];
      await mariadb.start(...limited(20));
      const server = await Server.start(mariadb.url());
      await outOfRoom(server, new Rows(mariadb.url()), async () => {
        await mariadb.kill('SIGTERM');
        await mariadb.start(...limited(200));
        await server.ready(10_000);
      });
      await server.kill();
      await mariadb.remove();
    });
  });
});

async function outOfRoom(server: Server, rows: Rows, makeRoom: () => Promise<void>): Promise<void> {
  const cookie = await signIn(server.url);
  const bookings = new Bookings();
  let answers: (number | string)[] = [];
  await within(60_000, 'the disk is full', async () => {
    answers = await bookings.flood(server.url, { workers: 20, count: 200 });
    return answers.includes(503);
  });
  answers = await bookings.flood(server.url, { workers: 20, count: 100 });
  expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(answers).toContain(503);
  expect(bookings.acknowledged.length).toBeGreaterThan(0);
  for (const path of ['/api/admin/leads', '/api/admin/stats', '/api/blog-posts', '/', '/api/health/live'])
    expect((await send(server.url, 'GET', path, { cookie })).status).toBe(200);
  expect(server.output).toMatch(/"code":"(SQLITE_FULL|SQLITE_IOERR_WRITE|ER_RECORD_FILE_FULL)"/);
  await bookings.check(rows);

  await makeRoom();
  await bookings.resolveUnknown(server.url);
  expect(await bookings.flood(server.url, { workers: 20, count: 100 })).toEqual(Array(100).fill(201));
  await bookings.check(rows);
  await rows.expectSound();
}
