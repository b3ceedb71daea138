import { hoursOn } from './business-hours.js';
import {
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
} from './booking-options.js';

describe('the business hours', () => {
  it.each([
    ['Sunday', '2026-11-22', null],
    ['Monday', '2026-11-23', { opens: 9, closes: 18 }],
    ['Tuesday', '2026-11-24', { opens: 9, closes: 18 }],
    ['Wednesday', '2026-11-25', { opens: 9, closes: 18 }],
    ['Thursday', '2026-11-26', { opens: 9, closes: 18 }],
    ['Friday', '2026-11-27', { opens: 9, closes: 18 }],
    ['Saturday', '2026-11-28', { opens: 10, closes: 14 }],
    ['a leap day, a Thursday', '2024-02-29', { opens: 9, closes: 18 }],
  ])('on a %s (%s) are %j', (_, date, hours) => expect(hoursOn(date)).toEqual(hours));
});

describe('the booking form', () => {
  it('offers the seven times, each with its label', () => {
    expect(PREFERRED_TIMES.map((time) => `${time} ${PREFERRED_TIME_LABELS[time]}`)).toEqual([
      '9am 9:00 AM',
      '10am 10:00 AM',
      '11am 11:00 AM',
      '1pm 1:00 PM',
      '2pm 2:00 PM',
      '3pm 3:00 PM',
      '4pm 4:00 PM',
    ]);
  });

  it('offers the six services, each with its label', () => {
    expect(SERVICE_INTERESTS.map((service) => `${service}: ${SERVICE_LABELS[service]}`)).toEqual([
      'insurance: Insurance Planning',
      'investment: Investment Advisory',
      'retirement: Retirement Planning',
      'education: Education Funding',
      'tax: Tax Optimization',
      'estate: Estate Planning',
    ]);
  });
});
