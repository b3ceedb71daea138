import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LEASE_MS, leaseIsOver } from '../../platform/database/leases.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Config } from '../../platform/config.js';
import { affected, Database, runAll, type Statement } from '../../platform/database/database.js';
import { type Claim, type LoggedAttempt, MailQueue, type OutgoingMail } from '../application/ports.js';
import { afterHold, type MailOutcome, skipReason } from '../domain/delivery.js';
import { slotAfter, slotsAt } from '../domain/mail-rate.js';
import { MailKinds } from '../mail-kinds.js';
import { dueMails } from './due-mails.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { postponed, rations } from '../infrastructure/rations.js';
import { CounterChanges, logged, mailOf, recipientKey, withoutSecret } from './stored-mail.js';

/** Per unit of work, because other units wait for it. */
const MAX_CHANGED = 500;
const FINAL = ['sent', 'failed', 'skipped'];

@Injectable()
export class SqlMailQueue extends MailQueue {
  /** The condition of a mail whose lease, or wait for a possible Undo, has ended. */
  private readonly free: string;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly kinds: MailKinds,
  ) {
    super();
    this.free = leaseIsOver(database.dialect);
  }

  override async hasDue(now: string, inFlight: readonly string[] = []): Promise<boolean> {
    return (await dueMails(this.database.reader, this.free, now, 1, inFlight)).length > 0;
  }

  override claim(
    replica: string,
    limit: number,
    now: string,
    inFlight: readonly string[] = [],
  ): Promise<Claim> {
    return this.database.write(async (tx, atEnd) => {
      const { slots, clock, from } = await this.slots(tx, limit);
      const due =
        slots === 0 ? [] : await this.lockDue(tx, await dueMails(tx, this.free, now, slots, inFlight));
      const counters = new CounterChanges();
      const [taken, skipped]: [OutgoingMailRow[], string[]] = [[], []];
      const isWithinRation = await rations(tx, this.kinds, due, now);
      for (const row of due) {
        const reason = skipReason(row, now);
        if (reason === null && isWithinRation(row)) taken.push(row);
        else if (reason === null) {
          skipped.push(row.id);
          atEnd([postponed(row, now)]);
          counters.move(row.kind, row.state, 'queued');
        } else {
          skipped.push(row.id);
          atEnd(await this.skip(tx, row, reason, counters));
        }
      }
      let next = from;
      if (taken.length > 0) {
        for (const { kind, state } of taken) counters.move(kind, state, 'sending');
        next = slotAfter(from, taken.length, this.config.mail.rate);
        atEnd([
          {
            sql: `UPDATE outgoing_mails
                  SET state = 'sending', attempts = attempts + 1, nextAttemptAt = NULL, leasedBy = ?, leasedUntil = ?
                  WHERE id IN (${placeholders(taken)})`,
            parameters: [replica, timeAt(clock + LEASE_MS), ...taken.map(({ id }) => id)],
          },
          { sql: 'UPDATE mail_flow SET nextSlotAt = ? WHERE id = 1', parameters: [timeAt(next)] },
        ]);
      }
      atEnd(counters.statements(this.database.dialect));
      return {
        mails: taken.map((row) => mailOf({ ...row, state: 'sending', attempts: row.attempts + 1 })),
        skipped,
        pauseMs: Math.max(0, next - clock),
      };
    });
  }

  override async renew(replica: string, inFlight: readonly string[]): Promise<void> {
    await this.database.write((tx) =>
      tx.query(
        `UPDATE outgoing_mails SET leasedUntil = ${databaseTimeIn(this.database.dialect, LEASE_MS)}
         WHERE id IN (${placeholders(inFlight)}) AND state = 'sending' AND leasedBy = ?`,
        [...inFlight, replica],
      ),
    );
  }

  override async record(
    mail: OutgoingMail,
    replica: string,
    outcome: MailOutcome,
    attempt: LoggedAttempt | null,
  ): Promise<void> {
    await this.database.write(async (tx, atEnd) => {
      const data = FINAL.includes(outcome.state) ? withoutSecret(mail.data) : JSON.stringify(mail.data);
      const log = attempt ? logged(mail.attemptLog, attempt) : JSON.stringify(mail.attemptLog);
      const changed = await affected(
        tx,
        `UPDATE outgoing_mails
         SET state = ?, attempts = ?, nextAttemptAt = ?, lastReply = ?, reason = ?, sentAt = ?, recipient = ?,
             recipientKey = ?, subject = ?, data = ?, attemptLog = ?, leasedBy = NULL, leasedUntil = NULL
         WHERE id = ? AND state = 'sending' AND leasedBy = ?`,
        [
          outcome.state,
          outcome.attempts,
          outcome.nextAttemptAt,
          outcome.lastReply,
          outcome.reason,
          outcome.sentAt,
          mail.recipient,
          recipientKey(this.kinds, mail),
          mail.subject,
          data,
          log,
          mail.id,
          replica,
        ],
      );
      if (changed === 0) return;
      const { state, lastReply: reply, reason, sentAt } = outcome;
      const refused = attempt?.outcome === 'refused';
      if (state === 'sent' || state === 'failed' || state === 'skipped')
        atEnd(this.kinds.ended(mail, { state, reply, reason, sentAt, refused }));
      const counters = new CounterChanges();
      counters.move(mail.kind, 'sending', state);
      atEnd(counters.statements(this.database.dialect));
    });
  }

  override hold(): Promise<void> {
    return this.changeAll(`state IN ('queued', 'retrying', 'sending')`, async (tx, row, counters) => {
      await tx.query(
        `UPDATE outgoing_mails SET state = 'held', nextAttemptAt = NULL, leasedBy = NULL, leasedUntil = NULL
         WHERE id = ?`,
        [row.id],
      );
      counters.move(row.kind, row.state, 'held');
    });
  }

  override release(now: string): Promise<void> {
    return this.changeAll(`state = 'held'`, async (tx, row, counters) => {
      const { state, nextAttemptAt, reason } = afterHold(row, new Date(now));
      if (state === 'skipped') return runAll(tx, await this.skip(tx, row, reason ?? '', counters));
      await tx.query('UPDATE outgoing_mails SET state = ?, nextAttemptAt = ? WHERE id = ?', [
        state,
        nextAttemptAt,
        row.id,
      ]);
      counters.move(row.kind, row.state, state);
    });
  }

  /** How many mails the rate allows now; on MariaDB the claims of all replicas wait for each other here. */
  private async slots(
    tx: EntityManager,
    limit: number,
  ): Promise<{ slots: number; clock: number; from: number }> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    const read = () =>
      tx.query<{ nextSlotAt: string; clock: string }[]>(
        `SELECT nextSlotAt, ${databaseTimeIn(this.database.dialect, 0)} AS clock FROM mail_flow WHERE id = 1 ${lock}`,
      );
    let [row] = await read();
    if (!row) {
      await tx.query('INSERT INTO mail_flow (id, nextSlotAt) VALUES (1, ?)', [timeAt(0)]);
      [row] = await read();
    }
    const clock = Date.parse(row!.clock);
    const { from, free } = slotsAt(clock, Date.parse(row!.nextSlotAt), this.config.mail.rate);
    return { slots: Math.min(limit, free), clock, from };
  }

  private async lockDue(tx: EntityManager, ids: readonly string[]): Promise<OutgoingMailRow[]> {
    if (ids.length === 0) return [];
    return tx.query<OutgoingMailRow[]>(
      `SELECT * FROM outgoing_mails
       WHERE id IN (${placeholders(ids)}) AND (state IN ('queued', 'retrying') OR (${this.free}))
       ORDER BY id ${this.database.skipLocked}`,
      [...ids],
    );
  }

  /** Changes all mails that match, in several units of work; the change must make a mail match no more. */
  private async changeAll(
    condition: string,
    change: (tx: EntityManager, row: OutgoingMailRow, counters: CounterChanges) => Promise<unknown>,
  ): Promise<void> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    let changed: number;
    do {
      changed = await this.database.write(async (tx, atEnd) => {
        const rows = await tx.query<OutgoingMailRow[]>(
          `SELECT * FROM outgoing_mails WHERE ${condition} ORDER BY id LIMIT ${MAX_CHANGED} ${lock}`,
        );
        const counters = new CounterChanges();
        for (const row of rows) await change(tx, row, counters);
        atEnd(counters.statements(this.database.dialect));
        return rows.length;
      });
    } while (changed === MAX_CHANGED);
  }

  /** Returns what to store besides it. */
  private async skip(
    tx: EntityManager,
    { id, kind, state, data: json }: OutgoingMailRow,
    reason: string,
    counters: CounterChanges,
  ): Promise<readonly Statement[]> {
    const data = JSON.parse(json) as object;
    await tx.query(
      `UPDATE outgoing_mails SET state = 'skipped', nextAttemptAt = NULL, reason = ?, data = ?, leasedBy = NULL,
         leasedUntil = NULL WHERE id = ?`,
      [reason, withoutSecret(data), id],
    );
    counters.move(kind, state, 'skipped');
    return this.kinds.ended(
      { id, kind, data },
      { state: 'skipped', refused: false, reply: null, reason, sentAt: null },
    );
  }
}

/** The time as it is stored; milliseconds since 1970. */
function timeAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
