import { carry, layPayments, type LaidPayment } from './laid-payments.js';
import type { Instalment } from './premium-schedule.js';

const premium = (id: string, amount: number, paidAmount = 0, currency = 'PHP'): Instalment => ({
  id,
  amount,
  paidAmount,
  currency,
  coversFrom: '2026-01-31',
  coversUntil: null,
  dueDate: '2026-01-31',
  graceEndsOn: '2026-03-03',
});
const payment = (id: string, amount: number, paidOn = '2026-01-31'): LaidPayment => ({
  id,
  amount,
  paidOn,
  premiumId: 'old',
});

describe('payments that are laid on premiums', () => {
  const laid = (amounts: readonly number[], ...payments: LaidPayment[]) => {
    const premiums = amounts.map((amount, place) => premium(String(place + 1), amount));
    const { premiums: after, places, carried } = layPayments(premiums, payments);
    expect(premiums.map(({ paidAmount }) => paidAmount)).toEqual(amounts.map(() => 0));
    return {
      paid: after.map(({ paidAmount }) => paidAmount),
      places: Object.fromEntries(places),
      carried: carried.map((line) => `${line.carriedFrom}: ${line.amount} on ${line.premiumId}`),
    };
  };

  it('pay the first premium that is not paid, in the order of their days and then of their ids', () => {
    const payments = [payment('c', 100), payment('a', 100, '2026-02-01'), payment('b', 60)];
    expect(laid([100, 100, 100], ...payments)).toEqual({
      paid: [100, 100, 60],
      places: { b: '1', c: '1', a: '2' },
      carried: ['c: -60 on 1', 'c: 60 on 2', 'a: -60 on 2', 'a: 60 on 3'],
    });
  });

  it('that exceed the last premium stay on it', () => {
    expect(laid([100, 20, 30], payment('a', 200), payment('b', 30, '2026-02-01'))).toEqual({
      paid: [150, 20, 60],
      places: { a: '1', b: '3' },
      carried: ['a: -50 on 1', 'a: 20 on 2', 'a: 30 on 3'],
    });
  });

  it('that were taken back pay nothing, and have their place', () => {
    expect(laid([100], payment('a', 0))).toEqual({ paid: [0], places: { a: '1' }, carried: [] });
  });
});

describe('what exceeds a premium', () => {
  const lines = (premiums: Instalment[], most?: number) =>
    carry(premiums, 'p', most).map(({ premiumId, amount }) => [premiumId, amount]);

  it('goes to the next ones that are not paid, and takes nothing more than there is', () => {
    const premiums = [
      premium('1', 100, 250),
      premium('2', 100, 100),
      premium('3', 100, 20),
      premium('4', 100),
    ];
    expect(lines(premiums)).toEqual([
      ['1', -150],
      ['3', 80],
      ['4', 70],
    ]);
    expect(lines(premiums, 90)).toEqual([
      ['1', -90],
      ['3', 80],
      ['4', 10],
    ]);
  });

  it.each([
    ['no premium', []],
    ['a premium that is paid exactly', [premium('1', 100, 100), premium('2', 100)]],
    ['a premium that is paid in part', [premium('1', 100, 50), premium('2', 100)]],
    ['the last premium', [premium('1', 100, 150)]],
    ['premiums in another currency', [premium('1', 100, 150), premium('2', 100, 0, 'USD')]],
    ['paid premiums', [premium('1', 100, 150), premium('2', 100, 150)]],
  ])('stays where it is for %s', (_, premiums) => expect(lines(premiums)).toEqual([]));
});
