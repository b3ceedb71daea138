import { heading, paragraph } from '../blocks.js';
import { oneLine } from '../domain/clean-text.js';
import type { Template } from '../mail-kinds.js';

export const testMail: Template<'test'> = {
  subject: (_, business) => `Test mail from ${oneLine(business.name, 80)}`,
  body: ({ sentBy }, { business }) => ({
    preview: 'Your mail works.',
    blocks: [
      heading('Your mail works'),
      paragraph(`This is a test from the console of ${business.name}, sent by ${oneLine(sentBy, 80)}.`),
      paragraph('You can read it, so the mail server accepts and delivers what the site sends.'),
    ],
  }),
};
