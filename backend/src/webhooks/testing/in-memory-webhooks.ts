import type { Unit } from '../../platform/unit-of-work.js';
import { WebhookRepository } from '../application/ports.js';
import type { StoredWebhook } from '../domain/webhook.js';

export class InMemoryWebhooks extends WebhookRepository {
  readonly stored = new Map<string, StoredWebhook>();
  /** Ids of webhooks whose deliveries were removed. */
  readonly emptied: string[] = [];

  override async all(): Promise<StoredWebhook[]> {
    return [...this.stored.values()];
  }

  override async count(): Promise<number> {
    return this.stored.size;
  }

  override async lock(_unit: Unit, id: string): Promise<StoredWebhook | null> {
    return this.stored.get(id) ?? null;
  }

  override async add(_unit: Unit, webhook: StoredWebhook): Promise<void> {
    this.stored.set(webhook.id, webhook);
  }

  override async update(_unit: Unit, id: string, changes: Partial<StoredWebhook>): Promise<void> {
    this.stored.set(id, { ...this.stored.get(id)!, ...changes });
  }

  override clearFailures(unit: Unit, id: string): Promise<void> {
    return this.update(unit, id, { failures: 0, failingSince: null, pausedUntil: null });
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
  }

  override async removeDeliveries(webhookId: string): Promise<void> {
    this.emptied.push(webhookId);
  }
}
