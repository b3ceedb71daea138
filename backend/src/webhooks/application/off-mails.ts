import { Injectable } from '@nestjs/common';
import { MailAddresses } from '../../mail/mail-addresses.js';
import type { HandedOver } from '../../mail/mail-kinds.js';
import { Outbox } from '../../mail/outbox.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { OffReason, Webhook } from '../domain/webhook.js';
import type { WebhookOffMail } from '../domain/webhook-mails.js';

type TurnedOff = Pick<Webhook, 'id' | 'host' | 'description'> & {
  readonly offReason: OffReason;
  readonly offAt: string;
};

/** Says to superadmins that a webhook was turned off; to the office when none of them has an address. */
@Injectable()
export class OffMails {
  constructor(
    private readonly users: ActiveUsers,
    private readonly addresses: MailAddresses,
    private readonly outbox: Outbox,
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

  /** Adds the mails about a webhook that was turned off, one to each of the recipients. */
  async add(
    unit: Unit,
    { id, host, description, offReason, offAt }: TurnedOff,
    recipients: readonly string[],
  ): Promise<void> {
    const data = { host, description, offReason, at: offAt };
    const mails = recipients.map((recipient) => ({
      kind: 'webhook_off' as const,
      data,
      recipient,
      dedupKey: `webhook-off:${id}:${offAt}:${recipient}`.slice(0, 150),
    }));
    await this.outbox.apply(unit, { add: mails });
  }

  /** After the commit: they are sent at once. */
  wake(): void {
    this.outbox.wake();
  }
}
