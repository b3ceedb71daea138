import { leavingWord } from './cell-words.js';
import { leavingBeside, leavingProblem, tellsOfLeaving, unusedLeaving } from './leaving.js';
import { suggestMapping } from './mapping.js';

// listmonk, Mailtrain, Mailchimp, MailerLite, Brevo, HubSpot, Constant Contact, Campaign Monitor, Ghost, Substack
describe('a heading', () => {
  it.each([
    'unsubscribed_at',
    'Unsubscribed',
    'unsub_time',
    'UNSUB_TIME',
    'Date unsubscribed',
    'unsubscribedAt',
    'Opted Out',
    'opt out date',
    'Opt-out',
    'email_opt_out',
    'Unsubscribed from all email',
    'cleaned',
    'clean_time',
    'CLEAN_TIME',
    'bounced',
    'Bounced at',
    'email_disabled',
    'blocklisted',
    'Do Not Email',
    'Left',
  ])('%s tells of leaving', (heading) => {
    expect(tellsOfLeaving(heading)).toBe(true);
    const { columns } = suggestMapping('subscribers', ['Email', heading], []);
    expect(columns[heading]).toBe('left');
  });

  it.each([
    'subscribed_at',
    'Opt-in date',
    'Status',
    'unsubscribe_url',
    'UNSUB_CAMPAIGN_TITLE',
    'UNSUB_REASON',
    'Unsubscribe link',
    'Bounce rate',
    'Left-handed',
    'Cleft',
    'Email',
    'Unit',
    'Leftover',
  ])('%s does not', (heading) => expect(tellsOfLeaving(heading)).toBe(false));
});

test.each([
  [true, ['TRUE', 'yes', '1', 'x', 'unsubscribed', 'Opted out', 'cleaned', 'bounced', 'complained', 'Oo']],
  [false, ['false', 'No', '0', 'subscribed', 'active', 'Hindi']],
  [null, ['maybe', '3', 'inactive', '2025-06-07']],
] as const)('a word says %s of leaving: %j', (says, words) =>
  expect(words.map(leavingWord)).toEqual(words.map(() => says)),
);

describe('a column that tells of leaving', () => {
  const HEADINGS = ['Email', 'Unsubscribed', 'Cleaned'];

  it('is unused in a file of subscribers unless it fills that field', () => {
    const columns = { Email: 'email', Unsubscribed: 'left', Cleaned: null };
    expect(unusedLeaving('subscribers', HEADINGS, columns)).toEqual(['Cleaned']);
    expect(unusedLeaving('clients', HEADINGS, columns)).toEqual([]);
  });

  it.each([
    ['subscribers', 'Unsubscribed', 'subscribed', 'import.tells-of-leaving'],
    ['subscribers', 'Unsubscribed at', 'consentGivenAt', 'import.tells-of-leaving'],
    ['subscribers', 'Unsubscribed', 'left', null],
    ['subscribers', 'Subscribed', 'subscribed', null],
    ['leads', 'Unsubscribed', 'subscribed', null],
  ] as const)(
    'does not fill a field that says the opposite: %s, %s as %s: %s',
    (kind, heading, field, said) => expect(leavingProblem(kind, heading, field)).toBe(said),
  );

  it.each([
    [
      'an unused column that tells of leaving',
      ['Unsubscribed'],
      { Unsubscribed: null },
      [''],
      'Unsubscribed',
    ],
    ['an unused status that says so', ['Status'], { Status: null }, ['Unsubscribed'], 'Status'],
    ['an unused status of a subscriber', ['Status'], { Status: null }, ['active'], null],
    ['a status that fills a field', ['Status'], { Status: 'subscribed' }, ['Unsubscribed'], null],
    ['a status behind the last cell', ['Email', 'Status'], {}, ['x'], null],
    ['the second of two columns', ['Email', 'State'], { Email: 'email' }, ['x', 'bounced'], 'State'],
    ['no such column', ['Email'], { Email: 'email' }, ['x'], null],
  ] as const)('may say of a subscriber that they left: %s', (_, headings, columns, cells, column) =>
    expect(leavingBeside(headings, columns, cells)).toBe(column),
  );
});
