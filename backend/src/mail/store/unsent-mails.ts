import { Injectable } from '@nestjs/common';
import { Database, runAll, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { mailboxKey } from '../../platform/values/email.js';
import { MailRenderer } from '../application/ports.js';
import { type MailContent, MailKinds } from '../mail-kinds.js';
import type { MailCorrection, MailWithdrawal } from '../outbox.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { type CounterChanges, withoutSecret } from './stored-mail.js';

/** Mails that are neither sent nor on their way. */
@Injectable()
export class UnsentMails {
  constructor(
    private readonly database: Database,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
  ) {}

  async withdraw(
    tx: Transaction,
    { lead, kinds, reason }: MailWithdrawal,
    counters: CounterChanges,
  ): Promise<void> {
    for (const { id, kind, state, data: json } of await this.lockUnsent(tx, lead, kinds)) {
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

  async correct(tx: Transaction, correction: MailCorrection): Promise<void> {
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

  /** Those about a lead. */
  private lockUnsent(
    tx: Transaction,
    { leadType, leadId }: MailWithdrawal['lead'],
    kinds: readonly string[],
  ): Promise<Pick<OutgoingMailRow, 'id' | 'kind' | 'state' | 'data'>[]> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    return tx.query(
      `SELECT id, kind, state, data FROM outgoing_mails
       WHERE leadId = ? AND leadType = ? AND kind IN (${placeholders(kinds)})
         AND state IN ('queued', 'retrying', 'held') ${lock}`,
      [leadId, leadType, ...kinds],
    );
  }
}
