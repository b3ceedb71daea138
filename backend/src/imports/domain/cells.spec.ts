import fc from 'fast-check';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { readings } from './cell-dates.js';
import { type CellOptions, readCell } from './cells.js';
import { FIELDS_OF, IMPORT_KINDS, type ImportField, type ImportKind } from './import-fields.js';

const fieldOf = (kind: ImportKind, name: string): ImportField =>
  FIELDS_OF[kind].find((field) => field.name === name)!;
const read = (kind: ImportKind, name: string, cell: string, options: CellOptions = {}) => {
  const result = readCell(fieldOf(kind, name), cell, options);
  if (!('said' in result)) return result.value;
  return typeof result.said === 'string' ? result.said : result.said[0];
};

describe('a date', () => {
  it.each([
    ['1984-03-12', '1984-03-12'],
    ['1984/3/2', '1984-03-02'],
    ['19840312', '1984-03-12'],
    ['1984-03-12 00:00:00', '1984-03-12'],
    ['1984-03-12T16:00:00.000Z', '1984-03-12'],
    ['12 Mar 1984', '1984-03-12'],
    ['March 12, 1984', '1984-03-12'],
    ['12-Mar-84', '1984-03-12'],
    ['Ika-12 ng Marso', 'import.date'],
    ['12 Marso 1984', '1984-03-12'],
    ['Disyembre 30, 2024', '2024-12-30'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['5/5/24', '2024-05-05'],
    ['2/30/2024', 'import.date'],
    ['1984-02-30', 'import.date'],
    ['soon', 'import.date'],
    ['30755', 'import.date'],
    ['3/4/2024', 'import.date-order'],
    ['1984.3.12', '1984-03-12'],
    ['1984-3-2', '1984-03-02'],
    ['5.5.1984', '1984-05-05'],
    ['5-5-84', '1984-05-05'],
    ['5 5 1984', '1984-05-05'],
    ['1st March 2024', '2024-03-01'],
    ['2nd  of March 2024', 'import.date'],
    ['22nd Mar, 2024', '2024-03-22'],
    ['3rd.Mar.2024', '2024-03-03'],
    ['4th/Mar/2024', '2024-03-04'],
    ['12Mar84', '1984-03-12'],
    ['12 Mar 1984 13:45', '1984-03-12'],
    ['March 12th, 1984', '1984-03-12'],
    ['Mar-1-84', '1984-03-01'],
    ['Mar.22nd.1984', '1984-03-22'],
    ['Mar/3rd/1984', '1984-03-03'],
    ['March1st,1984', '1984-03-01'],
    ['Sept 3, 1984', '1984-09-03'],
    ['Ma 3, 1984', 'import.date'],
    ['3 Ma 1984', 'import.date'],
    ['3 Marcher 1984', 'import.date'],
    ['March 31984', 'import.date'],
  ])('%s is %s', (cell, day) => expect(read('clients', 'dateOfBirth', cell)).toBe(day));

  it.each([
    ['day-first', '3/4/2024', '2024-04-03'],
    ['month-first', '3/4/2024', '2024-03-04'],
    ['day-first', '3.4.29', '2029-04-03'],
    ['month-first', '3-4-30', '1930-03-04'],
    ['year-first', '03/04/05', '2003-04-05'],
    ['month-first', '31/12/2024', '2024-12-31'],
    ['year-first', '3/4/2024', 'import.date-order'],
  ] as const)('with %s %s is %s', (dateOrder, cell, day) =>
    expect(read('clients', 'dateOfBirth', cell, { dateOrder })).toBe(day),
  );

  it.each([
    '1984-03-12',
    '19840312',
    '31/12/1984',
    '31.12.84',
    '12 Mar 1984',
    '12 Mar 84',
    'March 12, 1984',
    'March 12, 84',
  ])('%s is none with something before or behind it', (cell) => {
    const around = [`1${cell}`, `x ${cell}`, `${cell}1`, `${cell}x`, `${cell} x`];
    expect(around.map((one) => read('clients', 'dateOfBirth', one))).toEqual(around.map(() => 'import.date'));
  });

  it('has at most 60 characters', () => {
    const long = (length: number) => `March${'1, 1984'.padStart(length - 5)}`;
    expect(read('clients', 'dateOfBirth', long(60))).toBe('1984-03-01');
    expect(read('clients', 'dateOfBirth', long(61))).toBe('field.too-long');
    expect(readings(long(60))).toHaveLength(1);
    expect(readings(long(61))).toEqual([]);
  });

  test('written in any form with its order is read as it was', () => {
    const day = fc.nat(60_000).map((days) => addDays('1930-01-01', days));
    const sign = fc.constantFrom('/', '-', '.', ' ');
    fc.assert(
      fc.property(day, sign, fc.constantFrom('day-first', 'month-first'), (date, separator, dateOrder) => {
        const [year = '', month = '', of = ''] = date.split('-');
        const parts = dateOrder === 'day-first' ? [of, month, year] : [month, of, year];
        expect(read('policies', 'startsOn', parts.join(separator), { dateOrder })).toBe(date);
        expect(read('policies', 'startsOn', parts.map(Number).join(separator), { dateOrder })).toBe(date);
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    ['2024-03-01T09:30:00.123456+08:00', '2024-03-01T01:30:00.000Z'],
    ['2024-03-01T01:30:00.000Z', '2024-03-01T01:30:00.000Z'],
    ['2024-07-01T00:00:00+00', '2024-07-01T00:00:00.000Z'],
    ['2024-03-01 09:30', '2024-03-01T09:30:00'],
    ['March 1, 2024 9:05 pm', '2024-03-01T21:05:00'],
    ['3/31/2024, 12:00:01 AM', '2024-03-31T00:00:01'],
    ['2024-03-01', '2024-03-01T00:00:00'],
    ['2024-03-01 25:00', 'import.date'],
    ['2024-03-01T9:05', '2024-03-01T09:05:00'],
    ['2024-03-01 9:05 p.m.', '2024-03-01T21:05:00'],
    ['2024-03-01 9:05PM', '2024-03-01T21:05:00'],
    ['2024-03-01 9:05 a.m.', '2024-03-01T09:05:00'],
    ['2024-03-01 12:05 am', '2024-03-01T00:05:00'],
    ['2024-03-01 12:05 pm', '2024-03-01T12:05:00'],
    ['2024-03-01  09:30:15', '2024-03-01T09:30:15'],
    ['2024-03-01 09:30:15,5', '2024-03-01T09:30:15'],
    ['2024-03-01 09:30:15 UTC', '2024-03-01T09:30:15.000Z'],
    ['2024-03-01 09:30:15 utc', '2024-03-01T09:30:15.000Z'],
    ['2024-03-01T09:30:15z', '2024-03-01T09:30:15.000Z'],
    ['2024-03-01 09:30 +0800', '2024-03-01T01:30:00.000Z'],
    ['2024-03-01 09:30-05:30', '2024-03-01T15:00:00.000Z'],
    ['2024-03-01 09:30+08', '2024-03-01T01:30:00.000Z'],
    ['2024-03-01 09:30+25:00', 'import.date'],
    ['2024-03-01 09:60', 'import.date'],
    ['2024-03-01 09:3', 'import.date'],
    ['2024-03-01 109:30', 'import.date'],
    ['2024-03-01 09:30:155', 'import.date'],
    ['2024-03-01 09:30 +0800 x', 'import.date'],
    ['3/4/2024 09:30', 'import.date-order'],
  ])('%s is %s', (cell, time) => expect(read('subscribers', 'consentGivenAt', cell)).toBe(time));
});

describe('an amount', () => {
  it.each([
    ['₱12,500.00', 1_250_000],
    ['12.500,00', 1_250_000],
    ['PHP 12500', 1_250_000],
    ['Php12,500', 1_250_000],
    ['12 500,5', 1_250_050],
    ["1'234'567.89", 123_456_789],
    ['1.234.567', 123_456_700],
    ['12500.0000', 1_250_000],
    ['0.5', 50],
    ['1,5', 150],
    ['12,50,000', 'import.amount'],
    ['1,234.567,8', 'import.amount'],
    ['12.345678', 'import.amount'],
    ['-500', 'import.amount-beside'],
    ['12,500 monthly dues', 'import.amount-beside'],
    ['10000000000', 1_000_000_000_000],
    ['10000000001', 'import.amount'],
    ['25k', 'import.amount-beside'],
    ['free', 'import.amount'],
  ])('%s is %s centavos', (cell, centavos) => expect(read('policies', 'premium', cell)).toBe(centavos));

  it.each([
    ['₱100', 'PHP'],
    ['$100', 'USD'],
    ['100 EUR', 'EUR'],
    ['100', undefined],
  ])('of %s is in %s', (cell, currency) => {
    const result = readCell(fieldOf('policies', 'premium'), cell, {});
    expect('said' in result ? result.said : result.currency).toBe(currency);
  });

  test('is the same in the forms of both halves of the world', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        const [english, german] = ['en', 'de'].map((locale) =>
          (centavos / 100).toLocaleString(locale, { minimumFractionDigits: 2 }),
        );
        expect(read('policies', 'premium', english!)).toBe(centavos);
        expect(read('policies', 'premium', german!)).toBe(centavos);
        expect(read('policies', 'premium', (centavos / 100).toFixed(2))).toBe(centavos);
      }),
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['+63 917 123 4567', '+63 917 123 4567'],
    ['0917-123-4567', '0917-123-4567'],
    ['9171234567', '9171234567'],
    ["'09171234567", '09171234567'],
    ['="09171234567"', '09171234567'],
    ['tel:+63-917-123-4567', '+63-917-123-4567'],
    ['\u202a+63\u00a0917\u2011123\u20114567\u202c', '+63 917-123-4567'],
    ['0917 123 4567 ::: 02 8123 4567', '0917 123 4567'],
    ['0917 123 4567 / 0918 123 4567', 'field.phone'],
    ['9.17E+11', 'field.shortened'],
    ['call her', 'field.phone'],
  ])('%s is %s', (cell, phone) => expect(read('clients', 'phone', cell)).toBe(phone));

  it('without the code of its country is one of the country of the file', () => {
    expect(read('clients', 'phone', '(415) 555-2671', { country: 'US' })).toBe('+1 415 555 2671');
    expect(read('clients', 'phone', '+63 917 123 4567', { country: 'US' })).toBe('+63 917 123 4567');
    expect(read('clients', 'phone', '0917 123 4567', { country: 'PH' })).toBe('0917 123 4567');
    expect(read('clients', 'phone', '0063 917 123 4567', { country: 'US' })).toBe('0063 917 123 4567');
    expect(read('clients', 'phone', '555-2671', { country: 'US' })).toBe('field.phone');
    expect(read('clients', 'phone', '0917\n123 4567')).toBe('0917 123 4567');
  });
});

describe('other cells', () => {
  it.each<[ImportKind, string, string, unknown]>([
    ['clients', 'email', 'Liza <liza@example.com>', 'liza@example.com'],
    ['clients', 'email', 'mailto:liza@example.com', 'liza@example.com'],
    ['clients', 'email', 'liza@example.com ::: liz@example.com', 'liza@example.com'],
    ['clients', 'email', 'liza@example.com; liz@example.com', 'field.email'],
    ['clients', 'firstName', '=Liza\n  Anne', '=Liza Anne'],
    ['clients', 'firstName', 'x'.repeat(101), 'field.too-long'],
    ['clients', 'notes', 'a\r\nb\rc', 'a\nb\nc'],
    ['clients', 'notes', 'a\u0001\u000bb', 'a\nb'],
    ['clients', 'sourceId', '="0012345678"', '0012345678'],
    ['policies', 'policyNumber', "'0012345679", '0012345679'],
    ['policies', 'policyNumber', '12345678.0', '12345678'],
    ['policies', 'policyNumber', 'A\u20117', 'A-7'],
    ['policies', 'policyNumber', '8.00123E+11', 'field.shortened'],
    ['clients', 'phone', '639174000003.0', '639174000003'],
    ['clients', 'phone', 'tel:+63\u2013917\u00a0555', '+63-917 555'],
    ['clients', 'phone', '6.39174E+11', 'field.shortened'],
    ['clients', 'tags', '* myContacts ::: Family ::: * VIP', ['Family', 'VIP']],
    ['clients', 'tags', 'family, VIP; golf|fair', ['family', 'VIP', 'golf', 'fair']],
    ['clients', 'tags', 'VIP; "family; friends"; "* a ::: b"', ['VIP', 'family; friends', '* a ::: b']],
    ['clients', 'tags', 'VIP "family"', 'client.tags'],
    ['clients', 'tags', 'x'.repeat(41), 'client.tags'],
    ['clients', 'channel', 'E-Mail', 'e-mail'],
    ['clients', 'channel', 'Viber', 'message'],
    ['leads', 'preferredTime', '9:00 AM', '9am'],
    ['leads', 'serviceInterest', 'Insurance Planning', 'insurance'],
    ['policies', 'cardExpires', '2027-08', '2027-08'],
    ['policies', 'cardExpires', '08/27', '2027-08'],
    ['policies', 'cardExpires', '8 / 2027', '2027-08'],
    ['policies', 'cardExpires', "Aug '27", '2027-08'],
    ['policies', 'cardExpires', '2027-08-31', '2027-08'],
    ['policies', 'cardExpires', '13/27', 'field.month'],
    ['policies', 'cardExpires', '4111 1111 1111 1111', 'field.month'],
    ['policies', 'paymentMethod', 'ADA', 'auto-debit'],
    ['policies', 'paymentMethod', 'Credit Card', 'card'],
    ['policies', 'paymentMethod', 'PDC', 'post-dated cheques'],
    ['policies', 'paymentMethod', 'GCash', 'bills payment'],
    ['policies', 'paymentMethod', 'OTC', 'counter'],
    ['policies', 'mode', 'Semi Annual', 'semi-annual'],
    ['policies', 'mode', 'buwanan', 'monthly'],
    ['policies', 'force', 'Not yet in force', 'not yet'],
    ['policies', 'line', 'Non-Life', 'non-life'],
    ['policies', 'mode', 'weekly', 'field.one-of'],
    ['policies', 'graceDays', '31', 31],
    ['policies', 'graceDays', '367', 'field.whole-number'],
    ['policies', 'graceDays', 'none', 'field.whole-number'],
    ['subscribers', 'subscribed', 'enabled', true],
    ['subscribers', 'subscribed', 'Hindi', false],
    ['subscribers', 'subscribed', 'maybe', 'import.yes-or-no'],
    ['clients', 'firstName', 'x'.repeat(100), 'x'.repeat(100)],
    ['clients', 'tags', Array.from({ length: 20 }, (_, tag) => tag).join(), expect.any(Array)],
    ['clients', 'tags', Array.from({ length: 21 }, (_, tag) => tag).join(), 'client.tags'],
    ['clients', 'tags', ' one ,, two | ', ['one', 'two']],
    ['clients', 'tags', '*one', ['one']],
    ['clients', 'tags', 'a "b" c', 'client.tags'],
    ['clients', 'email', 'nobody', 'field.email'],
    ['policies', 'policyNumber', 'x'.repeat(121), 'field.too-long'],
    ['policies', 'mode', 'x'.repeat(100), 'field.one-of'],
    ['policies', 'mode', 'x'.repeat(101), 'field.too-long'],
    ['policies', 'graceDays', '366', 366],
    ['policies', 'graceDays', '0', 0],
    ['policies', 'graceDays', '31 days', 'field.whole-number'],
    ['policies', 'graceDays', 'x31', 'field.whole-number'],
    ['policies', 'graceDays', '1e1', 'field.whole-number'],
    ['policies', 'currency', '₱', 'PHP'],
    ['policies', 'currency', 'usd', 'USD'],
    ['policies', 'currency', 'gold', 'policy.currency'],
    ['policies', 'currency', 'PH', 'policy.currency'],
    ['policies', 'currency', 'P1P', 'policy.currency'],
    ['subscribers', 'left', 'Opted out', true],
    ['subscribers', 'left', 'Never', false],
    ['subscribers', 'left', '2025-06-07 08:00', '2025-06-07T08:00:00'],
    ['subscribers', 'left', '3/4/2025', true],
    ['subscribers', 'left', 'perhaps', 'import.leaving'],
    ['subscribers', 'left', '2025-02-30', 'import.leaving'],
  ])('%s: %s of %j is %j', (kind, name, cell, value) => expect(read(kind, name, cell)).toEqual(value));

  test('are read or rejected, whatever they contain', () => {
    const fields = IMPORT_KINDS.flatMap((kind) => FIELDS_OF[kind]);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary', minLength: 1 }), (field, cell) => {
        const result = readCell(field, cell, { country: 'US' });
        expect('said' in result || result.value !== undefined).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('every choice is read from its value, in any case', () => {
    for (const { type, name, choices = [] } of IMPORT_KINDS.flatMap((kind) => FIELDS_OF[kind]))
      if (type === 'choice')
        for (const choice of choices) {
          const kind = IMPORT_KINDS.find((one) => FIELDS_OF[one].some((field) => field.choices === choices))!;
          expect(read(kind, name, choice.toUpperCase())).toBe(choice);
        }
  });
});
