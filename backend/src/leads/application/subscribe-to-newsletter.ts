import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../shared/clock.js';
import { KeyReused } from '../../shared/domain-error.js';
import { LiveUpdates } from '../../shared/live-updates.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { subscribe, type Subscription } from '../domain/subscription.js';
import { LeadRepository } from './ports.js';
import { submissionOf } from './submission.js';

/**
 * A visitor subscribes to the newsletter. An address that is subscribed already, in any case of letters, is answered
 * alike and makes no second lead; what was stored under it is not given away.
 *
 * The same request under the same key is answered like the first time, and is neither stored nor announced again;
 * refuses a key that came with another request.
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
  ): Promise<{ subscription: Subscription; isNew: boolean; repeated: boolean }> {
    const createdAt = this.clock.timestamp();
    const subscription = subscribe(request, newId(), createdAt);
    const receipt = await this.leads.addSubscription(
      subscription,
      activityEntry(
        { leadType: 'subscription', leadId: subscription.id },
        { actionType: 'lead_created', actionDetails: 'Subscribed to the newsletter on the website' },
        WEBSITE,
        newId(),
        createdAt,
      ),
      submissionOf('subscription', key, request, createdAt),
    );
    if (!receipt) throw new KeyReused();
    const { leadId, isNew, repeated } = receipt;
    if (isNew && !repeated) this.live.publish({ type: 'subscription_created', data: { id: leadId } });
    return { subscription: subscribe(request, leadId, receipt.createdAt), isNew, repeated };
  }
}
