import { id, int, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import { column } from '../../platform/fields/rows-in-file.js';
import { DAY, TIME } from '../../platform/fields/file-columns.js';
import type { NewsletterLink } from '../application/ports.js';
import type { Issue } from '../domain/issue.js';
import type { Consent, Subscriber } from '../domain/subscriber.js';

const SUBSCRIBER_ID = column('Subscriber ID', 'subscriptionId', 'the Lead ID of leads.csv');

export interface SubscriberRow extends Subscriber {
  /** For the search: the address in lower case. */
  readonly emailKey: string;
}

export const Subscribers = new Table<SubscriberRow>({
  name: 'newsletter_subscribers',
  holds: { person: ['subscriptionId', 'firstName', 'email', 'emailKey'] },
  exported: {
    files: [
      {
        file: 'subscribers.csv',
        about: 'Who gets the newsletter, and who left. Can be imported.',
        columns: [
          column('First Name', 'firstName', 'text'),
          column('Email', 'email', 'address'),
          column('Newsletter', 'state', 'Confirmed, Not confirmed, Left, or Failing address', {
            as: {
              confirmed: 'Confirmed',
              unconfirmed: 'Not confirmed',
              left: 'Left',
              failing: 'Failing address',
            },
          }),
          column('Consent Given', 'consentId', TIME, { of: ['consents', 'givenAt'] }),
          column('Consent', 'consentId', 'the text that was agreed to', { of: ['consents', 'wording'] }),
          column('Confirmation Sent (UTC)', 'confirmationSentAt', TIME),
          SUBSCRIBER_ID,
        ],
      },
    ],
    leftOut: { 'derived from other columns': ['emailKey'], 'state of the sending': ['hardFailures'] },
  },
  columns: {
    subscriptionId: id,
    firstName: text,
    email: text,
    emailKey: text,
    state: text,
    consentId: text,
    confirmationSentAt: nullableText,
    hardFailures: int,
  },
});

export const ConsentRecords = new Table<Consent>({
  name: 'consents',
  holds: { person: ['subscriptionId'], others: { 'what everybody agrees to': ['wording'] } },
  exported: {
    files: [
      {
        file: 'consents.csv',
        about: 'What subscribers agreed to, also before they left.',
        columns: [
          column('Purpose', 'purpose', 'word'),
          column('Consent', 'wording', 'the text that was agreed to'),
          column('Version', 'wordingVersion', 'of the text'),
          column('Privacy Policy Of', 'policyDate', DAY),
          column('Form', 'form', 'word'),
          column('Given (UTC)', 'givenAt', TIME),
          column('Confirmed (UTC)', 'confirmedAt', TIME),
          column('Confirmed By', 'confirmedHow', 'word'),
          column('Withdrawn (UTC)', 'withdrawnAt', TIME),
          column('Withdrawn By', 'withdrawnHow', 'word'),
          column('Consent ID', 'id', 'id'),
          SUBSCRIBER_ID,
        ],
      },
    ],
    leftOut: { 'ids of staff': ['withdrawnBy'] },
  },
  columns: {
    id,
    subscriptionId: text,
    purpose: text,
    wording: { type: 'text' },
    wordingVersion: text,
    policyDate: text,
    form: text,
    givenAt: text,
    confirmedAt: nullableText,
    confirmedHow: nullableText,
    withdrawnAt: nullableText,
    withdrawnHow: nullableText,
    withdrawnBy: nullableText,
  },
});

export const NewsletterLinks = new Table<NewsletterLink>({
  name: 'newsletter_links',
  holds: { person: ['subscriptionId'] },
  exported: { notExported: 'hashes of links of this site' },
  columns: {
    tokenHash: { ...text, length: 64, primary: true },
    subscriptionId: text,
    consentId: nullableText,
    issueId: nullableText,
    createdAt: text,
  },
});

export interface IssueRow extends Omit<Issue, 'isPublic'> {
  /** 0 or 1. */
  readonly isPublic: number;
  /** The last subscription that was looked at while recipients are chosen; null when all are. */
  readonly chosenUntil: string | null;
}

export const Issues = new Table<IssueRow>({
  name: 'newsletter_issues',
  holds: { noPerson: 'letters for everybody', texts: ['subject', 'content'] },
  exported: { notExported: 'letters that were sent' },
  columns: {
    id,
    subject: text,
    preheader: text,
    content: { type: 'text' },
    isPublic: int,
    state: text,
    slug: nullableText,
    testedAt: nullableText,
    sendAt: nullableText,
    startedAt: nullableText,
    endedAt: nullableText,
    chosenUntil: nullableText,
    recipients: int,
    sent: int,
    failed: int,
    skipped: int,
    unsubscribed: int,
    createdBy: text,
    createdAt: text,
    updatedAt: text,
  },
});

/** `handed`: the outbox has its mail. */
export interface DeliveryRow {
  readonly issueId: string;
  readonly subscriptionId: string;
  readonly state: 'waiting' | 'handed' | 'sent' | 'failed' | 'skipped';
  readonly mailId: string | null;
  readonly reply: string | null;
  readonly reason: string | null;
  readonly sentAt: string | null;
}

export const DeliveryTable = new Table<DeliveryRow>({
  name: 'newsletter_deliveries',
  holds: { person: ['subscriptionId', 'reply'], others: { 'words of a closed list': ['reason'] } },
  exported: { notExported: 'letters that were sent' },
  columns: {
    issueId: id,
    subscriptionId: id,
    state: text,
    mailId: nullableText,
    reply: { type: 'text', nullable: true },
    reason: nullableText,
    sentAt: nullableText,
  },
});

/** The mails handed over on each day (`YYYY-MM-DD`, business time zone). */
export const NewsletterDays = new Table<{ day: string; handed: number }>({
  name: 'newsletter_days',
  holds: { noPerson: 'counts' },
  exported: { notExported: 'counts' },
  columns: { day: { ...text, length: 10, primary: true }, handed: int },
});
