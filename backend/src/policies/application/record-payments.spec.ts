import { aPaidSum, aStoredPolicy } from '../testing/builders.js';
import { policiesInMemory } from '../testing/in-memory-policies.js';
import { ANA, officeTime } from '../testing/policies-on.js';
import { RecordPayments } from './record-payments.js';

const NOW = '2026-11-20T08:00:00.000Z';
const HOW = { again: false, applyExcess: true, key: null };

describe('recording payments', () => {
  const setUp = (now = NOW) => {
    const ports = policiesInMemory();
    const { units, policies, payments } = ports;
    const stored = aStoredPolicy({ startsOn: '2026-10-31' });
    policies.all.set(stored.policy.id, stored);
    const { id } = stored.policy;
    const [first, second, third] = stored.premiums.map((premium) => premium.id) as [string, string, string];
    const record = new RecordPayments(units, policies, payments, officeTime(now));
    const pay = (
      amount: number,
      how: Partial<Parameters<RecordPayments['add']>[3]> = {},
      premiumId = first,
    ) => record.add(premiumId, aPaidSum({ amount }), ANA, { ...HOW, ...how });
    const paid = () => policies.all.get(id)!.premiums.map(({ paidAmount }) => paidAmount);
    return { ...ports, id, first, second, third, record, pay, paid };
  };

  it('stores the payment, adds it to the premium, and publishes it to timeline, webhooks and consoles', async () => {
    const { pay, paid, payments, followUps, live, id, first } = setUp();
    const line = await pay(100_000);
    expect(payments.lines).toEqual([line]);
    expect(line).toMatchObject({ premiumId: first, amount: 100_000, recordedBy: 'ana', createdAt: NOW });
    expect(paid().slice(0, 2)).toEqual([100_000, 0]);
    expect(followUps.all).toEqual([
      {
        timeline: [expect.objectContaining({ by: ANA, at: NOW })],
        outbound: { type: 'premium.recorded', id: first },
      },
    ]);
    expect(followUps.timeline).toEqual([
      'Payment of the premium of Sun Life Term 20 due 2026-10-31 recorded',
    ]);
    expect(live.ids('policy_updated')).toEqual([id]);
  });

  it('carries what exceeds the premium to the next ones, or leaves it as a credit', async () => {
    const { pay, paid, payments } = setUp();
    const line = await pay(600_000);
    expect(paid().slice(0, 3)).toEqual([250_000, 250_000, 100_000]);
    expect(payments.lines.map(({ amount, carriedFrom }) => [amount, carriedFrom])).toEqual([
      [600_000, null],
      [-350_000, line.id],
      [250_000, line.id],
      [100_000, line.id],
    ]);
    const other = setUp();
    await other.pay(600_000, { applyExcess: false });
    expect(other.paid().slice(0, 2)).toEqual([600_000, 0]);
  });

  it('returns the first payment for a repeated key, and announces it once', async () => {
    const { pay, paid, live, followUps } = setUp();
    const first = await pay(100, { key: 'k' });
    expect(await pay(100, { key: 'k' })).toEqual(first);
    expect(paid()[0]).toBe(100);
    expect([live.messages.length, followUps.all.length]).toEqual([1, 1]);
  });

  it('rejects a key that was used for another payment, within a day', async () => {
    const { pay, policies, payments, units, first, paid } = setUp();
    await pay(100, { key: 'k' });
    await expect(pay(200, { key: 'k' })).rejects.toMatchObject({ code: 'idempotency-key.reused' });
    const later = new RecordPayments(units, policies, payments, officeTime('2026-11-21T08:00:00.000Z'));
    await later.add(first, aPaidSum({ amount: 200 }), ANA, { ...HOW, key: 'k' });
    expect(paid()[0]).toBe(300);
  });

  it('rejects another payment of a paid premium with the name of who recorded the last, unless it is meant', async () => {
    const { pay, paid } = setUp();
    const first = await pay(250_000);
    await expect(pay(250_000)).rejects.toMatchObject({
      code: 'premium.already-paid',
      message: expect.stringContaining('Ana Cruz') as unknown,
      current: first,
    });
    await pay(1, { again: true, applyExcess: false });
    expect(paid()[0]).toBe(250_001);
  });

  it('rejects an unknown premium, and one that a change replaced meanwhile', async () => {
    const { pay, policies, id, first } = setUp();
    await expect(pay(1, {}, 'none')).rejects.toMatchObject({ code: 'premium.unknown' });
    const stored = policies.all.get(id)!;
    policies.placeOfPremium = () => Promise.resolve(stored.policy);
    policies.all.set(id, { ...stored, premiums: stored.premiums.slice(1) });
    await expect(pay(1, {}, first)).rejects.toMatchObject({ code: 'premium.unknown' });
  });

  it('takes a payment back once, with what of it was carried', async () => {
    const { pay, paid, record, payments, followUps } = setUp();
    const line = await pay(400_000);
    const reversal = await record.reverse(line.id, 'Bounced', ANA);
    expect(reversal).toMatchObject({ reversalOf: line.id, amount: -400_000, reason: 'Bounced' });
    expect(paid().slice(0, 2)).toEqual([0, 0]);
    expect(payments.lines).toHaveLength(6);
    expect(followUps.timeline.at(-1)).toBe(
      'Payment of the premium of Sun Life Term 20 due 2026-10-31 taken back',
    );
    await expect(record.reverse(line.id, 'Again', ANA)).rejects.toMatchObject({
      code: 'payment.reversed',
    });
    await expect(record.reverse(reversal.id, 'x', ANA)).rejects.toMatchObject({
      code: 'payment.is-reversal',
    });
  });

  it('moves a payment to another premium of its policy, whose excess is carried from there', async () => {
    const { pay, paid, record, followUps, second } = setUp();
    const line = await pay(400_000);
    const moved = await record.move(line.id, second, 'Wrong month', ANA);
    expect(moved).toMatchObject({ premiumId: second, amount: 400_000, reason: 'Wrong month' });
    expect(paid().slice(0, 3)).toEqual([0, 250_000, 150_000]);
    expect(followUps.timeline.slice(1)).toEqual([
      'Payment of the premium of Sun Life Term 20 due 2026-10-31 taken back',
      'Payment of the premium of Sun Life Term 20 due 2026-11-30 recorded, moved from another premium',
    ]);
  });

  it('does not move a payment to a premium of another policy, nor to its own', async () => {
    const { pay, record, paid, policies, first } = setUp();
    const other = aStoredPolicy();
    policies.all.set(other.policy.id, other);
    const { id } = await pay(100);
    await expect(record.move(id, other.premiums[0]!.id, 'x', ANA)).rejects.toMatchObject({
      codes: { premiumId: { code: 'payment.other-policy' } },
    });
    await expect(record.move(id, first, 'x', ANA)).rejects.toMatchObject({
      codes: { premiumId: { code: 'payment.same-premium' } },
    });
    expect(paid()[0]).toBe(100);
  });

  it('keeps what becomes known later, announces it, and says nothing when nothing is new', async () => {
    const { pay, record, payments, live } = setUp();
    const { id } = await pay(100);
    const progress = { remittedOn: '2026-11-20' };
    const after = await record.advance(id, progress);
    expect(payments.lines).toEqual([after]);
    expect(after).toMatchObject(progress);
    await record.advance(id, progress);
    expect(live.messages).toHaveLength(2);
  });

  it('rejects progress of a payment that was taken back, and of an unknown one', async () => {
    const { pay, record } = setUp();
    const { id } = await pay(100);
    await record.reverse(id, 'Bounced', ANA);
    await expect(record.advance(id, { postedOn: '2026-11-20' })).rejects.toMatchObject({
      code: 'payment.reversed',
    });
    await expect(record.advance('none', {})).rejects.toMatchObject({ code: 'payment.unknown' });
  });
});
