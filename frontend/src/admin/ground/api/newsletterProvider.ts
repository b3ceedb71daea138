import type { IssueDraft } from '@/shared/api-types';
import { api, orNull } from './api';

export type SendingChange = 'take-back' | 'send-now' | 'pause' | 'resume' | 'cancel';

// the server rejects fields that it sets itself
export const issueBody = ({ subject, preheader, content, public: isPublic }: IssueDraft): IssueDraft => ({
  subject,
  preheader,
  content,
  public: isPublic,
});

/** The newsletter over the REST API. */
export const newsletterProvider = {
  /** The mail as it would go out, from the server's renderer. */
  previewIssue: (draft: IssueDraft) => api.post('/api/admin/newsletters/preview', { body: issueBody(draft) }),
  /** Sends one copy of the stored issue; resolves to the id of the mail. */
  sendTestCopy: (id: string, to: string) =>
    api.post('/api/admin/newsletters/{id}/test', { path: { id }, body: { to } }),
  audience: (id: string) => api.get('/api/admin/newsletters/{id}/audience', { path: { id } }),
  /** Sends after the hold, or begins at an ISO time. */
  sendIssue: (id: string, at: string | null) =>
    api.post('/api/admin/newsletters/{id}/send', { path: { id }, body: { at: at ?? undefined } }),
  changeSending: (id: string, change: SendingChange) =>
    api.post(`/api/admin/newsletters/{id}/${change}`, { path: { id } }),
  sendingStatus: () => api.get('/api/admin/newsletters/status'),
  /** Of the mailbox of the subscription; null where nobody asked for the newsletter. */
  consents: (id: string) => orNull(api.get('/api/admin/subscriptions/{id}/consents', { path: { id } })),
  /** Unsubscribes a person who asked staff for it. */
  withdrawConsent: (id: string) =>
    api.post('/api/admin/subscriptions/{id}/consents/withdraw', { path: { id } }),
  /** Mails the link that confirms the address again. */
  sendConfirmation: (id: string) =>
    api.post('/api/admin/subscriptions/{id}/consents/confirmation', { path: { id } }),
};

export type NewsletterProvider = typeof newsletterProvider;
