import { FIRST_NAME_TOKEN, HOLD_SECONDS, unknownTokens } from '@contract';
import { formatDateTime } from '@/admin/ground/dates/dates';
import type { Words } from '@/admin/ground/drafts/differences';
import type { Audience, Issue, IssueDraft, IssueState, IssueSummary } from '@/shared/api-types';

/** The way back from an issue. */
export const ALL_ISSUES = { to: '/admin/newsletter', label: 'All issues' };

/** The page of an issue; without an id, that of a new one. */
export const issuePath = (id = 'new') => `/admin/newsletter/${id}`;

export const ISSUE_STATE_LABELS: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

export const EMPTY_ISSUE: IssueDraft = { subject: '', preheader: '', content: '', public: true };

/** What is written in an issue; missing values are those of an empty one. */
export function writtenIn(fields: Partial<IssueDraft>): IssueDraft {
  const { subject, preheader, content, public: isPublic } = fields;
  return {
    subject: subject ?? '',
    preheader: preheader ?? '',
    content: content ?? '',
    public: isPublic ?? EMPTY_ISSUE.public,
  };
}

/** The fields of an issue in words. */
export const wordsOfIssue = ({ subject, preheader, content, public: isPublic }: IssueDraft): Words => [
  ['Subject', subject || 'Nothing'],
  ['Preheader', preheader || 'Nothing'],
  ['Content', content || 'Nothing'],
  ['Show on the site', isPublic ? 'Yes' : 'No'],
];

/** What readers would get as it is typed, such as `{name}`; null when there is nothing of the kind. */
export function tokenWarning(draft: IssueDraft): string | null {
  const places = Object.entries(unknownTokens(draft)).map(
    ([field, tokens]) => `${tokens.join(', ')} in the ${field}`,
  );
  if (places.length === 0) return null;
  return `Readers would get ${places.join(' and ')} as it is typed: only ${FIRST_NAME_TOKEN} in the content is filled in.`;
}

/** When an issue was changed, is planned, began or ended: whichever its state asks for. */
export function issueTime({ state, sendAt, startedAt, endedAt, updatedAt }: IssueSummary): string {
  switch (state) {
    case 'draft':
      return `Changed ${formatDateTime(updatedAt)}`;
    case 'scheduled':
      return `Planned for ${formatDateTime(sendAt ?? updatedAt)}`;
    case 'sending':
    case 'paused':
      return startedAt
        ? `Began ${formatDateTime(startedAt)}`
        : `Planned for ${formatDateTime(sendAt ?? updatedAt)}`;
    case 'sent':
      return `Sent ${formatDateTime(endedAt ?? updatedAt)}`;
    case 'cancelled':
      return `Cancelled ${formatDateTime(endedAt ?? updatedAt)}`;
  }
}

/** Whether the public archive has the issue. */
export function siteText({ state, public: isPublic }: IssueSummary): string {
  if (!isPublic || state === 'cancelled') return 'No';
  return state === 'sent' ? 'Yes' : 'Once sent';
}

/** Whether the issue was sent a moment ago and can still be taken back; one that begins later is planned. */
export const isHeld = ({ state, secondsLeft }: Pick<Issue, 'state' | 'secondsLeft'>) =>
  state === 'scheduled' && secondsLeft !== null && secondsLeft <= HOLD_SECONDS;

/** How many people still get the issue. */
export const leftToGo = ({ recipients, sent, failed, skipped }: IssueSummary) =>
  Math.max(0, recipients - sent - failed - skipped);

/** Whether nobody gets the issue any more. */
export const isOver = ({ state }: Pick<Issue, 'state'>) => state === 'sent' || state === 'cancelled';

export const numberText = (count: number) => count.toLocaleString('en-US');

/** `1 person`, `1,200 people`. */
export const peopleText = (count: number) => `${numberText(count)} ${count === 1 ? 'person' : 'people'}`;

/** Why subscribers do not get an issue, the reasons that apply to somebody. */
export function reasonsText({ unconfirmed, left, failing }: Audience): string[] {
  return [
    unconfirmed > 0 && `${numberText(unconfirmed)} did not confirm the address`,
    left > 0 && `${numberText(left)} unsubscribed`,
    failing > 0 && `${numberText(failing)} with a failing address`,
  ].filter((reason) => reason !== false);
}

/** How many days a mail server's daily limit spreads an issue over; 1 when all leave today. */
export function daysNeeded(recipients: number, dailyLimit: number | null, sentToday: number): number {
  if (dailyLimit === null || recipients <= dailyLimit - sentToday) return 1;
  const today = Math.max(0, dailyLimit - sentToday);
  return Math.ceil((recipients - today) / Math.max(1, dailyLimit)) + 1;
}
