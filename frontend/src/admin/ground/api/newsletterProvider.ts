import { ApiError, call } from '@/shared/api-client';
import type {
  Audience,
  Issue,
  IssueDraft,
  RenderedIssue,
  SendingStatus,
  StoredIssue,
  SubscriptionConsents,
} from '@/shared/api-types';

export type SendingChange = 'pause' | 'resume' | 'cancel';

const ISSUES = '/api/admin/newsletters';
const post = <T>(path: string, body: object = {}) => call<T>(path, { method: 'POST', body });
const consentsOf = (subscriptionId: string) => `/api/admin/subscriptions/${subscriptionId}/consents`;

// the server rejects fields that it sets itself
const draftOf = ({ subject, preheader, content, public: isPublic }: IssueDraft): IssueDraft => ({
  subject,
  preheader,
  content,
  public: isPublic,
});

function nullWhenMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** The newsletter over the REST API. */
export const newsletterProvider = {
  /** Null if there is no such issue. */
  issue: (id: string): Promise<Issue | null> => call<Issue>(`${ISSUES}/${id}`).catch(nullWhenMissing),
  createIssue: (draft: IssueDraft): Promise<StoredIssue> => post(ISSUES, draftOf(draft)),
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change; without it, the last change wins. */
  saveIssue: (id: string, draft: IssueDraft, ifUpdatedAt?: string): Promise<StoredIssue> =>
    call(`${ISSUES}/${id}`, { method: 'PUT', body: { ...draftOf(draft), ifUpdatedAt } }),
  /** Rejects with 409 unless the issue is a draft. */
  deleteIssue: (id: string): Promise<void> => call(`${ISSUES}/${id}`, { method: 'DELETE' }),
  /** The mail as it would go out, from the server's renderer. */
  previewIssue: (draft: IssueDraft): Promise<RenderedIssue> => post(`${ISSUES}/preview`, draftOf(draft)),
  /** Sends one copy of the stored issue; resolves to the id of the mail. */
  sendTestCopy: (id: string, to: string): Promise<{ id: string }> => post(`${ISSUES}/${id}/test`, { to }),
  audience: (id: string): Promise<Audience> => call(`${ISSUES}/${id}/audience`),
  /** Sends now, or begins at an ISO time. */
  sendIssue: (id: string, at: string | null): Promise<StoredIssue> =>
    post(`${ISSUES}/${id}/send`, at === null ? {} : { at }),
  changeSending: (id: string, change: SendingChange): Promise<StoredIssue> =>
    post(`${ISSUES}/${id}/${change}`),
  sendingStatus: (): Promise<SendingStatus> => call(`${ISSUES}/status`),
  /** Of the mailbox of the subscription; null where nobody asked for the newsletter. */
  consents: (subscriptionId: string): Promise<SubscriptionConsents | null> =>
    call<SubscriptionConsents>(consentsOf(subscriptionId)).catch(nullWhenMissing),
  /** Unsubscribes a person who asked staff for it. */
  withdrawConsent: (subscriptionId: string): Promise<SubscriptionConsents> =>
    post(`${consentsOf(subscriptionId)}/withdraw`),
  /** Mails the link that confirms the address again. */
  sendConfirmation: (subscriptionId: string): Promise<SubscriptionConsents> =>
    post(`${consentsOf(subscriptionId)}/confirmation`),
};

export type NewsletterProvider = typeof newsletterProvider;
