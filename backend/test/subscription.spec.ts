import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('subscribing to the newsletter on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const subscribe = (email: string, firstName = 'Aileen') =>
    send(running.app, 'POST', '/api/subscriptions', { body: { firstName, email } });
  const leads = async () => (await world.as('GET', '/api/subscriptions')).body as Record<string, unknown>[];

  it('answers with the subscription and stores the defaults of a new lead', async () => {
    const { status, body } = await subscribe('first@sample.example');
    expect(status).toBe(201);
    expect(Object.keys(body as object).sort()).toEqual(['createdAt', 'email', 'firstName', 'id']);
    expect(body).toMatchObject({ firstName: 'Aileen', email: 'first@sample.example' });
    expect((await leads()).find(({ id }) => id === body.id)).toEqual({
      ...body,
      lastName: null,
      leadStatus: 'New',
      leadSource: 'subscription',
    });
    const { body: activity } = await world.as('GET', `/api/admin/leads/subscription/${body.id}/activity`);
    expect(activity).toMatchObject([
      { actionType: 'lead_created', leadType: 'subscription', performedBy: null, performedByName: 'Website' },
    ]);
  });

  it('answers the same address alike in any case, and makes no second lead of it', async () => {
    const first = await subscribe('Twice@Sample.Example', 'Benjie');
    const before = await leads();
    for (const email of [
      'Twice@Sample.Example',
      'twice@sample.example',
      'TWICE@SAMPLE.EXAMPLE',
      ' tWice@sample.example ',
    ]) {
      const again = await subscribe(email, 'Somebody else');
      expect(again.status).toBe(200);
      expect(Object.keys(again.body as object)).toEqual(Object.keys(first.body as object));
      // what was stored under the address before is nobody else's business
      expect(again.body).toMatchObject({ firstName: 'Somebody else', email: email.trim() });
      expect(again.text).not.toContain('Benjie');
    }
    expect(await leads()).toEqual(before);
    const { body: activity } = await world.as(
      'GET',
      `/api/admin/leads/subscription/${first.body.id}/activity`,
    );
    expect(activity).toHaveLength(1);
  });

  it('makes one lead of one address however many ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        subscribe(index % 2 ? 'Race@sample.example' : 'race@SAMPLE.example'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect((await leads()).filter(({ email }) => /^race@/i.test(String(email)))).toHaveLength(1);
    const { body: stats } = await world.as('GET', '/api/admin/stats');
    expect(stats.leads.fromSubscriptions).toBe((await leads()).length);
  });

  it('takes the address of a booking for a lead of its own', async () => {
    await world.booking({ email: 'both@sample.example' });
    expect((await subscribe('both@sample.example')).status).toBe(201);
  });
});
