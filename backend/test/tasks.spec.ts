import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { day, taskBody } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { type HttpResponse, send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

const tasks = '/api/admin/tasks';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

describe('the tasks of staff', () => {
  const running = runningApp();
  let admin: AdminClient;
  let me: { id: string; name: string };
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    me = (await admin.request('GET', '/api/user')).body as typeof me;
  });

  const add = (changes: Record<string, unknown> = {}) => admin.request('POST', tasks, taskBody(changes));
  const patch = (id: string, body: unknown) => admin.request('PATCH', `${tasks}/${id}`, body);
  const list = (query: Record<string, unknown>) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
    return admin.request('GET', `${tasks}?${parameters.toString()}`);
  };
  const titlesIn = ({ body }: HttpResponse) => (body as { title: string }[]).map(({ title }) => title);
  const titles = async (query: Record<string, unknown>) => titlesIn(await list(query));
  const bookingOf = async (id: string) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    return (await admin.request('GET', `/api/appointments?filter=${filter}`)).body[0] as Record<
      string,
      unknown
    >;
  };

  it('can be added as done', async () => {
    const { status, body } = await add({ done: true });
    expect({ status, body }).toMatchObject({ status: 201, body: { done: true, doneBy: me.id } });
  });

  it('are added for the one who adds them, with the name of the lead', async () => {
    const leadId = await admin.createBooking({ firstName: 'Noel', lastName: 'Tan' });
    const { status, body } = await add({ leadType: 'appointment', leadId });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        kind: 'task',
        caseTitle: null,
        policyId: null,
        policyName: null,
        id: expect.any(String),
        title: 'Send the proposal',
        dueDate: day(2),
        leadType: 'appointment',
        leadId,
        leadName: 'Noel Tan',
        clientId: null,
        clientName: null,
        assigneeId: me.id,
        assigneeName: me.name,
        createdBy: me.id,
        createdAt: ISO,
        doneAt: null,
        doneBy: null,
        done: false,
      },
    });
    expect(await bookingOf(leadId)).toMatchObject({ nextTaskDue: day(2), answeredAt: null });
    expect(await patch(body.id, { done: true })).toMatchObject({
      status: 200,
      body: { done: true, doneAt: ISO, doneBy: me.id },
    });
    expect(await bookingOf(leadId)).toMatchObject({ nextTaskDue: null });
    const { body: activity } = await admin.request('GET', `/api/admin/leads/appointment/${leadId}/activity`);
    expect(activity).toMatchObject([
      { actionType: 'task_done', actionDetails: 'Task done', performedBy: me.id },
      { actionType: 'task_added', actionDetails: `Task added, due ${day(2)}` },
      { actionType: 'lead_created' },
    ]);
    expect(JSON.stringify(activity)).not.toContain('proposal');
  });

  it('are another user’s or nobody’s when that is said', async () => {
    const { id } = await admin.createUser({ name: 'Ben Uy' });
    const { body } = await add({ assigneeId: id });
    expect(body).toMatchObject({ assigneeId: id, assigneeName: 'Ben Uy' });
    expect((await patch(body.id, { assigneeId: null })).body).toMatchObject({
      assigneeId: null,
      assigneeName: null,
    });
    expect((await add({ assigneeId: null })).body).toMatchObject({ assigneeId: null });
  });

  it('stay with a user whose account is no longer active, but are not given to one', async () => {
    const { id } = await admin.createUser({ name: 'Carla Lim' });
    const { body: task } = await add({ assigneeId: id });
    await admin.setUserStatus(id, 'deactivated');
    expect(await patch(task.id, { assigneeId: id, title: 'Call' })).toMatchObject({
      status: 200,
      body: { title: 'Call', assigneeId: id, assigneeName: 'Carla Lim' },
    });
    const other = await admin.createTask();
    await expectNothingStored(running.app, async () => {
      expectError(await add({ assigneeId: id }), 400, ['assigneeId']);
      expectError(await patch(other, { assigneeId: id }), 400, ['assigneeId']);
    });
  });

  it.each([
    ['leadId', { leadType: 'appointment' }],
    ['leadId', { leadId: NO_SUCH_ID }],
    ['leadId', { leadType: 'appointment', leadId: NO_SUCH_ID }],
    ['leadId', { leadType: 'subscription', leadId: 'nobody' }],
    ['leadType', { leadType: 'note', leadId: NO_SUCH_ID }],
    ['dueDate', { dueDate: '2030-02-30' }],
    ['title', { title: 'x'.repeat(201) }],
    ['assigneeId', { assigneeId: NO_SUCH_ID }],
  ])('are rejected, with the field %s, for %j', async (field, changes) => {
    await expectNothingStored(running.app, async () => expectError(await add(changes), 400, [field]));
  });

  it('do not belong to a lead of the other kind', async () => {
    const leadId = await admin.createBooking();
    expectError(await add({ leadType: 'subscription', leadId }), 400, ['leadId']);
  });

  it('are listed in pages by due date, and filtered', async () => {
    const { id: assigneeId } = await admin.createUser();
    const leadId = await admin.createSubscription();
    const lead = { leadType: 'subscription', leadId };
    for (const [title, days] of [
      ['tomorrow', 1],
      ['today', 0],
      ['overdue', -3],
    ] as const)
      await add({ title, dueDate: day(days), assigneeId, ...(days === 1 && lead) });
    const { body } = await add({ title: 'done', dueDate: day(-1), assigneeId });
    await patch(body.id, { done: true });
    const page = await list({ filter: { assigneeId, state: 'open' }, range: [0, 1] });
    expect(page.headers['content-range']).toBe('tasks 0-1/3');
    expect(titlesIn(page)).toEqual(['overdue', 'today']);
    expect(await titles({ filter: { assigneeId, state: 'due' } })).toEqual(['overdue', 'today']);
    expect(await titles({ filter: { assigneeId, state: 'done' }, sort: ['doneAt', 'DESC'] })).toEqual([
      'done',
    ]);
    expect(await titles({ filter: lead })).toEqual(['tomorrow']);
    expect(await titles({ filter: { id: [body.id, NO_SUCH_ID] } })).toEqual(['done']);
    expect(await titles({ filter: { id: [] } })).toEqual([]);
    expect(await titles({ filter: { assigneeId }, sort: ['createdAt', 'DESC'] })).toEqual([
      'done',
      'overdue',
      'today',
      'tomorrow',
    ]);
  });

  it.each([
    // 11 p.m. in Manila, and two hours later
    ['2031-05-01T15:00:00.000Z', []],
    ['2031-05-01T17:00:00.000Z', ['on the second']],
  ])('are due by the day of the office: at %s %j', async (time, expected) => {
    const { id: assigneeId } = await admin.createUser();
    await add({ dueDate: '2031-05-02', title: 'on the second', assigneeId });
    running.app.setTime(new Date(time));
    try {
      const filter = encodeURIComponent(JSON.stringify({ assigneeId, state: 'due' }));
      const then = await AdminClient.signIn(running.app);
      expect(titlesIn(await then.request('GET', `${tasks}?filter=${filter}`))).toEqual(expected);
    } finally {
      running.app.setTime(null);
    }
  });

  it.each([
    { filter: { state: 'late' } },
    { filter: { title: 'x' } },
    { filter: { leadType: 'appointment' } },
    { filter: { leadId: NO_SUCH_ID } },
    { filter: { assigneeId: 1 } },
    { filter: { id: NO_SUCH_ID } },
    { filter: { __proto__x: 1 } },
    { sort: ['title', 'ASC'] },
    { range: [5, 1] },
  ])('are not listed for %j', async (query) => {
    expectError(await list(query), 400, [Object.keys(query)[0]!]);
  });

  it('are deleted for good', async () => {
    const leadId = await admin.createBooking();
    const { body } = await add({ leadType: 'appointment', leadId });
    expect(await admin.request('DELETE', `${tasks}/${body.id}`)).toMatchObject({ status: 204 });
    expect(await bookingOf(leadId)).toMatchObject({ nextTaskDue: null });
    expectError(await admin.request('DELETE', `${tasks}/${body.id}`), 404);
    expectError(await patch(body.id, { done: true }), 404);
  });

  it('are announced on the live channel after each change, with their lead when it changed', async () => {
    const leadId = await admin.createBooking();
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    const { body } = await add({ leadType: 'appointment', leadId });
    expect(await client.next()).toEqual({ type: 'task_updated', data: { id: body.id } });
    expect(await client.next()).toEqual({ type: 'appointment_updated', data: { id: leadId } });
    await patch(body.id, { title: 'Call' });
    expect(await client.next()).toEqual({ type: 'task_updated', data: { id: body.id } });
    await patch(body.id, { title: 'Call' });
    await patch(body.id, { dueDate: day(9) });
    expect(await client.next()).toEqual({ type: 'task_updated', data: { id: body.id } });
    expect(await client.next()).toEqual({ type: 'appointment_updated', data: { id: leadId } });
    await admin.request('DELETE', `${tasks}/${body.id}`);
    expect(await client.next()).toEqual({ type: 'task_updated', data: { id: body.id } });
    client.socket.close();
    await client.closed;
  });

  it('are given to active users, whom every member of staff can list by name', async () => {
    const assistant = await admin.createSignedInUser({ name: 'Zoe Yu' });
    const gone = await admin.createUser({ name: 'Gone Already' });
    await admin.setUserStatus(gone.id, 'deactivated');
    const { body } = await send(running.app, 'GET', '/api/admin/staff', { cookie: assistant.cookie });
    expect(body).toContainEqual({ id: assistant.id, name: 'Zoe Yu', role: 'admin_assistant' });
    expect(body).toContainEqual({ id: me.id, name: me.name, role: 'superadmin' });
    expect(JSON.stringify(body)).not.toContain('Gone Already');
  });
});
