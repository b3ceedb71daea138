import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { KeyReused } from '../../platform/domain-error.js';
import { LiveUpdates } from '../live-updates.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { subscribe, type Subscription } from '../domain/subscription.js';
import { type GivenConsent, LeadRepository } from './ports.js';
import { idempotencyToken } from './idempotency-token.js';

/**
 * Subscribes a visitor to the newsletter. The result for an address that is already subscribed (case-insensitive) looks
 * like a new one, with its own id and time, so it does not disclose the subscription; no second lead is stored. The
 * consent is recorded, and the address is mailed a confirmation (newsletter/consents.ts).
 *
 * A repeated request with the same key gets the first result; nothing is stored or published again. Rejects a key that
 * was used for another request.
 */
@Injectable()
export class SubscribeToNewsletter {
  constructor(
    private readonly leads: LeadRepository,
    private readonly live: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: Pick<Subscription, 'firstName' | 'email'>,
    key: string | null = null,
    consent?: GivenConsent,
  ): Promise<{ subscription: Subscription; isNew: boolean; repeated: boolean }> {
    const createdAt = this.clock.timestamp();
    const subscription = subscribe(request, newId(), createdAt);
    const result = await this.leads.addSubscription(
      subscription,
      activityEntry(
        { leadType: 'subscription', leadId: subscription.id },
        { actionType: 'lead_created', actionDetails: 'Subscribed to the newsletter on the website' },
        WEBSITE,
        newId(),
        createdAt,
      ),
      idempotencyToken('subscription', key, request, createdAt),
      consent,
    );
    if (!result) throw new KeyReused();
    const { leadId, isNew, repeated } = result;
    if (isNew && !repeated) this.live.publish({ type: 'subscription_created', data: { id: leadId } });
    return { subscription: { ...subscription, id: leadId, createdAt: result.createdAt }, isNew, repeated };
  }
}
