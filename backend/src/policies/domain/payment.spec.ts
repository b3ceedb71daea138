import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aPayment } from '../testing/builders.js';
import { advancePayment, createPayment, reversalOf } from './payment.js';

const TODAY = '2026-11-21';
const ORIGIN = {
  id: 'line',
  premiumId: 'premium',
  recordedBy: 'ana',
  recordedByName: 'Ana Cruz',
  createdAt: '2026-11-21T02:00:00.000Z',
};
const NEW = { paidOn: '2026-11-20', amount: 100, remittedOn: null, postedOn: null, receiptNumber: null };

describe('a payment', () => {
  it.each([
    [{ paidOn: '2026-11-22' }, { paidOn: 'Paid on must not be in the future' }],
    [{ paidOn: '2026-02-30' }, { paidOn: 'Paid on must be a real date' }],
    [{ paidOn: '1899-12-31' }, { paidOn: 'Paid on must be between 1900 and 2199' }],
    [
      { remittedOn: '2026-11-19', postedOn: '2026-11-22' },
      {
        remittedOn: 'Remitted on must not be before the day of the payment',
        postedOn: 'Posted on must not be in the future',
      },
    ],
  ])('is rejected with the days %j', (days, errors) =>
    expect(domainErrorOf(() => createPayment({ ...NEW, ...days }, ORIGIN, TODAY)).errors).toEqual(errors),
  );

  it('gets what is known since, and nothing else changes', () => {
    const payment = aPayment('premium', { receiptNumber: 'OR-1' });
    expect(advancePayment(payment, { remittedOn: TODAY }, TODAY)).toEqual({ ...payment, remittedOn: TODAY });
    expect(advancePayment(payment, { receiptNumber: null }, TODAY)).toEqual({
      ...payment,
      receiptNumber: null,
    });
    expect(advancePayment(payment, { receiptNumber: 'OR-1' }, TODAY)).toBe(payment);
    expect(domainErrorOf(() => advancePayment(payment, { postedOn: '2026-11-19' }, TODAY)).errors).toEqual({
      postedOn: 'Posted on must not be before the day of the payment',
    });
  });

  it('is reversed by a line with the negative amount, which is neither reversed nor changed', () => {
    const payment = aPayment('premium', { receiptNumber: 'OR-1' });
    const reversal = reversalOf(payment, 'Bounced', ORIGIN, TODAY);
    expect(reversal).toEqual({
      ...ORIGIN,
      amount: -payment.amount,
      paidOn: TODAY,
      remittedOn: null,
      postedOn: null,
      receiptNumber: null,
      reversalOf: payment.id,
      carriedFrom: null,
      reason: 'Bounced',
    });
    expect(domainErrorOf(() => reversalOf(reversal, 'x', ORIGIN, TODAY)).kind).toBe('Conflict');
    expect(domainErrorOf(() => advancePayment(reversal, { postedOn: TODAY }, TODAY)).kind).toBe('Conflict');
  });
});
