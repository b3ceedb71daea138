import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** A mail of the outbox. `data` and `attemptLog` are JSON. */
export interface OutgoingMailRow {
  readonly id: string;
  readonly kind: string;
  readonly leadType: string | null;
  readonly leadId: string | null;
  readonly recipient: string;
  /** For the search: the address in lower case. */
  readonly recipientKey: string;
  readonly subject: string;
  readonly data: string;
  readonly messageId: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: string | null;
  readonly nextAttemptAt: string | null;
  readonly usefulUntil: string | null;
  readonly leasedBy: string | null;
  /**
   * Of a mail in state `sending` the end of the lease, of one in state `queued` the end of the wait for a possible Undo. By
   * the database's clock, so that the clocks of the replicas do not matter.
   */
  readonly leasedUntil: string | null;
  readonly lastReply: string | null;
  readonly reason: string | null;
  readonly attemptLog: string;
  readonly dedupKey: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** When `data` was emptied, because it had been kept long enough. */
  readonly contentRemovedAt: string | null;
}

export const OutgoingMails = new Table<OutgoingMailRow>({
  name: 'outgoing_mails',
  holds: {
    person: ['leadId', 'recipient', 'recipientKey', 'subject', 'data', 'lastReply', 'attemptLog', 'dedupKey'],
    others: { 'words of a closed list': ['reason'] },
  },
  exported: { notExported: 'mails that were written of what is exported' },
  columns: {
    id,
    kind: text,
    leadType: nullableText,
    leadId: nullableText,
    recipient: text,
    recipientKey: text,
    subject: text,
    data: { type: 'text' },
    messageId: text,
    state: text,
    attempts: { type: 'int' },
    dueAt: nullableText,
    nextAttemptAt: nullableText,
    usefulUntil: nullableText,
    leasedBy: nullableText,
    leasedUntil: nullableText,
    lastReply: { type: 'text', nullable: true },
    reason: nullableText,
    attemptLog: { type: 'text' },
    dedupKey: text,
    createdAt: text,
    sentAt: nullableText,
    contentRemovedAt: nullableText,
  },
});

/**
 * Counters updated in the unit of work of each change. A count is the sum of its shards: units of work that change the same
 * row would wait for each other until their commits.
 */
export const MailCounters = new Table<{ kind: string; state: string; shard: number; mails: number }>({
  name: 'mail_counters',
  holds: { noPerson: 'counts' },
  exported: { notExported: 'counts' },
  columns: {
    kind: { ...text, primary: true },
    state: { ...text, primary: true },
    shard: { type: 'int', primary: true },
    mails: { type: 'int' },
  },
});

/** One row: from when on the rate allows the next mail, by the database's clock. */
export const MailFlow = new Table<{ id: number; nextSlotAt: string }>({
  name: 'mail_flow',
  holds: { noPerson: 'one time' },
  exported: { notExported: 'one time' },
  columns: { id: { type: 'int', primary: true }, nextSlotAt: text },
});
