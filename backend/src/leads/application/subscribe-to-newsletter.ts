import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { KeyReused } from '../../platform/domain-error.js';
import type { Suspicion } from '../../screening/screening.js';
import type { SuspectedSubmission } from '../../screening/suspected-submissions.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../lead-message.js';
import { activityEntry, WEBSITE } from '../domain/activity.js';
import { subscribe, type Subscription } from '../domain/subscription.js';
import type { GivenConsent } from './lead-follow-ups.js';
import { LeadUnits } from './lead-units.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';

interface HowSubscribed {
  /** Of the request; see platform/idempotency-token.ts. */
  readonly key?: string | null;
  readonly consent?: GivenConsent;
  readonly suspicion?: Suspicion | null;
}

/**
 * Subscribes a visitor to the newsletter. The result for an address that is already subscribed (case-insensitive) looks
 * like a new one, with its own id and time, so it does not disclose the subscription; no second lead is stored. The
 * consent is recorded, and the address is mailed a confirmation (newsletter/consents.ts).
 *
 * A repeated request with the same key gets the first result; nothing is stored or published again. Rejects a key that
 * was used for another request.
 *
 * A suspected subscription gets the same result and is stored apart; nothing is mailed until it is released.
 */
@Injectable()
export class SubscribeToNewsletter {
  constructor(
    private readonly units: LeadUnits,
    private readonly live: LiveUpdates<LeadMessage>,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: Pick<Subscription, 'firstName' | 'email'>,
    { key = null, consent, suspicion = null }: HowSubscribed = {},
  ): Promise<{ subscription: Subscription; isNew: boolean; repeated: boolean }> {
    const createdAt = this.clock.timestamp();
    const subscription = subscribe(request, newId(), createdAt);
    const token = idempotencyToken('subscription', key, request, createdAt);
    const result = suspicion
      ? await this.units.addSuspected(suspectedSubmission(subscription, consent, suspicion), token)
      : await this.units.addSubscription(subscription, created(subscription), { token, consent });
    if (!result) throw new KeyReused();
    const { leadId, isNew, repeated } = result;
    if (isNew && !repeated && !suspicion)
      this.live.publish({ type: 'subscription_created', data: { id: leadId } });
    return { subscription: { ...subscription, id: leadId, createdAt: result.createdAt }, isNew, repeated };
  }

  /**
   * Adds a subscription that was suspected, as a new one. Throws `NotFound` when it was released or discarded before.
   */
  async release(
    subscription: Subscription,
    form: GivenConsent['form'],
    actionDetails: string,
  ): Promise<void> {
    const { id } = subscription;
    const activity = created(subscription, actionDetails);
    const result = await this.units.addSubscription(subscription, activity, {
      consent: { form, mayMail: true },
      isReleased: true,
    });
    if (result?.isNew) this.live.publish({ type: 'subscription_created', data: { id } });
  }
}

function created(
  { id, createdAt }: Subscription,
  actionDetails = 'Subscribed to the newsletter on the website',
) {
  const ref = { leadType: 'subscription', leadId: id } as const;
  return activityEntry(ref, { actionType: 'lead_created', actionDetails }, WEBSITE, newId(), createdAt);
}

function suspectedSubmission(
  { id, createdAt, firstName, email }: Subscription,
  consent: GivenConsent | undefined,
  reason: Suspicion,
): SuspectedSubmission {
  const form = { firstName, email, form: consent?.form ?? 'unknown' };
  return { id, createdAt, reference: null, leadType: 'subscription', reason, form };
}
