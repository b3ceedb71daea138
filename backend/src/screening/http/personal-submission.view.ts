import { ApiProperty } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { PersonalSubmission } from '../personal-submissions.js';

class HeldSubmissionView implements PersonalSubmission {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['appointment', 'subscription', 'blocked'] }) kind: PersonalSubmission['kind'];
  @ApiProperty() createdAt: string;
}

export const SUBMISSION_WORDS: PersonalWords<'suspected', 'suspected'> = {
  lists: {
    suspected: { title: 'Rejected forms', page: 10, answer: 10, shows: 'person', type: HeldSubmissionView },
  },
  counts: { suspected: { answer: 10 } },
};
