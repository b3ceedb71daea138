import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aPayment, aStoredPolicy } from '../testing/builders.js';
import {
  advancePayment,
  carriedLine,
  createPayment,
  firstPayment,
  movedPayment,
  paymentEvent,
  reversalOf,
} from './payment.js';

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

  it('may be of today, remitted and posted on its day', () => {
    const days = { paidOn: TODAY, remittedOn: TODAY, postedOn: TODAY };
    expect(createPayment({ ...NEW, ...days }, ORIGIN, TODAY)).toMatchObject(days);
  });

  it('in the future of a day that there is not is no real date', () => {
    const { errors } = domainErrorOf(() => createPayment({ ...NEW, paidOn: '2026-11-31' }, ORIGIN, TODAY));
    expect(errors).toEqual({ paidOn: 'Paid on must be a real date' });
  });

  it('is moved as it is to another premium, for a reason', () => {
    const payment = aPayment('premium', { receiptNumber: 'OR-1' });
    const origin = { ...ORIGIN, premiumId: 'other' };
    expect(movedPayment(payment, origin, 'Wrong month')).toEqual({
      ...payment,
      ...origin,
      reason: 'Wrong month',
    });
    expect(domainErrorOf(() => movedPayment(payment, ORIGIN, 'x')).errors).toHaveProperty('premiumId');
    const reversal = reversalOf(payment, 'Bounced', ORIGIN, TODAY);
    expect(domainErrorOf(() => movedPayment(reversal, origin, 'x')).kind).toBe('Conflict');
  });

  it('is neither taken back nor changed by a part of it that was carried', () => {
    const payment = aPayment('premium');
    const part = carriedLine(payment, { carriedFrom: payment.id, premiumId: 'next', amount: 10 }, ORIGIN);
    expect(part).toMatchObject({ premiumId: 'next', amount: 10, carriedFrom: payment.id, id: 'line' });
    expect(domainErrorOf(() => reversalOf(part, 'x', ORIGIN, TODAY)).kind).toBe('Conflict');
    expect(domainErrorOf(() => advancePayment(part, { postedOn: TODAY }, TODAY)).kind).toBe('Conflict');
  });

  it('is in the timeline when it is recorded, moved and taken back', () => {
    const payment = aPayment('premium');
    const about = { policy: 'Sun Life Term 20', dueDate: '2026-10-31' };
    const moved = movedPayment(payment, { ...ORIGIN, premiumId: 'other' }, 'Wrong month');
    const reversal = reversalOf(payment, 'Bounced', ORIGIN, TODAY);
    expect([payment, moved, reversal].map((line) => paymentEvent(line, about))).toEqual([
      {
        actionType: 'premium_paid',
        actionDetails: 'Payment of the premium of Sun Life Term 20 due 2026-10-31 recorded',
      },
      {
        actionType: 'premium_paid',
        actionDetails:
          'Payment of the premium of Sun Life Term 20 due 2026-10-31 recorded, moved from another premium',
      },
      {
        actionType: 'payment_reversed',
        actionDetails: 'Payment of the premium of Sun Life Term 20 due 2026-10-31 taken back',
      },
    ]);
  });
});

describe('the payment with the application', () => {
  const [first] = aStoredPolicy().premiums;
  const pay = (paidOn: string, premium = first ?? null) => firstPayment(premium, paidOn, ORIGIN, TODAY);

  it('is that of the first premium in full', () => {
    expect(pay(TODAY)).toMatchObject({
      premiumId: first!.id,
      amount: first!.amount,
      paidOn: TODAY,
      receiptNumber: null,
      recordedByName: 'Ana Cruz',
    });
  });

  it.each([
    ['2026-11-22', first!, 'payment.in-future'],
    ['2026-02-30', first!, 'field.real-date'],
    [TODAY, null, 'policy.no-first-premium'],
  ])('on %s is rejected by its field: %#', (paidOn, premium, code) =>
    expect(() => pay(paidOn, premium)).toThrow(
      expect.objectContaining({
        codes: { firstPremiumPaidOn: expect.objectContaining({ code }) as unknown },
      }),
    ),
  );
});
