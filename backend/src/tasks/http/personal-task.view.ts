import { ApiProperty } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';

const nullableText = { type: String, nullable: true } as const;

const LEAD_TYPES = ['appointment', 'subscription'] as const;
type LeadType = (typeof LEAD_TYPES)[number];

class PersonalTaskView {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() dueDate: string;
  @ApiProperty(nullableText) doneAt: string | null;
  @ApiProperty({ enum: LEAD_TYPES, nullable: true }) leadType: LeadType | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty(nullableText) clientId: string | null;
}

export const TASK_WORDS: PersonalWords<'tasks', 'tasks'> = {
  lists: { tasks: { title: 'Tasks', page: 8, answer: 9, type: PersonalTaskView } },
  counts: { tasks: { answer: 9 } },
};
