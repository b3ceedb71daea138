import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

describe('notes and activity of a lead', () => {
  const running = runningApp();
  let admin: AdminClient;
  let member: Awaited<ReturnType<AdminClient['createSignedInUser']>>;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    member = await admin.createSignedInUser({ name: 'Carla Tan' });
  });

  const path = (kind: string, id: string, list = 'notes') => `/api/admin/leads/${kind}/${id}/${list}`;
  const lead = async (kind: string) =>
    path(kind, kind === 'appointment' ? await admin.createBooking() : await admin.createSubscription());

  it.each(['appointment', 'subscription'])(
    'returns a new note with the name of its author (%s)',
    async (kind) => {
      const notes = await lead(kind);
      const response = await send(running.app, 'POST', notes, {
        body: { note: '  Called back.\nWill come. ' },
        cookie: member.cookie,
      });
      expect(response.status).toBe(201);
      expect(response.body).toEqual({
        id: expect.any(String),
        leadId: notes.split('/')[5],
        leadType: kind,
        note: 'Called back.\nWill come.',
        channel: null,
        createdBy: member.id,
        createdByName: 'Carla Tan',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect((await admin.request('GET', notes)).body).toEqual([response.body]);
    },
  );

  it('lists notes and activity newest first, also within one millisecond', async () => {
    const notes = await lead('appointment');
    running.app.setTime(new Date());
    const written = ['one', 'two', 'three', 'four', 'five'];
    for (const note of written) await admin.request('POST', notes, { note });
    running.app.setTime(null);
    const { body } = await admin.request('GET', notes);
    expect((body as { note: string }[]).map(({ note }) => note)).toEqual([...written].reverse());
    const { body: activity } = await admin.request('GET', notes.replace(/notes$/, 'activity'));
    const times = (activity as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((activity as { actionType: string }[]).map(({ actionType }) => actionType)).toEqual([
      ...written.map(() => 'note_added'),
      'lead_created',
    ]);
  });

  it('records one activity for a note, with its author and without its text', async () => {
    const notes = await lead('subscription');
    await send(running.app, 'POST', notes, { body: { note: 'A secret diagnosis' }, cookie: member.cookie });
    const { body, text } = await admin.request('GET', notes.replace(/notes$/, 'activity'));
    expect(body).toMatchObject([
      { actionType: 'note_added', performedBy: member.id, performedByName: 'Carla Tan' },
      { actionType: 'lead_created' },
    ]);
    expect(text).not.toContain('diagnosis');
  });

  it('lists only the notes of the requested lead', async () => {
    const [one, other] = [await lead('appointment'), await lead('appointment')];
    await admin.request('POST', one, { note: 'About the one' });
    expect((await admin.request('GET', other)).body).toEqual([]);
  });

  it('rejects an author in the body', async () => {
    const notes = await lead('appointment');
    const forged = {
      createdBy: member.id,
      createdByName: 'Boss',
      performedBy: member.id,
      performedByName: 'Boss',
      author: 'Boss',
      leadId: 'x',
      leadType: 'subscription',
      createdAt: '2020-01-01T00:00:00.000Z',
    };
    await expectNothingStored(running.app, async () => {
      for (const [name, value] of Object.entries(forged))
        expectError(await admin.request('POST', notes, { note: 'x', [name]: value }), 400, [name]);
    });
  });

  it('has no route that changes or deletes a note', async () => {
    const notes = await lead('appointment');
    const { body } = await admin.request('POST', notes, { note: 'Stays' });
    await expectNothingStored(running.app, async () => {
      for (const where of [notes, `${notes}/${body.id}`, notes.replace(/notes$/, 'activity')])
        for (const method of ['PUT', 'PATCH', 'DELETE'])
          expectError(await admin.request(method, where, { note: 'x' }), 404);
      expectError(await admin.request('POST', notes.replace(/notes$/, 'activity'), { actionType: 'x' }), 404);
    });
  });
});
