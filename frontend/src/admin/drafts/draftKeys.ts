import type { LeadRef } from '../../shared/api-types';

/** Storage keys of the drafts, without prefix and user. */
export const draftKeys = {
  note: ({ leadType, leadId }: LeadRef) => `note.${leadType}.${leadId}`,
  sale: (appointmentId: string) => `sale.${appointmentId}`,
  visitorMails: 'settings.visitorMails',
  post: (id = 'new') => `post.${id}`,
} as const;
