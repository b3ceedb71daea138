import type { ActivityEntry } from './activity.js';
import type { Lead } from './lead.js';

/** What staff do with a lead without being in contact with the person, or deciding anything about them. */
export const NO_ANSWERS: readonly ActivityEntry['actionType'][] = [
  'details_changed',
  'owner_changed',
  'client_linked',
  'client_unlinked',
];

/** The lead after that activity: the first one by staff answers it, once and for all. */
export function afterActivity<L extends Lead>(lead: L, activity: ActivityEntry): L {
  const answers = activity.performedBy !== null && !NO_ANSWERS.includes(activity.actionType);
  return lead.answeredAt === null && answers ? { ...lead, answeredAt: activity.createdAt } : lead;
}
