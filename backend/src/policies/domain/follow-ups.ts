import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type LineOrigin, type Payment, paymentEvent } from './payment.js';
import { type Policy, policyName } from './policy.js';
import { type PolicyEvent, policyEvent } from './policy-event.js';
import type { StoredPolicy } from './stored-policy.js';

/** An event for the timeline of a client. */
interface TimelineEntry extends LineOrigin {
  readonly clientId: string;
  readonly event: PolicyEvent;
}

/** What follows from an act on a policy elsewhere: in timelines and for webhooks. */
export interface FollowUps {
  readonly timeline?: readonly TimelineEntry[] | undefined;
  readonly outbound?: { readonly type: 'policy.updated' | 'premium.recorded'; readonly id: string };
}

/** What the timeline says of the lines that staff recorded. */
export function afterPayments(
  { policy, premiums }: StoredPolicy,
  recorded: readonly Payment[],
): Required<Pick<FollowUps, 'timeline'>> {
  const timeline = recorded.map((line) => {
    const { dueDate } = premiums.find(({ id }) => id === line.premiumId)!;
    const event = paymentEvent(line, { policy: policyName(policy), dueDate });
    const by = { id: line.recordedBy, name: line.recordedByName };
    return { clientId: policy.clientId, event, by, at: line.createdAt };
  });
  return { timeline };
}

/** After days without the software, those days are told too. */
const DAYS_BACK = 7;

/** Premiums whose grace ended on that day or later are told. */
export const firstToldDay = (today: CalendarDate) => addDays(today, -DAYS_BACK);

/** What other software is told of a premium past grace. */
export const afterGrace = ({ id, clientId }: { readonly id: string; readonly clientId: string }) => ({
  type: 'premium.past_grace' as const,
  id,
  aboutId: clientId,
  dedupKey: `past_grace:${id}`,
});

/** What follows from a change of a policy, for the client who owns it and the one who did; `before` is null for a new one. */
export function afterChange(before: Policy | null, after: Policy, by: LineOrigin['by']): FollowUps {
  const owners = new Set([after.clientId, before?.clientId ?? after.clientId]);
  const event = policyEvent(before, after);
  return {
    timeline: [...owners].map((clientId) => ({ clientId, event, by, at: after.updatedAt })),
    outbound: { type: 'policy.updated', id: after.id },
  };
}
