import { MOST_AT_ONCE_OF_VISITORS } from '../src/shared/http/overload.js';
import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('more than can be done at once on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });
  const book = () => send(running.app, 'POST', '/api/appointments', { body: bookingBody() });

  it('is refused to visitors, and stored of nobody who was refused', async () => {
    await send(running.app, 'GET', '/');
    const { database } = running.app;
    const write = database.write.bind(database);
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let waiting = 0;
    let full: () => void;
    const allWait = new Promise<void>((resolve) => (full = resolve));
    const spy = jest.spyOn(database, 'write').mockImplementation(async (work) => {
      waiting += 1;
      if (waiting === MOST_AT_ONCE_OF_VISITORS) full();
      await begun;
      return write(work);
    });
    const bookings = Array.from({ length: MOST_AT_ONCE_OF_VISITORS }, book);
    await allWait;

    expectRefusal(await book(), 503);
    expectRefusal(await send(running.app, 'GET', '/blog/no-such-article'), 503);
    for (const path of ['/', '/api/health/live', '/api/health/ready'])
      expect((await send(running.app, 'GET', path)).status).toBe(200);
    expect((await world.as('GET', '/api/admin/leads')).status).toBe(200);

    begin!();
    spy.mockRestore();
    const statuses = (await Promise.all(bookings)).map(({ status }) => status);
    // a slow machine may have too few connections to MariaDB for all of them in time, and says so
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const stored = statuses.filter((status) => status === 201).length;
    expect(stored).toBeGreaterThan(0);
    expect((await book()).status).toBe(201);
    expect(await running.app.rows('appointments')).toHaveLength(stored + 1);
  });

  it('of a thousand who book at the same moment, each is told what became of it', async () => {
    const stored = (await running.app.rows('appointments')).length;
    const answers = await Promise.all(Array.from({ length: 1_000 }, book));
    const booked = answers.filter(({ status }) => status === 201);
    for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, 503);
    expect(booked.length).toBeGreaterThanOrEqual(MOST_AT_ONCE_OF_VISITORS);
    const rows = await running.app.rows<{ id: string }>('appointments');
    expect(rows).toHaveLength(stored + booked.length);
    const ids = new Set(rows.map(({ id }) => id));
    for (const { body } of booked) expect(ids).toContain(body.id);
  });
});
