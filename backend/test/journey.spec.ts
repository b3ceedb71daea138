import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('the journey of a booking on $name', ({ create }) => {
  const running = runningApp({}, create);

  it('reaches the lead list, changes its status and gets a note, each with an activity', async () => {
    const booked = await send(running.app, 'POST', '/api/appointments', { body: bookingBody() });
    expect(booked.status).toBe(201);
    const admin = await AdminClient.signIn(running.app);
    const { id } = booked.body as { id: string };
    expect(await admin.request('GET', '/api/admin/leads')).toMatchObject({
      status: 200,
      body: [{ id, leadType: 'appointment', leadStatus: 'New' }],
    });
    const leadStatus = 'In Progress';
    const changed = await admin.request('PATCH', `/api/admin/appointments/${id}/lead-status`, { leadStatus });
    expect(changed.status).toBe(200);
    const lead = `/api/admin/leads/appointment/${id}`;
    expect((await admin.request('POST', `${lead}/notes`, { note: 'Called.' })).status).toBe(201);
    const { body: activity } = await admin.request('GET', `${lead}/activity`);
    expect((activity as { actionType: string }[]).map(({ actionType }) => actionType)).toEqual([
      'note_added',
      'lead_status_changed',
      'lead_created',
    ]);
  });
});
