import { day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('the days of the calendar on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
    for (const preferredDate of [day(1), day(1), day(3), day(30)]) await world.booking({ preferredDate });
    await world.subscription();
  });
  const days = (from: string, to: string) =>
    world.as('GET', `/api/admin/calendar/days?from=${from}&to=${to}`);

  it('are those that bookings wish for, in order, with how many, both ends counted', async () => {
    expect((await days(day(1), day(30))).body).toEqual([
      { date: day(1), bookings: 2 },
      { date: day(3), bookings: 1 },
      { date: day(30), bookings: 1 },
    ]);
    expect((await days(day(2), day(29))).body).toEqual([{ date: day(3), bookings: 1 }]);
    expect((await days(day(4), day(4))).body).toEqual([]);
  });

  it.each([
    ['from', '', day(1)],
    ['from', 'yesterday', day(1)],
    ['from', '2031-02-30', day(1)],
    ['from', "2031-01-01'--", day(1)],
    ['to', day(1), ''],
    ['to', day(1), '2031-1-1'],
    ['to', day(2), day(1)],
    ['to', day(0), day(102)],
  ])('are refused, naming %s, for %j to %j', async (field, from, to) => {
    expectRefusal(await days(encodeURIComponent(from), encodeURIComponent(to)), 400, [field]);
    expectRefusal(await world.as('GET', '/api/admin/calendar/days'), 400, ['from']);
  });
});
