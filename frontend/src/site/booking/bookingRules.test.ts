import { type BookingField, bookingRules, dateLimits } from './bookingRules';

// 7 October 2025, half past midnight in Manila: still the 6th in UTC
const now = () => new Date('2025-10-06T16:30:00Z');
const rules = bookingRules('Asia/Manila', now);

test('offers births up to 120 years ago and before today, visits from today to a year ahead, by the office’s day', () => {
  expect(dateLimits('Asia/Manila', now())).toEqual({
    birth: { min: '1905-10-07', max: '2025-10-06' },
    visit: { min: '2025-10-07', max: '2026-10-07' },
  });
});

test.each<[BookingField, string, string | undefined]>([
  ['firstName', '', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['phone', '', 'Phone is required'],
  ['dateOfBirth', '', 'Date of birth is required'],
  ['dateOfBirth', '2025-02-29', 'Date of birth must be a real date'],
  ['dateOfBirth', '2025-10-07', 'Date of birth must be in the past'],
  ['dateOfBirth', '1905-10-06', 'Date of birth must be within the last 120 years'],
  ['dateOfBirth', '1905-10-07', undefined],
  ['preferredDate', '', 'Preferred date is required'],
  ['preferredDate', '07/10/2025', 'Preferred date must be a real date'],
  ['preferredDate', '2025-10-06', 'Preferred date must not be in the past'],
  ['preferredDate', '2025-10-07', undefined],
  ['preferredTime', '', 'Preferred time is required'],
  ['preferredTime', 'noon', 'Preferred time must be one of the list'],
  ['preferredTime', '4pm', undefined],
  ['serviceInterest', '', 'Service is required'],
  ['serviceInterest', 'tax', undefined],
  ['notes', '', undefined],
  ['notes', 'x'.repeat(2001), 'Notes must be at most 2000 characters long'],
])('says of %s = "%s": %s', (field, value, error) => {
  expect(rules[field](value)).toBe(error);
});

test('never refuses a day on which the office is closed, nor one that is far ahead', () => {
  expect(rules.preferredDate('2025-10-12')).toBeUndefined();
  expect(rules.preferredDate('2031-01-01')).toBeUndefined();
});
