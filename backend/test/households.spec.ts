import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody, householdBody, taskBody } from './support/bodies.js';
import { newClient } from './support/record-samples.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

const households = '/api/admin/households';
const clients = '/api/admin/clients';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

describe('the households of clients', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = (body: unknown) => admin.request('POST', households, body);
  const added = async () => {
    const head = await newClient(admin);
    const { body } = await add(householdBody(head));
    return { head, household: body as { id: string; updatedAt: string } };
  };

  it('are made, read, changed, listed and dissolved; their clients carry them', async () => {
    const [head, spouse] = [await newClient(admin), await newClient(admin)];
    const members = [
      { clientId: head, role: 'head' },
      { clientId: spouse, role: 'spouse' },
    ];
    const made = await add({ name: 'Household of Zzyzx', members });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Household of Zzyzx',
      members,
      createdAt: ISO,
      updatedAt: ISO,
    });
    const path = `${households}/${String(made.body.id)}`;
    expect((await admin.request('GET', path)).body).toEqual(made.body);
    const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
    const list = await admin.request('GET', `${households}?${filter({ q: 'zzyzx' })}`);
    expect(list.headers['content-range']).toBe('households 0-0/1');
    expect(list.body).toEqual([made.body]);
    const { body: inIt } = await admin.request('GET', `${clients}?${filter({ householdId: made.body.id })}`);
    expect((inIt as unknown as { id: string }[]).map(({ id }) => id).sort()).toEqual([head, spouse].sort());
    const changed = await admin.request('PATCH', path, { members: [{ clientId: spouse, role: 'head' }] });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Household of Zzyzx' } });
    expect((await admin.request('GET', `${clients}/${head}`)).body).toMatchObject({
      householdId: null,
      householdRole: null,
    });
    expect((await admin.request('DELETE', path)).status).toBe(204);
    expectError(await admin.request('GET', path), 404);
    expectError(await admin.request('DELETE', path), 404);
  });

  it('are rejected, with the field and the member, when they cannot be', async () => {
    const { head } = await added();
    const other = await newClient(admin);
    const rejected = (members: unknown, fields: readonly string[]) =>
      expectNothingStored(running.app, async () =>
        expectError(await add({ name: 'Reyes', members }), 400, fields),
      );
    await rejected([{ clientId: other, role: 'spouse' }], ['members']);
    await rejected([], ['members']);
    await rejected([{ clientId: other, role: 'aunt' }], ['members.0.role']);
    await rejected([{ clientId: head, role: 'head' }], ['members.0.clientId']);
    await rejected([{ clientId: NO_SUCH_ID, role: 'head' }], ['members.0.clientId']);
    await rejected(
      [
        { clientId: other, role: 'head' },
        { clientId: other, role: 'child' },
      ],
      ['members.1.clientId'],
    );
  });

  it('reject a stale ifUpdatedAt with 409 and the stored household', async () => {
    const { household } = await added();
    const path = `${households}/${household.id}`;
    const { body: stored } = await admin.request('PATCH', path, {
      name: 'Cruz',
      ifUpdatedAt: household.updatedAt,
    });
    const stale = await admin.request('PATCH', path, { name: 'Tan', ifUpdatedAt: household.updatedAt });
    expectError(stale, 409, [], ['current']);
    expect(stale.body.current).toEqual(stored);
  });

  it('are announced as changes of their members', async () => {
    const { head, household } = await added();
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    await admin.request('PATCH', `${households}/${household.id}`, { name: 'Cruz' });
    expect(await live.next()).toEqual({ type: 'client_updated', data: { id: head } });
    live.socket.terminate();
  });
});

