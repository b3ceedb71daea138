import { simpleParser } from 'mailparser';
import { type ReceivedMail, TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES, type TestDatabase } from '../src/platform/database/testing/databases.js';
import { addressIn } from '../src/platform/values/email.js';
import { readText } from '../src/platform/values/text.js';
import { bookingBody, day } from '../test/support/bodies.js';
import { send } from './support/client.js';
import { mailTo, messageIdOf, OutboxRows } from './support/outbox.js';
import { linksOf, shapeOf, tokenIn } from './support/received-mail.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';

const HOSTILE = {
  header: 'Liza\r\nBcc: all@evil.example',
  lineFeed: 'Liza\nSubject: You won\n\nhttps://evil.example/',
  markup: '</td></table><script>alert(1)</script><a href="https://evil.example">x',
  comment: '--><img src="https://evil.example/x.png"><!--',
  encoded: '=?utf-8?Q?Liza=0D=0ABcc:=20all@evil.example?=',
  encodedBidi: '=?utf-8?B?4oCuYXppTA==?= =?utf-8?B?4oCuYXppTA==?=',
  percent: 'Liza%0D%0ABcc:%20all@evil.example',
  list: '"Liza" <liza@evil.example>, other@evil.example;',
  separator: '--x\u2028Content-Type: text/html',
  part: '--x\r\nContent-Type: text/html\r\n\r\n<b>x</b>\r\n--x--',
  long: 'x'.repeat(10_000),
  longEmoji: '😀'.repeat(99),
  bidi: '\u202Eazil\u2066\u200B',
  nul: 'Li\0za',
  bell: 'Li\u0007za',
  nextLine: 'Liza\u0085Bcc: all@evil.example',
  half: 'Liza\ud83d',
  dot: 'Liza\r\n.\r\nMAIL FROM:<evil@evil.example>',
};
type Hostile = keyof typeof HOSTILE;

/** All but half a character and more than 100: what cannot be seen is left out, and a name is one line. */
const NAMES: readonly Hostile[] = (Object.keys(HOSTILE) as Hostile[]).filter(
  (name) => name !== 'half' && name !== 'long',
);

const MOVE = { request: 'move', preferredDate: day(9), preferredTime: '2pm' };

const ADDRESSES = [
  '"a,b"@sample.example',
  '"a b"@sample.example',
  'a@sample.example,all@evil.example',
  'a@sample.example, all@evil.example',
  'a@sample.example\r\nBcc: all@evil.example',
  'a@sample.example>\r\nRCPT TO:<all@evil.example',
  '<a@sample.example>',
  'Liza <a@sample.example>',
  '=?utf-8?Q?a=40evil.example=2C?=@sample.example',
  'a+tag@sample.example',
  "o'neil@sample.example",
  'a@bücher.example',
  'a@[127.0.0.1]',
  'a@localhost',
  'a@sample.example\0',
  'a\u202E@sample.example',
  `${'a'.repeat(300)}@sample.example`,
  'ünï@sample.example',
  '-oQ/tmp@sample.example',
];

