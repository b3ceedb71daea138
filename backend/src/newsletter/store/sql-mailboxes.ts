import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mailboxKey } from '../../platform/values/email.js';
import { SubscriptionAddresses } from '../subscription-addresses.js';
import { Subscribers } from './newsletter.tables.js';

/** Which subscription of a mailbox has its newsletter. */
@Injectable()
export class SqlMailboxes {
  constructor(
    private readonly database: Database,
    private readonly addresses: SubscriptionAddresses,
  ) {}

  /** Another one where an older version stored two subscriptions of the mailbox; null where nobody asked for the newsletter. */
  async subscriptionOf(id: string): Promise<string | null> {
    const { reader } = this.database;
    if (await reader.existsBy(Subscribers, { subscriptionId: id })) return id;
    const email = await this.addresses.of(id);
    if (email === null) return null;
    const held = await reader.findOneBy(Subscribers, { emailKey: mailboxKey(email) });
    return held?.subscriptionId ?? null;
  }
}
