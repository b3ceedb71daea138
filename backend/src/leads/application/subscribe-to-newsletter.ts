import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../shared/clock.js';
import { LiveUpdates } from '../../shared/live-updates.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { subscribe, type Subscription } from '../domain/subscription.js';
import { LeadRepository } from './ports.js';

/**
 * A visitor subscribes to the newsletter. An address that is subscribed already, in any case of letters, is answered
 * alike and makes no second lead; what was stored under it is not given away.
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
  ): Promise<{ subscription: Subscription; isNew: boolean }> {
    const createdAt = this.clock.timestamp();
    const subscription = subscribe(request, newId(), createdAt);
    const stored = await this.leads.addSubscription(
      subscription,
      activityEntry(
        { leadType: 'subscription', leadId: subscription.id },
        { actionType: 'lead_created', actionDetails: 'Subscribed to the newsletter on the website' },
        WEBSITE,
        newId(),
        createdAt,
      ),
    );
    const isNew = stored.id === subscription.id;
    if (isNew) this.live.publish({ type: 'subscription_created', data: { id: stored.id } });
    return { subscription: { ...subscription, id: stored.id, createdAt: stored.createdAt }, isNew };
  }
}
