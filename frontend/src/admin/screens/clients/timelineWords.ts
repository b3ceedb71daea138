import { moneyText } from '@contract';
import type { TimelineEntry } from '@/shared/api-types';
import { leadLink } from '@/admin/ground/words/leadRules';
import { policyPath } from '@/admin/ground/words/policyWords';
import { activityText } from '@/admin/records/leads/activityText';

type Kind = TimelineEntry['kind'];

/** What was said, written and agreed; the other entries are about records. */
export const BETWEEN_PEOPLE: readonly Kind[] = ['note', 'contact', 'message', 'booking'];

const AS_WRITTEN: readonly Kind[] = ['note', 'contact'];
const NOTHING = { notes: [], tasks: [] };

/** Notes as they were written, the others with days as elsewhere and the amount in front. */
export function timelineText({ amount, currency, ...entry }: TimelineEntry): string {
  if (AS_WRITTEN.includes(entry.kind)) return entry.actionDetails;
  const text = activityText({ ...entry, performedBy: null }, NOTHING);
  return amount === undefined || currency === undefined ? text : `${moneyText(amount, currency)} · ${text}`;
}

/** The page of the lead or policy that an entry is about. */
export function recordOf({ leadType, leadId, policyId }: TimelineEntry) {
  if (policyId) return { to: policyPath(policyId), name: 'Policy' };
  if (!leadType || !leadId) return undefined;
  return { to: leadLink({ leadType, leadId }), name: leadType === 'appointment' ? 'Booking' : 'Newsletter' };
}
