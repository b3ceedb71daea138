import { type BookingField, bookingRules, dateLimits } from './bookingRules';

// 00:30 on 7 October 2025 in Manila, still the 6th in UTC
const now = () => new Date('2025-10-06T16:30:00Z');
const rules = bookingRules('Asia/Manila', now);

test('offers births from 120 years ago to yesterday and visits from today to a year ahead, in the office’s time zone', () => {
  expect(dateLimits('Asia/Manila', now())).toEqual({
    dateOfBirth: { min: '1905-10-07', max: '2025-10-06' },
    preferredDate: { min: '2025-10-07', max: '2026-10-07' },
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
  ['preferredTime', 'noon', 'Preferred time must be one of: 9am, 10am, 11am, 1pm, 2pm, 3pm, 4pm'],
  ['preferredTime', '4pm', undefined],
  ['serviceInterest', '', 'Service is required'],
  ['serviceInterest', 'tax', undefined],
  ['notes', '', undefined],
  ['notes', 'x'.repeat(2001), 'Notes must be at most 2,000 characters long'],
])('%s = "%s": %s', (field, value, error) => {
  expect(rules[field](value)).toBe(error);
});

test('accepts days when the office is closed, and days far ahead', () => {
  expect(rules.preferredDate('2025-10-12')).toBeUndefined();
  expect(rules.preferredDate('2031-01-01')).toBeUndefined();
});
