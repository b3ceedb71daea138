import { aStoredPolicy } from '../testing/builders.js';
import { FORCE_STATES } from './policy-choices.js';
import { nextUnpaid, unpaidUntil } from './unpaid-premiums.js';

describe('unpaid premiums', () => {
  const { policy, premiums } = aStoredPolicy({ startsOn: '2026-10-31' });
  const [first, second] = premiums;

  it('are unpaid until the end of their grace days, and no more once they are paid', () => {
    expect(unpaidUntil(policy, first!)).toBe('2026-12-01');
    expect(unpaidUntil(policy, { ...first!, paidAmount: 249_999 })).toBe('2026-12-01');
    expect(unpaidUntil(policy, { ...first!, paidAmount: 250_000 })).toBeNull();
  });

  it.each(FORCE_STATES)('of a policy that is %s are owed only while it is in force', (force) => {
    expect(unpaidUntil({ ...policy, force }, first!) !== null).toBe(force === 'in force');
  });

  it('are due one after the other, whatever their order', () => {
    expect(nextUnpaid(policy, [...premiums].reverse())).toBe(first);
    expect(nextUnpaid(policy, [{ ...first!, paidAmount: 250_000 }, second!])).toBe(second);
    expect(nextUnpaid({ ...policy, force: 'lapsed' }, premiums)).toBeNull();
    expect(nextUnpaid(policy, [])).toBeNull();
  });
});
