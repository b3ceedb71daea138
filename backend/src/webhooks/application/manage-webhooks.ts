import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { Outbound } from '../../platform/http/outbound.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import {
  changesOf,
  inOrder,
  isMasked,
  MAX_WEBHOOKS,
  ROTATION_MS,
  type StoredWebhook,
  type Webhook,
  type WebhookDetails,
} from '../domain/webhook.js';
import { WebhookRepository } from './ports.js';
import { WebhookSecrets } from './webhook-secrets.js';

type EnteredDetails = Omit<WebhookDetails, 'sealedUrl' | 'host'> & { readonly url: string };

/** Checks entered addresses, and makes what is stored of them. */
@Injectable()
export class WebhookAddresses {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly outbound: Outbound,
  ) {}

  /** Rejects an address that no request may be made to. */
  async sealed(url: string): Promise<{ readonly sealedUrl: string; readonly host: string }> {
    await this.outbound.checkAddress(url);
    return this.secrets.sealAddress(url);
  }

  /** A new secret, and how it is stored. */
  newSecret(): { readonly secret: string; readonly sealed: string } {
    return this.secrets.make();
  }
}

/** Adds, changes and deletes webhooks. Rejects addresses that no request may be made to, and unknown webhooks. */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly units: UnitOfWork,
    private readonly webhooks: WebhookRepository,
    private readonly addresses: WebhookAddresses,
    private readonly clock: Clock,
  ) {}

  /** The secret is returned this once. Rejects more than an office may have. */
  async add(
    { url, ...details }: EnteredDetails,
    by: { readonly name: string },
  ): Promise<Webhook & { secret: string }> {
    const address = await this.addresses.sealed(url);
    const { secret, sealed } = this.addresses.newSecret();
    const webhook: Webhook = {
      id: newId(),
      ...address,
      ...details,
      events: inOrder(details.events),
      offReason: null,
      offAt: null,
      failingSince: null,
      createdAt: this.clock.timestamp(),
      createdByName: by.name,
    };
    await this.units.run(async (unit) => {
      if ((await this.webhooks.count(unit)) >= MAX_WEBHOOKS)
        throw new Conflict(['webhook.too-many', { max: MAX_WEBHOOKS }]);
      await this.webhooks.add(unit, {
        ...webhook,
        failures: 0,
        pausedUntil: null,
        secret: sealed,
        previousSecret: null,
        previousSecretUntil: null,
      });
    });
    return { ...webhook, secret };
  }

  /** Without an address, and with the masked one, the address stays. */
  async change(id: string, { url, ...change }: Partial<EnteredDetails>): Promise<Webhook> {
    const isSame = url === undefined || isMasked(url);
    const details = isSame ? change : { ...change, ...(await this.addresses.sealed(url)) };
    return this.units.run(async (unit) => {
      const webhook = await this.locked(unit, id);
      const changes = changesOf(webhook, details);
      await this.webhooks.update(unit, id, changes);
      return { ...webhook, ...changes };
    });
  }

  /** The new secret, which is returned this once; the earlier one signs for another day. */
  async rotateSecret(id: string): Promise<string> {
    const { secret, sealed } = this.addresses.newSecret();
    const previousSecretUntil = new Date(this.clock.now().getTime() + ROTATION_MS).toISOString();
    await this.units.run(async (unit) => {
      const { secret: previousSecret } = await this.locked(unit, id);
      await this.webhooks.update(unit, id, { secret: sealed, previousSecret, previousSecretUntil });
    });
    return secret;
  }

  /** Deletes the webhook with its deliveries. */
  async remove(id: string): Promise<void> {
    await this.units.run(async (unit) => {
      await this.locked(unit, id);
      await this.webhooks.remove(unit, id);
    });
    await this.webhooks.removeDeliveries(id);
  }

  private async locked(unit: Unit, id: string): Promise<StoredWebhook> {
    const webhook = await this.webhooks.lock(unit, id);
    if (!webhook) throw new NotFound('webhook.unknown');
    return webhook;
  }
}
