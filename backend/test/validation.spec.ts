import { BODY_ROUTES, type BodyRoute, withField } from './support/body-routes.js';
import { acceptedNothing, otherTypes, rejectedNothing, UNKNOWN_FIELDS } from './support/field-rules.js';
import { DATABASES } from './support/databases.js';
import { cookieOf, send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

describe.each(DATABASES)('request body validation on $name', ({ create }) => {
  const running = runningApp(create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  async function to({ route, signedIn, path }: BodyRoute) {
    const [method = ''] = route.split(' ');
    const where = await path(admin);
    return async (body: string) => {
      const response = await send(running.app, method, where, {
        body,
        headers: { 'Content-Type': 'application/json', ...(signedIn && { Cookie: admin.cookie }) },
      });
      if (signedIn && response.headers['set-cookie']) admin.cookie = cookieOf(response);
      return response;
    };
  }

  it.each(BODY_ROUTES)('$route accepts a valid body', async (route) => {
    const post = await to(route);
    expect(await post(JSON.stringify(route.body()))).toMatchObject({ status: route.ok });
  });

  it.each(BODY_ROUTES)('$route names every required field that is missing, null or blank', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
      for (const [name, field] of Object.entries(route.fields))
        for (const nothing of rejectedNothing(field)) {
          const response = await post(withField(route.body(), name, nothing));
          expectError(response, 400, [name]);
          expect(response.body.message).toMatch(/ is required$/);
        }
      const required = Object.keys(route.fields).filter((name) =>
        rejectedNothing(route.fields[name]!).includes(undefined),
      );
      for (const empty of ['{}', ''])
        if (required.length > 0) expectError(await post(empty), 400, required);
        else expect(await post(empty)).toMatchObject({ status: route.ok });
    });
  });

  it('names the fields in errors like the labels of the console’s forms', async () => {
    const { body: post } = await admin.request('POST', '/api/admin/blog-posts', {});
    expect(post.errors).toMatchObject({
      imageUrl: 'Image URL is required',
      title: 'Title is required',
    });
    const { body: sale } = await admin.request(
      'PATCH',
      `/api/admin/appointments/${await admin.createBooking()}/sales-info`,
      {},
    );
    expect(sale.errors).toEqual({
      productPurchased: 'Product/Policy Purchased is required',
      premiumFrequency: 'Premium Frequency is required',
      premiumRate: 'Premium Rate is required',
    });
  });

  it.each(BODY_ROUTES)('$route rejects values of another type', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
      for (const [name, field] of Object.entries(route.fields))
        for (const value of field.nested ? [] : otherTypes(field))
          expectError(await post(withField(route.body(), name, value)), 400, [name]);
    });
  });

  it.each(BODY_ROUTES)('$route rejects invalid values and names the field', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
      for (const [name, { bad }] of Object.entries(route.fields))
        for (const value of bad) expectError(await post(withField(route.body(), name, value)), 400, [name]);
    });
  });

  it.each(BODY_ROUTES)('$route accepts values at the limits', async (route) => {
    const post = await to(route);
    for (const [name, field] of Object.entries(route.fields))
      for (const value of field.good.length > 0 ? [...field.good, ...acceptedNothing(field)] : []) {
        const { status, body } = await post(withField(route.body(), name, value));
        expect({ name, value, status, body }).toEqual({ name, value, status: route.ok, body });
      }
  });

  it.each(BODY_ROUTES)('$route rejects unknown and server-set fields and names them', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
      for (const [name, value] of Object.entries(route.serverSet))
        expectError(await post(withField(route.body(), name, value)), 400, [name]);
      for (const name of UNKNOWN_FIELDS)
        for (const value of ['x', null, { role: 'superadmin' }])
          expectError(await post(withField(route.body(), name, value)), 400, [name]);
    });
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it.each(BODY_ROUTES)('$route rejects a body that is not a JSON object', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
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
        expectError(await post(body), 400, ['body']);
    });
  });
});
