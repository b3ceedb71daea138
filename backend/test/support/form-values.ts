/** The time at which the values below are validated: 21 November in Asia/Manila, still the 20th in UTC. */
export const JUDGED_AT = '2026-11-20T17:30:00.000Z';

type FormValue = readonly [field: string, value: string];
type Mistake = readonly [field: string, value: string, sentence: string];

const x = (count: number) => 'x'.repeat(count);
const longEmail = `${x(64)}@${x(63)}.${x(63)}.${x(58)}.com`;
const PHONE = 'Phone must be a phone number of 7 to 20 digits, spaces and + ( ) - .';

/** Values of the public forms that both the browser and the server reject, with the same message. */
export const MISTAKES: readonly Mistake[] = [
  ['firstName', '', 'First name is required'],
  ['firstName', x(101), 'First name must be at most 100 characters long'],
  ['lastName', '', 'Last name is required'],
  ['lastName', '🙂'.repeat(101), 'Last name must be at most 100 characters long'],
  ['email', '', 'Email is required'],
  ['email', 'ana', 'Email must be an email address'],
  ['email', 'ana@office', 'Email must be an email address'],
  ['email', '@office.example', 'Email must be an email address'],
  ['email', 'ana cruz@office.example', 'Email must be an email address'],
  ['email', 'ana@@office.example', 'Email must be an email address'],
  ['email', 'ana@office..example', 'Email must be an email address'],
  ['email', 'ana@office.example\u02bc', 'Email must be an email address'],
  ['email', '\u00e5sa@office.example', 'Email must be an email address'],
  ['email', 'ana@office.example, ben@office.example', 'Email must be an email address'],
  ['email', longEmail, 'Email must be at most 254 characters long'],
  ['phone', '', 'Phone is required'],
  ['phone', '12345', PHONE],
  ['phone', 'call me maybe', PHONE],
  ['phone', '-------', PHONE],
  ['phone', '+63 917 CALL ME', PHONE],
  ['phone', '123456789012345678901', 'Phone must be at most 20 characters long'],
  ['dateOfBirth', '', 'Date of birth is required'],
  ['dateOfBirth', '2025-02-29', 'Date of birth must be a real date'],
  ['dateOfBirth', '12/04/1988', 'Date of birth must be a real date'],
  ['dateOfBirth', '12 October 1988', 'Date of birth must be a real date'],
  ['dateOfBirth', '2026-11-21', 'Date of birth must be in the past'],
  ['dateOfBirth', '1906-11-20', 'Date of birth must be within the last 120 years'],
  ['preferredDate', '', 'Preferred date is required'],
  ['preferredDate', 'tomorrow', 'Preferred date must be a real date'],
  ['preferredDate', '24 November 2026', 'Preferred date must be a real date'],
  ['preferredDate', '2026-11-20', 'Preferred date must not be in the past'],
  ['preferredTime', '', 'Preferred time is required'],
  ['preferredTime', 'noon', 'Preferred time must be one of: 9am, 10am, 11am, 1pm, 2pm, 3pm, 4pm'],
  ['serviceInterest', '', 'Service is required'],
  [
    'serviceInterest',
    'wealth',
    'Service must be one of: insurance, investment, retirement, education, tax, estate',
  ],
  ['notes', x(2001), 'Notes must be at most 2,000 characters long'],
];

/** Values that both sides accept. */
export const ACCEPTED: readonly FormValue[] = [
  ['firstName', 'Ma. Teresa'],
  ['lastName', '🙂'.repeat(100)],
  ['email', 'Ana.Cruz+news@mail.office.example'],
  ['email', '<ana@office.example>'],
  ['email', 'Ana Cruz <ana@office.example>'],
  ['email', 'mailto:ana@office.example?subject=Hello'],
  ['email', 'ana@office.example\u200b'],
  ['email', 'ana@b\u00fccher.example'],
  ['phone', '+63 (917) 555-01.01'],
  ['phone', '1234567'],
  ['dateOfBirth', '1906-11-21'],
  ['dateOfBirth', '2026-11-20'],
  ['preferredDate', '2026-11-21'],
  ['preferredDate', '2031-01-05'],
  ['preferredTime', '9am'],
  ['serviceInterest', 'tax'],
  ['notes', ''],
  ['notes', `two\nlines ${'é'.repeat(1980)}`],
];