describe('clients who are one person', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = async (changes: Record<string, unknown> = {}) =>
    String((await admin.request('POST', clients, clientBody(changes))).body.id);
  const merge = (id: string, body: unknown) => admin.request('POST', `${clients}/${id}/merge`, body);

  it('are named with the reasons', async () => {
    const email = 'double@sample.example';
    const [one, other] = [await add({ email }), await add({ email, firstName: 'Lisa' })];
    const { status, body } = await admin.request('GET', `${clients}/${one}/duplicates`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: [{ client: { id: other, firstName: 'Lisa' }, reasons: ['email'] }],
    });
  });

  it('are merged and taken apart again', async () => {
    const [one, other] = [
      await add({ notes: 'Tea' }),
      await add({ firstName: 'Lisa', phone: '0917 555 0101' }),
    ];
    const lead = `/api/admin/leads/appointment/${await admin.createBooking()}`;
    await admin.request('POST', `${lead}/client`, { clientId: other });
    await admin.request('POST', '/api/admin/tasks', taskBody({ clientId: other }));
    const tasksOf = async (clientId: string) => {
      const filter = encodeURIComponent(JSON.stringify({ clientId }));
      return (await admin.request('GET', `/api/admin/tasks?filter=${filter}`)).body as unknown as object[];
    };
    const { status, body } = await merge(one, { otherId: other, keep: { firstName: 'other' } });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { client: { id: one, firstName: 'Lisa', notes: 'Tea', phone: '0917 555 0101' } },
    });
    expect((await admin.request('GET', lead)).body).toMatchObject({ clientId: one });
    expect([(await tasksOf(one)).length, (await tasksOf(other)).length]).toEqual([1, 0]);
    const timeline = await admin.request('GET', `${clients}/${one}/activity`);
    expect(timeline.body).toMatchObject([{ actionDetails: 'Merged with another client' }]);
    const { body: merges } = await admin.request('GET', `${clients}/${one}/merges`);
    expect(merges).toMatchObject([{ id: body.mergeId, other: { id: other, firstName: 'Lisa' } }]);
    for (const gone of [
      await admin.request('GET', `${clients}/${other}`),
      await admin.request('PATCH', `${clients}/${other}`, { lastName: 'Uy' }),
      await admin.request('DELETE', `${clients}/${other}`),
      await admin.request('POST', `${lead}/client`, { clientId: other }),
      await merge(other, { otherId: one }),
    ]) {
      expectError(gone, 404, [], ['mergedInto']);
      expect(gone.body.mergedInto).toBe(one);
    }
    await admin.request('PATCH', `${clients}/${one}`, { address: 'Makati' });
    const path = `/api/admin/merges/${String(body.mergeId)}/undo`;
    expect(await admin.request('POST', path)).toMatchObject({
      status: 200,
      body: {
        client: { id: one, firstName: 'Liza', phone: null, address: 'Makati' },
        other: { id: other, firstName: 'Lisa' },
        stayed: [{ kind: 'field', id: 'address' }],
      },
    });
    expect((await admin.request('GET', lead)).body).toMatchObject({ clientId: other });
    expect([(await tasksOf(one)).length, (await tasksOf(other)).length]).toEqual([0, 1]);
    expectError(await admin.request('POST', path), 409);
  });

  it('are not merged when they cannot be, which is said by field', async () => {
    const [one, other] = [await add(), await add()];
    const rejected = (body: unknown, fields: readonly string[]) =>
      expectNothingStored(running.app, async () => expectError(await merge(one, body), 400, fields));
    await rejected({ otherId: one }, ['otherId']);
    await rejected({ otherId: NO_SUCH_ID }, ['otherId']);
    await rejected({ otherId: other, keep: { email: 'both' } }, ['keep.email']);
    await rejected({ otherId: other, keep: { createdAt: 'this' } }, ['keep.createdAt']);
    expectError(await merge(NO_SUCH_ID, { otherId: other }), 404);
    expectError(await admin.request('POST', `/api/admin/merges/${NO_SUCH_ID}/undo`), 404);
  });

  it('are announced to the consoles, with their leads', async () => {
    const [one, other] = [await add(), await add()];
    const leadId = await admin.createBooking();
    await admin.request('POST', `/api/admin/leads/appointment/${leadId}/client`, { clientId: other });
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const { body } = await merge(one, { otherId: other });
    await admin.request('POST', `/api/admin/merges/${String(body.mergeId)}/undo`);
    const ids = [one, other, leadId, one, other, leadId];
    for (const id of ids) expect((await live.next()) as unknown).toMatchObject({ data: { id } });
    live.socket.terminate();
  });

  it('are part of what is held about either address, and are erased with the person', async () => {
    const emails = ['one-of-two@sample.example', 'two-of-two@sample.example'];
    const [one, other] = [await add({ email: emails[0] }), await add({ email: emails[1], notes: 'Dog' })];
    await merge(one, { otherId: other, keep: { email: 'other' } });
    for (const email of emails) {
      const { body } = await admin.request('GET', `/api/admin/privacy/people?q=${email}`);
      expect(body.people).toMatchObject([
        { clients: [{ id: one }, { id: one }, { id: other, notes: 'Dog' }] },
      ]);
    }
    const holds = '/api/admin/privacy/holds';
    const { body: hold } = await admin.request('POST', holds, {
      email: emails[1],
      reason: 'A claim in court',
    });
    const erase = () =>
      admin.request('POST', '/api/admin/privacy/erasures', { email: emails[0], reason: 'Asked' });
    expectError(await erase(), 409);
    await admin.request('DELETE', `${holds}/${String(hold.id)}`);
    const erased = await erase();
    expect(erased.body.counts).toMatchObject({ clients: 2 });
    for (const id of [one, other]) expectError(await admin.request('GET', `${clients}/${id}`), 404);
    expect(await running.app.rows('client_merges')).not.toContainEqual(
      expect.objectContaining({ survivorId: one }),
    );
  });
});
