import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import type { PersonalWords } from '../../platform/http/personal-words.js';
import type { PersonalMail } from '../personal-mails.js';

class PersonalMailView {
  @ApiProperty() id: string;
  @ApiProperty({ type: String }) kind: PersonalMail['kind'];
  @ApiProperty() subject: string;
  @ApiProperty({ type: String }) state: PersonalMail['state'];
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) sentAt: string | null;
}

export const MAIL_WORDS: PersonalWords<'mails', 'mails'> = {
  lists: { mails: { title: 'Messages', page: 5, answer: 7, shows: 'person', type: PersonalMailView } },
  counts: { mails: { answer: 7 } },
};
