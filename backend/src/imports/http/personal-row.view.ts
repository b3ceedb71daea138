import { ApiProperty } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { PersonalRow } from '../personal-rows.js';

class PersonalRowView implements PersonalRow {
  @ApiProperty() createdAt: string;
  @ApiProperty() fileName: string;
  @ApiProperty() row: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  cells: Readonly<Record<string, string>>;
}

export const ROW_WORDS: PersonalWords<'importRows', 'importRows'> = {
  lists: {
    importRows: {
      title: 'Rows of imported files',
      page: 11,
      answer: 11,
      shows: 'person',
      type: PersonalRowView,
      description: 'Of uploaded files',
    },
  },
  counts: { importRows: { answer: 11, description: 'Rows of uploaded files' } },
};
