import type { ReceivedMail } from '../../src/mail/testing/smtp-server.js';
import type { Rows } from './rows.js';
import { until } from './until.js';

/** The kinds of message that every booking causes. */
const BOOKED = ['booking_received', 'staff_new_booking'];

export interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  readonly leadId: string | null;
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastReply: string | null;
  readonly reason: string | null;
}

/** The settings that let a server send its mail there, without a limit of its own. */
export function mailTo(smtpUrl: string): Readonly<Record<string, string>> {
  return { SMTP_URL: smtpUrl, MAIL_RATE: '10000' };
}

export function messageIdOf({ raw }: ReceivedMail): string {
  return /^Message-ID:\s+<(.+)>\r?$/im.exec(raw)![1]!;
}

/** The messages in the database. The daily briefs, which come and go with the time of the day, are ignored. */
export class OutboxRows {
  constructor(
    private readonly rows: Rows,
    private readonly ignored: readonly string[] = ['staff_daily_brief'],
  ) {}

  all(): Promise<OutboxRow[]> {
    return this.rows.all(
      `SELECT id, kind, leadId, messageId, recipient, subject, state, attempts, nextAttemptAt, lastReply, reason
       FROM outgoing_mails WHERE kind NOT IN (${this.ignored.map(() => '?').join(', ')}) ORDER BY id`,
      this.ignored,
    );
  }

  async count(...states: string[]): Promise<number> {
    return (await this.all()).filter(({ state }) => states.includes(state)).length;
  }

  /** Waits until nothing is left to send. */
  async untilDone(): Promise<void> {
    await until('nothing is left to send', () => this.isDone());
  }

  async isDone(): Promise<boolean> {
    return (await this.count('queued', 'sending', 'retrying')) === 0;
  }

  /** Lets the leases end, as 15 seconds would. */
  async endLeases(): Promise<void> {
    await this.rows.all(
      `UPDATE outgoing_mails SET leasedUntil = '2026-01-01T00:00:00.000Z' WHERE state = 'sending'`,
    );
  }

  /** Makes messages due that wait for their next attempt. */
  async endWaits(): Promise<void> {
    await this.rows.all(`UPDATE outgoing_mails SET nextAttemptAt = NULL WHERE state = 'retrying'`);
  }

  /**
   * Asserts that every stored booking has its two messages, that they are sent and counted as such, and that the mail
   * server received each: once, or twice with the same Message-ID. Returns how many arrived twice. With `withdrawals`, a
   * message that was in the outbox when its reader left may be skipped, and must not have arrived.
   */
  async check(received: readonly ReceivedMail[], { most = 2, withdrawals = false } = {}): Promise<number> {
    const mails = await this.all();
    const wrong: string[] = [];
    const bookings = await this.rows.all<{ id: string }>('SELECT id FROM appointments');
    const kinds = new Map<string | null, string[]>();
    for (const { leadId, kind } of mails) kinds.set(leadId, [...(kinds.get(leadId) ?? []), kind]);
    for (const { id } of bookings) {
      const found = (kinds.get(id) ?? []).filter((kind) => BOOKED.includes(kind)).sort();
      if (found.join() !== BOOKED.join()) wrong.push(`booking ${id} has the messages ${found.join()}`);
    }
    const times = new Map<string, number>();
    for (const mail of received) times.set(messageIdOf(mail), (times.get(messageIdOf(mail)) ?? 0) + 1);
    for (const { messageId, kind, state } of mails) {
      const count = times.get(messageId) ?? 0;
      times.delete(messageId);
      const isSkipped = withdrawals && state === 'skipped';
      if (state !== 'sent' && !isSkipped) wrong.push(`${kind} ${messageId} is ${state}`);
      if (isSkipped ? count > 0 : count < 1 || count > most)
        wrong.push(`${kind} ${messageId} arrived ${count} times`);
    }
    for (const [messageId, count] of times)
      if (count > most || !(await this.isStored(messageId)))
        wrong.push(`${messageId} arrived ${count} times`);
    expect(wrong).toEqual([]);
    await this.expectCounters();
    const known = new Set(mails.map(({ messageId }) => messageId));
    const arrived = received.map(messageIdOf).filter((messageId) => known.has(messageId));
    return arrived.length - new Set(arrived).size;
  }

  /** Asserts that the counters have the numbers of the rows. */
  private async expectCounters(): Promise<void> {
    const counted = await this.rows.all(
      'SELECT kind, state, COUNT(*) AS mails FROM outgoing_mails GROUP BY kind, state ORDER BY kind, state',
    );
    const counters = await this.rows.all(
      `SELECT kind, state, CAST(SUM(mails) AS SIGNED) AS mails FROM mail_counters GROUP BY kind, state HAVING SUM(mails) <> 0
       ORDER BY kind, state`,
    );
    expect(counters).toEqual(counted);
  }

  private async isStored(messageId: string): Promise<boolean> {
    const found = await this.rows.all('SELECT id FROM outgoing_mails WHERE messageId = ?', [messageId]);
    return found.length > 0;
  }
}
