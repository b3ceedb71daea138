import { simpleParser } from 'mailparser';
import { TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { bookingBody, day } from '../test/support/bodies.js';
import { send, signIn } from './support/client.js';
import { SentIssue } from './support/newsletter.js';
import { mailTo, OutboxRows } from './support/outbox.js';
import { linksOf, tokenIn } from './support/received-mail.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';

const TIMES = size(20, 500);
const FORGED = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('F35 mail scanners and forged hosts', () => {
  it('every link leads to the office, and fetching it changes nothing', async () => {
    const database = await DATABASES[0]!.create();
    const smtp = await TestSmtpServer.start();
    const server = await Server.start(database.url, { env: mailTo(smtp.url) });
    const rows = new Rows(database.url);
    // reminders are due much later
    const outbox = new OutboxRows(rows, ['staff_daily_brief', 'booking_reminder', 'subscription_reminder']);
    const cookie = await signIn(server.url);
    const staff = (method: string, path: string, body: object) =>
      send(server.url, method, `/api/admin/appointments/${path}`, { cookie, body, headers: FORGED });

    for (const [email, wish] of [
      ['moves@sample.example', `request=move&preferredDate=${day(9)}&preferredTime=2pm&message=Please`],
      ['cancels@sample.example', 'request=cancel&message=Sorry'],
    ] as const) {
      const body = bookingBody({ email });
      const booked = await send(server.url, 'POST', '/api/appointments', { body, headers: FORGED });
      expect(booked.status).toBe(201);
      const { id } = booked.body as { id: string };
      await outbox.untilDone();
      const confirmed = await staff('PATCH', `${id}/booking-status`, { bookingStatus: 'Confirmed' });
      expect(confirmed.status).toBe(200);
      // it could be undone for eight seconds, and what follows would withdraw it
      await outbox.untilDone();
      const page = `/booking/${tokenIn(smtp.received, email)}`;
      const asked = await send(server.url, 'POST', page, { body: wish, headers: { ...FORM, ...FORGED } });
      expect(asked.status).toBe(303);
      expect((await staff('POST', `${id}/visitor-request`, { accept: true })).status).toBe(200);
    }
    for (const email of ['reader@sample.example', 'undecided@sample.example']) {
      const body = { firstName: 'Rosa', email };
      const subscribed = await send(server.url, 'POST', '/api/subscriptions', { body, headers: FORGED });
      expect(subscribed.status).toBe(201);
    }
    await outbox.untilDone();
    const confirmation = `/newsletter/confirm/${tokenIn(smtp.received, 'reader@sample.example', 'newsletter/confirm')}`;
    expect((await send(server.url, 'POST', confirmation, { body: '', headers: FORM })).status).toBe(200);
    await (await SentIssue.start(rows, server.url)).untilSent();

    const links = new Set((await Promise.all(smtp.received.map(linksOf))).flat());
    const kinds = new Set(
      (await outbox.all()).filter(({ state }) => state === 'sent').map(({ kind }) => kind),
    );
    expect([...kinds].sort()).toEqual([
      'booking_cancelled',
      'booking_confirmed',
      'booking_received',
      'booking_rescheduled',
      'newsletter',
      'staff_new_booking',
      'staff_visitor_request',
      'subscription_confirmation',
    ]);
    for (const link of links) expect(new URL(link).origin).toBe(server.url);
    for (const { raw } of smtp.received) {
      expect(raw).not.toContain('evil.example');
      expect(String((await simpleParser(raw)).html)).not.toContain('evil.example');
    }

    const before = await everyRow(rows);
    const statuses = new Set<number>();
    for (const link of links) {
      const { pathname, search } = new URL(link);
      const fetches = Array.from({ length: TIMES }, (_, turn) =>
        send(server.url, turn % 2 ? 'HEAD' : 'GET', pathname + search),
      );
      for (const { status } of await Promise.all(fetches)) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    expect(await everyRow(rows)).toEqual(before);
    expect(links.size).toBeGreaterThanOrEqual(9);
    for (const page of ['booking', 'newsletter/confirm', 'newsletter/unsubscribe'])
      expect([...links].join()).toContain(`/${page}/`);
    await server.kill();
    await smtp.stop();
    await database.drop();
  });
});

/** The rows of every table. */
async function everyRow(rows: Rows): Promise<Record<string, unknown>> {
  const tables = rows.sqlitePath
    ? await rows.all<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      )
    : await rows.all<{ name: string }>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      );
  const entries = tables.map(
    async ({ name }) =>
      [name, (await rows.all(`SELECT * FROM \`${name}\``)).map((row) => JSON.stringify(row)).sort()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
