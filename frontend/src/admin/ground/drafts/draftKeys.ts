import type { BusinessSection } from '@contract';
import type { LeadRef, TaskSubject } from '@/shared/api-types';

/** Storage keys of the drafts, without prefix and user. */
export const draftKeys = {
  note: ({ leadType, leadId }: LeadRef) => `note.${leadType}.${leadId}`,
  clientNote: (clientId: string) => `note.client.${clientId}`,
  clientCall: (clientId: string) => `call.client.${clientId}`,
  sale: (appointmentId: string) => `sale.${appointmentId}`,
  /** The title of a new task, about a lead, a client or nobody. */
  task: (about?: TaskSubject) => {
    if (!about) return 'task';
    return 'leadType' in about ? `task.${about.leadType}.${about.leadId}` : `task.client.${about.clientId}`;
  },
  taskChange: (taskId: string) => `task-change.${taskId}`,
  details: ({ leadType, leadId }: LeadRef) => `details.${leadType}.${leadId}`,
  /** A new one, of a client where one is given. */
  booking: (clientId?: string) => (clientId ? `new-booking.${clientId}` : 'new-booking'),
  client: (id = 'new') => `client.${id}`,
  beneficiaries: (policyId: string) => `beneficiaries.${policyId}`,
  serviceCase: (id: string) => `case.${id}`,
  household: (id = 'new') => `household.${id}`,
  policyRows: (policyId: string, list: string) => `${list}.${policyId}`,
  /** A new one of a client, or of any. */
  policy: (id?: string, clientId = '') => `policy.${id ?? `new.${clientId}`}`,
  visitorMails: 'settings.visitorMails',
  retention: 'settings.retention',
  business: (section: BusinessSection) => `business.${section}`,
  issue: (id = 'new') => `issue.${id}`,
  post: (id = 'new') => `post.${id}`,
} as const;
