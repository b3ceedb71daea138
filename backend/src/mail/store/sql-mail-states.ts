import { Injectable } from '@nestjs/common';
import { placeholders } from '../../platform/database/placeholders.js';
import { Database } from '../../platform/database/database.js';
import { MailKinds } from '../mail-kinds.js';
import { type FailedMail, type MailOfLead, MailStates, type SentMail } from '../mail-states.js';

/** Limits the cost when very many mails failed. */
const MOST_LOOKED_AT = 200;

@Injectable()
export class SqlMailStates extends MailStates {
  constructor(
    private readonly database: Database,
    private readonly kinds: MailKinds,
  ) {
    super();
  }

  override ofLead(
    { leadType, leadId }: { readonly leadType: string; readonly leadId: string },
    limit: number,
  ): Promise<MailOfLead[]> {
    return this.database.reader.query<MailOfLead[]>(
      `SELECT id, kind, state, subject, createdAt, sentAt FROM outgoing_mails
       WHERE leadId = ? AND leadType = ? ORDER BY id DESC LIMIT ?`,
      [leadId, leadType, limit],
    );
  }

  override async sentAbout(
    leads: readonly { readonly leadType: string; readonly leadId: string }[],
    limit: number,
  ): Promise<SentMail[]> {
    if (leads.length === 0) return [];
    const isAboutOne = leads.map(() => '(leadId = ? AND leadType = ?)').join(' OR ');
    return this.database.reader.query<SentMail[]>(
      `SELECT id, subject, leadType, leadId, sentAt FROM outgoing_mails
       WHERE (${isAboutOne}) AND state = 'sent' AND sentAt IS NOT NULL ORDER BY sentAt DESC, id DESC LIMIT ?`,
      [...leads.flatMap(({ leadId, leadType }) => [leadId, leadType]), limit],
    );
  }

  override recipients(
    { leadType, leadId }: { readonly leadType: string; readonly leadId: string },
    limit: number,
  ): ReturnType<MailStates['recipients']> {
    return this.database.reader.query(
      `SELECT kind, state, recipient FROM outgoing_mails
       WHERE leadId = ? AND leadType = ? ORDER BY id DESC LIMIT ?`,
      [leadId, leadType, limit],
    );
  }

  override failed(recent: string, limit: number): Promise<FailedMail[]> {
    const bulk = this.kinds.namesOf((kind) => kind.bulk);
    return this.database.reader.query<FailedMail[]>(
      `SELECT id, kind, leadType, leadId, subject, createdAt, lastReply FROM (
         SELECT id, kind, leadType, leadId, subject, createdAt, lastReply FROM outgoing_mails
         WHERE state = 'failed' ${bulk.length === 0 ? '' : `AND kind NOT IN (${placeholders(bulk)})`} ORDER BY id DESC LIMIT ${MOST_LOOKED_AT}) AS mail
       WHERE (leadId IS NOT NULL OR createdAt > ?) AND NOT EXISTS (
         SELECT 1 FROM outgoing_mails AS later
         WHERE later.leadId = mail.leadId AND later.kind = mail.kind AND later.id > mail.id
           AND later.state NOT IN ('failed', 'skipped'))
       ORDER BY id DESC LIMIT ?`,
      [...bulk, recent, limit],
    );
  }

  override async held(): Promise<number> {
    const [row] = await this.database.reader.query<{ mails: number | string | null }[]>(
      `SELECT SUM(mails) AS mails FROM mail_counters WHERE state = 'held'`,
    );
    return Number(row?.mails ?? 0);
  }
}
