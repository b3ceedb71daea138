import { setTimeout as sleep } from 'node:timers/promises';
import { TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { Bookings } from './support/bookings.js';
import { mailTo, OutboxRows } from './support/outbox.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { Rows } from './support/rows.js';
import type { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const BOOKINGS = size(150, 2_000);

withReplicas('F31 two replicas send mail', () => {
  let smtp: TestSmtpServer;
  let replicas: Replicas;
  let servers: readonly Server[];
  let outbox: OutboxRows;
  let rows: Rows;
  let bookings: Bookings;
  beforeEach(async () => {
    smtp = await TestSmtpServer.start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    });
    // each signs in by its own name
    const url = (place: number) => `smtp://replica-${place}:password@127.0.0.1:${smtp.port}`;
    replicas = await Replicas.start(2, (place) => ({ env: mailTo(url(place)) }));
    servers = replicas.servers;
    rows = new Rows(replicas.database.url);
    outbox = new OutboxRows(rows);
    bookings = new Bookings();
  });
  afterEach(async () => {
    await replicas.stop();
    await smtp.stop();
  });

  const sentBy = (place: number) => smtp.received.filter(({ user }) => user === `replica-${place}`).length;

  it('each mail arrives exactly once', async () => {
    await Promise.all(servers.map(({ url }) => bookings.flood(url, { workers: 10, count: BOOKINGS / 2 })));
    await outbox.untilDone();
    await bookings.check(rows);
    expect(smtp.received.length).toBeGreaterThanOrEqual(2 * bookings.acknowledged.length);
    expect(await outbox.check(smtp.received, { most: 1 })).toBe(0);
    expect(Math.min(sentBy(0), sentBy(1))).toBeGreaterThan(0);
    console.log(`F31: ${sentBy(0)} and ${sentBy(1)} messages`);
  });

  it('a replica frozen for longer than its lease sends nothing twice but what was in flight', async () => {
    const [freezing, other] = servers as [Server, Server];
    let release: () => void = () => undefined;
    const frozen = new Promise<void>((resolve) => (release = resolve));
    let pending = 0;
    const wait = async (user: string | undefined) => {
      if (user !== 'replica-0') return;
      pending += 1;
      await frozen;
    };
    // half of the mails are accepted, the others are not
    let turn = 0;
    smtp.onMessage = ({ user }) => ((turn += 1) % 2 ? wait(user).then(() => null) : null);
    smtp.onAccepted = ({ user }) => wait(user);
    const over = new AbortController();
    const flood = bookings.flood(freezing.url, { workers: 2, until: over.signal });
    await until('the replica has messages in flight', () => pending >= 4);
    over.abort();
    await flood;
    freezing.signal('SIGSTOP');
    await sleep(100);
    // at most ten; the other one sends the rest
    await until('the rest is sent', async () => {
      return (await outbox.count('queued')) === 0 && (await outbox.count('sending')) <= 10;
    });
    await sleep(300);
    const inFlight = await outbox.count('sending');
    await bookings.flood(other.url, { workers: 2, count: 10 });
    await until('only those in flight are left', async () => (await outbox.count('queued')) === 0);
    await outbox.endLeases();
    await outbox.untilDone();
    const before = sentBy(1);
    expect(before).toBeGreaterThanOrEqual(20 + inFlight);

    release();
    freezing.signal('SIGCONT');
    await freezing.ready();
    await bookings.flood(freezing.url, { workers: 2, count: 10 });
    await outbox.untilDone();
    await bookings.check(rows);
    const twice = await outbox.check(smtp.received);
    expect(twice).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(inFlight);
    console.log(`F31: ${inFlight} in flight in the frozen replica, ${twice} arrived twice`);
  });
});
