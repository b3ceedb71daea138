import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { Receiver } from '../src/webhooks/testing/receiver.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const KILLS = size(2, 20);
const PER_ROUND = size(40, 200);
const BOOKINGS = size(100, 1_000);
const env = { OUTBOUND_PRIVATE_ADDRESSES: 'allow' };

interface Row {
  readonly id: string;
  readonly state: string;
  readonly subjectId: string;
}

/** A webhook to the receiver, and what is stored of its deliveries. */
class Told {
  private constructor(
    private readonly rows: Rows,
    private readonly receiver: Receiver,
    private readonly secret: string,
  ) {}

  static async start(url: string, rows: Rows, receiver: Receiver): Promise<Told> {
    const body = { url: receiver.url, events: ['booking.created'] };
    const cookie = await signIn(url);
    const added = await send(url, 'POST', '/api/admin/webhooks', { cookie, body });
    expect(added.status).toBe(201);
    return new Told(rows, receiver, (added.body as { secret: string }).secret);
  }

  deliveries(): Promise<Row[]> {
    return this.rows.all(
      'SELECT d.id, d.state, e.subjectId FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.eventId',
    );
  }

  async isDone(): Promise<boolean> {
    const waiting = await this.rows.all('SELECT id FROM webhook_events WHERE isSpread = 0');
    return waiting.length === 0 && (await this.deliveries()).every(({ state }) => state === 'delivered');
  }

  /** Lets leases, waits and pauses end, as some minutes would. */
  async hurry(): Promise<void> {
    await this.rows.all(
      "UPDATE webhook_deliveries SET leasedUntil = '2026-01-01T00:00:00.000Z' WHERE state = 'sending'",
    );
    await this.rows.all("UPDATE webhook_deliveries SET nextAttemptAt = createdAt WHERE state = 'queued'");
    await this.rows.all('UPDATE webhooks SET pausedUntil = NULL');
  }

  async untilDone(): Promise<void> {
    await until('everything is delivered', async () => {
      if (await this.isDone()) return true;
      await sleep(500);
      await this.hurry();
      return false;
    });
  }

  /** Asserts that the receiver, which keeps the ids, saw each booking once; returns how many arrived again. */
  async check(bookings: number): Promise<number> {
    const told = this.receiver.verified(this.secret);
    const stored = await this.rows.all<{ id: string }>('SELECT id FROM appointments');
    expect(stored.length).toBeGreaterThanOrEqual(bookings);
    expect(told.map(({ data }) => data.id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(told.map(({ webhookId }) => webhookId).sort()).toEqual(
      (await this.deliveries()).map(({ id }) => id).sort(),
    );
    const sequences = told.map(({ sequence }) => sequence).sort((one, other) => one - other);
    expect(sequences).toEqual(stored.map((_, place) => place + 1));
    return this.receiver.received.length - told.length;
  }
}

describe.each(DATABASES)('F43 webhooks on $name', ({ create }) => {
  let database: TestDatabase;
  let receiver: Receiver;
  let rows: Rows;
  let bookings: Bookings;
  beforeEach(async () => {
    [database, receiver] = await Promise.all([create(), Receiver.start()]);
    rows = new Rows(database.url);
    bookings = new Bookings();
  });
  afterEach(async () => {
    await receiver.stop();
    await database.drop();
  });

  it(`tell everything, each with one id, after ${KILLS} kills while they are sent`, async () => {
    let server = await Server.start(database.url, { env });
    const told = await Told.start(server.url, rows, receiver);
    receiver.answer = (response) => void sleep(Math.random() * 60).then(() => response.end());
    for (let round = 0; round < KILLS; round += 1) {
      const before = receiver.received.length;
      const flood = bookings.flood(server.url, { workers: 5, acknowledged: PER_ROUND });
      const killAfter = 1 + Math.floor(Math.random() * 10);
      await until('deliveries arrive', () => receiver.received.length - before >= killAfter);
      await server.kill();
      server = await Server.start(database.url, { env, port: server.port });
      await flood;
      await bookings.resolveUnknown(server.url);
    }
    await told.untilDone();
    await bookings.check(rows);
    const again = await told.check(bookings.acknowledged.length);
    console.log(`F43: ${KILLS} kills, ${again} arrived again`);
    await server.kill();
  });

  it('lose nothing to a receiver that is down, slow, lies, or closes in the middle', async () => {
    const server = await Server.start(database.url, { env });
    const told = await Told.start(server.url, rows, receiver);
    let turn = 0;
    let isBad = true;
    receiver.answer = (response) => {
      turn += 1;
      if (!isBad) response.end();
      else if (turn % 4 === 0) response.writeHead(302, { location: receiver.url }).end();
      else if (turn % 4 === 1) response.writeHead(500).end('It is your fault');
      else if (turn % 4 === 2) response.destroy();
      else void response.writeHead(200, { 'content-length': '50' }).write('half', () => response.destroy());
    };
    await bookings.flood(server.url, { workers: 2, count: 20 });
    await until('some failed', async () => {
      await sleep(200);
      await told.hurry();
      return turn >= 5;
    });
    expect((await told.deliveries()).filter(({ state }) => state === 'delivered')).toEqual([]);
    isBad = false;
    await told.untilDone();
    expect(await told.check(20)).toBeGreaterThanOrEqual(5);
    await server.kill();
  });
});

withReplicas('F43 two replicas', () => {
  it('tell webhooks each event once', async () => {
    const receiver = await Receiver.start();
    const replicas = await Replicas.start(2, () => ({ env }));
    const rows = new Rows(replicas.database.url);
    const bookings = new Bookings();
    const told = await Told.start(replicas.servers[0]!.url, rows, receiver);
    await Promise.all(
      replicas.servers.map(({ url }) => bookings.flood(url, { workers: 4, count: BOOKINGS / 2 })),
    );
    await until('everything is delivered', () => told.isDone());
    await bookings.check(rows);
    expect(await told.check(BOOKINGS)).toBe(0);
    await replicas.stop();
    await receiver.stop();
  });
});
