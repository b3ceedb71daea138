import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { MailAddresses } from '../mail-addresses.js';
import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { everyMailKind } from '../../app/every-mail-kind.js';
import type { EnclosedPicture, EnclosedPictures } from '../../media/enclosed-pictures.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { SystemClock } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { aConfig } from '../../platform/testing/config.js';
import { portWith } from '../../platform/testing/port-with.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { DeliverMails } from '../application/deliver-mails.js';
import { HandOver } from '../application/hand-over.js';
import { DeliverySignal } from '../delivery-signal.js';
import type { OutgoingMail } from '../application/ports.js';
import { newMail, reminder } from '../testing/builders.js';
import { smtpReply, TestSmtpServer } from '../testing/smtp-server.js';
import { htmlForBrowsers } from '../templates/html.js';
import { BusinessMailRenderer } from '../infrastructure/business-mail-renderer.js';
import { MailContexts } from '../infrastructure/mail-contexts.js';
import { CONNECTIONS, mustProveIdentity, SmtpTransport } from '../infrastructure/smtp-transport.js';
import { SqlMailQueries } from './sql-mail-queries.js';
import { SqlMailQueue } from './sql-mail-queue.js';
import { outboxOn } from '../testing/outbox-on.js';

describe.each(DATABASES)('delivery from $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new SystemClock();
  let queries: SqlMailQueries;
  const ends: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    queries = new SqlMailQueries(database, everyMailKind());
    await database.write(async (tx) => {
      for (const table of ['outgoing_mails', 'mail_counters', 'mail_flow'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  /** A replica that delivers to that server. */
  function replica(url: string, env: Record<string, string> = {}, logo: EnclosedPicture | null = null) {
    const config = aConfig({
      SMTP_URL: url,
      MAIL_RATE: '10000',
      PUBLIC_URL: 'https://office.example',
      MAIL_FROM: 'Harborlight <office@harborlight.example>',
      ...env,
    });
    const signal = new DeliverySignal();
    const kinds = everyMailKind();
    const business = new FixedBusiness();
    const addresses = new MailAddresses(config, business);
    const pictures = portWith<EnclosedPictures>({ read: () => Promise.resolve(logo) });
    const contexts = new MailContexts(config, business, addresses, pictures);
    const renderer = new BusinessMailRenderer(business, addresses, kinds, contexts);
    const live = new RecordingLiveUpdates();
    const transport = new SmtpTransport(config.mail.server!, config.mail.dkim, addresses, {
      connectMs: 5_000,
      silenceMs: 2_000,
      messageMs: 20_000,
    });
    const options = { concurrency: CONNECTIONS, isBusy: () => false, onFailure: () => undefined };
    const handOver = new HandOver(transport, renderer, kinds, options.onFailure);
    const queue = new SqlMailQueue(database, config, kinds);
    const delivery = new DeliverMails(queue, handOver, live, clock, options);
    signal.onWake(() => delivery.wake());
    const outbox = outboxOn(database, { config, clock, renderer, signal, kinds });
    delivery.start();
    ends.push(() => delivery.stop());
    return { outbox, live, delivery, renderer };
  }

  async function server(options?: Parameters<typeof TestSmtpServer.start>[0]): Promise<TestSmtpServer> {
    const smtp = await TestSmtpServer.start(options);
    ends.push(() => smtp.stop());
    return smtp;
  }

  const all = async () =>
    (await queries.page({ filter: {}, order: 'ASC', range: { offset: 0, limit: 500 } })).rows;

  /** Waits until every mail is in a state that does not change for a while. */
  async function settled(done = (mail: OutgoingMail) => ['sent', 'failed', 'skipped'].includes(mail.state)) {
    for (;;) {
      const mails = await all();
      if (mails.length > 0 && mails.every(done)) return mails;
      await wait(20);
    }
  }
  const tried = (mail: OutgoingMail) => mail.attemptLog.length > 0 && mail.state !== 'sending';

  it('sends a mail at once, with what the server said, and tells the console', async () => {
    const smtp = await server();
    const { outbox, live } = replica(smtp.url);
    await outbox.store({ add: [reminder('a1')] });
    const [mail] = await settled();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, lastReply: '250 kept' });
    // the console is told after the end is stored
    while (live.ids('mail_updated').length === 0) await wait(20);
    expect(live.ids('mail_updated')).toEqual([mail!.id]);
    const [sent] = await smtp.parsed();
    expect(sent).toMatchObject({ messageId: `<${mail!.id}@office.example>`, subject: mail!.subject });
    expect(sent!.from?.value).toEqual([{ name: 'Harborlight', address: 'office@harborlight.example' }]);
    expect(sent!.headers.get('auto-submitted')).toBe('auto-generated');
    expect(sent!.text).toContain('https://office.example/booking/the-secret-of-the-page');
    expect(sent!.html).toContain('https://office.example/booking/the-secret-of-the-page');
  });

  it('sends the logo along with a message, and shows the same message to staff with the logo inside', async () => {
    const smtp = await server();
    const content = Buffer.from('a JPEG');
    const { outbox, renderer } = replica(smtp.url, {}, { content, width: 400, height: 100 });
    await outbox.store({ add: [reminder('a2')] });
    const [mail] = await settled();
    const [sent] = await smtp.parsed();
    expect(sent!.attachments).toEqual([
      expect.objectContaining({ cid: 'logo@office', related: true, contentType: 'image/jpeg', content }),
    ]);
    const inside = `src="data:image/jpeg;base64,${content.toString('base64')}"`;
    expect(sent!.html).toContain(inside);
    expect(htmlForBrowsers(await renderer.render(mail!))).toContain(inside);
  });

  it('two replicas send each of many mails once', async () => {
    const smtp = await server();
    const { outbox } = replica(smtp.url);
    replica(smtp.url);
    for (let batch = 0; batch < 4; batch += 1)
      await outbox.store({ add: Array.from({ length: 25 }, () => newMail()) });
    await settled();
    await wait(50);
    expect(smtp.received).toHaveLength(100);
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(100);
  });

  it('a refused recipient fails alone, with the words of the server', async () => {
    const smtp = await server();
    smtp.onRecipient = (address) => (address === 'gone@example.com' ? smtpReply(550, 'No such user') : null);
    const { outbox } = replica(smtp.url);
    await outbox.store({ add: [newMail({ recipient: 'gone@example.com' }), newMail()] });
    const [gone, other] = await settled();
    expect(gone).toMatchObject({ state: 'failed', attempts: 1, lastReply: '550 No such user' });
    expect(other!.state).toBe('sent');
  });

  it('a greylisted mail is tried again with the same Message-ID, and others are not held up', async () => {
    const smtp = await server();
    let first = true;
    smtp.onRecipient = (address) => {
      if (address !== 'grey@example.com' || !first) return null;
      first = false;
      return smtpReply(451, 'Greylisted, try again');
    };
    const { outbox } = replica(smtp.url);
    await outbox.store({ add: [newMail({ recipient: 'grey@example.com' }), newMail()] });
    await settled(tried);
    const [grey, other] = await all();
    expect(grey).toMatchObject({ state: 'retrying', lastReply: '451 Greylisted, try again' });
    expect(Date.parse(grey!.nextAttemptAt!) - Date.now()).toBeGreaterThan(10_000);
    expect(other!.state).toBe('sent');
    await database.write((tx) =>
      tx.query(
        `UPDATE outgoing_mails SET nextAttemptAt = '2026-01-01T00:00:00.000Z' WHERE state = 'retrying'`,
      ),
    );
    const [again] = await settled();
    expect(again).toMatchObject({ state: 'sent', attempts: 2 });
    expect((await smtp.parsed()).at(-1)!.messageId).toBe(`<${again!.messageId}>`);
  });

  it('a mail that the server refuses after reading it has failed', async () => {
    const smtp = await server();
    smtp.onMessage = () => smtpReply(554, 'Looks like spam');
    const { outbox } = replica(smtp.url);
    await outbox.store({ add: [newMail()] });
    expect((await settled())[0]).toMatchObject({ state: 'failed', lastReply: '554 Looks like spam' });
  });

  it('a dead server stops the flow after one probe, no mail uses up an attempt, and all are sent when it is back', async () => {
    const smtp = await server();
    const { port } = smtp;
    await smtp.stop();
    const { outbox } = replica(`smtp://127.0.0.1:${port}`);
    await outbox.store({ add: Array.from({ length: 30 }, () => newMail()) });
    await settledOne();
    await wait(1_500);
    const mails = await all();
    expect(mails.filter(({ attemptLog }) => attemptLog.length > 0).length).toBeLessThanOrEqual(CONNECTIONS);
    expect(
      mails.every(({ attempts, state }) => attempts === 0 && ['queued', 'retrying'].includes(state)),
    ).toBe(true);
    const back = await TestSmtpServer.start({}, port);
    ends.push(() => back.stop());
    await settled();
    expect(back.received).toHaveLength(30);
    async function settledOne() {
      while (!(await all()).some(tried)) await wait(20);
    }
  });

  it('refuses to send without the encryption that was asked for', async () => {
    const smtp = await server();
    const { outbox } = replica(`${smtp.url}?tls=required`);
    await outbox.store({ add: [newMail()] });
    await settled(tried);
    expect((await all())[0]).toMatchObject({ state: 'retrying', attempts: 0 });
    expect(smtp.received).toEqual([]);
  });

  it.each<[string, SMTPServerOptions, (port: number) => string]>([
    ['STARTTLS where it is offered', { disabledCommands: [] }, (port) => `smtp://127.0.0.1:${port}`],
    [
      'STARTTLS where it is required',
      { disabledCommands: [] },
      (port) => `smtp://127.0.0.1:${port}?tls=required`,
    ],
    ['TLS from the first byte', { secure: true }, (port) => `smtps://127.0.0.1:${port}`],
  ])('encrypts with %s', async (_, options, url) => {
    const smtp = await server(options);
    const { outbox } = replica(url(smtp.port));
    await outbox.store({ add: [newMail()] });
    await settled();
    expect(smtp.received.map(({ secure }) => secure)).toEqual([true]);
  });

  it('signs with DKIM', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const smtp = await server();
    const { outbox } = replica(smtp.url, {
      DKIM_DOMAIN: 'harborlight.example',
      DKIM_SELECTOR: 'office',
      DKIM_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    });
    await outbox.store({ add: [newMail()] });
    await settled();
    const [mail] = await smtp.parsed();
    const signature = mail!.headers.get('dkim-signature') as { params: Record<string, string> };
    expect(signature.params).toMatchObject({ d: 'harborlight.example', s: 'office', a: 'rsa-sha256' });
  });

  it('signs in, and a wrong password is a fault of the server connection, not of a mail', async () => {
    const options: SMTPServerOptions = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        if (password === 'right p@ss') done(null, { user: username ?? '' });
        else done(smtpReply(535, 'Wrong password'));
      },
    };
    const smtp = await server(options);
    const wrong = replica(`smtp://office:wrong@127.0.0.1:${smtp.port}`);
    await wrong.outbox.store({ add: [newMail()] });
    await settled(tried);
    expect((await all())[0]).toMatchObject({
      state: 'retrying',
      attempts: 0,
      lastReply: '535 Wrong password',
    });
    await wrong.delivery.stop();
    replica(`smtp://office:right%20p%40ss@127.0.0.1:${smtp.port}`);
    await settled();
    expect(smtp.received[0]!.user).toBe('office');
  });

  it.each<[string, (socket: Socket) => void]>([
    ['closes every connection', (socket) => socket.destroy()],
    ['says nothing', () => undefined],
    ['answers nonsense', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['greets and then closes half of the connection', (socket) => socket.end('220 hello\r\n')],
    [
      'accepts everything but the end of the message',
      (socket) => {
        socket.write('220 hello\r\n');
        socket.on('data', (chunk: Buffer) => {
          const line = chunk.toString();
          if (/^(EHLO|MAIL|RCPT|RSET)/.test(line))
            socket.write('250 fine\r\n'.repeat(line.split('\r\n').length - 1));
          else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
          else socket.destroy();
        });
      },
    ],
  ])('keeps the message when the server %s', async (_, behave) => {
    const odd: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      behave(socket);
    });
    const sockets: Socket[] = [];
    odd.on('connection', (socket: Socket) => sockets.push(socket));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    ends.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => odd.close(resolve));
    });
    const { outbox } = replica(`smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`);
    await outbox.store({ add: [newMail()] });
    await settled(tried);
    expect((await all())[0]!.state).toBe('retrying');
  });

  it('keeps the rate', async () => {
    const smtp = await server();
    const { outbox } = replica(smtp.url, { MAIL_RATE: '20' });
    const start = performance.now();
    await outbox.store({ add: Array.from({ length: 20 }, () => newMail()) });
    await settled();
    expect(performance.now() - start).toBeGreaterThan(800);
  });

  it('a recipient is one address, whatever is in it', async () => {
    const smtp = await server();
    const { outbox } = replica(smtp.url);
    await outbox.store({ add: [newMail({ recipient: '"a,b"@example.com' })] });
    await settled();
    expect(smtp.received.map(({ to }) => to.length)).toEqual([1]);
  });
});

it.each([
  ['smtp://mail.example', false],
  ['smtp://mail.example?tls=required', true],
  ['smtps://mail.example', true],
  ['smtps://localhost', false],
])('the certificate of %s must be valid: %s', (url, expected) => {
  expect(mustProveIdentity(aConfig({ SMTP_URL: url }).mail.server!)).toBe(expected);
});
