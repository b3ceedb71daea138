import { ApiProperty } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import { ClientActivityView } from './clients.dto.js';
import type { PersonalClient } from '../personal-clients.js';

const nullableText = { type: String, nullable: true } as const;

class PersonalClientView implements PersonalClient {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty(nullableText) middleName: string | null;
  @ApiProperty(nullableText) lastName: string | null;
  @ApiProperty(nullableText) suffix: string | null;
  @ApiProperty(nullableText) email: string | null;
  @ApiProperty(nullableText) phone: string | null;
  @ApiProperty(nullableText) dateOfBirth: string | null;
  @ApiProperty(nullableText) address: string | null;
  @ApiProperty(nullableText) channel: PersonalClient['channel'];
  @ApiProperty(nullableText) notes: string | null;
  @ApiProperty(nullableText) referredBy: string | null;
  @ApiProperty({ type: [String] }) tags: readonly string[];
  @ApiProperty({ ...nullableText, description: 'The name' }) household: string | null;
  @ApiProperty(nullableText) householdRole: PersonalClient['householdRole'];
  @ApiProperty() createdAt: string;
  @ApiProperty({ type: [ClientActivityView] }) activity: readonly ClientActivityView[];
  @ApiProperty({ ...nullableText, description: 'When a merge replaced it; null for the client as it is' })
  mergedAt: string | null;
}

export const CLIENT_WORDS: PersonalWords<'clients', 'clients'> = {
  lists: { clients: { title: 'Client', page: 1, answer: 1, shows: 'person', type: PersonalClientView } },
  counts: { clients: { answer: 1 } },
};
