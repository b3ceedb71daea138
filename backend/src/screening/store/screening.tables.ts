import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { BlockedSender } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { SubmissionType } from '../suspected-submissions.js';

export interface SuspectedSubmissionRow {
  readonly id: string;
  readonly leadType: SubmissionType;
  readonly reference: string | null;
  readonly reason: Suspicion;
  /** JSON. */
  readonly body: string;
  readonly emailKey: string;
  readonly phoneKey: string | null;
  readonly createdAt: string;
}

export const SuspectedSubmissionTable = new Table<SuspectedSubmissionRow>({
  name: 'suspected_posts',
  holds: { person: ['body', 'emailKey', 'phoneKey'], others: { 'words of a closed list': ['reason'] } },
  exported: { notExported: 'set aside for some days' },
  columns: {
    id,
    leadType: text,
    reference: nullableText,
    reason: text,
    body: { type: 'text' },
    emailKey: text,
    phoneKey: nullableText,
    createdAt: text,
  },
});

export const BlockedSenderTable = new Table<BlockedSender>({
  name: 'blocked_senders',
  holds: { person: ['value', 'note'], others: { staff: ['createdByName'] } },
  exported: { notExported: 'protects this site' },
  columns: {
    id,
    kind: text,
    value: text,
    note: nullableText,
    createdBy: text,
    createdByName: text,
    createdAt: text,
  },
});
