import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type Leaver, Leavers } from '../leavers.js';

@Injectable()
export class SqlLeavers extends Leavers {
  constructor(private readonly database: Database) {
    super();
  }

  override page(after: string | null, limit: number): Promise<Leaver[]> {
    return this.database.reader.query<Leaver[]>(
      `SELECT s.subscriptionId, s.firstName, s.email, COALESCE(c.withdrawnAt, c.givenAt) AS leftAt
       FROM newsletter_subscribers s JOIN consents c ON c.id = s.consentId
       WHERE s.state = 'left' AND s.email <> '' AND s.subscriptionId > ? ORDER BY s.subscriptionId LIMIT ?`,
      [after ?? '', limit],
    );
  }

  override async subscribed(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const rows = await this.database.reader.query<{ emailKey: string }[]>(
      `SELECT emailKey FROM newsletter_subscribers
       WHERE state = 'confirmed' AND emailKey IN (${placeholders(emails)})`,
      [...emails],
    );
    return new Set(rows.map(({ emailKey }) => emailKey));
  }
}
