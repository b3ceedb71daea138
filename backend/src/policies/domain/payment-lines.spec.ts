import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aPayment, aStoredPolicy } from '../testing/builders.js';
import { carriedBack, carriedLine, reversalOf } from './payment.js';
import {
  assertNotReversed,
  excessLines,
  laidPayments,
  lastPayment,
  stillCarried,
  withLines,
} from './payment-lines.js';

const { premiums } = aStoredPolicy({ startsOn: '2026-10-31' });
const [first, second, third] = premiums.map(({ id }) => id) as [string, string, string];
const ORIGIN = {
  id: 'line',
  recordedBy: 'ana',
  recordedByName: 'Ana Cruz',
  createdAt: '2026-11-20T08:00:00.000Z',
};
const TODAY = '2026-11-20';
const reversed = (payment: ReturnType<typeof aPayment>) =>
  reversalOf(payment, 'Bounced', { ...ORIGIN, premiumId: payment.premiumId }, TODAY);

describe('the lines of premiums', () => {
  it('add up to what is paid on each', () => {
    const lines = [aPayment(first), aPayment(first, { amount: 50 }), aPayment(third, { amount: 7 })];
    expect(
      withLines(premiums, lines)
        .map(({ paidAmount }) => paidAmount)
        .slice(0, 4),
    ).toEqual([250_050, 0, 7, 0]);
  });

  it('carry what exceeds a premium to those behind it, as parts of its payment', () => {
    const payment = aPayment(second, { amount: 600_000 });
    let count = 0;
    const lines = excessLines(premiums, payment, () => String((count += 1)));
    expect(lines.map(({ id, premiumId, amount }) => [id, premiumId, amount])).toEqual([
      ['1', second, -350_000],
      ['2', third, 250_000],
      ['3', premiums[3]!.id, 100_000],
    ]);
    const { recordedBy, recordedByName, createdAt, paidOn } = payment;
    for (const line of lines)
      expect(line).toMatchObject({
        carriedFrom: payment.id,
        reversalOf: null,
        paidOn,
        recordedBy,
        recordedByName,
        createdAt,
      });
  });

  it('carry nothing more than the payment, although more was paid before', () => {
    const paid = withLines(premiums, [aPayment(first, { amount: 300_000 })]);
    const lines = excessLines(paid, aPayment(first, { amount: 100 }), () => 'id');
    expect(lines.map(({ amount }) => amount)).toEqual([-100, 100]);
  });
});

describe('the last payment', () => {
  it('is the newest that was not taken back', () => {
    const [one, two, three] = [aPayment(first), aPayment(first), aPayment(first)];
    expect(lastPayment([two, three, one])).toBe(three);
    expect(lastPayment([two, three, one, reversed(three)])).toBe(two);
    expect(lastPayment([one, reversed(one)])).toBeNull();
    expect(lastPayment([])).toBeNull();
  });
});

describe('what of a payment was carried', () => {
  const payment = aPayment(first, { amount: 400_000 });
  const carried = [-150_000, 150_000].map((amount, place) =>
    carriedLine(
      payment,
      { carriedFrom: payment.id, premiumId: place === 0 ? first : second, amount },
      { ...ORIGIN, id: `carried ${place}` },
    ),
  );

  it('is still there until it is taken back', () => {
    expect(stillCarried([payment, ...carried])).toEqual(carried);
    const back = carriedBack(carried, 'Bounced', (premiumId) => ({ ...ORIGIN, premiumId }), TODAY);
    expect(back.map(({ amount, carriedFrom }) => [amount, carriedFrom])).toEqual([
      [150_000, payment.id],
      [-150_000, payment.id],
    ]);
    expect(stillCarried([payment, ...carried, ...back])).toEqual([]);
  });

  it('is no payment by itself, nor is a reversal', () => {
    const other = aPayment(second);
    const laid = laidPayments([payment, ...carried, other, reversed(other)]);
    expect(laid).toEqual([
      { id: payment.id, premiumId: first, paidOn: payment.paidOn, amount: 400_000 },
      { id: other.id, premiumId: second, paidOn: other.paidOn, amount: 0 },
    ]);
  });
});

test('a payment that was taken back is rejected', () => {
  const payment = aPayment(first);
  expect(() => assertNotReversed(payment, [payment])).not.toThrow();
  expect(domainErrorOf(() => assertNotReversed(payment, [payment, reversed(payment)])).kind).toBe('Conflict');
});
