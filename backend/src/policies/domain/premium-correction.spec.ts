import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aStoredPolicy } from '../testing/builders.js';
import { assertUnpaid, correctPremium } from './premium-correction.js';

const { premiums } = aStoredPolicy({ startsOn: '2026-01-10' });
// due on 10 January, 10 February and 10 March, with 31 days of grace
const [, premium] = premiums;

describe('a corrected premium', () => {
  it('has another amount, whatever was paid on it', () => {
    const paid = { ...premium!, paidAmount: 999 };
    expect(correctPremium(paid, { amount: 100 }, premiums)).toEqual({ ...paid, amount: 100 });
  });

  it('has another due date, as many days of grace, and pays for the same days', () => {
    expect(correctPremium(premium!, { dueDate: '2026-02-15' }, premiums)).toEqual({
      ...premium,
      dueDate: '2026-02-15',
      graceEndsOn: '2026-03-18',
    });
  });

  it('with the values that it has is the same', () => {
    expect(correctPremium(premium!, {}, premiums)).toBe(premium);
    expect(correctPremium(premium!, { amount: 250_000, dueDate: '2026-02-10' }, premiums)).toBe(premium);
  });

  it.each([
    ['2026-01-11', null],
    ['2026-03-09', null],
    ['2026-01-10', 'premium.order'],
    ['2026-03-10', 'premium.order'],
    ['2026-03-11', 'premium.order'],
    ['2026-02-30', 'field.real-date'],
    ['2200-02-10', 'policy.date-range'],
  ])('keeps its place among the others: due on %s it is rejected with %s', (dueDate, code) => {
    const correct = () => correctPremium(premium!, { dueDate }, premiums);
    if (code === null) expect(correct().dueDate).toBe(dueDate);
    else
      expect(correct).toThrow(
        expect.objectContaining({ codes: { dueDate: expect.objectContaining({ code }) as unknown } }),
      );
  });

  it('whose day was wrong before is corrected in its amount', () => {
    const wrong = { ...premium!, dueDate: '2026-05-10' };
    expect(correctPremium(wrong, { amount: 100 }, premiums)).toMatchObject({ amount: 100 });
  });
});

describe('another payment of a premium', () => {
  const paid = { ...premium!, paidAmount: 250_000 };
  const last = { recordedByName: 'Ana Cruz' };

  it('is rejected when it is paid, with the name of who recorded the last', () => {
    const { kind, message } = domainErrorOf(() => assertUnpaid(paid, false, last));
    expect([kind, message]).toEqual(['Conflict', expect.stringContaining('Ana Cruz')]);
  });

  it.each([
    ['it is meant', paid, true, last],
    ['something is owed', { ...paid, paidAmount: 249_999 }, false, last],
    ['it was paid by none', { ...paid, amount: 0, paidAmount: 0 }, false, null],
  ])('is possible when %s', (_, one, again, by) => expect(() => assertUnpaid(one, again, by)).not.toThrow());
});
