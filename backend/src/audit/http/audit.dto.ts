import { ApiProperty } from '../../platform/http/api-docs.js';
import type { RecordedEntry } from '../audit-entries.js';
import type { AuditState } from '../audit-report.js';
import { AUDIT_AREAS, type AuditArea } from '../domain/actions.js';

export class AuditEntryView implements RecordedEntry {
  @ApiProperty() id: string;
  @ApiProperty() seq: number;
  @ApiProperty() at: string;
  @ApiProperty() action: string;
  @ApiProperty({ enum: AUDIT_AREAS }) area: AuditArea;
  @ApiProperty({ type: String, nullable: true }) userId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the user or of the API key' }) userName:
    string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
  })
  details: RecordedEntry['details'];
  @ApiProperty({ type: String, nullable: true }) requestId: string | null;
}

class AuditVerificationView {
  @ApiProperty() at: string;
  @ApiProperty() entries: number;
  @ApiProperty() hash: string;
  /** Such as `entry 17 was changed`; null when the chain is unbroken. */
  @ApiProperty({ type: String, nullable: true }) problem: string | null;
}

export class AuditStateView implements AuditState {
  @ApiProperty() entries: number;
  @ApiProperty({ type: AuditVerificationView, nullable: true }) verification: AuditVerificationView | null;
  @ApiProperty() unrecorded: number;
}

/** The id of the API key that did it; null of a user. */
export function apiKeyOf({ details: { apiKey } }: RecordedEntry): string | null {
  return typeof apiKey === 'string' ? apiKey : null;
}

export function auditEntryView(entry: RecordedEntry, names: ReadonlyMap<string, string>): AuditEntryView {
  const { id, seq, at, action, area, userId, details, requestId } = entry;
  const userName = names.get(userId ?? apiKeyOf(entry) ?? '') ?? null;
  return { id, seq, at, action, area, userId, userName, details, requestId };
}
