import type { NewsletterProvider, SendingChange } from '../admin/ground/api/newsletterProvider';
import type {
  Audience,
  Consent,
  Delivery,
  Issue,
  MailDetail,
  SendingStatus,
  Subscriber,
  SubscriptionConsents,
} from '../shared/api-types';
import { aMailDetail } from './builders';
import type { FakeTools } from './fakeTools';

/** A draft; set only the fields that matter to the test. */
export function anIssue(changes: Partial<Issue> = {}): Issue {
  return {
    id: 'issue-1',
    subject: 'Before the rainy season',
    preheader: 'Three things to check.',
    content: 'Hello,\n\nthree things.',
    public: true,
    state: 'draft',
    slug: null,
    testedAt: null,
    sendAt: null,
    startedAt: null,
    endedAt: null,
    recipients: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
    left: 0,
    confirmedSince: 0,
    secondsLeft: null,
    createdBy: 'user-1',
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...changes,
  };
}

export function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: 'subscription-1',
    firstName: 'Elena',
    email: 'elena@example.org',
    state: 'sent',
    reply: '250 2.0.0 Ok: queued as 4F1',
    reason: null,
    mailId: 'mail-1',
    sentAt: '2026-11-20T03:00:05.000Z',
    ...changes,
  };
}

export function aConsent(changes: Partial<Consent> = {}): Consent {
  return {
    id: 'consent-1',
    wording: 'By subscribing you agree.',
    wordingVersion: '2026-11',
    policyDate: 'October 7, 2025',
    form: 'newsletter',
    givenAt: '2026-11-19T01:00:00.000Z',
    confirmedAt: null,
    confirmedHow: null,
    withdrawnAt: null,
    withdrawnHow: null,
    ...changes,
  };
}

export interface NewsletterData {
  issues: Issue[];
  audience: Audience;
  sendingStatus: SendingStatus;
  deliveries: Delivery[];
  subscribers: Subscriber[];
  /** Null where nobody asked for the newsletter. */
  consents: SubscriptionConsents | null;
}

export const emptyNewsletter = (): NewsletterData => ({
  issues: [],
  audience: { recipients: 123, unconfirmed: 4, left: 2, failing: 0 },
  sendingStatus: { smtp: true, dailyLimit: null, sentToday: 0 },
  deliveries: [],
  subscribers: [],
  consents: {
    subscriptionId: 'subscription-1',
    state: 'unconfirmed',
    confirmationSentAt: null,
    consents: [aConsent()],
  },
});

/** The newsletter's part of the fake provider. */
export function fakeNewsletter({
  data,
  change,
  reject,
}: FakeTools<NewsletterData & { mails: MailDetail[] }>): NewsletterProvider {
  const held = () => {
    if (!data.consents) throw reject(404, 'There is no such subscription');
    return data.consents;
  };
  const find = (id: string): Issue => {
    const issue = data.issues.find((candidate) => candidate.id === id);
    if (!issue) throw reject(404, 'There is no such issue');
    return issue;
  };
  let changes = 0;
  const update = (id: string, changed: Partial<Issue>): Issue => {
    changes += 1;
    const updatedAt = `2026-11-21T02:00:${String(changes).padStart(2, '0')}.000Z`;
    const issue = { ...find(id), ...changed, updatedAt };
    data.issues = data.issues.map((other) => (other.id === id ? issue : other));
    return issue;
  };
  const states: Record<SendingChange, Issue['state']> = {
    'take-back': 'draft',
    'send-now': 'sending',
    pause: 'paused',
    resume: 'sending',
    cancel: 'cancelled',
  };
  return {
    previewIssue: async ({ subject, preheader, content }) => ({
      from: 'Harborlight Advisory <office@sample.example>',
      subject,
      preview: preheader || content,
      html: `<style>@media (prefers-color-scheme: dark) { p { color: #fff } }</style><h1>${subject}</h1><i>${preheader}</i><p>${content}</p>`,
      text: `${subject}\n\n${content}`,
    }),
    sendTestCopy: (id, to) =>
      change(`sendTestCopy ${to}`, () => {
        const { updatedAt: testedAt } = find(id);
        data.issues = data.issues.map((issue) => (issue.id === id ? { ...issue, testedAt } : issue));
        data.mails = [
          aMailDetail({ id: 'mail-test', recipient: to, state: 'queued', sentAt: null }),
          ...data.mails,
        ];
        return { id: 'mail-test' };
      }),
    audience: async () => data.audience,
    sendIssue: (id, at) =>
      change(`sendIssue ${at ?? 'now'}`, () =>
        update(
          id,
          at === null
            ? { state: 'scheduled', sendAt: '2026-11-21T02:00:30.000Z', secondsLeft: 30 }
            : { state: 'scheduled', sendAt: at, secondsLeft: 3600 },
        ),
      ),
    changeSending: (id, changed) =>
      change(changed, () =>
        update(id, {
          state: states[changed],
          secondsLeft: null,
          ...(changed === 'send-now' && {
            startedAt: '2026-11-21T02:00:00.000Z',
            recipients: data.audience.recipients,
          }),
        }),
      ),
    sendingStatus: async () => data.sendingStatus,
    consents: async () => data.consents,
    withdrawConsent: () =>
      change('withdrawConsent', () => {
        const before = held();
        const [latest, ...earlier] = before.consents;
        const withdrawn = { withdrawnAt: '2026-11-21T02:00:00.000Z', withdrawnHow: 'staff' } as const;
        return (data.consents = {
          ...before,
          state: 'left',
          consents: latest ? [{ ...latest, ...withdrawn }, ...earlier] : [],
        });
      }),
    sendConfirmation: () =>
      change('sendConfirmation', () => {
        return (data.consents = { ...held(), confirmationSentAt: '2026-11-21T02:00:00.000Z' });
      }),
  };
}
