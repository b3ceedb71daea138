import { type LeadCare, type LeadStatus, NO_CARE } from './lead.js';

/** A newsletter subscription, which is also a lead. The form has no field for `lastName` (spec §3). */
export interface Subscription extends LeadCare {
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
  return {
    id,
    firstName: request.firstName,
    lastName: null,
    email: request.email,
    leadStatus: 'New',
    leadSource: 'subscription',
    ...NO_CARE,
    createdAt,
  };
}
