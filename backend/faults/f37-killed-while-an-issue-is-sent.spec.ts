import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS } from '../src/mail/infrastructure/smtp-transport.js';
import { TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { SentIssue, storeSubscribers } from './support/newsletter.js';
import { mailTo, messageIdOf, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const preload = `${import.meta.dirname}/support/kill-after-commit.mjs`;
const KILLS = size(8, 100);
const READERS = size(1_500, 20_000);
/** At most so many mails arrive between two kills; on average half of it. */
const BETWEEN = READERS / KILLS;
const LEAVING = 20;

describe.each(DATABASES)(
  'F37 killed while an issue of the newsletter is sent, on $name',
  ({ name, create }) => {
    const replicas = name === 'MariaDB' ? 2 : 1;
    let database: TestDatabase;
    let smtp: TestSmtpServer;
    let servers: Server[] = [];
    beforeEach(async () => {
      [database, smtp] = await Promise.all([create(), TestSmtpServer.start()]);
    });
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await smtp.stop();
      await database.drop();
    });

    const start = (port?: number) => Server.start(database.url, { env: mailTo(smtp.url), preload, port });

    async function kill(server: Server): Promise<void> {
      if (Math.random() < 0.5) return server.kill();
      // at its next commit
      server.signal('SIGUSR2');
      await server.end();
    }

    it(`everybody gets it after ${KILLS} kills of ${replicas === 1 ? 'a server' : 'two replicas'}, and twice only what was in flight`, async () => {
      for (let place = 0; place < replicas; place += 1) servers.push(await start());
      const rows = new Rows(database.url);
      const outbox = new OutboxRows(rows);
      const readers = await storeSubscribers(rows, READERS);
      await storeSubscribers(rows, 50, 'left');
      await storeSubscribers(rows, 50, 'unconfirmed');
      const issue = await SentIssue.start(rows, servers[0]!.url);

      const inFlight = new Set<string>();
      // the first one hits the choice of the recipients
      let next = 0;
      for (let kills = 0; kills < KILLS;) {
        for (const server of servers) {
          await until('messages arrive', () => smtp.received.length >= next);
          await sleep(Math.random() * 30);
          expect(await issue.state()).not.toBe('sent');
          await kill(server);
          kills += 1;
          for (const { messageId, state } of await outbox.all())
            if (state === 'sending') inFlight.add(messageId);
          next = smtp.received.length + Math.random() * BETWEEN;
        }
        servers = await Promise.all(servers.map(({ port }) => start(port)));
        if (kills > replicas) continue;
        // the last ones, who are chosen but not handed over yet
        await issue.untilChosen();
        await issue.withdraw(servers[0]!.url, readers.slice(-LEAVING));
      }
      await issue.untilSent();
      await outbox.untilDone();

      const twice = await outbox.check(smtp.received, { most: KILLS, withdrawals: true });
      const received = new Set(smtp.received.map(({ to }) => to[0]!));
      expect([...received].sort()).toEqual(
        readers
          .slice(0, -LEAVING)
          .map(({ email }) => email)
          .sort(),
      );
      expect(new Set(smtp.received.map(messageIdOf)).size).toBe(received.size);
      await issue.expectEnds({ sent: received.size, skipped: LEAVING });
      const repeated = smtp.received.map(messageIdOf).filter((id, place, all) => all.indexOf(id) < place);
      expect(repeated.filter((id) => !inFlight.has(id))).toEqual([]);
      expect(twice).toBeLessThanOrEqual(KILLS * CONNECTIONS);
      console.log(
        `F37: ${KILLS} kills, ${received.size} readers, ${inFlight.size} in flight, ${twice} arrived twice`,
      );
      await rows.expectIntegrity();
    });
  },
);
