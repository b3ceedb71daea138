import { CONNECTIONS } from '../src/mail/infrastructure/smtp-transport.js';
import { TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { SentIssue, storeSubscribers } from './support/newsletter.js';
import { mailTo, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { freePort, Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const READERS = size(1_000, 10_000);

describe.each(DATABASES)('F38 the mail server is away while an issue is sent, on $name', ({ create }) => {
  it('nothing is lost, and the issue goes on when it is back', async () => {
    const database = await create();
    const before = await TestSmtpServer.start({}, await freePort());
    const server = await Server.start(database.url, { env: mailTo(before.url) });
    const rows = new Rows(database.url);
    const outbox = new OutboxRows(rows);
    const readers = await storeSubscribers(rows, READERS);
    const issue = await SentIssue.start(rows, server.url);
    await before.until(READERS / 5);
    const { port } = before;
    await before.stop();
    await until('a message was tried', async () => (await outbox.count('retrying')) > 0);
    await until('nothing is on its way', async () => (await outbox.count('sending')) === 0);
    expect(await issue.state()).toBe('sending');
    expect(await outbox.count('failed')).toBe(0);

    const after = await TestSmtpServer.start({}, port);
    await outbox.endWaits();
    await issue.untilSent();
    const received = [...before.received, ...after.received];
    // the server may have accepted what its end interrupted
    expect(await outbox.check(received)).toBeLessThanOrEqual(CONNECTIONS);
    expect(new Set(received.map(({ to }) => to[0]))).toEqual(new Set(readers.map(({ email }) => email)));
    await issue.expectEnds({ sent: READERS, skipped: 0 });
    console.log(`F38: ${before.received.length} messages before, ${after.received.length} after`);
    await server.kill();
    await after.stop();
    await database.drop();
  });
});
