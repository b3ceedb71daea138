import { momentLines } from '../../calendar/domain/consultation-time.js';
import type { AccountMailData, AccountNews } from '../../users/account-mails.js';
import { button, fact, facts, heading, importantFact, oneLine, paragraph } from '../../mail/blocks.js';
import type { Template } from '../../mail/mail-kinds.js';

declare module '../../mail/mail-kinds.js' {
  interface MailData extends AccountMailData {}
}

const passwordReset: Template<'password_reset'> = {
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

const staffNewSignIn: Template<'staff_new_sign_in'> = {
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

const CHANGED = 'It was not you? Then tell a superadmin of your office at once, and set a new password.';
const GUESSED =
  'It was not you? Then somebody knows your password: change it. That ends all other sessions, and what was tried is of no use.';

const NEWS: Readonly<
  Record<AccountNews, { readonly title: string; readonly text: string; readonly advice?: string }>
> = {
  password: {
    title: 'Your password was changed',
    text: 'the password of your account was changed, and its other sessions have ended.',
  },
  email: {
    title: 'Your e-mail address was changed',
    text: 'the e-mail address of your account was changed or removed. This message goes to the address of before, too.',
  },
  factor_added: {
    title: 'A second factor was set up',
    text: 'an authenticator app or a passkey was set up for your account.',
  },
  factor_removed: {
    title: 'A second factor was removed',
    text: 'an authenticator app or a passkey of your account was removed.',
  },
  recovery_codes: {
    title: 'New recovery codes were made',
    text: 'new recovery codes were made for your account. Those of before no longer work.',
  },
  wrong_codes: {
    title: 'Ten wrong codes for your account',
    text: 'the right password of your account was entered, and then ten wrong codes in a row.',
    advice: GUESSED,
  },
};

const accountNews: Template<'account_news'> = {
  subject: ({ news }, business) => `${NEWS[news].title}: ${oneLine(business.name, 80)}`,
  body: ({ name, news, at }, { baseUrl, timeZone }) => {
    const { title, text, advice = CHANGED } = NEWS[news];
    const time = momentLines(new Date(at), timeZone);
    return {
      preview: time.join(', '),
      blocks: [
        heading(title),
        paragraph(`Hello ${oneLine(name, 80)},`),
        paragraph(text),
        facts(fact('Time', ...time)),
        paragraph('It was you? Then all is well.'),
        paragraph(advice),
        button('Open Security', `${baseUrl}/admin/security`),
      ],
    };
  },
};

export const ACCOUNT_TEMPLATES: { readonly [K in keyof AccountMailData]: Template<K> } = {
  staff_new_sign_in: staffNewSignIn,
  password_reset: passwordReset,
  account_news: accountNews,
};
