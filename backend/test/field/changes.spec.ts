import { AdminClient } from '../support/admin-client.js';
import { clientBody, day, paymentBody, policyBody } from '../support/bodies.js';
import { DATABASES } from '../support/databases.js';
import { expectError } from '../support/expect-error.js';
import { runningApp } from '../support/running-app.js';

interface PremiumBody {
  readonly id: string;
  readonly dueDate: string;
  readonly amount: number;
  readonly paidAmount: number;
  readonly state: string | null;
  readonly graceEndsOn: string;
  readonly payments: readonly {
    readonly id: string;
    readonly amount: number;
    readonly carriedFrom: string;
  }[];
}

/** The same day of the month that many months from a day. */
function months(from: string, count: number): string {
  const [year, month, date] = from.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1 + count, date)).toISOString().slice(0, 10);
}

// monthly on a day that every month has; the premium before the last one that was due is paid
const STARTS_ON = months(
  `${day(-18).slice(0, 8)}${Number(day(-18).slice(8)) > 28 ? '28' : day(-18).slice(8)}`,
  -3,
);
const AMOUNT = 150_000;

describe.each(DATABASES)('policies that change on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const policies = '/api/admin/policies';
  const added = async (changes: Record<string, unknown> = {}) => {
    const { body } = await admin.request('POST', '/api/admin/clients', clientBody());
    const usual = { startsOn: STARTS_ON, mode: 'monthly', premium: { amount: AMOUNT } };
    const policy = policyBody(String(body.id), { ...usual, ...changes });
    return String((await admin.request('POST', policies, policy)).body.id);
  };
  const premiums = async (id: string) =>
    (await admin.request('GET', `${policies}/${id}/premiums`)).body as unknown as PremiumBody[];
  const patch = (id: string, change: object) => admin.request('PATCH', `${policies}/${id}`, change);
  const pay = (premiumId: string, changes: Record<string, unknown> = {}) =>
    admin.request(
      'POST',
      `/api/admin/premiums/${premiumId}/payments`,
      paymentBody({ amount: AMOUNT, ...changes }),
    );
  const policy = async (id: string) =>
    (await admin.request('GET', `${policies}/${id}`)).body as Record<string, unknown>;
  /** A policy whose first three premiums are paid; the one of 18 days ago is in grace. */
  const inGrace = async (changes: Record<string, unknown> = {}, amount = AMOUNT) => {
    const id = await added(changes);
    for (const premium of (await premiums(id)).slice(0, 3)) await pay(premium.id, { amount });
    return id;
  };
  const rows = async (id: string, count = 6) =>
    (await premiums(id))
      .slice(0, count)
      .map(({ dueDate, amount, paidAmount, state }) => [dueDate, amount, paidAmount, state]);
  const paid = (count: number, amount = AMOUNT) => [months(STARTS_ON, count), amount, amount, 'paid'];
  const state = (count: number, name: string | null, amount = AMOUNT) => [
    months(STARTS_ON, count),
    amount,
    0,
    name,
  ];

  it('keep the premium in grace when the mode becomes longer', async () => {
    const id = await inGrace();
    const { status } = await patch(id, { mode: 'annual', premium: { amount: 1_700_000 } });
    expect(status).toBe(200);
    expect(await rows(id)).toEqual([
      paid(0),
      paid(1),
      paid(2),
      state(3, 'in grace'),
      state(4, 'upcoming', 1_700_000),
      state(16, 'upcoming', 1_700_000),
    ]);
    expect(await policy(id)).toMatchObject({
      nextPremium: { dueDate: months(STARTS_ON, 3), state: 'in grace' },
      upcomingTerms: { effectiveOn: months(STARTS_ON, 4), mode: 'annual' },
    });
  });

  it('keep in the history which terms were to come when they are withdrawn', async () => {
    const id = await inGrace();
    const effectiveOn = months(STARTS_ON, 5);
    await patch(id, { premium: { amount: 130_000 }, effectiveOn });
    await patch(id, { premium: { amount: AMOUNT }, effectiveOn });
    const { body } = await admin.request('GET', `/api/admin/policies/${id}/versions`);
    expect((body as Record<string, unknown>[]).map(({ upcomingTerms }) => upcomingTerms)).toEqual([
      { effectiveOn, mode: 'monthly', graceDays: 31, premium: { amount: 130_000, currency: 'PHP' } },
      null,
    ]);
  });

  it('keep the amount of what is due when it rises from a day on', async () => {
    const id = await inGrace();
    await patch(id, { premium: { amount: 130_000 }, effectiveOn: months(STARTS_ON, 5) });
    expect(await rows(id)).toEqual([
      paid(0),
      paid(1),
      paid(2),
      state(3, 'in grace'),
      state(4, 'upcoming'),
      state(5, 'upcoming', 130_000),
    ]);
  });

  it('keep their payments when the start was typed wrongly', async () => {
    const id = await inGrace();
    const startsOn = months(STARTS_ON, -1);
    await patch(id, { startsOn, kind: 'correction' });
    expect((await rows(id)).map(([dueDate, , paidAmount]) => [dueDate, paidAmount])).toEqual([
      ...[-1, 0, 1].map((count) => [months(STARTS_ON, count), AMOUNT]),
      ...[2, 3, 4].map((count) => [months(STARTS_ON, count), 0]),
    ]);
  });

  it('owe what is right after an amount was typed wrongly, whatever was paid', async () => {
    const id = await inGrace({ premium: { amount: 510_000 } }, AMOUNT);
    await patch(id, { premium: { amount: AMOUNT }, kind: 'correction', reason: 'A comma too few' });
    expect(await rows(id, 5)).toEqual([
      paid(0),
      paid(1),
      paid(2),
      state(3, 'in grace'),
      state(4, 'upcoming'),
    ]);
    expect(await policy(id)).toMatchObject({ credit: 0, nextPremium: { dueDate: months(STARTS_ON, 3) } });
  });

  it('forget a payment that was taken back from a premium when the terms change', async () => {
    const id = await inGrace();
    const later = (await premiums(id))[5]!;
    const { body } = await pay(later.id);
    await admin.request('POST', `/api/admin/payments/${body.id}/reversal`, { reason: 'Wrong premium' });
    await patch(id, { premium: { amount: 200_000 } });
    expect((await rows(id)).at(-1)).toEqual(state(5, 'upcoming', 200_000));
    expect((await premiums(id))[5]!.payments).toHaveLength(2);
  });

  it('have one premium corrected, with its earlier state kept', async () => {
    const id = await inGrace();
    const [, , , premium, next] = await premiums(id);
    const path = `/api/admin/premiums/${premium!.id}`;
    const dueDate = day(-17);
    const { status, body } = await admin.request('PATCH', path, {
      amount: 160_000,
      dueDate,
      reason: 'As on the notice',
    });
    expect([status, body]).toMatchObject([
      200,
      { id: premium!.id, dueDate, amount: 160_000, state: 'in grace', corrections: [{ amount: AMOUNT }] },
    ]);
    expect(await policy(id)).toMatchObject({ nextPremium: { dueDate, amount: 160_000 } });
    for (const [field, change] of [
      ['dueDate', { dueDate: next!.dueDate }],
      ['dueDate', { dueDate: '2026-02-30' }],
      ['amount', { amount: 0 }],
      ['reason', { reason: '' }],
    ] as const)
      expectError(await admin.request('PATCH', path, { reason: 'x', ...change }), 400, [field]);
    await patch(id, { mode: 'annual', premium: { amount: 1_700_000 } });
    expect((await premiums(id))[3]).toMatchObject({ id: premium!.id, dueDate, amount: 160_000 });
  });

  it('have a payment moved to the premium that it was for', async () => {
    const id = await inGrace();
    const [, , , due, next] = await premiums(id);
    const { body } = await pay(next!.id, { receiptNumber: 'OR-7' });
    const path = `/api/admin/payments/${String(body.id)}/move`;
    expectError(await admin.request('POST', path, { premiumId: next!.id, reason: 'x' }), 400, ['premiumId']);
    const other = (await premiums(await added()))[0]!;
    expectError(await admin.request('POST', path, { premiumId: other.id, reason: 'x' }), 400, ['premiumId']);
    const moved = await admin.request('POST', path, { premiumId: due!.id, reason: 'Wrong month' });
    expect([moved.status, moved.body]).toMatchObject([
      201,
      { premiumId: due!.id, amount: AMOUNT, receiptNumber: 'OR-7', reason: 'Wrong month' },
    ]);
    expect((await rows(id)).slice(3, 5)).toEqual([paid(3), state(4, 'upcoming')]);
    expectError(await admin.request('POST', path, { premiumId: due!.id, reason: 'Again' }), 409);
  });

  it('carry what is paid too much to the next premiums, and back when it is taken back', async () => {
    const id = await inGrace();
    const due = (await premiums(id))[3]!;
    const { body } = await pay(due.id, { amount: 2 * AMOUNT + 50_000 });
    expect(await rows(id)).toEqual([
      paid(0),
      paid(1),
      paid(2),
      paid(3),
      paid(4),
      [months(STARTS_ON, 5), AMOUNT, 50_000, 'upcoming'],
    ]);
    const lines = (await premiums(id)).slice(3).flatMap(({ payments }) => payments);
    expect(lines.map(({ amount, carriedFrom }) => [amount, carriedFrom])).toEqual([
      [2 * AMOUNT + 50_000, null],
      ...[-(AMOUNT + 50_000), AMOUNT, 50_000].map((amount) => [amount, String(body.id)]),
    ]);
    expectError(
      await admin.request('POST', `/api/admin/payments/${lines[2]!.id}/reversal`, { reason: 'x' }),
      409,
    );
    await admin.request('POST', `/api/admin/payments/${String(body.id)}/reversal`, { reason: 'Bounced' });
    expect((await rows(id)).slice(3)).toEqual([
      state(3, 'in grace'),
      state(4, 'upcoming'),
      state(5, 'upcoming'),
    ]);
  });

  it('show what is paid too much as a credit where it is not to be carried', async () => {
    const id = await inGrace();
    const due = (await premiums(id))[3]!;
    await pay(due.id, { amount: AMOUNT + 70_000, applyExcess: false });
    expect(await policy(id)).toMatchObject({
      credit: 70_000,
      nextPremium: { dueDate: months(STARTS_ON, 4) },
    });
  });

  it('ask before a premium that is paid is paid again, and say who recorded the payment', async () => {
    const id = await inGrace();
    const due = (await premiums(id))[3]!;
    const results = await Promise.all([pay(due.id), pay(due.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = results.find(({ status }) => status === 409)!;
    expectError(refused, 409, [], ['current']);
    expect(refused.body).toMatchObject({
      code: 'premium.already-paid',
      current: { premiumId: due.id, amount: AMOUNT },
    });
    expect((await premiums(id))[3]).toMatchObject({ paidAmount: AMOUNT, payments: [{}] });
    expect((await pay(due.id, { again: true })).status).toBe(201);
    expect((await rows(id)).slice(3, 5)).toEqual([paid(3), paid(4)]);
  });

  it('whose first premium came with the application owe the second', async () => {
    const id = await added({ startsOn: day(-20), firstPremiumPaidOn: day(-21) });
    expect((await premiums(id))[0]).toMatchObject({ state: 'paid', payments: [{ paidOn: day(-21) }] });
    const path = { startsOn: day(-20), firstPremiumPaidOn: day(1) };
    const { body } = await admin.request('POST', '/api/admin/clients', clientBody());
    expectError(await admin.request('POST', policies, policyBody(String(body.id), path)), 400, [
      'firstPremiumPaidOn',
    ]);
  });

  it('owe nothing after they lapsed, and what was missed or not after they are reinstated', async () => {
    const id = await inGrace();
    await patch(id, { force: 'lapsed', forceSince: months(STARTS_ON, 2) });
    expect(await rows(id)).toEqual([paid(0), paid(1), paid(2)]);
    expect(await policy(id)).toMatchObject({ nextPremium: null, forceSince: months(STARTS_ON, 2) });
    expectError(await patch(id, { force: 'in force' }), 400, ['arrears']);
    await patch(id, { force: 'in force', arrears: 'waived' });
    expect((await rows(id)).slice(3)).toEqual([
      state(4, 'upcoming'),
      state(5, 'upcoming'),
      state(6, 'upcoming'),
    ]);
    const owing = await inGrace();
    await patch(owing, { force: 'lapsed', forceSince: months(STARTS_ON, 2) });
    await patch(owing, { force: 'in force', arrears: 'owed' });
    expect((await rows(owing)).slice(3, 5)).toEqual([state(3, 'in grace'), state(4, 'upcoming')]);
  });

  it('that ended are in no list of premiums that are owed', async () => {
    const id = await inGrace({ policyNumber: 'ENDED-1' });
    const found = async (premiumState: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: 'ENDED-1', premiumState }));
      return ((await admin.request('GET', `${policies}?filter=${filter}`)).body as unknown as object[])
        .length;
    };
    expect(await found('in grace')).toBe(1);
    await patch(id, { force: 'lapsed' });
    expect([await found('in grace'), await found('past grace'), await found('paid')]).toEqual([0, 0, 1]);
    expect((await rows(id)).at(-1)).toEqual(state(3, null));
  });
});
