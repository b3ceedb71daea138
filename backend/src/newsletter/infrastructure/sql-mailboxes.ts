import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mailboxKey } from '../../platform/values/email.js';
import { Subscribers } from './newsletter.tables.js';

/** Which subscription of a mailbox has its newsletter. */
@Injectable()
export class SqlMailboxes {
  constructor(private readonly database: Database) {}

  /** Another one where an older version stored two subscriptions of the mailbox; null where nobody asked for the newsletter. */
  async subscriptionOf(id: string): Promise<string | null> {
    const { reader } = this.database;
    if (await reader.existsBy(Subscribers, { subscriptionId: id })) return id;
    const sql = 'SELECT email FROM subscriptions WHERE id = ? AND erasedAt IS NULL';
    const [lead] = await reader.query<{ email: string }[]>(sql, [id]);
    const held = lead && (await reader.findOneBy(Subscribers, { emailKey: mailboxKey(lead.email) }));
    return held?.subscriptionId ?? null;
  }
}
