import { momentLines } from '../../calendar/domain/consultation-time.js';
import { oneLine } from '../domain/clean-text.js';
import { button, fact, facts, heading, importantFact, paragraph } from './blocks.js';
import type { Template } from './template.js';

export const passwordReset: Template<'password_reset'> = {
  subject: () => 'Your new password',
  body: ({ name, token }, { baseUrl, business }) => ({
    preview: 'The link works for 30 minutes.',
    blocks: [
      heading('Choose a new password'),
      paragraph(`Hello ${oneLine(name, 80)},`),
      paragraph(
        `somebody, hopefully you, forgot the password of your account in the console of ${business.name}. This link sets a new one. It works for 30 minutes, and once:`,
      ),
      // behind a # so that the secret is in no log of a server
      ...(token === null
        ? []
        : [button('Choose a new password', `${baseUrl}/admin/reset-password#${encodeURIComponent(token)}`)]),
      paragraph('It was not you? Then do nothing: your password stays as it is.'),
    ],
  }),
};

export const staffNewSignIn: Template<'staff_new_sign_in'> = {
  subject: (_, business) => `A new browser signed in to ${oneLine(business.name, 80)}`,
  body: ({ name, browser, at }, { baseUrl, timeZone }) => ({
    preview: `${oneLine(browser, 100)}, ${momentLines(new Date(at), timeZone).join(', ')}`,
    blocks: [
      heading('A new browser signed in'),
      paragraph(`Hello ${oneLine(name, 80)},`),
      paragraph('somebody signed in to your account with a browser that had not been used for it before:'),
      facts(
        importantFact('Browser', oneLine(browser, 100)),
        fact('Time', ...momentLines(new Date(at), timeZone)),
      ),
      paragraph('It was you? Then all is well.'),
      paragraph(
        'It was not you? Then somebody knows your password: change it, which ends all other sessions.',
      ),
      button('Open Security', `${baseUrl}/admin/security`),
    ],
  }),
};
