import { BODY_ROUTES, type BodyRoute, withField } from './support/body-routes.js';
import { NO_TEXT, UNKNOWN_FIELDS } from './support/field-rules.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

describe.each(DATABASES)('bodies on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  async function to({ route, signedIn, path }: BodyRoute) {
    const [method = ''] = route.split(' ');
    const where = await path(world);
    return (body: string) =>
      send(running.app, method, where, {
        body,
        headers: { 'Content-Type': 'application/json', ...(signedIn && { Cookie: world.cookie }) },
      });
  }

  it.each(BODY_ROUTES)('$route takes a good body', async (route) => {
    const post = await to(route);
    expect(await post(JSON.stringify(route.body()))).toMatchObject({ status: route.ok });
  });

  it.each(BODY_ROUTES)('$route names every required field that is missing, null or blank', async (route) => {
    const post = await to(route);
    await storingNothing(running.app, async () => {
      const required = Object.keys(route.fields).filter((name) => !route.fields[name]!.optional);
      for (const name of required)
        for (const nothing of [undefined, null, '', '   ', ' \t\n ']) {
          const answer = await post(withField(route.body(), name, nothing));
          expectRefusal(answer, 400, [name]);
          expect(answer.body.message).toMatch(/ is required$/);
        }
      expectRefusal(await post('{}'), 400, required);
      expectRefusal(await post(''), 400, required);
    });
  });

  it.each(BODY_ROUTES)('$route takes nothing but text for text', async (route) => {
    const post = await to(route);
    await storingNothing(running.app, async () => {
      for (const name of Object.keys(route.fields))
        for (const value of NO_TEXT)
          expectRefusal(await post(withField(route.body(), name, value)), 400, [name]);
    });
  });

  it.each(BODY_ROUTES)('$route refuses, by name, what is not as it must be', async (route) => {
    const post = await to(route);
    await storingNothing(running.app, async () => {
      for (const [name, { bad }] of Object.entries(route.fields))
        for (const value of bad) expectRefusal(await post(withField(route.body(), name, value)), 400, [name]);
    });
  });

  it.each(BODY_ROUTES)('$route takes everything up to its limits', async (route) => {
    const post = await to(route);
    for (const [name, { good, optional }] of Object.entries(route.fields))
      for (const value of optional && good.length > 0 ? [...good, undefined, null, ''] : good) {
        const { status, body } = await post(withField(route.body(), name, value));
        expect({ name, value, status, body }).toEqual({ name, value, status: route.ok, body });
      }
  });

  it.each(BODY_ROUTES)('$route refuses unknown and server-set fields by name', async (route) => {
    const post = await to(route);
    await storingNothing(running.app, async () => {
      for (const [name, value] of Object.entries(route.serverSet))
        expectRefusal(await post(withField(route.body(), name, value)), 400, [name]);
      for (const name of UNKNOWN_FIELDS)
        for (const value of ['x', null, { role: 'superadmin' }])
          expectRefusal(await post(withField(route.body(), name, value)), 400, [name]);
    });
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it.each(BODY_ROUTES)('$route reads nothing but a JSON object', async (route) => {
    const post = await to(route);
    await storingNothing(running.app, async () => {
      const good = JSON.stringify(route.body());
      const broken = [
        '{',
        `${good}x`,
        good.slice(0, -1),
        `{"a":}`,
        `'x'`,
        'undefined',
        `${good}${good}`,
        'NaN',
      ];
      for (const body of [...broken, '"text"', '1', 'true', 'null', '[]', `[${good}]`])
        expectRefusal(await post(body), 400, ['body']);
    });
  });
});
