import { ApiError, call } from '../../shared/api-client';
import type {
  Audience,
  Issue,
  IssueDraft,
  RenderedIssue,
  SendingStatus,
  StoredIssue,
  SubscriptionConsents,
} from '../../shared/api-types';

export type SendingChange = 'pause' | 'resume' | 'cancel';

/** The console's use cases of the newsletter. */
export interface NewsletterProvider {
  /** Null if there is no such issue. */
  issue(id: string): Promise<Issue | null>;
  createIssue(draft: IssueDraft): Promise<StoredIssue>;
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change; without it, the last change wins. */
  saveIssue(id: string, draft: IssueDraft, ifUpdatedAt?: string): Promise<StoredIssue>;
  /** Rejects with 409 unless the issue is a draft. */
  deleteIssue(id: string): Promise<void>;
  /** The mail as it would go out, from the server's renderer. */
  previewIssue(draft: IssueDraft): Promise<RenderedIssue>;
  /** Sends one copy of the stored issue; resolves to the id of the message. */
  sendTestCopy(id: string, to: string): Promise<{ id: string }>;
  audience(id: string): Promise<Audience>;
  /** Sends now, or begins at an ISO time. */
  sendIssue(id: string, at: string | null): Promise<StoredIssue>;
  changeSending(id: string, change: SendingChange): Promise<StoredIssue>;
  sendingStatus(): Promise<SendingStatus>;
  consents(subscriptionId: string): Promise<SubscriptionConsents>;
  /** Unsubscribes a person who asked staff for it. */
  withdrawConsent(subscriptionId: string): Promise<SubscriptionConsents>;
  /** Mails the link that confirms the address again. */
  sendConfirmation(subscriptionId: string): Promise<SubscriptionConsents>;
}

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

/** The newsletter over the REST API. */
export const newsletterProvider: NewsletterProvider = {
  issue: (id) =>
    call<Issue>(`${ISSUES}/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  createIssue: (draft) => post(ISSUES, draftOf(draft)),
  saveIssue: (id, draft, ifUpdatedAt) =>
    call(`${ISSUES}/${id}`, { method: 'PUT', body: { ...draftOf(draft), ifUpdatedAt } }),
  deleteIssue: (id) => call(`${ISSUES}/${id}`, { method: 'DELETE' }),
  previewIssue: ({ subject, preheader, content }) =>
    post(`${ISSUES}/preview`, { subject, preheader, content }),
  sendTestCopy: (id, to) => post(`${ISSUES}/${id}/test`, { to }),
  audience: (id) => call(`${ISSUES}/${id}/audience`),
  sendIssue: (id, at) => post(`${ISSUES}/${id}/send`, at === null ? {} : { at }),
  changeSending: (id, change) => post(`${ISSUES}/${id}/${change}`),
  sendingStatus: () => call(`${ISSUES}/status`),
  consents: (subscriptionId) => call(consentsOf(subscriptionId)),
  withdrawConsent: (subscriptionId) => post(`${consentsOf(subscriptionId)}/withdraw`),
  sendConfirmation: (subscriptionId) => post(`${consentsOf(subscriptionId)}/confirmation`),
};
