import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { Label, List, OneOf, Text, UnlessSent } from '../../platform/http/fields.js';
import { BLOCK_KINDS, type BlockedSender, type BlockKind } from '../domain/blocked-sender.js';
import { SUSPICIONS, type Suspicion } from '../domain/suspicion.js';
import type { SubmissionType, SuspectedSubmission } from '../suspected-submissions.js';

const SUBMISSION_IDS: Parameters<typeof List>[0] = {
  max: 100,
  form: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  said: ['submission.ids', { max: 100 }],
};

export class ReleaseBody {
  @List(SUBMISSION_IDS) ids: string[];
}

/** Either some submissions or all of a reason. */
export class DiscardBody {
  @UnlessSent('reason') @List(SUBMISSION_IDS) ids?: string[];
  @UnlessSent('ids') @OneOf(SUSPICIONS) reason?: Suspicion;
}

export class BlockBody {
  @OneOf(BLOCK_KINDS) kind: BlockKind;
  @Label('Value') @Text({ max: 254 }) value: string;
  @Text({ max: 200, optional: true }) note?: string | null;
}

export class SuspectedSubmissionView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['appointment', 'subscription'] }) leadType: SubmissionType;
  @ApiProperty(nullableText) reference: string | null;
  @ApiProperty({ enum: SUSPICIONS }) reason: Suspicion;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty() email: string;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty(nullableText) preferredDate: string | null;
  @ApiProperty(nullableText) preferredTime: string | null;
  @ApiProperty(nullableText) serviceInterest: string | null;
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty() createdAt: string;
}

export class ReleasedView {
  @ApiProperty({ description: 'How many of the submissions are leads now' }) released: number;
}

export class DiscardedView {
  @ApiProperty({ description: 'How many submissions were deleted' }) discarded: number;
}

export class BlockedSenderView implements Omit<BlockedSender, 'createdBy'> {
  @ApiProperty() id: string;
  @ApiProperty({ enum: BLOCK_KINDS }) kind: BlockKind;
  @ApiProperty() value: string;
  @ApiProperty(nullableText) note: string | null;
  @ApiProperty() createdByName: string;
  @ApiProperty() createdAt: string;
}

export function suspectedView({ form, id, leadType, reference, reason, createdAt }: SuspectedSubmission) {
  const value = (field: string) => form[field] ?? null;
  return {
    id,
    leadType,
    reference,
    reason,
    firstName: form.firstName ?? '',
    lastName: value('lastName'),
    email: form.email,
    phone: value('phone'),
    dateOfBirth: value('dateOfBirth'),
    preferredDate: value('preferredDate'),
    preferredTime: value('preferredTime'),
    serviceInterest: value('serviceInterest'),
    notes: value('notes'),
    createdAt,
  } satisfies SuspectedSubmissionView;
}

export function blockedView({ createdBy: _, ...sender }: BlockedSender): BlockedSenderView {
  return sender;
}
