import { EntitySchema } from 'typeorm';
import type { BlockedSender } from '../domain/blocked-sender.js';
import type { Suspicion } from '../domain/suspicion.js';
import type { SubmissionType } from '../suspected-submissions.js';

const text = { type: 'varchar' } as const;
const nullableText = { type: 'varchar', nullable: true } as const;

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

export const SuspectedSubmissionTable = new EntitySchema<SuspectedSubmissionRow>({
  name: 'suspected_posts',
  columns: {
    id: { ...text, length: 36, primary: true },
    leadType: text,
    reference: nullableText,
    reason: text,
    body: { type: 'text' },
    emailKey: text,
    phoneKey: nullableText,
    createdAt: text,
  },
});

export const BlockedSenderTable = new EntitySchema<BlockedSender>({
  name: 'blocked_senders',
  columns: {
    id: { ...text, length: 36, primary: true },
    kind: text,
    value: text,
    note: nullableText,
    createdBy: text,
    createdByName: text,
    createdAt: text,
  },
});
