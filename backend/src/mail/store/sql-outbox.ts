import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import { Clock, newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Database, runAll, type Statement, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DeliverySignal } from '../delivery-signal.js';
import { MailRenderer } from '../application/ports.js';
import { UNDO_MS } from '../domain/delivery.js';
import { type MailContent, type MailKind, MailKinds } from '../mail-kinds.js';
import {
  type MailChanges,
  type MailCorrection,
  type MailWithdrawal,
  type NewMail,
  Outbox,
} from '../outbox.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { MailAddresses } from '../mail-addresses.js';
import { CounterChanges, recipientKey, withoutSecret } from './stored-mail.js';
import { mailboxKey } from '../../platform/values/email.js';

@Injectable()
export class SqlOutbox extends Outbox {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly addresses: MailAddresses,
    private readonly clock: Clock,
    private readonly renderer: MailRenderer,
    private readonly signal: DeliverySignal,
    private readonly kinds: MailKinds,
  ) {
    super();
  }

  override async apply(unit: Unit, { withdraw, correct, add }: MailChanges): Promise<void> {
    const tx = transactionOf(unit);
    const { dialect } = this.database;
    const counters = new CounterChanges();
    if (withdraw) await this.withdraw(tx, withdraw, counters);
    if (correct) await this.correct(tx, correct);
    const rows = add.map((mail) => this.rowOf(mail));
    const undoable = rows.filter((_, index) => add[index]!.undoable);
    const allCounters = counters.with(rows).statements(dialect);
    if (await stored(tx, [...insertionOf(rows), ...this.waitOf(undoable), ...allCounters])) return;
    // a failed statement changes nothing, and the unit of work goes on
    const added: OutgoingMailRow[] = [];
    for (const row of rows) if (await stored(tx, insertionOf([row]))) added.push(row);
    const waiting = added.filter((row) => undoable.includes(row));
    await runAll(tx, [...this.waitOf(waiting), ...counters.with(added).statements(dialect)]);
  }

  override async store(changes: MailChanges): Promise<void> {
    await this.database.run((unit) => this.apply(unit, changes));
    this.wake();
  }

  override async takeBack(unit: Unit, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const tx = transactionOf(unit);
    // one that is being recorded is on its way
    const rows = await tx.query<Pick<OutgoingMailRow, 'id' | 'kind' | 'state'>[]>(
      `SELECT id, kind, state FROM outgoing_mails
       WHERE id IN (${placeholders(ids)}) AND state IN ('queued', 'retrying', 'held')
       ${this.database.skipLocked}`,
      [...ids],
    );
    if (rows.length === 0) return [];
    const counters = new CounterChanges();
    for (const { kind, state } of rows) counters.remove(kind, state);
    const taken = rows.map(({ id }) => id);
    const sql = `DELETE FROM outgoing_mails WHERE id IN (${placeholders(taken)})`;
    await runAll(tx, [{ sql, parameters: taken }, ...counters.statements(this.database.dialect)]);
    return taken;
  }

  override async pending(kind: MailKind): Promise<number> {
    const [row] = await this.database.reader.query<{ mails: number | string | null }[]>(
      `SELECT SUM(mails) AS mails FROM mail_counters WHERE kind = ? AND state IN ('queued', 'sending')`,
      [kind],
    );
    return Number(row?.mails ?? 0);
  }

  override wake(): void {
    this.signal.wake();
  }

  private async withdraw(
    tx: EntityManager,
    { lead, kinds, keys, reason }: MailWithdrawal,
    counters: CounterChanges,
  ): Promise<void> {
    for (const { id, kind, state, data: json } of await this.lockUnsent(tx, lead, kinds, keys)) {
      const data = JSON.parse(json) as object;
      await tx.query(
        `UPDATE outgoing_mails SET state = 'skipped', nextAttemptAt = NULL, reason = ?, data = ?, dedupKey = ?
         WHERE id = ?`,
        // the key is free again, for a mail about what the booking becomes later
        [reason, withoutSecret(data), `withdrawn:${id}`, id],
      );
      counters.move(kind, state, 'skipped');
      const end = { state: 'skipped', refused: false, reply: null, reason, sentAt: null } as const;
      await runAll(tx, this.kinds.ended({ id, kind, data }, end));
    }
  }

  private async correct(tx: EntityManager, correction: MailCorrection): Promise<void> {
    const { lead, kinds, recipient, token } = correction;
    for (const { id, kind, data } of await this.lockUnsent(tx, lead, kinds)) {
      const said = JSON.parse(data) as { readonly token?: string | null };
      const link = token !== undefined && said.token != null ? { token } : {};
      const corrected = { ...said, ...correction.data, ...link };
      const subject = this.renderer.subject({ kind, data: corrected } as MailContent);
      await tx.query(
        'UPDATE outgoing_mails SET recipient = ?, recipientKey = ?, subject = ?, data = ? WHERE id = ?',
        [recipient, mailboxKey(recipient), subject, JSON.stringify(corrected), id],
      );
    }
  }

  /** The mails about a lead that are neither sent nor on their way. */
  private lockUnsent(
    tx: EntityManager,
    { leadType, leadId }: MailWithdrawal['lead'],
    kinds: readonly string[],
    keys: readonly string[] = [],
  ): Promise<Pick<OutgoingMailRow, 'id' | 'kind' | 'state' | 'data'>[]> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    return tx.query(
      `SELECT id, kind, state, data FROM outgoing_mails
       WHERE leadId = ? AND leadType = ? AND kind IN (${placeholders(kinds)})
         AND state IN ('queued', 'retrying', 'held')
         ${keys.length > 0 ? `AND dedupKey IN (${placeholders(keys)})` : ''} ${lock}`,
      [leadId, leadType, ...kinds, ...keys],
    );
  }

  private waitOf(rows: readonly OutgoingMailRow[]): Statement[] {
    if (rows.length === 0) return [];
    const until = databaseTimeIn(this.database.dialect, UNDO_MS);
    const sql = `UPDATE outgoing_mails SET leasedUntil = ${until} WHERE id IN (${placeholders(rows)})`;
    return [{ sql, parameters: rows.map(({ id }) => id) }];
  }

  private domain(): string {
    const { publicOrigin } = this.config;
    return publicOrigin ? new URL(publicOrigin).hostname : addressOf(this.addresses.from).replace(/^.*@/, '');
  }

  private rowOf(mail: NewMail): OutgoingMailRow {
    const { id = newId(), kind, data, lead, recipient, dedupKey, dueAt = null, usefulUntil = null } = mail;
    const held = this.config.mail.server === null;
    return {
      id,
      kind,
      leadType: lead?.leadType ?? null,
      leadId: lead?.leadId ?? null,
      recipient,
      recipientKey: recipientKey(this.kinds, mail),
      subject: this.renderer.subject(mail),
      data: JSON.stringify(data),
      messageId: `${id}@${this.domain()}`,
      state: held ? 'held' : 'queued',
      attempts: 0,
      dueAt,
      nextAttemptAt: held ? null : dueAt,
      usefulUntil,
      leasedBy: null,
      leasedUntil: null,
      lastReply: null,
      reason: null,
      attemptLog: '[]',
      dedupKey,
      createdAt: this.clock.timestamp(),
      sentAt: null,
      contentRemovedAt: null,
    };
  }
}

function insertionOf(rows: readonly OutgoingMailRow[]): Statement[] {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!);
  const places = `(${placeholders(columns)})`;
  const sql = `INSERT INTO outgoing_mails (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
  return [{ sql, parameters: rows.flatMap((row) => Object.values(row) as unknown[]) }];
}

/** False, and nothing is stored, when the first statement adds a mail whose key exists. */
async function stored(tx: EntityManager, statements: readonly Statement[]): Promise<boolean> {
  try {
    await runAll(tx, statements);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
