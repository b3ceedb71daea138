import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
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
}
