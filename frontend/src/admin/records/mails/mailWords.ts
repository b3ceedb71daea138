import { MAIL_KINDS } from '@contract';
import type { Mail, MailState } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { leadLink } from '@/admin/ground/words/leadRules';
import { policyPath } from '@/admin/ground/words/policyWords';

const KINDS: Partial<Record<string, { readonly label: string; readonly audience: string }>> = MAIL_KINDS;

/** Mails to the owner of an account; other users cannot read their content or send them again. */
export const isPrivate = (kind: string) => KINDS[kind]?.audience === 'account';

export const STATE_LABELS: Record<MailState, string> & Partial<Record<string, string>> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  retrying: 'Trying again',
  failed: 'Failed',
  skipped: 'Skipped',
  held: 'Kept, not sent',
};

/** What came of an attempt. */
export const OUTCOME_LABELS: Partial<Record<string, string>> = {
  accepted: 'Accepted',
  refused: 'Refused',
  delayed: 'Delayed',
  unreachable: 'Not reachable',
};

/** The page of the lead or policy that a mail is about; null for neither. */
export function mailPath({ leadType, leadId }: Pick<Mail, 'leadType' | 'leadId'>): string | null {
  if (leadType === null || leadId === null) return null;
  return leadType === 'policy' ? policyPath(leadId) : leadLink({ leadType, leadId });
}

/** The kind in words; a kind that the console does not know is shown as it is. */
export const kindLabel = (kind: string) => KINDS[kind]?.label ?? kind;

/** The state of a mail as a sentence. */
export function stateSentence({ state, nextAttemptAt, sentAt, reason }: Mail): string {
  const because = reason ? `: ${reason}` : '.';
  switch (state) {
    case 'queued':
      return nextAttemptAt
        ? `It will be sent at ${formatDateTime(nextAttemptAt)}.`
        : 'It will be sent in a moment.';
    case 'sending':
      return 'It is being passed to the mail server.';
    case 'sent':
      return `The mail server accepted it${sentAt ? ` at ${formatDateTime(sentAt)}` : ''}.`;
    case 'retrying':
      return `The mail server has not accepted it yet.${
        nextAttemptAt ? ` Next attempt at ${formatDateTime(nextAttemptAt)}.` : ''
      }`;
    case 'failed':
      return `It could not be sent${because}`;
    case 'skipped':
      return `It was not sent${because}`;
    case 'held':
      return 'No mail server is connected: the message is kept and was not sent.';
    default:
      return reason ?? '';
  }
}

/** `1 attempt`, `2 attempts`. */
export const attemptsText = (attempts: number) => `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

/** `a minute`, `40 minutes`, `3 hours`. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}
