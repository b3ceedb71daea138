import { countUp } from '../../platform/database/count-up.js';
import type { Dialect, Statement } from '../../platform/database/database.js';
import type { LoggedAttempt, OutgoingMail } from '../application/ports.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { MailKinds } from '../mail-kinds.js';
import type { OutgoingMailRow } from './mail.tables.js';

/** Of a mail that keeps failing, this many attempts are kept. */
const MAX_LOGGED = 30;
const SHARDS = 32;

export function mailOf(row: OutgoingMailRow): OutgoingMail {
  const data = JSON.parse(row.data) as unknown;
  return { ...row, data, attemptLog: JSON.parse(row.attemptLog) as LoggedAttempt[] } as OutgoingMail;
}

/** By what the address of a mail is found; addresses of accounts are not searchable. */
export function recipientKey(
  kinds: MailKinds,
  mail: { readonly kind: string; readonly recipient: string },
): string {
  return kinds.isPrivate(mail.kind) ? '' : mailboxKey(mail.recipient);
}

/** The stored data of a mail that is not sent again: without the secret of the visitor's page. */
export function withoutSecret(data: object): string {
  return JSON.stringify('token' in data && data.token !== null ? { ...data, token: 'removed' } : data);
}

/** Adds an attempt; the same failure of the whole server again replaces the entry before it. */
export function logged(log: readonly LoggedAttempt[], attempt: LoggedAttempt): string {
  const last = log.at(-1);
  const again =
    attempt.outcome === 'unreachable' && last?.outcome === 'unreachable' && last.reply === attempt.reply;
  return JSON.stringify([...(again ? log.slice(0, -1) : log), attempt].slice(-MAX_LOGGED));
}

/** Changes of the counters, by kind and state. */
export class CounterChanges {
  private readonly changes = new Map<string, number>();

  move(kind: string, from: string | null, to: string): void {
    if (from !== null) this.add(kind, from, -1);
    this.add(kind, to, 1);
  }

  /** A mail in that state is removed. */
  remove(kind: string, state: string): void {
    this.add(kind, state, -1);
  }

  /** These changes together with those of new mails. */
  with(rows: readonly { kind: string; state: string }[]): CounterChanges {
    const both = new CounterChanges();
    for (const [name, by] of this.changes) both.changes.set(name, by);
    for (const { kind, state } of rows) both.move(kind, null, state);
    return both;
  }

  /** In one order, so that concurrent units of work do not wait for each other in a circle. */
  statements(dialect: Dialect): Statement[] {
    const rows = [...this.changes]
      .filter(([, by]) => by !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    if (rows.length === 0) return [];
    const shard = Math.floor(Math.random() * SHARDS);
    const sql = `INSERT INTO mail_counters (kind, state, shard, mails)
       VALUES ${rows.map(() => '(?, ?, ?, ?)').join(', ')}
       ${countUp(dialect, ['kind', 'state', 'shard'], 'mails')}`;
    return [{ sql, parameters: rows.flatMap(([name, by]) => [...name.split(' '), shard, by]) }];
  }

  add(kind: string, state: string, by: number): void {
    const name = `${kind} ${state}`;
    this.changes.set(name, (this.changes.get(name) ?? 0) + by);
  }
}
