import { setTimeout as sleep } from 'node:timers/promises';
import { TestSmtpServer, smtpReply } from '../src/mail/testing/smtp-server.js';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { mailTo, messageIdOf, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { FULL, size } from './support/size.js';
import { until } from './support/until.js';

const preload = `${import.meta.dirname}/support/kill-in-delivery.mjs`;
const ROUNDS = size(2, 50);
const PER_ROUND = size(60, 300);
/** With --full every statement, otherwise every fourth. */
const STEP = FULL ? 1 : 4;

describe.each(DATABASES)('F30 the server is killed while mail is delivered, on $name', ({ name, create }) => {
  let database: TestDatabase;
  let smtp: TestSmtpServer;
  let rows: Rows;
  let outbox: OutboxRows;
  let bookings: Bookings;
  beforeEach(async () => {
    [database, smtp] = await Promise.all([create(), TestSmtpServer.start()]);
    rows = new Rows(database.url);
    outbox = new OutboxRows(rows);
    bookings = new Bookings();
  });
  afterEach(async () => {
    await smtp.stop();
    await database.drop();
  });

  const start = (port?: number) => Server.start(database.url, { env: mailTo(smtp.url), port });

  it(`every mail is sent, and only those in flight arrive twice, after ${ROUNDS} kills`, async () => {
    const maybeSlow = () => (Math.random() < 0.4 ? sleep(Math.random() * 80) : Promise.resolve());
    smtp.onRecipient = () => maybeSlow().then(() => null);
    smtp.onMessage = () => maybeSlow().then(() => null);
    smtp.onAccepted = maybeSlow;
    let server = await start();
    let inFlight = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = smtp.received.length;
      const flood = bookings.flood(server.url, { workers: 10, acknowledged: PER_ROUND });
      const killAfter = 1 + Math.floor(Math.random() * PER_ROUND);
      await until('messages arrive', () => smtp.received.length - before >= killAfter);
      await server.kill();
      inFlight += await outbox.count('sending');
      await outbox.endLeases();
      server = await start(server.port);
      await flood;
      await bookings.resolveUnknown(server.url);
      await outbox.untilDone();
    }
    await bookings.check(rows);
    const twice = await outbox.check(smtp.received);
    expect(inFlight).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(inFlight);
    console.log(
      `F30: ${ROUNDS} kills, ${smtp.received.length - twice} messages, ${inFlight} in flight, ${twice} arrived twice`,
    );
    await rows.expectIntegrity();
    await server.kill();
  });

  it.each(FULL ? ['before', 'after'] : [name === 'MariaDB' ? 'after' : 'before'])(
    'a kill %s any statement of a delivery loses no message',
    async (when) => {
      await Server.start(database.url).then((server) => server.kill());
      let [kills, inFlight] = [0, 0];
      for (let statement = 1; ; statement += STEP) {
        const env = {
          ...mailTo(smtp.url),
          KILL_AT: String(statement),
          KILL_AFTER: String(when === 'after'),
        };
        const server = await Server.spawn(database.url, { preload, env });
        const isReady = await server.ready().then(
          () => true,
          () => false,
        );
        const result = isReady ? await bookings.book(server.url) : null;
        await until('it is killed or all is sent', async () => {
          return server.ended || (result === 201 && (await outbox.isDone()));
        });
        // a process that was just killed is still known as running
        await sleep(50);
        if (!server.ended) {
          await server.kill();
          // a server without a kill, because what is left takes further statements
          const last = await start();
          await bookings.resolveUnknown(last.url);
          await outbox.untilDone();
          await last.kill();
          break;
        }
        kills += 1;
        inFlight += await outbox.count('sending');
        await outbox.endLeases();
      }
      expect(kills).toBeGreaterThan(1);
      await bookings.check(rows);
      const twice = await outbox.check(smtp.received, { most: kills });
      expect(twice).toBeLessThanOrEqual(inFlight);
      console.log(`F30: ${kills} kills ${when} a statement, ${inFlight} in flight, ${twice} arrived again`);
    },
  );

  it('a mail arrives twice only when the mail server accepted it before the kill', async () => {
    let server = await start();
    const kill = () => {
      server.signal('SIGKILL');
      smtp.onMessage = () => null;
      smtp.onAccepted = () => undefined;
    };
    const bookAndDie = async () => {
      await bookings.book(server.url);
      await server.end();
      await outbox.endLeases();
      server = await start(server.port);
      await bookings.resolveUnknown(server.url);
      await outbox.untilDone();
    };
    let interrupted = '';
    smtp.onMessage = (mail) => {
      interrupted = messageIdOf(mail);
      kill();
      return smtpReply(451, 'Interrupted');
    };
    await bookAndDie();
    expect(arrivals(interrupted)).toBe(1);

    smtp.onAccepted = (mail) => {
      interrupted = messageIdOf(mail);
      kill();
    };
    await bookAndDie();
    expect(arrivals(interrupted)).toBe(2);
    const copies = (await smtp.parsed()).filter(({ messageId }) => messageId === `<${interrupted}>`);
    expect(new Set(copies.map(({ subject, text, html }) => JSON.stringify([subject, text, html]))).size).toBe(
      1,
    );
    await outbox.check(smtp.received);
    await server.kill();
  });

  const arrivals = (messageId: string) =>
    smtp.received.filter((mail) => messageIdOf(mail) === messageId).length;
});
