import { Injectable } from '@nestjs/common';
import { Outbox } from '../../mail/outbox.js';
import { OwnerAddresses } from '../../mail/owner-addresses.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { OffReason, Webhook } from '../domain/webhook.js';

type TurnedOff = Pick<Webhook, 'id' | 'host' | 'description'> & {
  readonly offReason: OffReason;
  readonly offAt: string;
};

/** Says to the owners that a webhook was turned off. */
@Injectable()
export class OffMails {
  constructor(
    private readonly owners: OwnerAddresses,
    private readonly outbox: Outbox,
  ) {}

  recipients(): Promise<readonly string[]> {
    return this.owners.all();
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
