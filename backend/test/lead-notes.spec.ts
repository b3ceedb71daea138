import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

describe.each(DATABASES)('notes and history of a lead on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  let member: Awaited<ReturnType<World['signedInUser']>>;
  beforeAll(async () => {
    world = await World.of(running.app);
    member = await world.signedInUser({ name: 'Carla Tan' });
  });

  const path = (kind: string, id: string, list = 'notes') => `/api/admin/leads/${kind}/${id}/${list}`;
  const lead = async (kind: string) =>
    path(kind, kind === 'appointment' ? await world.booking() : await world.subscription());

  it.each(['appointment', 'subscription'])(
    'answers with the note under the name of who wrote it (%s)',
    async (kind) => {
      const notes = await lead(kind);
      const answer = await send(running.app, 'POST', notes, {
        body: { note: '  Called back.\nWill come. ' },
        cookie: member.cookie,
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(String),
        leadId: notes.split('/')[5],
        leadType: kind,
        note: 'Called back.\nWill come.',
        createdBy: member.id,
        createdByName: 'Carla Tan',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect((await world.as('GET', notes)).body).toEqual([answer.body]);
    },
  );

  it('gives notes and history newest first, also within one millisecond', async () => {
    const notes = await lead('appointment');
    running.app.clock.time = new Date();
    const written = ['one', 'two', 'three', 'four', 'five'];
    for (const note of written) await world.as('POST', notes, { note });
    running.app.clock.time = null;
    const { body } = await world.as('GET', notes);
    expect((body as { note: string }[]).map(({ note }) => note)).toEqual([...written].reverse());
    const { body: activity } = await world.as('GET', notes.replace(/notes$/, 'activity'));
    const times = (activity as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((activity as { actionType: string }[]).map(({ actionType }) => actionType)).toEqual([
      ...written.map(() => 'note_added'),
      'lead_created',
    ]);
  });

  it('writes one line of history for a note, by its author, without what it says', async () => {
    const notes = await lead('subscription');
    await send(running.app, 'POST', notes, { body: { note: 'A secret diagnosis' }, cookie: member.cookie });
    const { body, text } = await world.as('GET', notes.replace(/notes$/, 'activity'));
    expect(body).toMatchObject([
      { actionType: 'note_added', performedBy: member.id, performedByName: 'Carla Tan' },
      { actionType: 'lead_created' },
    ]);
    expect(text).not.toContain('diagnosis');
  });

  it('keeps the notes of each lead apart', async () => {
    const [one, other] = [await lead('appointment'), await lead('appointment')];
    await world.as('POST', one, { note: 'About the one' });
    expect((await world.as('GET', other)).body).toEqual([]);
  });

  it('takes no author from the body', async () => {
    const notes = await lead('appointment');
    const forged = {
      ...{ createdBy: member.id, createdByName: 'Boss', performedBy: member.id, performedByName: 'Boss' },
      ...{ author: 'Boss', leadId: 'x', leadType: 'subscription', createdAt: '2020-01-01T00:00:00.000Z' },
    };
    await storingNothing(running.app, async () => {
      for (const [name, value] of Object.entries(forged))
        expectRefusal(await world.as('POST', notes, { note: 'x', [name]: value }), 400, [name]);
    });
  });

  it('lets nobody change or delete what was written', async () => {
    const notes = await lead('appointment');
    const { body } = await world.as('POST', notes, { note: 'Stays' });
    await storingNothing(running.app, async () => {
      for (const where of [notes, `${notes}/${body.id}`, notes.replace(/notes$/, 'activity')])
        for (const method of ['PUT', 'PATCH', 'DELETE'])
          expectRefusal(await world.as(method, where, { note: 'x' }), 404);
      expectRefusal(await world.as('POST', notes.replace(/notes$/, 'activity'), { actionType: 'x' }), 404);
    });
  });
});
