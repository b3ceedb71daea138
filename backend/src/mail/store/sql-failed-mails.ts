import { Injectable } from '@nestjs/common';
import { placeholders } from '../../platform/database/placeholders.js';
import { Database } from '../../platform/database/database.js';
import { FailedMails } from '../failed-mails.js';

@Injectable()
export class SqlFailedMails extends FailedMails {
  constructor(private readonly database: Database) {
    super();
  }

  override async among(leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (leadIds.length === 0) return new Set();
    const rows = await this.database.reader.query<{ leadId: string }[]>(
      `SELECT DISTINCT leadId FROM outgoing_mails AS mail
       WHERE leadId IN (${placeholders(leadIds)}) AND state = 'failed' AND NOT EXISTS (
         SELECT 1 FROM outgoing_mails AS later
         WHERE later.leadId = mail.leadId AND later.kind = mail.kind AND later.id > mail.id
           AND later.state NOT IN ('failed', 'skipped')
       )`,
      [...leadIds],
    );
    return new Set(rows.map(({ leadId }) => leadId));
  }
}
