import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { viewOf } from '../../platform/http/field-classes.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import { CLIENT_FIELDS, EXPORTED_FIELDS, type ExportedClient } from '../domain/client-fields.js';
import { ClientActivityView } from './clients.dto.js';
import type { PersonalClient } from '../personal-clients.js';

class PersonalClientView
  extends viewOf<ExportedClient>(CLIENT_FIELDS, EXPORTED_FIELDS)
  implements PersonalClient
{
  @ApiProperty({ ...nullableText, description: 'The name' }) household: string | null;
  @ApiProperty({ type: [ClientActivityView] }) activity: readonly ClientActivityView[];
  @ApiProperty({ ...nullableText, description: 'When a merge replaced it; null for the client as it is' })
  mergedAt: string | null;
}

export const CLIENT_WORDS: PersonalWords<'clients', 'clients'> = {
  lists: { clients: { title: 'Client', page: 1, answer: 1, shows: 'person', type: PersonalClientView } },
  counts: { clients: { answer: 1 } },
};
