import { setTimeout as sleep } from 'node:timers/promises';
import { TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { Bookings } from './support/bookings.js';
import { MARIADB, withMariadb } from './support/only-with.js';
import { mailTo, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(2, 20);

withMariadb('F32 MariaDB is lost while mail is delivered', () => {
  it.each([
    ['closes every connection', (proxy: TcpProxy) => proxy.rejectAll()],
    ['stops responding', (proxy: TcpProxy) => proxy.blackHole()],
  ])(
    'when it %s, what the mail server accepts meanwhile is recorded afterwards and not sent again',
    async (_, inject) => {
      const database = await MARIADB!.create();
      const smtp = await TestSmtpServer.start();
      const { proxy, url } = await TcpProxy.forUrl(database.url);
      const server = await Server.start(url, { env: mailTo(smtp.url) });
      const outbox = new OutboxRows(new Rows(database.url));
      const bookings = new Bookings();
      for (let round = 0; round < ROUNDS; round += 1) {
        let lost: () => void = () => undefined;
        const isLost = new Promise<void>((resolve) => (lost = resolve));
        let pending = 0;
        smtp.onMessage = async () => {
          pending += 1;
          await isLost;
          return null;
        };
        // few enough that the server looks for more
        expect(await bookings.flood(server.url, { workers: 1, count: 2 })).toEqual([201, 201]);
        await until('the messages are in flight', () => pending === 4);
        inject(proxy);
        lost();
        const accepted = 4 * (round + 1);
        await until('the mail server has accepted them', () => smtp.received.length >= accepted);
        expect(await bookings.flood(server.url, { workers: 2, count: 4 })).toEqual(Array(4).fill(503));
        expect(await outbox.count('sending')).toBe(4);
        await outbox.endLeases();
        proxy.restore();
        await server.ready();
        await outbox.untilDone();
        await sleep(200);
        expect(smtp.received).toHaveLength(accepted);
      }
      await bookings.resolveUnknown(server.url);
      await outbox.untilDone();
      await bookings.check(new Rows(database.url));
      expect(await outbox.check(smtp.received, { most: 1 })).toBe(0);
      await server.kill();
      await smtp.stop();
      await proxy.close();
      await database.drop();
    },
  );
});
