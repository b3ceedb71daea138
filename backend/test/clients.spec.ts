import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody, policyBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

const clients = '/api/admin/clients';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

describe('the clients of the office', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = (changes: Record<string, unknown> = {}) => admin.request('POST', clients, clientBody(changes));
  const patch = (id: string, body: unknown) => admin.request('PATCH', `${clients}/${id}`, body);
  const added = async (changes: Record<string, unknown> = {}) =>
    (await add(changes)).body as { id: string; updatedAt: string };

  it('are added with what is known of them, and read again', async () => {
    const { id: ownerId } = await admin.createUser();
    const referrer = await added();
    const details = {
      firstName: 'Noel',
      lastName: 'Tan',
      email: 'noel@sample.example',
      phone: '(02) 8123-4567',
      secondPhone: '0917 555 0188',
      secondEmail: 'noel@work.example',
      viber: '0917 555 0188',
      whatsapp: null,
      messenger: 'noel.tan',
      dateOfBirth: '1990-05-01',
      civilStatus: 'married',
      occupation: 'Nurse',
      dependents: 0,
      tin: null,
      sssNumber: null,
      gsisNumber: null,
      address: 'Makati',
      channel: 'call',
      ownerId,
      notes: 'Two children',
      referredBy: referrer.id,
      tags: ['VIP', 'family'],
    };
    const { status, body } = await add(details);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        ...details,
        middleName: null,
        suffix: null,
        id: expect.any(String) as unknown,
        householdId: null,
        householdRole: null,
        policiesInForce: 0,
        nextPremiumDue: null,
        createdAt: ISO,
        updatedAt: ISO,
      },
    });
    expect((await admin.request('GET', `${clients}/${body.id}`)).body).toEqual(body);
  });

  it('have a name in Messenger, also from its address there, and no other address', async () => {
    const messenger = 'https://m.me/noel.tan?ref=card';
    expect((await add({ messenger })).body).toMatchObject({ messenger: 'noel.tan' });
    expectError(await add({ messenger: 'https://instagram.com/noel' }), 400, ['messenger']);
  });

  it('need a first name only', async () => {
    const { status, body } = await admin.request('POST', clients, { firstName: 'Aileen', tags: null });
    expect({ status, body }).toMatchObject({ status: 201, body: { email: null, tags: [] } });
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['dateOfBirth', { dateOfBirth: '2190-01-01' }],
    ['phone', { phone: 'none' }],
    ['ownerId', { ownerId: NO_SUCH_ID }],
    ['referredBy', { referredBy: NO_SUCH_ID }],
    ['tags', { tags: ['a "quoted" one'] }],
    ['tags', { tags: Array.from({ length: 21 }, (_, place) => `tag ${place}`) }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: 'VIP' }],
  ])('are rejected, with the field %s, for %j', async (field, changes) => {
    await expectNothingStored(running.app, async () => expectError(await add(changes), 400, [field]));
  });

  it('are changed by what is sent; null empties a field, and an owner who is no longer active stays', async () => {
    const { id: ownerId } = await admin.createUser();
    const { id } = await added({ ownerId, tags: ['VIP'] });
    await admin.setUserStatus(ownerId, 'deactivated');
    const { status, body } = await patch(id, { ownerId, email: null, tags: null, lastName: 'Uy' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ownerId, email: null, tags: [], firstName: 'Liza', lastName: 'Uy' },
    });
    expectError(await patch(id, { referredBy: id }), 400, ['referredBy']);
    expectError(await patch(NO_SUCH_ID, { lastName: 'Uy' }), 404);
  });

  it('reject a stale ifUpdatedAt with 409 and the stored record', async () => {
    const { id, updatedAt } = await added();
    const { body: stored } = await patch(id, { lastName: 'Uy', ifUpdatedAt: updatedAt });
    const stale = await patch(id, { lastName: 'Tan', ifUpdatedAt: updatedAt });
    expectError(stale, 409, [], ['current']);
    expect(stale.body.current).toEqual(stored);
  });

  it('are listed by name, with paging and filters, and found by the search of the console', async () => {
    const lastName = 'Zzyzx';
    await added({ firstName: 'Ben', lastName, tags: ['rare'] });
    await added({ firstName: 'Ana', lastName });
    const list = (query: string) => admin.request('GET', `${clients}?${query}`);
    const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
    const page = await list(`${filter({ q: lastName })}&range=[0,0]`);
    expect(page.headers['content-range']).toBe('clients 0-0/2');
    expect(page.body).toMatchObject([{ firstName: 'Ana' }]);
    expect((await list(filter({ q: lastName, tag: 'rare' }))).body).toMatchObject([{ firstName: 'Ben' }]);
    expectError(await list(filter({ email: 'x' })), 400, ['filter']);
    expectError(await list('sort=["email","ASC"]'), 400, ['sort']);
    const { body: results } = await admin.request('GET', `/api/admin/search?q=${lastName}`);
    expect(results.clients).toMatchObject([{ name: `Ana ${lastName}` }, { name: `Ben ${lastName}` }]);
  });

  it('are deleted: 204, and 404 after it', async () => {
    const { id } = await added();
    expect((await admin.request('DELETE', `${clients}/${id}`)).status).toBe(204);
    expectError(await admin.request('GET', `${clients}/${id}`), 404);
    expectError(await admin.request('DELETE', `${clients}/${id}`), 404);
  });

  it('say before whether they may be deleted', async () => {
    const { id } = await added();
    const deletion = async () =>
      (await admin.request('GET', `${clients}/${id}/deletion`)).body as { refusal: string | null };
    expect(await deletion()).toEqual({ refusal: null });
    await admin.request('POST', '/api/admin/policies', policyBody(id));
    const { refusal } = await deletion();
    expect(refusal).toMatch(/has policies/);
    expect((await admin.request('DELETE', `${clients}/${id}`)).body.message).toBe(refusal);
    expectError(await admin.request('GET', `${clients}/${NO_SUCH_ID}/deletion`), 404);
  });

  it('are listed in pairs where they may be one person, and their tags in order', async () => {
    const email = 'twice@sample.example';
    const [one, other] = [
      await added({ email, tags: ['second tag'] }),
      await added({ email, tags: ['a tag'] }),
    ];
    const pairs = (await admin.request('GET', '/api/admin/client-duplicates')).body as unknown as {
      client: { id: string };
    }[];
    expect(pairs.find(({ client }) => client.id === one.id)).toMatchObject({
      other: { id: other.id },
      reasons: expect.arrayContaining(['email']) as unknown,
    });
    const tags = (await admin.request('GET', '/api/admin/client-tags')).body as unknown as string[];
    expect(tags.filter((tag) => tag.endsWith(' tag'))).toEqual(['a tag', 'second tag']);
  });

  it('are announced to the consoles with nothing but the id', async () => {
    const { client: live } = await LiveClient.connect(running.app, admin.cookie);
    const { id } = await added();
    await patch(id, { lastName: 'Uy' });
    await patch(id, { lastName: 'Uy' });
    await admin.request('DELETE', `${clients}/${id}`);
    const message = { type: 'client_updated', data: { id } };
    expect([await live.next(), await live.next(), await live.next()]).toEqual([message, message, message]);
    live.socket.terminate();
  });

  it('are made of a lead with what it says about the person: 201, and the same one again: 200', async () => {
    const { id: ownerId } = await admin.createUser();
    const leadId = await admin.createBooking({ firstName: 'Rosa', phone: '0917 000 0909' });
    const path = `/api/admin/leads/appointment/${leadId}`;
    await admin.request('PATCH', `${path}/owner`, { ownerId });
    const { status, body } = await admin.request('POST', `${path}/client`, {});
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        firstName: 'Rosa',
        lastName: 'Reyes',
        phone: '0917 000 0909',
        dateOfBirth: '1984-03-12',
        ownerId,
      },
    });
    expect(await admin.request('POST', `${path}/client`, {})).toMatchObject({ status: 200, body });
    expect((await admin.request('GET', path)).body).toMatchObject({ clientId: body.id, answeredAt: null });
    const filter = encodeURIComponent(JSON.stringify({ clientId: body.id }));
    const { body: listed } = await admin.request('GET', `/api/admin/leads?filter=${filter}`);
    expect(listed).toMatchObject([{ id: leadId }]);
  });

  it('are linked to a lead, and unlinked: 204', async () => {
    const { id: clientId } = await added();
    const path = `/api/admin/leads/subscription/${await admin.createSubscription()}`;
    expect(await admin.request('POST', `${path}/client`, { clientId })).toMatchObject({
      status: 200,
      body: { id: clientId },
    });
    expectError(await admin.request('POST', `${path}/client`, { clientId: NO_SUCH_ID }), 400, ['clientId']);
    expect((await admin.request('DELETE', `${path}/client`)).status).toBe(204);
    expect((await admin.request('GET', path)).body).toMatchObject({ clientId: null });
    expectError(await admin.request('DELETE', `/api/admin/leads/note/${NO_SUCH_ID}/client`), 404);
  });

  it('without an address are erased with the person of their lead, who is erased without a trace of them', async () => {
    const email = 'by-lead@sample.example';
    const leadId = await admin.createBooking({ email });
    const path = `/api/admin/leads/appointment/${leadId}`;
    const { body: client } = await admin.request('POST', `${path}/client`, {});
    await patch(client.id as string, { email: null, notes: 'Likes tea' });
    const { body } = await admin.request('GET', `/api/admin/privacy/people?q=${email}`);
    expect(body.people).toMatchObject([{ clients: [{ id: client.id, email: null }] }]);
    const erased = await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked' });
    expect(erased.body.counts).toMatchObject({ clients: 1, appointments: 1 });
    expect((await admin.request('GET', path)).body).toMatchObject({ clientId: null, firstName: 'Erased' });
    expectError(await admin.request('POST', `${path}/client`, {}), 409);
  });

  it('are part of what is held about a person, and are erased with the person', async () => {
    const email = 'client-only@sample.example';
    const { id } = await added({ email: email.toUpperCase(), notes: 'Likes tea' });
    const { body } = await admin.request('GET', `/api/admin/privacy/people?q=${email}`);
    expect(body.people).toMatchObject([
      { email, names: ['Liza Reyes'], clients: [{ id, notes: 'Likes tea' }], leads: [] },
    ]);
    const page = await admin.request('GET', `/api/admin/privacy/export?email=${email}&format=html`);
    expect(page.text).toContain('Likes tea');
    const erased = await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked' });
    expect(erased.body.counts).toMatchObject({ clients: 1, appointments: 0 });
    expectError(await admin.request('GET', `${clients}/${id}`), 404);
  });
});
