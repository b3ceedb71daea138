import type { LeadCare, LeadStatus } from './lead.js';
import { attributesOf, SUBSCRIPTION_FIELDS } from './lead-fields.js';

/** A newsletter subscription, which is also a lead. The form has no field for `lastName` (spec §3). */
export interface Subscription extends LeadCare {
  readonly leadType: 'subscription';
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly leadStatus: LeadStatus;
  readonly leadSource: 'subscription';
  readonly createdAt: string;
}

/** A new subscription: New, source subscription. */
export function subscribe(
  request: Pick<Subscription, 'firstName' | 'email'>,
  id: string,
  createdAt: string,
): Subscription {
  const { firstName, email } = request;
  return {
    leadType: 'subscription',
    ...attributesOf(SUBSCRIPTION_FIELDS, 'initial'),
    id,
    firstName,
    email,
    createdAt,
  };
}
