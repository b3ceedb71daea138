import { aPolicy } from '../testing/builders.js';
import { contestableUntil, freeLookEndsOn } from './delivery.js';

describe('the free look', () => {
  const ends = (endsOn: string | null) =>
    freeLookEndsOn({ startsOn: '2026-01-31', deliveredOn: '2026-02-10', endsOn });

  it.each([
    ['of a policy without an end is 15 days', null, '2026-02-25'],
    ['of a term of more than six months is 15 days', '2026-08-01', '2026-02-25'],
    ['of a term of six months is 5 days', '2026-07-31', '2026-02-15'],
    ['of a term of 31 days is 5 days', '2026-03-03', '2026-02-15'],
    ['of a term of 30 days is none', '2026-03-02', null],
  ])('%s', (_, endsOn, expected) => expect(ends(endsOn)).toBe(expected));

  it('is not known before the delivery', () => {
    expect(freeLookEndsOn(aPolicy())).toBeNull();
  });
});

describe('the day until which a policy can be contested', () => {
  const until = (changes: Parameters<typeof aPolicy>[0], forceSince: string | null = null) =>
    contestableUntil({ ...aPolicy({ issuedOn: '2026-01-10', ...changes }), forceSince });

  it('is two years after it was issued, or last came into force', () => {
    expect(until({})).toBe('2028-01-10');
    expect(until({}, '2026-09-01')).toBe('2028-09-01');
    expect(until({ force: 'lapsed' }, '2026-09-01')).toBe('2028-01-10');
  });

  it('is not known of other lines, and without the day of issue', () => {
    expect(until({ line: 'health' })).toBeNull();
    expect(until({ issuedOn: null })).toBeNull();
  });
});
