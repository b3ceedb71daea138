import { type PolicyDetails, policyName } from './policy.js';

/** An event for the timeline of the client who owns the policy, without amounts. */
export interface PolicyEvent {
  readonly actionType:
    | 'policy_added'
    | 'policy_changed'
    | 'beneficiaries_changed'
    | 'premium_paid'
    | 'payment_reversed'
    | 'mail_sent'
    | 'mail_not_sent'
    | 'case_opened'
    | 'case_changed'
    | 'case_closed'
    | 'case_reopened';
  readonly actionDetails: string;
}

/** What the timeline says about a change; `before` is null for a new policy. */
export function policyEvent(before: PolicyDetails | null, after: PolicyDetails): PolicyEvent {
  const name = policyName(after);
  if (!before) return { actionType: 'policy_added', actionDetails: `Policy ${name} added` };
  if (JSON.stringify(before.beneficiaries) !== JSON.stringify(after.beneficiaries))
    return { actionType: 'beneficiaries_changed', actionDetails: `Beneficiaries of ${name} changed` };
  const force = before.force === after.force ? '' : `: ${after.force}`;
  return { actionType: 'policy_changed', actionDetails: `Policy ${name} changed${force}` };
}
