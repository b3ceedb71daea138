import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { smtpReply, TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { mailTo, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { freePort, Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const BOOKINGS = size(100, 1_000);
const WORKERS = 4;

interface MailServer {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** A TCP server that does anything but SMTP. */
async function oddServer(behave: (socket: Socket) => void): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket.on('error', () => undefined));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function wrongPassword(): Promise<MailServer> {
  const smtp = await TestSmtpServer.start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpReply(535, 'Wrong password')),
  });
  return { url: `smtp://office:old-password@127.0.0.1:${smtp.port}`, stop: () => smtp.stop() };
}

describe('F33 the mail server misbehaves', () => {
  let database: TestDatabase;
  let outbox: OutboxRows;
  beforeEach(async () => {
    database = await DATABASES[0]!.create();
    outbox = new OutboxRows(new Rows(database.url));
  });
  afterEach(() => database.drop());

  async function p95(server: Server, bookings: Bookings): Promise<number> {
    const times: number[] = [];
    const work = async () => {
      while (times.length < BOOKINGS) {
        const begun = performance.now();
        expect(await bookings.book(server.url)).toBe(201);
        times.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  }

  async function listed(server: Server, filter: object): Promise<{ state: string; lastReply: string }[]> {
    const cookie = await signIn(server.url);
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { status, body } = await send(server.url, 'GET', `/api/admin/mails?${query.toString()}`, {
      cookie,
    });
    expect(status).toBe(200);
    return body as { state: string; lastReply: string }[];
  }

  let usualMs: number;
  beforeAll(async () => {
    const other = await DATABASES[0]!.create();
    const smtp = await TestSmtpServer.start();
    const server = await Server.start(other.url, { env: mailTo(smtp.url) });
    usualMs = await p95(server, new Bookings());
    await server.kill();
    await smtp.stop();
    await other.drop();
  });

  it.each<[string, () => Promise<MailServer>, RegExp]>([
    [
      'is not reachable',
      async () => ({ url: `smtp://127.0.0.1:${await freePort()}`, stop: () => Promise.resolve() }),
      /ECONNREFUSED/,
    ],
    ['never greets', () => oddServer(() => undefined), /greeting/i],
    ['greets and closes half of the connection', () => oddServer((it) => it.end('220 hello\r\n')), /./],
    ['refuses the password', wrongPassword, /^535 Wrong password$/],
  ])(
    'when it %s, bookings are as fast as before, no message is given up, and the console shows why',
    async (what, start, reply) => {
      const mailServer = await start();
      const server = await Server.start(database.url, { env: mailTo(mailServer.url) });
      const bookings = new Bookings();
      const ms = await p95(server, bookings);
      console.log(`F33: ${what}: ${ms.toFixed(1)} ms, usually ${usualMs.toFixed(1)} ms (95th percentile)`);
      expect(ms).toBeLessThan(5 * usualMs + 250);
      await until('a message was tried', async () => (await outbox.count('retrying')) > 0);
      for (const mail of await listed(server, { state: 'retrying' })) expect(mail.lastReply).toMatch(reply);
      // in states that are tried again
      expect(await outbox.count('queued', 'sending', 'retrying')).toBe((await outbox.all()).length);
      await bookings.check(new Rows(database.url));
      await server.kill();
      await mailServer.stop();
    },
  );

  it('when it is down at the start and comes back, everything is sent', async () => {
    const port = await freePort();
    const server = await Server.start(database.url, { env: mailTo(`smtp://127.0.0.1:${port}`) });
    await new Bookings().flood(server.url, { workers: WORKERS, count: 20 });
    await until('a message was tried', async () => (await outbox.count('retrying')) > 0);
    const smtp = await TestSmtpServer.start({}, port);
    await outbox.untilDone();
    expect(await outbox.check(smtp.received, { most: 1 })).toBe(0);
    await server.kill();
    await smtp.stop();
  });

  it('when it refuses some recipients and delays others, each mail has its own state and reply', async () => {
    const smtp = await TestSmtpServer.start();
    const seen = new Set<string>();
    smtp.onRecipient = (address) => {
      if (address.startsWith('gone')) return smtpReply(550, 'No such user');
      if (address.startsWith('full')) return smtpReply(452, 'Mailbox full');
      if (!address.startsWith('grey') || seen.has(address)) return null;
      seen.add(address);
      return smtpReply(451, 'Greylisted, try again');
    };
    const server = await Server.start(database.url, { env: mailTo(smtp.url) });
    const bookings = new Bookings();
    const kinds = ['gone', 'full', 'grey', 'fine'];
    for (let turn = 0; turn < 5; turn += 1)
      for (const kind of kinds)
        expect(await bookings.book(server.url, { key: `${kind}-${randomUUID()}` })).toBe(201);
    await until('all are tried', async () => (await outbox.count('queued', 'sending')) === 0);
    const replies = async (state: string) =>
      [
        ...new Set(
          (await listed(server, { state, kind: 'booking_received' })).map(({ lastReply }) => lastReply),
        ),
      ].sort();
    expect(await replies('failed')).toEqual(['550 No such user']);
    expect(await replies('retrying')).toEqual(['451 Greylisted, try again', '452 Mailbox full']);
    expect(await replies('sent')).toEqual(['250 kept']);
    // staff hear of all of them
    expect(await listed(server, { state: 'sent', kind: 'staff_new_booking' })).toHaveLength(20);

    await outbox.endWaits();
    await until('the greylisted are sent', async () => (await outbox.count('sent')) === 30);
    expect(await listed(server, { state: 'failed' })).toHaveLength(5);
    const visitors = smtp.received.flatMap(({ to }) => to).filter((address) => /^(gone|full)/.test(address));
    expect(visitors).toEqual([]);
    await server.kill();
    await smtp.stop();
  });
});
