import { ageOn, type ReasonToCall, reasonToCall, wish } from './words.js';

const client = {
  dateOfBirth: '1984-02-29',
  soldOn: '2025-11-30',
  productPurchased: 'Term life',
  premiumFrequency: 'monthly',
  premiumRate: '120',
};

describe('the reason to call a client', () => {
  it.each<[string, Omit<ReasonToCall, 'client'>, Partial<ReasonToCall['client']>, string]>([
    ['a birthday', { kind: 'birthday', date: '2026-02-28' }, {}, 'turns 42'],
    [
      'an unreadable date of birth',
      { kind: 'birthday', date: '2026-02-28' },
      { dateOfBirth: '12/03/84' },
      '',
    ],
    ['the first anniversary', { kind: 'anniversary', date: '2026-11-30' }, {}, '1 year, Term life'],
    ['a later one', { kind: 'anniversary', date: '2028-11-30' }, {}, '3 years, Term life'],
    ['a premium', { kind: 'premium', date: '2026-02-28' }, {}, 'Term life, monthly, $120'],
    [
      'one without a rate',
      { kind: 'premium', date: '2026-02-28' },
      { premiumRate: null },
      'Term life, monthly',
    ],
  ])('on %s', (_, day, changes, words) =>
    expect(reasonToCall({ ...day, client: { ...client, ...changes } })).toBe(words),
  );
});

it.each([
  ['1984-03-12', '2026-11-25', 42],
  [null, '2026-11-25', null],
  ['12/03/84', '2026-11-25', null],
  ['1984-03-12', 'next week', null],
])('a person born on %s is on %s %j years old', (born, date, age) => expect(ageOn(born, date)).toBe(age));

describe('the wish of a lead', () => {
  it('is the service and the day of a booking, or the newsletter', () => {
    expect(wish({ serviceInterest: 'retirement', preferredDate: '2026-11-25' })).toBe(
      'Retirement Planning, Nov 25, 2026',
    );
    expect(wish(null)).toBe('Newsletter');
  });

  it('is what is stored when another program wrote it', () => {
    expect(wish({ serviceInterest: 'astrology' as 'tax', preferredDate: 'next week' })).toBe(
      'astrology, next week',
    );
  });
});
