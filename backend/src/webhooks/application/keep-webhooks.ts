import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Outbound } from '../../platform/http/outbound.js';
import {
  changeWebhook,
  inOrder,
  isMasked,
  ROTATION_MS,
  type Webhook,
  type WebhookDetails,
} from '../domain/webhook.js';
import { SqlWebhooks } from '../store/sql-webhooks.js';
import { WebhookSecrets } from './webhook-secrets.js';

type EnteredDetails = Omit<WebhookDetails, 'sealedUrl' | 'host'> & { readonly url: string };

/** Keeps the addresses that are told what happens. Rejects addresses that no request may be made to. */
@Injectable()
export class KeepWebhooks {
  constructor(
    private readonly webhooks: SqlWebhooks,
    private readonly secrets: WebhookSecrets,
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {}

  /** The secret is returned this once. */
  async add(
    { url, ...details }: EnteredDetails,
    by: { readonly name: string },
  ): Promise<Webhook & { secret: string }> {
    await this.outbound.checkAddress(url);
    const { secret, sealed } = this.secrets.make();
    const webhook: Webhook = {
      ...{ id: newId(), ...this.secrets.sealAddress(url), ...details, events: inOrder(details.events) },
      ...{ offReason: null, offAt: null, failingSince: null },
      ...{ createdAt: this.clock.timestamp(), createdByName: by.name },
    };
    await this.webhooks.add(webhook, sealed);
    return { ...webhook, secret };
  }

  /** Without an address, and with the masked one, the address stays. */
  async change(id: string, { url, ...change }: Partial<EnteredDetails>): Promise<Webhook> {
    if (url === undefined || isMasked(url))
      return this.webhooks.change(id, (webhook) => changeWebhook(webhook, change));
    await this.outbound.checkAddress(url);
    const address = this.secrets.sealAddress(url);
    return this.webhooks.change(id, (webhook) => changeWebhook(webhook, { ...change, ...address }));
  }

  /** The new secret, which is returned this once; the earlier one signs for another day. */
  async rotateSecret(id: string): Promise<string> {
    const { secret, sealed } = this.secrets.make();
    const until = new Date(this.clock.now().getTime() + ROTATION_MS).toISOString();
    await this.webhooks.rotate(id, sealed, until);
    return secret;
  }
}
