import { Injectable } from '@nestjs/common';
import { MailAddresses } from '../../mail/mail-addresses.js';
import type { HandedOver } from '../../mail/mail-kinds.js';
import type { NewMail } from '../../mail/outbox.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { Webhook } from '../domain/webhook.js';
import type { WebhookOffMail } from '../domain/webhook-mails.js';

/** Says to superadmins that a webhook was turned off; to the office when none of them has an address. */
@Injectable()
export class OffMails {
  constructor(
    private readonly users: ActiveUsers,
    private readonly addresses: MailAddresses,
  ) {}

  async recipients(): Promise<readonly string[]> {
    const superadmins = await this.users.superadminEmails();
    return superadmins.length > 0 ? superadmins : this.addresses.staffTo;
  }

  /** As it is handed over: to its address, or to the first of the recipients when it is none of them any more. */
  async handOver(data: WebhookOffMail, stored: string): Promise<HandedOver<'webhook_off'>> {
    const recipients = await this.recipients();
    return { recipient: recipients.includes(stored) ? stored : recipients[0]!, data };
  }

  about(
    {
      id,
      host,
      description,
      offReason,
      offAt,
    }: Pick<Webhook, 'id' | 'host' | 'description' | 'offReason' | 'offAt'>,
    recipients: readonly string[],
  ): NewMail[] {
    if (!offReason || !offAt) return [];
    const data = { host, description, offReason, at: offAt };
    return recipients.map((recipient) => ({
      ...{ kind: 'webhook_off', data, recipient },
      dedupKey: `webhook-off:${id}:${offAt}:${recipient}`.slice(0, 150),
    }));
  }
}
