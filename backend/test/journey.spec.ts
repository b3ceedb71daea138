import { startApp, type TestApp } from './support/app.js';
import { bookingBody } from './support/bodies.js';
import { DATABASES, type TestDatabase } from './support/databases.js';

describe.each(DATABASES)('the whole way on $name', ({ create }) => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await create();
    app = await startApp(database);
  });
  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });

  it('brings a booking to the advisor, who changes its status and adds a note', async () => {
    const booked = await app.visitor.post('/api/appointments').send(bookingBody()).expect(201);
    const admin = await app.superadmin();
    const { body: leads } = await admin.get('/api/admin/leads').expect(200);
    expect(leads).toMatchObject([{ id: booked.body.id, leadType: 'appointment', leadStatus: 'New' }]);
    const path = `/api/admin/appointments/${booked.body.id}`;
    await admin.patch(`${path}/lead-status`).send({ leadStatus: 'In Progress' }).expect(200);
    await admin
      .post(`/api/admin/leads/appointment/${booked.body.id}/notes`)
      .send({ note: 'Called.' })
      .expect(201);
    const { body: activity } = await admin.get(`/api/admin/leads/appointment/${booked.body.id}/activity`);
    expect((activity as { actionType: string }[]).map(({ actionType }) => actionType)).toEqual([
      'note_added',
      'lead_status_changed',
      'lead_created',
    ]);
  });
});
