import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { beneficiariesBody, caseBody, clientBody, day, paymentBody, policyBody } from './support/bodies.js';
import { newInsurer } from './support/console-samples.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;
const ID = expect.any(String) as unknown;

describe('the service of policies', () => {
  const running = runningApp();
  let admin: AdminClient;
  let clientId: string;
  let policyId: string;
  const request = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) =>
    admin.request(method, `/api/admin/${path}`, body);
  const addPolicy = async (changes: Record<string, unknown> = {}) =>
    String((await request('POST', 'policies', policyBody(clientId, changes))).body.id);
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    clientId = String((await request('POST', 'clients', clientBody())).body.id);
    policyId = await addPolicy();
  });

  describe('beneficiaries', () => {
    const put = (body: unknown, id = policyId) => request('PUT', `policies/${id}/beneficiaries`, body);
    const one = (changes: Record<string, unknown> = {}) => ({
      name: 'Ana Reyes',
      relationship: 'child',
      share: 10_000,
      class: 'primary',
      revocable: true,
      ...changes,
    });

    it('are replaced whole; those of before are in the version', async () => {
      const { beneficiaries } = beneficiariesBody();
      const { status, body } = await put({ beneficiaries });
      expect({ status, body }).toEqual({ status: 200, body: beneficiaries });
      await put({ beneficiaries: [], reason: 'All of them moved away' });
      expect((await request('GET', `policies/${policyId}/beneficiaries`)).body).toEqual([]);
      expect((await request('GET', `policies/${policyId}/versions`)).body).toMatchObject([
        { policy: { beneficiaries }, reason: 'All of them moved away', changedByName: ID, changedAt: ISO },
        { policy: { beneficiaries: [] }, reason: null },
      ]);
      expectError(await put({ beneficiaries }, NO_SUCH_ID), 404);
      expectError(await request('GET', `policies/${NO_SUCH_ID}/beneficiaries`), 404);
    });

    it.each([
      ['beneficiaries', [one({ share: 9_999 })]],
      ['beneficiaries', [one(), one({ name: 'Ben', share: 1 })]],
      ['beneficiaries', [one(), one({ name: 'Ben', class: 'contingent', share: 5_000 })]],
      ['beneficiaries.1.name', [one({ share: 5_000 }), one({ share: 5_000 })]],
      ['beneficiaries.0.name', [one({ name: ' ' })]],
      ['beneficiaries.0.relationship', [one({ relationship: 'x'.repeat(61) })]],
      ['beneficiaries.0.share', [one({ share: 0 })]],
      ['beneficiaries.0.share', [one({ share: 10_001 })]],
      ['beneficiaries.0.share', [one({ share: 33.3 })]],
      ['beneficiaries.0.class', [one({ class: 'first' })]],
      ['beneficiaries.0.revocable', [one({ revocable: 'yes' })]],
      ['beneficiaries', 'nobody'],
      ['beneficiaries', Array.from({ length: 41 }, () => one())],
    ])('are rejected, with the field %s, for %j', async (field, beneficiaries) => {
      await expectNothingStored(running.app, async () =>
        expectError(await put({ beneficiaries }), 400, [field]),
      );
    });

    it('are not changed by somebody who has seen an earlier state of the policy', async () => {
      const id = await addPolicy();
      const { updatedAt: ifUpdatedAt } = (await request('GET', `policies/${id}`)).body;
      const { body: current } = await request('PATCH', `policies/${id}`, { remarks: 'x' });
      const stale = await put(beneficiariesBody({ ifUpdatedAt }), id);
      expectError(stale, 409, [], ['current']);
      expect(current).toMatchObject(stale.body.current as object);
      expect((await put(beneficiariesBody({ ifUpdatedAt: current.updatedAt }), id)).status).toBe(200);
    });
  });

  describe('cases', () => {
    it('are opened, changed, closed and opened again', async () => {
      const path = `policies/${policyId}/cases`;
      const { status, body: opened } = await request('POST', path, caseBody({ nextBy: day(3) }));
      expect({ status, body: opened }).toEqual({
        status: 201,
        body: {
          id: ID,
          policyId,
          kind: 'claim',
          title: 'Hospital stay',
          reference: null,
          nextStep: null,
          nextBy: day(3),
          openedAt: ISO,
          openedBy: ID,
          openedByName: ID,
          closedAt: null,
          closedBy: null,
          closedByName: null,
        },
      });
      const patch = (body: unknown) => request('PATCH', `cases/${opened.id}`, body);
      expect((await patch({ reference: 'C-1', nextBy: null })).body).toEqual({
        ...opened,
        reference: 'C-1',
        nextBy: null,
      });
      const { body: closed } = await patch({ closed: true });
      expect(closed).toMatchObject({ closedAt: ISO, closedByName: opened.openedByName });
      const { body: other } = await request('POST', path, caseBody({ kind: 'complaint' }));
      expect((await request('GET', path)).body).toEqual([other, closed]);
      expect((await patch({ closed: false })).body).toMatchObject({ closedAt: null, reference: 'C-1' });
      expectError(await patch({ nextBy: '2026-02-30' }), 400, ['nextBy']);
      expectError(await request('PATCH', `cases/${NO_SUCH_ID}`, { closed: true }), 404);
      expectError(await request('POST', `policies/${NO_SUCH_ID}/cases`, caseBody()), 404);
      expectError(await request('GET', `policies/${NO_SUCH_ID}/cases`), 404);
    });
  });

  describe('insurers and products', () => {
    it('are corrected and merged; the usual grace days of a product are those of policies without their own', async () => {
      const [kept, other] = [await newInsurer(admin), await newInsurer(admin)];
      const [product] = kept.products;
      expect((await request('PATCH', `insurers/${kept.id}`, { name: 'Kept Life' })).body).toEqual({
        ...kept,
        name: 'Kept Life',
      });
      const { body: merged } = await request('POST', `insurers/${kept.id}/merge`, { otherId: other.id });
      expect(merged.products).toHaveLength(2);
      const change = { name: 'Term 20', graceDays: 45 };
      const { body: changed } = await request('PATCH', `products/${product!.id}`, change);
      expect(changed.products).toContainEqual({ id: product!.id, line: 'life', policies: 1, ...change });
      const otherId = other.products[0]!.id;
      const { body: one } = await request('POST', `products/${product!.id}/merge`, { otherId });
      expect(one).toMatchObject({ name: 'Kept Life', products: [change] });
      const entries = (await request('GET', 'audit')).body as unknown as {
        action: string;
        details: object;
      }[];
      const said = (action: string) =>
        entries.filter((entry) => entry.action === action).map(({ details }) => details);
      expect(said('insurer.merged')).toEqual([
        { id: kept.id, otherId: other.id, name: 'Kept Life', otherName: other.name, policies: '1' },
      ]);
      expect(said('product.changed')).toEqual([{ id: product!.id, insurer: kept.id }]);
      expect(said('product.merged')).toEqual([
        {
          id: product!.id,
          otherId,
          insurer: kept.id,
          policies: '1',
          name: 'Term 20',
          otherName: (other.products[0] as unknown as { name: string }).name,
        },
      ]);
      const insurers = (await request('GET', 'insurers')).body as unknown as { id: string }[];
      expect(insurers.filter(({ id }) => id === kept.id || id === other.id)).toEqual([one]);
      const of = { insurer: 'kept life', product: 'term 20' };
      for (const [graceDays, changes] of [
        [45, {}],
        [10, { graceDays: 10 }],
        [0, { line: 'health' }],
      ] as const)
        expect(
          (await request('GET', `policies/${await addPolicy({ ...of, ...changes })}`)).body,
        ).toMatchObject({ graceDays });
      const path = `policies/${await addPolicy({ ...of, graceDays: 10 })}`;
      for (const [graceDays, changes] of [
        [45, {}],
        [0, { line: 'health' }],
        [31, { line: 'life', product: 'Term 30' }],
      ] as const)
        expect(
          (await request('PATCH', path, { kind: 'correction', ...changes, graceDays: null })).body,
        ).toMatchObject({
          graceDays,
        });
    });

    it('with a policy number that both have are not merged: 409 with the number', async () => {
      const [kept, other] = [await newInsurer(admin), await newInsurer(admin)];
      for (const { name: insurer } of [kept, other]) await addPolicy({ insurer, policyNumber: 'TWICE-1' });
      const refused = await request('POST', `insurers/${kept.id}/merge`, { otherId: other.id });
      expectError(refused, 409);
      expect(refused.body.message).toContain('TWICE-1');
      expectError(await request('POST', `insurers/${kept.id}/merge`, { otherId: kept.id }), 400, ['otherId']);
      expectError(await request('PATCH', `insurers/${kept.id}`, { name: other.name }), 400, ['name']);
      expectError(await request('PATCH', `insurers/${NO_SUCH_ID}`, { name: 'x' }), 404);
      expectError(await request('PATCH', `products/${NO_SUCH_ID}`, { name: 'x' }), 404);
    });
  });

  it('is announced to the consoles with nothing but ids', async () => {
    const insurer = await newInsurer(admin);
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const id = await addPolicy({ insurer: insurer.name });
    const { body: opened } = await request('POST', `policies/${id}/cases`, caseBody());
    await request('PATCH', `cases/${opened.id}`, { closed: true });
    await request('PATCH', `cases/${opened.id}`, { closed: true });
    await request('PUT', `policies/${id}/beneficiaries`, beneficiariesBody());
    await request('PATCH', `insurers/${insurer.id}`, { name: 'Announced Life' });
    for (const done of ['added', 'opened', 'closed', 'beneficiaries'])
      expect([done, await live.next()]).toEqual([done, { type: 'policy_updated', data: { id } }]);
    expect(await live.next()).toEqual({ type: 'insurer_updated', data: { id: insurer.id } });
    live.socket.terminate();
  });

  it('is on the timeline of the client, and part of what is held about the owner until the erasure', async () => {
    const email = 'served-owner@sample.example';
    const owner = String((await request('POST', 'clients', clientBody({ email }))).body.id);
    const id = await addPolicy({ clientId: owner, force: 'surrendered' });
    await request('PUT', `policies/${id}/beneficiaries`, beneficiariesBody());
    await request('POST', `policies/${id}/cases`, caseBody({ title: 'Broken leg' }));
    const [premium] = (await request('GET', `policies/${await addPolicy({ clientId: owner })}/premiums`))
      .body as unknown as { id: string }[];
    const { body: payment } = await request('POST', `premiums/${premium!.id}/payments`, paymentBody());
    await request('POST', `payments/${payment.id}/reversal`, { reason: 'Bounced' });
    const activity = (await request('GET', `clients/${owner}/activity`)).body;
    expect(activity).toMatchObject([
      ...['payment_reversed', 'premium_paid', 'policy_added', 'case_opened', 'beneficiaries_changed'].map(
        (actionType) => ({ id: ID, actionType, performedBy: ID, performedByName: ID, createdAt: ISO }),
      ),
      { actionType: 'policy_added', actionDetails: 'Policy Sun Life Term 20 added' },
    ]);
    expect(JSON.stringify(activity)).not.toMatch(/12.?500|1250050|Ana Reyes|Broken leg/);
    const page = await request('GET', `privacy/export?email=${email}&format=html`);
    for (const text of ['Ana Reyes', 'Broken leg', 'Policy Sun Life Term 20 added'])
      expect(page.text).toContain(text);
    expectError(await request('GET', `clients/${NO_SUCH_ID}/activity`), 404);
    const policies = (
      await request('GET', `policies?filter=${encodeURIComponent(`{"clientId":"${owner}"}`)}`)
    ).body as unknown as { id: string }[];
    for (const policy of policies) await request('PATCH', `policies/${policy.id}`, { force: 'cancelled' });
    expect((await request('POST', 'privacy/erasures', { email, reason: 'Asked' })).status).toBe(201);
    expectError(await request('GET', `clients/${owner}/activity`), 404);
    expectError(await request('GET', `policies/${id}/cases`), 404);
  });
});
