import { AdminClient } from './support/admin-client.js';
import { bookingBody, clientBody, policyBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

const COUNT = 25;

describe.each(DATABASES)('many changes of one assistant at once on $name', ({ create }) => {
  const running = runningApp({}, create);

  it('are all stored, and a booking and a sign-in meanwhile succeed', async () => {
    const superadmin = await AdminClient.signIn(running.app);
    const { cookie } = await superadmin.createSignedInUser();
    const ids: string[] = [];
    for (let number = 0; number < COUNT; number += 1) {
      const client = await superadmin.request('POST', '/api/admin/clients', clientBody());
      const body = policyBody(String(client.body.id), { policyNumber: `P-${number}` });
      ids.push(String((await superadmin.request('POST', '/api/admin/policies', body)).body.id));
    }
    const changes = ids.map((id) =>
      send(running.app, 'PATCH', `/api/admin/policies/${id}`, { cookie, body: { remarks: 'Called today' } }),
    );
    const booking = send(running.app, 'POST', '/api/appointments', { body: bookingBody() });
    const signIn = AdminClient.signIn(running.app);
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await booking).status).toBe(201);
    await signIn;
    const stored = await running.app.rows<{ remarks: string }>('policies');
    expect(stored.map(({ remarks }) => remarks)).toEqual(ids.map(() => 'Called today'));
  });
});
