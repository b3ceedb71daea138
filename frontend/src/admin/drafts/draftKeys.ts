import type { BusinessSection } from '@contract';
import type { LeadRef } from '../../shared/api-types';

/** Storage keys of the drafts, without prefix and user. */
export const draftKeys = {
  note: ({ leadType, leadId }: LeadRef) => `note.${leadType}.${leadId}`,
  sale: (appointmentId: string) => `sale.${appointmentId}`,
  /** The title of a new task, of a lead or of none. */
  task: (lead?: LeadRef) => (lead ? `task.${lead.leadType}.${lead.leadId}` : 'task'),
  taskChange: (taskId: string) => `task-change.${taskId}`,
  details: ({ leadType, leadId }: LeadRef) => `details.${leadType}.${leadId}`,
  booking: 'new-booking',
  client: (id = 'new') => `client.${id}`,
  visitorMails: 'settings.visitorMails',
  retention: 'settings.retention',
  business: (section: BusinessSection) => `business.${section}`,
  issue: (id = 'new') => `issue.${id}`,
  post: (id = 'new') => `post.${id}`,
} as const;
