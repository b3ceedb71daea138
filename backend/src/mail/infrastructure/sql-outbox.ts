import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Database } from '../../platform/database/database.js';
import { DeliverySignal } from '../application/delivery-signal.js';
import { MailRenderer } from '../application/ports.js';
import { type MailChanges, type MailWithdrawal, type NewMail, Outbox } from '../outbox.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { CounterChanges, withoutSecret } from './stored-mail.js';

@Injectable()
export class SqlOutbox extends Outbox {
  private readonly domain: string;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly renderer: MailRenderer,
    private readonly signal: DeliverySignal,
  ) {
    super();
    const { publicOrigin, mail } = config;
    this.domain = publicOrigin ? new URL(publicOrigin).hostname : addressOf(mail.from).replace(/^.*@/, '');
  }

  override async apply(tx: EntityManager, { withdraw, add }: MailChanges): Promise<void> {
    const counters = new CounterChanges();
    if (withdraw) await this.withdraw(tx, withdraw, counters);
    if (add.length > 0) await this.add(tx, add, counters);
    await counters.store(tx, this.database.dialect);
  }

  override async store(changes: MailChanges): Promise<void> {
    await this.database.write((tx) => this.apply(tx, changes));
    this.wake();
  }

  override wake(): void {
    this.signal.wake();
  }

  private async withdraw(
    tx: EntityManager,
    { lead, kinds, reason }: MailWithdrawal,
    counters: CounterChanges,
  ): Promise<void> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    const rows = await tx.query<Pick<OutgoingMailRow, 'id' | 'kind' | 'state' | 'data'>[]>(
      `SELECT id, kind, state, data FROM outgoing_mails
       WHERE leadId = ? AND leadType = ? AND kind IN (${kinds.map(() => '?').join(', ')})
         AND state IN ('queued', 'retrying', 'held') ${lock}`,
      [lead.leadId, lead.leadType, ...kinds],
    );
    for (const { id, kind, state, data } of rows) {
      await tx.query(
        `UPDATE outgoing_mails SET state = 'skipped', nextAttemptAt = NULL, reason = ?, data = ?, dedupKey = ?
         WHERE id = ?`,
        // the key is free again, for a message about what the booking becomes later
        [reason, withoutSecret(JSON.parse(data) as object), `withdrawn:${id}`, id],
      );
      counters.move(kind, state, 'skipped');
    }
  }

  private async add(tx: EntityManager, mails: readonly NewMail[], counters: CounterChanges): Promise<void> {
    const rows = mails.map((mail) => this.rowOf(mail));
    const stored = (await insert(tx, rows)) ? rows : [];
    // a failed statement changes nothing, and the unit of work goes on
    if (stored.length === 0) for (const row of rows) if (await insert(tx, [row])) stored.push(row);
    for (const { kind, state } of stored) counters.move(kind, null, state);
  }

  private rowOf(mail: NewMail): OutgoingMailRow {
    const id = newId();
    const { kind, data, lead, recipient, dedupKey, dueAt, usefulUntil } = mail;
    const held = this.config.mail.server === null;
    return {
      id,
      kind,
      leadType: lead?.leadType ?? null,
      leadId: lead?.leadId ?? null,
      recipient,
      recipientKey: recipient.toLowerCase(),
      subject: this.renderer.subject(mail),
      data: JSON.stringify(data),
      messageId: `${id}@${this.domain}`,
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
    };
  }
}

/** False, and nothing is stored, when a message with one of the keys exists. */
async function insert(tx: EntityManager, rows: readonly OutgoingMailRow[]): Promise<boolean> {
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  try {
    await tx.query(
      `INSERT INTO outgoing_mails (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
      rows.flatMap((row) => Object.values(row) as unknown[]),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
