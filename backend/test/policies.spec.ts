import { addYears } from '../src/calendar/domain/calendar-date.js';
import { POLICY_DETAILS } from '../src/policies/domain/policy-fields.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody, day, paymentBody, policyBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

const policies = '/api/admin/policies';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;
const ID = expect.any(String) as unknown;

interface Stored {
  readonly id: string;
  readonly updatedAt: string;
}

describe('the policies of clients', () => {
  const running = runningApp();
  let admin: AdminClient;
  let clientId: string;
  const addClient = async (changes: Record<string, unknown> = {}) =>
    String((await admin.request('POST', '/api/admin/clients', clientBody(changes))).body.id);
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    clientId = await addClient();
  });

  const add = (changes: Record<string, unknown> = {}) =>
    admin.request('POST', policies, policyBody(clientId, changes));
  const patch = (id: string, body: unknown) => admin.request('PATCH', `${policies}/${id}`, body);
  const added = async (changes: Record<string, unknown> = {}) =>
    (await add(changes)).body as unknown as Stored;
  const premiums = async (id: string) =>
    (await admin.request('GET', `${policies}/${id}/premiums`)).body as unknown as Record<string, unknown>[];
  const aPremium = async () => String((await premiums((await added()).id))[0]!.id);
  const pay = (premiumId: string, changes: Record<string, unknown> = {}, key?: string) =>
    send(running.app, 'POST', `/api/admin/premiums/${premiumId}/payments`, {
      cookie: admin.cookie,
      body: paymentBody(changes),
      headers: key ? { 'Idempotency-Key': key } : {},
    });

  it('are added with what is known of them, and read again with their premiums', async () => {
    const insured = await addClient({ firstName: 'Noel' });
    const details = {
      ...policyBody(clientId, { insured, policyNumber: '0001-77', mode: 'semi-annual', graceDays: 45 }),
      endsOn: day(1_000),
      paidBefore: null,
      reinstateUntil: day(900),
      remarks: 'Two\nlines',
      premium: { amount: 1_250_050, currency: 'USD' },
      payor: insured,
      contingentOwner: 'Ana Reyes',
      assignee: 'A bank',
      issuedOn: day(-20),
      deliveredOn: day(-10),
      faceAmount: 50_000_000,
      paymentMethod: 'card',
      cardExpires: '2031-08',
      fundValue: 900_000,
      fundValueOn: day(-1),
      loanBalance: 12_345,
      riders: [{ name: 'Waiver', amount: null, endsAtAge: 60, premium: 5_000 }],
      cheques: [{ number: '000123', bank: 'BDO', date: day(30), amount: null, isDeposited: false }],
    };
    const { status, body } = await add(details);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        ...details,
        saleId: null,
        beneficiaries: [],
        id: ID,
        createdAt: ISO,
        updatedAt: ISO,
        clientName: 'Liza Reyes',
        clientPhone: null,
        clientEmail: 'liza@sample.example',
        insuredName: 'Noel Reyes',
        payorName: 'Noel Reyes',
        contingentOwnerName: null,
        assigneeName: null,
        freeLookEndsOn: day(5),
        contestableUntil: addYears(day(-20), 2),
        nextPremium: expect.any(Object) as unknown,
        forceSince: null,
        upcomingTerms: null,
        credit: 0,
        openCases: [],
        matched: null,
      },
    });
    expect((await admin.request('GET', `${policies}/${body.id}`)).body).toEqual(body);
    const all = await premiums(String(body.id));
    expect(all).toHaveLength(3);
    const { payments: _, corrections: __, ...next } = all[0]!;
    expect(body.nextPremium).toEqual(next);
    expect(all[0]).toEqual({
      id: ID,
      dueDate: day(-30),
      graceEndsOn: day(15),
      amount: 1_250_050,
      currency: 'USD',
      paidAmount: 0,
      state: 'in grace',
      daysLeft: 15,
      payments: [],
      corrections: [],
    });
    expect(all[1]).toMatchObject({ state: 'upcoming', daysLeft: null });
    expectError(await admin.request('GET', `${policies}/${NO_SUCH_ID}/premiums`), 404);
  });

  it('have the currency of the country and 31 grace days of life insurance when nothing else is given', async () => {
    expect((await add()).body).toMatchObject({
      premium: { amount: 1_250_050, currency: 'PHP' },
      graceDays: 31,
      policyNumber: null,
      insured: null,
    });
  });

  it.each([
    ['clientId', { clientId: NO_SUCH_ID }],
    ['insured', { insured: NO_SUCH_ID }],
    ['startsOn', { startsOn: '2026-02-30' }],
    ['startsOn', { startsOn: '01/02/2026' }],
    ['endsOn', { endsOn: day(-30) }],
    ['reinstateUntil', { reinstateUntil: '2020-01-01' }],
    ['graceDays', { graceDays: -1 }],
    ['graceDays', { graceDays: 1.5 }],
    ['premium', { premium: 500 }],
    ['premium.amount', { premium: { amount: -1 } }],
    ['premium.amount', { premium: { amount: 0 } }],
    ['premium.amount', { premium: { amount: 12.5 } }],
    ['premium.amount', { premium: { amount: '1250' } }],
    ['premium.currency', { premium: { amount: 1, currency: 'peso' } }],
    ['line', { line: 'motor' }],
    ['force', { force: 'In force' }],
  ])('are rejected, with the field %s, for %j', async (field, changes) => {
    await expectNothingStored(running.app, async () => expectError(await add(changes), 400, [field]));
  });

  it('with a number that the insurer has given already are rejected by it', async () => {
    const insurer = 'Taken Life';
    await added({ insurer, policyNumber: 'TL-1' });
    const other = await added({ insurer, policyNumber: 'TL-2' });
    const again = await add({ insurer: 'taken life', policyNumber: 'tl 1' });
    expectError(again, 400, ['policyNumber']);
    expect(again.body.message).toBe('Another policy of this insurer has this number');
    expectError(await patch(other.id, { policyNumber: 'TL-1' }), 400, ['policyNumber']);
  });

  it('are changed with a reason, and keep the earlier state; unpaid premiums follow', async () => {
    const { id } = await added();
    const { body: before } = await admin.request('GET', `${policies}/${id}`);
    const change = {
      kind: 'correction',
      mode: 'monthly',
      premium: { amount: 110_000 },
      reason: 'Asked for it',
    };
    const { status, body } = await patch(id, change);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { mode: 'monthly', premium: { amount: 110_000, currency: 'PHP' } },
    });
    expect((await premiums(id)).length).toBeGreaterThan(12);
    expect((await premiums(id))[0]).toMatchObject({ dueDate: day(-30), amount: 110_000 });
    const policy = Object.fromEntries(
      POLICY_DETAILS.map((name) => [name, (before as Record<string, unknown>)[name]]),
    );
    expect((await admin.request('GET', `${policies}/${id}/versions`)).body).toEqual([
      {
        id: ID,
        policy,
        upcomingTerms: null,
        reason: 'Asked for it',
        changedBy: ID,
        changedByName: ID,
        changedAt: body.updatedAt,
      },
    ]);
    expectError(await patch(NO_SUCH_ID, change), 404);
    expectError(await admin.request('GET', `${policies}/${NO_SUCH_ID}/versions`), 404);
  });

  it('are previewed before they are changed, from a day on or as a correction', async () => {
    const { id } = await added();
    const preview = async (change: object) =>
      (await admin.request('POST', `${policies}/${id}/change-preview`, change)).body as unknown as {
        keeps: { dueDate: string; state: string }[];
        effectiveOn: string | null;
      };
    const monthly = { mode: 'monthly', premium: { amount: 110_000 } };
    const changed = await preview(monthly);
    expect(changed.keeps).toEqual([
      { dueDate: day(-30), amount: 1_250_050, paidAmount: 0, currency: 'PHP', state: 'in grace' },
    ]);
    const [first] = await premiums(id);
    expect(await preview({ ...monthly, kind: 'correction' })).toMatchObject({
      keeps: [],
      effectiveOn: null,
      changes: [{ dueDate: day(-30), from: { amount: 1_250_050 }, to: { amount: 110_000 } }, {}],
    });
    expect((await premiums(id))[0]).toEqual(first);
    const { body } = await patch(id, monthly);
    expect(body).toMatchObject({
      mode: 'annual',
      upcomingTerms: { effectiveOn: changed.effectiveOn, mode: 'monthly', premium: { amount: 110_000 } },
    });
    for (const [field, change] of [
      ['effectiveOn', { mode: 'monthly', effectiveOn: day(-1) }],
      ['startsOn', { startsOn: day(-31) }],
      ['forceSince', { force: 'lapsed', forceSince: day(1) }],
      ['kind', { kind: 'guess' }],
      ['arrears', { arrears: 'perhaps' }],
    ] as const) {
      expectError(await patch(id, change), 400, [field]);
      expectError(await admin.request('POST', `${policies}/${id}/change-preview`, change), 400, [field]);
    }
    expectError(await admin.request('POST', `${policies}/${NO_SUCH_ID}/change-preview`, monthly), 404);
  });

  it('show no state of a premium once they have ended', async () => {
    const { id } = await added();
    await patch(id, { force: 'lapsed', forceSince: day(-10) });
    expect(await premiums(id)).toMatchObject([{ dueDate: day(-30), state: null, daysLeft: null }]);
    const stored = (await admin.request('GET', `${policies}/${id}`)).body;
    expect(stored).toMatchObject({ force: 'lapsed', forceSince: day(-10), nextPremium: null });
  });

  it('reject a stale ifUpdatedAt with 409 and the stored record', async () => {
    const { id, updatedAt } = await added();
    const { body: stored } = await patch(id, { remarks: 'First', ifUpdatedAt: updatedAt });
    const stale = await patch(id, { remarks: 'Second', ifUpdatedAt: updatedAt });
    expectError(stale, 409, [], ['current']);
    expect(stored).toMatchObject(stale.body.current as object);
  });

  it('are listed with paging, filters and sorts', async () => {
    const client = await addClient({ firstName: 'Zoraida', lastName: 'Zzyzx', email: null });
    await added({ clientId: client, policyNumber: 'ZZ-2', startsOn: day(5) });
    await added({ clientId: client, policyNumber: 'ZZ-1' });
    const list = (query: string) => admin.request('GET', `${policies}?${query}`);
    const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
    const page = await list(`${filter({ q: 'zzyzx' })}&sort=["policyNumber","ASC"]&range=[0,0]`);
    expect(page.headers['content-range']).toBe('policies 0-0/2');
    expect(page.body).toMatchObject([{ policyNumber: 'ZZ-1' }]);
    expect((await list(filter({ clientId: client, premiumState: 'in grace' }))).body).toMatchObject([
      { policyNumber: 'ZZ-1' },
    ]);
    expect((await list(filter({ q: 'zz', dueFrom: day(1), dueTo: day(9) }))).body).toMatchObject([
      { policyNumber: 'ZZ-2' },
    ]);
    for (const wrong of [
      { dueFrom: '2026-02-30' },
      { premiumState: 'lapsed' },
      { force: 'x' },
      { owner: 'x' },
    ])
      expectError(await list(filter(wrong)), 400, ['filter']);
    expectError(await list('sort=["remarks","ASC"]'), 400, ['sort']);
    const sorted = await list(`${filter({ q: 'zzyzx' })}&sort=["nextPremiumDue","DESC"]`);
    expect(sorted.body).toMatchObject([
      { policyNumber: 'ZZ-2', clientName: 'Zoraida Zzyzx', nextPremium: { state: 'upcoming' } },
      { policyNumber: 'ZZ-1', nextPremium: { state: 'in grace', daysLeft: 1 } },
    ]);
    expect((await list(filter({ q: 'zzyzx', ownerId: NO_SUCH_ID }))).body).toEqual([]);
    const clients = await admin.request('GET', `/api/admin/clients?${filter({ q: 'zzyzx' })}`);
    expect(clients.body).toMatchObject([{ policiesInForce: 2, nextPremiumDue: day(-30) }]);
  });

  it('keep their client from being deleted', async () => {
    const client = await addClient();
    await added({ clientId: client });
    expectError(await admin.request('DELETE', `/api/admin/clients/${client}`), 409);
  });

  it('are announced to the consoles with nothing but the id', async () => {
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const { id } = await added();
    await patch(id, { remarks: 'x' });
    await patch(id, { remarks: 'x' });
    const premium = String((await premiums(id))[0]!.id);
    const { body } = await pay(premium, {}, 'announced-once');
    await pay(premium, {}, 'announced-once');
    await admin.request('POST', `/api/admin/payments/${body.id}/reversal`, { reason: 'Bounced' });
    const message = { type: 'policy_updated', data: { id } };
    for (const done of ['added', 'changed', 'paid', 'reversed'])
      expect([done, await live.next()]).toEqual([done, message]);
    live.socket.terminate();
  });

  describe('and their premiums', () => {
    it('are paid, get later dates, and the payment is reversed by a line of its own', async () => {
      const { id } = await added();
      const premium = String((await premiums(id))[0]!.id);
      const { status, body } = await pay(premium, { receiptNumber: 'OR-1' });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { ...paymentBody(), receiptNumber: 'OR-1' },
      });
      expect((await premiums(id))[0]).toMatchObject({ state: 'paid', paidAmount: 1_250_050, daysLeft: null });
      const path = `/api/admin/payments/${body.id}`;
      const later = await admin.request('PATCH', path, { remittedOn: day(0), postedOn: null });
      expect(later.body).toEqual({ ...body, remittedOn: day(0) });
      const reversal = await admin.request('POST', `${path}/reversal`, { reason: 'Bounced' });
      expect(reversal.status).toBe(201);
      expect(reversal.body).toMatchObject({ amount: -1_250_050, reversalOf: body.id, reason: 'Bounced' });
      expect((await premiums(id))[0]).toMatchObject({
        state: 'in grace',
        paidAmount: 0,
        payments: [later.body, reversal.body],
      });
      expectError(await admin.request('POST', `${path}/reversal`, { reason: 'Again' }), 409);
      expectError(await admin.request('PATCH', path, { postedOn: day(0) }), 409);
    });

    it('are paid once with one key, and twice without', async () => {
      const { id } = await added();
      const premium = String((await premiums(id))[0]!.id);
      const first = await pay(premium, { amount: 100 }, 'one-payment');
      const second = await pay(premium, { amount: 100 }, 'one-payment');
      expect([second.status, second.body]).toEqual([201, first.body]);
      expectError(await pay(premium, { amount: 200 }, 'one-payment'), 422);
      await pay(premium, { amount: 50 });
      await pay(premium, { amount: 50 });
      expect((await premiums(id))[0]).toMatchObject({ paidAmount: 200 });
    });

    it.each([
      ['paidOn', { paidOn: day(1) }],
      ['paidOn', { paidOn: '2026-02-30' }],
      ['postedOn', { postedOn: day(-1) }],
      ['amount', { amount: -5 }],
      ['amount', { amount: 0.5 }],
      ['amount', { amount: 1e16 }],
    ])('are not paid, with the field %s, for %j', async (field, changes) => {
      const premium = await aPremium();
      await expectNothingStored(running.app, async () =>
        expectError(await pay(premium, changes), 400, [field]),
      );
    });

    it('and payments that do not exist are not found', async () => {
      expectError(await pay(NO_SUCH_ID), 404);
      const path = `/api/admin/payments/${NO_SUCH_ID}`;
      expectError(await admin.request('PATCH', path, { postedOn: day(0) }), 404);
      expectError(await admin.request('POST', `${path}/reversal`, { reason: 'x' }), 404);
    });
  });

  it('are part of what is held about their client, who is erased only when none is in force', async () => {
    const email = 'policy-owner@sample.example';
    const client = await addClient({ email });
    const { id } = await added({ clientId: client, policyNumber: 'HELD-1', remarks: 'Likes tea' });
    await pay(String((await premiums(id))[0]!.id), { receiptNumber: 'OR-77' });
    const { body } = await admin.request('GET', `/api/admin/privacy/people?q=${email}`);
    expect(body.people).toMatchObject([
      {
        email,
        policies: [{ id, remarks: 'Likes tea', payments: [{ receiptNumber: 'OR-77' }], versions: [] }],
      },
    ]);
    const page = await admin.request('GET', `/api/admin/privacy/export?email=${email}&format=html`);
    for (const text of ['HELD-1', 'Likes tea', 'OR-77']) expect(page.text).toContain(text);
    const erase = () => admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked' });
    const refused = await erase();
    expectError(refused, 409);
    expect(refused.body.message).toContain('Sun Life Term 20 HELD-1');
    await patch(id, { force: 'surrendered' });
    const erased = await erase();
    expect(erased.body.counts).toMatchObject({ clients: 1, policies: 1 });
    expectError(await admin.request('GET', `${policies}/${id}`), 404);
  });

  it('in force are erased with their client when a superadmin states another legal ground', async () => {
    const email = 'court@sample.example';
    const { id } = await added({ clientId: await addClient({ email }) });
    const request = { email, reason: 'Asked', legalGround: 'A court has ordered it' };
    const { status, body } = await admin.request('POST', '/api/admin/privacy/erasures', request);
    expect([status, body.reason]).toEqual([
      201,
      'Asked. Legal ground for policies in force: A court has ordered it',
    ]);
    expectError(await admin.request('GET', `${policies}/${id}`), 404);
  });
});
