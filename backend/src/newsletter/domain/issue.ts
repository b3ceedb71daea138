import { Conflict, Invalid, type Said } from '../../platform/domain-error.js';
import { HOLD_SECONDS } from './hold.js';
import { unknownTokens } from './issue-tokens.js';

/**
 * draft: being written. scheduled: starts at `sendAt`. sending: deliveries are chosen and handed over. paused: staff
 * stopped it for now. sent: every delivery has ended. cancelled: staff ended it.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** What staff write. `content` is Markdown; `preheader` is the line that a mailbox shows behind the subject. */
export interface IssueText {
  readonly subject: string;
  readonly preheader: string;
  readonly content: string;
  /** Whether the site shows it once it is sent. */
  readonly isPublic: boolean;
}

/** An issue of the newsletter. Times are ISO 8601 UTC. */
export interface Issue extends IssueText {
  readonly id: string;
  readonly state: IssueState;
  /** The last part of its address on the site; null until the sending begins. */
  readonly slug: string | null;
  /** When the last test copy was sent; null without one. */
  readonly testedAt: string | null;
  /** When it starts or was to start; null for drafts. */
  readonly sendAt: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** The deliveries that were chosen, and how they ended. */
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  /** Subscribers who left by a link of this issue. */
  readonly unsubscribed: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const YEAR_MS = 366 * 24 * 3_600_000;

export function draftIssue(text: IssueText, id: string, createdBy: string, createdAt: string): Issue {
  return {
    id,
    ...text,
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
    unsubscribed: 0,
    createdBy,
    createdAt,
    updatedAt: createdAt,
  };
}

/**
 * The issue with another text; the same object when nothing changes. After the draft only `isPublic` may change: the
 * rest has been sent. Rejects the change if the issue was changed after `ifUpdatedAt`.
 */
export function writeIssue(issue: Issue, text: IssueText, at: string, ifUpdatedAt: string | null): Issue {
  if (ifUpdatedAt !== null && ifUpdatedAt !== issue.updatedAt) throw new Conflict('issue.changed');
  const isSameText =
    text.subject === issue.subject && text.preheader === issue.preheader && text.content === issue.content;
  if (!isSameText && issue.state !== 'draft') throw new Conflict('issue.not-draft');
  if (isSameText && text.isPublic === issue.isPublic) return issue;
  return { ...issue, ...text, updatedAt: at };
}

/**
 * Plans the sending: after the hold when `sendAt` is null. Rejects an issue that is no draft, is empty or has unknown
 * tokens, and an impossible time.
 */
export function planSending(issue: Issue, sendAt: string | null, now: string): Issue {
  if (issue.state !== 'draft') throw new Conflict('issue.not-sendable');
  if (issue.content.trim() === '') throw new Conflict('issue.empty');
  assertTokensKnown(issue);
  if (sendAt !== null && sendAt <= now) throw new Invalid({ at: 'issue.time-past' });
  if (sendAt !== null && Date.parse(sendAt) - Date.parse(now) > YEAR_MS)
    throw new Invalid({ at: 'issue.time-too-late' });
  return { ...issue, state: 'scheduled', sendAt: sendAt ?? holdEnd(now), updatedAt: now };
}

/** A draft again, as if it had never been sent. Rejects an issue whose sending has begun, or was never planned. */
export function takeBackIssue(issue: Issue, now: string): Issue {
  if (issue.state !== 'scheduled') throw new Conflict('issue.not-held');
  return { ...issue, state: 'draft', sendAt: null, updatedAt: now };
}

/** Ends the hold. Rejects an issue that is not held; one that is planned for later is not sent early by mistake. */
export function endHold(issue: Issue, now: string): Issue {
  if (issue.state !== 'scheduled' || (issue.sendAt ?? '') > holdEnd(now))
    throw new Conflict('issue.not-held');
  return { ...issue, sendAt: now, updatedAt: now };
}

const holdEnd = (now: string) => new Date(Date.parse(now) + HOLD_SECONDS * 1000).toISOString();

function assertTokensKnown(issue: Issue): void {
  const unknown = Object.entries(unknownTokens(issue)).map(([field, [token = '']]): [string, Said] => [
    field,
    ['issue.unknown-token', { token }],
  ]);
  if (unknown.length > 0) throw new Invalid(Object.fromEntries(unknown));
}

/** Whether the sending has to begin. */
export function isDue({ state, sendAt }: Issue, now: string): boolean {
  return state === 'scheduled' && sendAt !== null && sendAt <= now;
}

export function beginSending(issue: Issue, slug: string, now: string): Issue {
  return { ...issue, state: 'sending', slug, startedAt: now, updatedAt: now };
}

export function pauseSending(issue: Issue, now: string): Issue {
  if (issue.state !== 'scheduled' && issue.state !== 'sending') throw new Conflict('issue.not-pausable');
  return { ...issue, state: 'paused', updatedAt: now };
}

/** An issue whose sending has begun goes on; another waits for its time again. */
export function resumeSending(issue: Issue, now: string): Issue {
  if (issue.state !== 'paused') throw new Conflict('issue.not-paused');
  return { ...issue, state: issue.startedAt === null ? 'scheduled' : 'sending', updatedAt: now };
}

/** Ends an issue; deliveries that are not on their way are skipped. */
export function cancelSending(issue: Issue, now: string): Issue {
  if (!['scheduled', 'sending', 'paused'].includes(issue.state)) throw new Conflict('issue.not-cancellable');
  return { ...issue, state: 'cancelled', endedAt: now, updatedAt: now };
}

export function endSending(issue: Issue, now: string): Issue {
  return { ...issue, state: 'sent', endedAt: now, updatedAt: now };
}

/** Rejects anything but a draft: what was sent is kept. */
export function assertDeletable(issue: Issue): void {
  if (issue.state !== 'draft') throw new Conflict('issue.not-deletable');
}

/** Tells the consoles that an issue, or the consent of a subscription, changed. */
export interface NewsletterMessage {
  readonly type: 'newsletter_updated' | 'subscription_updated';
  readonly data: { readonly id: string };
}
