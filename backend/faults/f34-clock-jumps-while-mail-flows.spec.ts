import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { smtpReply, TestSmtpServer } from '../src/mail/testing/smtp-server.js';
import { DATABASES } from '../src/platform/database/testing/databases.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { mailTo, messageIdOf, OutboxRows } from './support/outbox.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const preload = `${import.meta.dirname}/support/clock-jump.mjs`;
const BOOKINGS = size(60, 600);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(DATABASES)(
  'F34 the clock of the server jumps while mail is delivered, on $name',
  ({ create }) => {
    it.each([
      ['ahead by two hours', 2 * HOUR_MS, { useless: 'skipped', useful: 'sent' }],
      ['back by a day', -24 * HOUR_MS, { useless: 'queued', useful: 'queued' }],
    ])(
      '%s: nothing is sent twice or stuck, and a reminder is sent only in time',
      async (_, jumpMs, expected) => {
        const database = await create();
        const smtp = await TestSmtpServer.start();
        smtp.onMessage = () => sleep(20).then(() => null);
        const greylisted = new Set<string>();
        smtp.onRecipient = (address) => {
          if (!address.startsWith('grey') || greylisted.has(address)) return null;
          greylisted.add(address);
          return smtpReply(451, 'Greylisted, try again');
        };
        const env = { ...mailTo(smtp.url), CLOCK_JUMP_MS: String(jumpMs), REMINDERS: '2h' };
        const server = await Server.start(database.url, { preload, env });
        const rows = new Rows(database.url);
        const outbox = new OutboxRows(rows, ['staff_daily_brief', 'booking_reminder']);
        const bookings = new Bookings();
        for (let turn = 0; turn < 5; turn += 1)
          await bookings.book(server.url, { key: `grey-${randomUUID()}` });
        const reminders = await remindersOf(server, rows, bookings.ids);
        await until('all are tried', async () => (await outbox.count('queued', 'sending')) === 0);
        const waiting = (await outbox.all()).filter(({ state }) => state === 'retrying').map(({ id }) => id);
        expect(waiting).toHaveLength(5);

        const flood = bookings.flood(server.url, { workers: 4, count: BOOKINGS });
        await until('mail flows', () => smtp.received.length > 20);
        server.signal('SIGUSR2');
        await until('the clock jumped', () => server.output.includes('the clock jumped'));
        // for a moment ago, or for a time of which the clock knows no more
        await until('what waited is sent', async () =>
          (await outbox.all()).every(({ id, state }) => !waiting.includes(id) || state === 'sent'),
        );
        expect(new Set(await flood)).toEqual(new Set([201]));
        await outbox.untilDone();
        await until('the reminders are looked through', async () => {
          const states = await reminders.states();
          return states.useless === expected.useless && states.useful === expected.useful;
        });
        await sleep(1_500);
        expect(await reminders.states()).toEqual(expected);
        await bookings.check(rows);
        expect(await outbox.check(smtp.received, { most: 1 })).toBe(0);
        const arrived = smtp.received.map(messageIdOf);
        expect(arrived.includes(reminders.useless)).toBe(false);
        expect(arrived.includes(reminders.useful)).toBe(expected.useful === 'sent');
        await server.kill();
        await smtp.stop();
        await database.drop();
      },
    );
  },
);

/**
 * Confirms two bookings. Their reminders are due in half an hour; one is useful for an hour from now, the other one for
 * four hours.
 */
async function remindersOf(server: Server, rows: Rows, ids: readonly string[]) {
  const cookie = await signIn(server.url);
  const messageIds: string[] = [];
  for (const [place, hours] of [1, 4].entries()) {
    const path = `/api/admin/appointments/${ids[place]}/booking-status`;
    const { status } = await send(server.url, 'PATCH', path, {
      cookie,
      body: { bookingStatus: 'Confirmed' },
    });
    expect(status).toBe(200);
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const due = at(HOUR_MS / 2);
    const ofLead = `kind = 'booking_reminder' AND leadId = ?`;
    await rows.all(
      `UPDATE outgoing_mails SET dueAt = ?, nextAttemptAt = ?, usefulUntil = ? WHERE ${ofLead}`,
      [due, due, at(hours * HOUR_MS), ids[place]],
    );
    const [row] = await rows.all<{ messageId: string }>(
      `SELECT messageId FROM outgoing_mails WHERE ${ofLead}`,
      [ids[place]],
    );
    messageIds.push(row!.messageId);
  }
  const [useless, useful] = messageIds as [string, string];
  const stateOf = async (messageId: string) => {
    const [row] = await rows.all<{ state: string }>('SELECT state FROM outgoing_mails WHERE messageId = ?', [
      messageId,
    ]);
    return row!.state;
  };
  return {
    useless,
    useful,
    states: async () => ({ useless: await stateOf(useless), useful: await stateOf(useful) }),
  };
}
