import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { FORM_TYPE, peopleFile } from '../test/support/uploads.js';
import { send, signIn } from './support/client.js';
import { PrivateMariadb, withMariadbProgram, withRoomFor } from './support/mariadb.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const CLIENTS = size(1_500, 20_000);
const KILLS = size(2, 10);
const IMPORTS = '/api/admin/imports';

interface Imported {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly failure: string | null;
  readonly counts: { readonly create: number };
  readonly undo: { readonly undone: number; readonly left: number } | null;
  readonly columns: readonly { readonly heading: string; readonly suggested: string | null }[];
}

class Office {
  private constructor(
    readonly server: Server,
    readonly cookie: string,
  ) {}

  static async start(url: string, options: Parameters<typeof Server.start>[1] = {}): Promise<Office> {
    const server = await Server.start(url, options);
    return new Office(server, await signIn(server.url));
  }

  async read(id: string): Promise<Imported> {
    const { body } = await send(this.server.url, 'GET', `${IMPORTS}/${id}`, { cookie: this.cookie });
    return body as Imported;
  }

  async begin(id: string, step: string): Promise<void> {
    const path = `${IMPORTS}/${id}/${step}`;
    expect((await send(this.server.url, 'POST', path, { cookie: this.cookie })).status).toBe(202);
  }

  /** Waits until an import has this state. */
  async reached(id: string, state: string): Promise<Imported> {
    await until(`the import is ${state}`, async () => (await this.read(id)).state === state);
    return this.read(id);
  }

  /** An import of some megabytes, whose rows are checked. */
  async checkedImport(): Promise<string> {
    const id = await this.uploaded(CLIENTS, 'person', 'Called twice. '.repeat(150));
    await this.begin(id, 'dry-run');
    await this.reached(id, 'checked');
    return id;
  }

  /** An import of that many clients whose columns are known. */
  async uploaded(clients: number, name: string, notes = ''): Promise<string> {
    const lines = Array.from(
      { length: clients },
      (_, place) => `${name}${place},${name}${place}@file.example,${notes}`,
    );
    const body = peopleFile(`First name,E-mail,Notes\r\n${lines.join('\r\n')}\r\n`);
    const request = { cookie: this.cookie, headers: { 'Content-Type': FORM_TYPE }, body };
    const { status, body: imported } = await send(this.server.url, 'POST', IMPORTS, request);
    expect(status).toBe(201);
    const { id, columns } = imported as unknown as Imported;
    const mapping = Object.fromEntries(columns.map(({ heading, suggested }) => [heading, suggested]));
    await send(this.server.url, 'PUT', `${IMPORTS}/${id}/mapping`, {
      cookie: this.cookie,
      body: { columns: mapping, options: {} },
    });
    return id;
  }
}

describe.each(DATABASES)('F42 the server is killed while rows are imported, on $name', ({ create }) => {
  it(`every step goes on after the start and does nothing twice, over ${KILLS} kills of each`, async () => {
    const database = await create();
    const rows = new Rows(database.url);
    let office = await Office.start(database.url);
    const id = await office.uploaded(CLIENTS, 'person');
    for (const [step, end] of [
      ['dry-run', 'checked'],
      ['apply', 'applied'],
      ['undo', 'undone'],
    ] as const) {
      await office.begin(id, step);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { done } = await office.read(id);
        await until('more rows are done', async () => {
          const now = await office.read(id);
          return now.state === end || now.done > done;
        });
        await sleep(Math.random() * 30);
        await office.server.kill();
        office = await Office.start(database.url);
      }
      const ended = await office.reached(id, end);
      expect(ended.counts).toMatchObject({ create: CLIENTS });
      const stored = await rows.all<{ email: string }>('SELECT email FROM clients');
      const activity = await rows.all('SELECT id FROM client_activity');
      const expected = end === 'applied' ? CLIENTS : 0;
      expect(new Set(stored.map(({ email }) => email)).size).toBe(expected);
      expect([stored.length, activity.length]).toEqual([expected, expected]);
    }
    expect((await office.read(id)).undo).toEqual({ undone: CLIENTS, left: 0 });
    await office.server.kill();
    await database.drop();
  });

  it('of two imports the second waits for the first', async () => {
    const database = await create();
    const office = await Office.start(database.url);
    const ids = [await office.uploaded(CLIENTS, 'one'), await office.uploaded(CLIENTS, 'other')];
    for (const id of ids) await office.begin(id, 'dry-run');
    await until('both are checked', async () => {
      const [first, second] = [await office.read(ids[0]!), await office.read(ids[1]!)];
      if (second.done > 0) expect(first.state).toBe('checked');
      return second.state === 'checked';
    });
    await office.server.kill();
    await database.drop();
  });
});

describe('F42 the disk is full while rows are imported', () => {
  it('on SQLite, the import waits or fails with its reason, nothing is half done, and it is taken back', async () => {
    const database = await DATABASES[0]!.create();
    const rows = new Rows(database.url);
    let office = await Office.start(database.url);
    const id = await office.checkedImport();
    await office.server.stop();
    // a limit on the file size looks like a full disk to one process
    const room = statSync(rows.sqlitePath!).size + 300_000;
    office = await Office.start(database.url, { wrapper: ['prlimit', `--fsize=${room}:unlimited`] });
    await expectFullDiskHandled(office, id, rows, async () => {
      execFileSync('prlimit', ['--pid', String(office.server.pid), '--fsize=unlimited:unlimited']);
    });
    await database.drop();
  });

  withMariadbProgram('on MariaDB,', () => {
    it('the import waits or fails with its reason, nothing is half done, and it is taken back', async () => {
      const mariadb = await PrivateMariadb.install();
      await mariadb.start(...withRoomFor(200));
      const office = await Office.start(mariadb.url());
      const id = await office.checkedImport();
      await mariadb.kill('SIGTERM');
      await mariadb.start(...withRoomFor(mariadb.megabytes + 1));
      await office.server.ready();
      await expectFullDiskHandled(office, id, new Rows(mariadb.url()), async () => {
        await mariadb.kill('SIGTERM');
        await mariadb.start(...withRoomFor(200));
        await office.server.ready();
      });
      await mariadb.remove();
    });
  });
});

async function expectFullDiskHandled(
  office: Office,
  id: string,
  rows: Rows,
  freeSpace: () => Promise<void>,
): Promise<void> {
  await office.begin(id, 'apply');
  await until('the disk is full', () =>
    office.server.output.includes('rows of an import could not be worked on'),
  );
  const { length: stored } = await rows.all('SELECT id FROM clients');
  const { length: applied } = await rows.all('SELECT rowNumber FROM import_rows WHERE appliedAt IS NOT NULL');
  expect([stored, ['applying', 'failed']]).toEqual([
    applied,
    expect.arrayContaining([(await office.read(id)).state]),
  ]);
  await freeSpace();
  await until('the import has come to an end', async () => (await office.read(id)).state !== 'applying');
  const { state, failure } = await office.read(id);
  if (state === 'failed') expect(failure).toBe('disk-full');
  await office.begin(id, 'undo');
  await office.reached(id, 'undone');
  expect(await rows.all('SELECT id FROM clients')).toEqual([]);
  await office.server.kill();
}
