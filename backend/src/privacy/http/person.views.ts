import { ApiProperty, ApiPropertyOptional, nullableText } from '../../platform/http/api-docs.js';
import { DocumentsLists } from '../../platform/http/personal-words.js';
import { RequestView } from './duties.dto.js';
import type { LegalHold } from '../domain/legal-hold.js';

const LEAD_TYPES = ['appointment', 'subscription'] as const;

class MentionView {
  @ApiProperty({ enum: ['note', 'task'] }) kind: string;
  @ApiProperty() id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: LEAD_TYPES, nullable: true }) leadType: string | null;
  @ApiProperty(nullableText) leadId: string | null;
}

class BackupFileView {
  @ApiProperty() file: string;
  @ApiProperty() takenAt: string;
  @ApiProperty({ ...nullableText, description: 'Null for a file that is not deleted automatically' })
  goneBy: string | null;
}

class HoldOfPersonView implements Omit<LegalHold, 'email'> {
  @ApiProperty() id: string;
  @ApiProperty() reason: string;
  @ApiProperty() since: string;
  @ApiProperty() byName: string;
}

/** What the office does about a person, and the lists of all parts. */
export class PersonView {
  @ApiProperty() email: string;
  @ApiProperty({ type: [String] }) names: readonly string[];
  @ApiProperty({ type: [String] }) phones: readonly string[];
  @ApiProperty(nullableText) firstSeen: string | null;
  @ApiProperty(nullableText) lastContact: string | null;
  @ApiProperty({ type: [BackupFileView] })
  @DocumentsLists({ mentions: { answer: 5, type: MentionView } })
  backups: readonly BackupFileView[];
  @ApiProperty({ type: HoldOfPersonView, nullable: true }) hold: HoldOfPersonView | null;
  @ApiProperty({ type: [RequestView] }) requests: readonly RequestView[];
}

export class PeopleView {
  @ApiProperty({ type: [PersonView] }) people: readonly PersonView[];
  @ApiPropertyOptional({ description: 'Only when there are more people than these' }) newestOnly?: boolean;
}