describe.each(DATABASES)('F36 hostile words in mails, on $name', ({ create }) => {
  let database: TestDatabase;
  let smtp: TestSmtpServer;
  let server: Server;
  let rows: Rows;
  let outbox: OutboxRows;
  const harmless = new Map<string, object>();

  beforeAll(async () => {
    [database, smtp] = await Promise.all([create(), TestSmtpServer.start()]);
    server = await Server.start(database.url, { env: mailTo(smtp.url) });
    rows = new Rows(database.url);
    outbox = new OutboxRows(rows);
    expect(await book({ email: 'harmless@sample.example' })).toBe(201);
    await outbox.untilDone();
    expect(await ask('harmless@sample.example', { ...MOVE, message: 'Please' })).toBe(303);
    await outbox.untilDone();
    for (const [mail, kind] of await withKinds()) harmless.set(kind, await shapeOf(mail));
    expect(harmless.size).toBe(3);
  });
  afterAll(async () => {
    await server.kill();
    await smtp.stop();
    await database.drop();
  });

  const book = async (changes: Record<string, unknown>) =>
    (await send(server.url, 'POST', '/api/appointments', { body: bookingBody(changes) })).status;

  async function ask(email: string, fields: Record<string, string>): Promise<number> {
    const body = new URLSearchParams(fields).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const path = `/booking/${tokenIn(smtp.received, email)}`;
    return (await send(server.url, 'POST', path, { body, headers })).status;
  }

  /** The received mails, without daily briefs. */
  async function withKinds(): Promise<[ReceivedMail, string][]> {
    const kinds = new Map((await outbox.all()).map(({ messageId, kind }) => [messageId, kind]));
    return smtp.received.flatMap((mail): [ReceivedMail, string][] => {
      const kind = kinds.get(messageIdOf(mail));
      return kind === undefined ? [] : [[mail, kind]];
    });
  }

  async function expectHarmless(): Promise<void> {
    await outbox.untilDone();
    const subjects = new Map((await outbox.all()).map(({ messageId, subject }) => [messageId, subject]));
    for (const [mail, kind] of await withKinds()) {
      expect(await shapeOf(mail)).toEqual(harmless.get(kind));
      const { subject, text = '', html } = await simpleParser(mail.raw);
      expect(subject).toBe(subjects.get(messageIdOf(mail)));
      for (const part of [subject!, text, String(html)])
        expect(part).not.toMatch(/[\p{Cs}\0\u202A-\u202E\u2066-\u2069]/u);
      expect(String(html)).not.toMatch(/<(?:script|img|iframe|form)\b/i);
      for (const [, href] of String(html).matchAll(/(?:href|src)="([^"]*)"/gi))
        expect(href).toMatch(new RegExp(`^(?:${server.url}/|tel:\\+?\\d+$|mailto:[^?,]+$)`));
      if (kind === 'booking_received')
        for (const link of await linksOf(mail)) expect(link).toContain(server.url);
    }
  }

  it.each<[string, readonly Hostile[]]>([
    ['firstName', NAMES],
    ['lastName', NAMES],
    ['notes', NAMES],
    ['timeZone', NAMES.filter((name) => [...HOSTILE[name]].length <= 64)],
    ['phone', []],
    ['dateOfBirth', []],
    ['preferredDate', []],
    ['preferredTime', []],
    ['serviceInterest', []],
  ])(
    '%s: accepted as the rules of the form say, and no message gets another shape',
    async (field, accepted) => {
      const [before] = await rows.all<{ n: number }>('SELECT COUNT(*) AS n FROM appointments');
      const found: Record<string, number> = {};
      for (const [name, value] of Object.entries(HOSTILE)) found[name] = await book({ [field]: value });
      const expected = Object.keys(HOSTILE).map((name) => [
        name,
        accepted.includes(name as Hostile) ? 201 : 400,
      ]);
      expect(found).toEqual(Object.fromEntries(expected));
      const [after] = await rows.all<{ n: number }>('SELECT COUNT(*) AS n FROM appointments');
      expect(Number(after!.n) - Number(before!.n)).toBe(accepted.length);
      await expectHarmless();
    },
  );

  it('email: each accepted address gets its own mail and no other address any', async () => {
    const accepted: string[] = [];
    const from = smtp.received.length;
    for (const email of ADDRESSES) {
      const status = await book({ email });
      expect([201, 400]).toContain(status);
      if (status === 201) accepted.push(email);
    }
    await outbox.untilDone();
    const unsent = (await outbox.all()).filter(
      ({ kind, state }) => kind === 'booking_received' && state !== 'sent',
    );
    expect(unsent).toEqual([]);
    const visitors = new Set(
      smtp.received
        .slice(from)
        .flatMap(({ to }) => to)
        .filter((address) => !address.endsWith('harborlight.example')),
    );
    const read = new Set(accepted.map((email) => addressIn(readText(email))));
    expect([...visitors].sort()).toEqual([...read].sort());
    expect(accepted).toContain('Liza <a@sample.example>');
    for (const address of visitors) expect(address).not.toMatch(/@evil\.example$/);
    await expectHarmless();
  });

  it.each([
    ['move', MOVE],
    ['cancel', { request: 'cancel' }],
  ])('the message of a visitor who wants to %s: the same', async (_, wish) => {
    const found: Record<string, number> = {};
    // a form cannot contain half a character
    const { half: _half, ...messages } = HOSTILE;
    for (const [name, message] of Object.entries(messages))
      found[name] = await ask('harmless@sample.example', { ...wish, message });
    const expected = Object.keys(messages).map((name) => [name, NAMES.includes(name as Hostile) ? 303 : 400]);
    expect(found).toEqual(Object.fromEntries(expected));
    await expectHarmless();
  });
});
