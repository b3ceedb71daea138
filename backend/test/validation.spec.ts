import type { Type } from '@nestjs/common';
import { Invalid } from '../src/platform/domain-error.js';
import { BodyPipe } from '../src/platform/http/body.pipe.js';
import { BODY_ROUTES, type BodyRoute, withFields } from './support/body-routes.js';
import { ROUTES_WITH_BODY, templateOf } from './support/described-fields.js';
import {
  acceptedNothing,
  type Field,
  NON_STRINGS,
  NOTHING,
  otherTypes,
  rejectedNothing,
  UNKNOWN_FIELDS,
} from './support/field-rules.js';
import { cookieOf, send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

/** The names of the fields to which that applies. */
const namesOf = ({ fields }: BodyRoute, applies: (field: Field) => boolean) =>
  Object.keys(fields).filter((name) => applies(fields[name]!));

/** A body in which each of these fields has this value: the response names them all. */
const withEach = (route: BodyRoute, names: readonly string[], value: unknown) =>
  withFields(
    route.body(),
    names.map((name) => [name, value]),
  );

/** Values of several fields in each body: the first of each field, then the second of each that has one, and so on. */
function together({ fields }: BodyRoute, valuesOf: (field: Field) => readonly unknown[]) {
  const lists = Object.entries(fields).map(([name, field]) => [name, valuesOf(field)] as const);
  const longest = Math.max(0, ...lists.map(([, values]) => values.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap(([name, values]) => (index < values.length ? [[name, values[index]] as const] : [])),
  );
}

/** As many as a response names. */
const inTwenties = (names: readonly string[]) =>
  Array.from({ length: Math.ceil(names.length / 20) }, (_, part) => names.slice(part * 20, part * 20 + 20));

const CHECKED_BY_GUARDS = ['POST /api/login', 'POST /api/login/second-factor'];

/** The class by which the application checks the body of the request. */
async function classThatChecks(request: () => Promise<void>): Promise<Type<object>> {
  const pipe = jest.spyOn(BodyPipe.prototype, 'transform');
  try {
    await request();
    const classes = pipe.mock.calls.flatMap(([, { type, metatype }]) => (type === 'body' ? [metatype] : []));
    expect(classes).toEqual([expect.any(Function)]);
    return classes[0] as Type<object>;
  } finally {
    pipe.mockRestore();
  }
}

/** The fields for which a body of that class is rejected. */
function unknownTo(metatype: Type<object>, body: string): string[] {
  try {
    new BodyPipe().transform(JSON.parse(body), { type: 'body', metatype });
  } catch (error) {
    if (error instanceof Invalid) return Object.keys(error.errors);
    throw error;
  }
  return [];
}

describe('request body validation', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  it('is tested on every route with a body, but for passkeys, setting up an app, and what is tested alone', () => {
    const tested = BODY_ROUTES.map(({ route }) => templateOf(route));
    expect(ROUTES_WITH_BODY.filter((route) => !tested.includes(route)).sort()).toEqual([
      'DELETE /api/user/passkeys/:id',
      'PATCH /api/user/passkeys/:id',
      'POST /api/admin/suspected/discard',
      'POST /api/login/passkey',
      'POST /api/user/passkeys',
      'POST /api/user/second-factor/totp',
      'POST /api/user/second-factor/totp/confirm',
    ]);
  });

  async function to({ route, signedIn, keyed, path }: BodyRoute) {
    const [method = ''] = route.split(' ');
    const where = await path(admin);
    const key = keyed && (await admin.keyHeaders());
    return async (body: string) => {
      const response = await send(running.app, method, where, {
        body,
        headers: { 'Content-Type': 'application/json', ...key, ...(signedIn && { Cookie: admin.cookie }) },
      });
      if (signedIn && String(response.headers['set-cookie']).includes('sid='))
        admin.cookie = cookieOf(response);
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
      for (const nothing of NOTHING) {
        const names = namesOf(route, (field) => rejectedNothing(field).includes(nothing));
        if (names.length === 0) continue;
        const response = await post(withEach(route, names, nothing));
        expectError(response, 400, names);
        for (const sentence of Object.values(response.body.errors as Record<string, string>))
          expect(sentence).toMatch(/ is required$/);
      }
      const required = namesOf(route, (field) => rejectedNothing(field).includes(undefined));
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
    const stored = `/api/admin/blog-posts/${await admin.createPost()}`;
    const { body: change } = await admin.request('PUT', stored, {});
    expect(change.errors).toEqual(post.errors);
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
      for (const value of NON_STRINGS) {
        const names = namesOf(route, (field) => !field.nested && otherTypes(field).includes(value));
        if (names.length > 0) expectError(await post(withEach(route, names, value)), 400, names);
      }
    });
  });

  it.each(BODY_ROUTES)('$route rejects invalid values and names the field', async (route) => {
    const post = await to(route);
    await expectNothingStored(running.app, async () => {
      for (const values of together(route, ({ bad }) => bad)) {
        const response = await post(withFields(route.body(), values));
        const isNamed = ([name]: (typeof values)[number]) => name in ((response.body.errors ?? {}) as object);
        expectError(
          response,
          400,
          values.filter(isNamed).map(([name]) => name),
        );
        // what is checked only in a body that is otherwise valid is sent alone
        for (const [name, value] of values.filter((sent) => !isNamed(sent)))
          expectError(await post(withFields(route.body(), [[name, value]])), 400, [name]);
      }
    });
  });

  it.each(BODY_ROUTES)(
    '$route rejects unknown fields and those that only the server sets, and names them',
    async (route) => {
      const post = await to(route);
      await expectNothingStored(running.app, async () => {
        expect(route.foreign.length).toBeGreaterThan(200);
        const parts = inTwenties(route.foreign);
        const expectRejected = async (names: readonly string[]) =>
          expectError(await post(withEach(route, names, 'x')), 400, names);
        if (CHECKED_BY_GUARDS.includes(route.route)) for (const names of parts) await expectRejected(names);
        else {
          const checkedBy = await classThatChecks(() =>
            expectRejected(parts[BODY_ROUTES.indexOf(route) % parts.length]!),
          );
          // the others without a request each, by what checked this one
          for (const names of parts)
            expect(unknownTo(checkedBy, withEach(route, names, 'x')).sort()).toEqual([...names].sort());
        }
        for (const value of ['x', null, { role: 'superadmin' }])
          expectError(await post(withEach(route, UNKNOWN_FIELDS, value)), 400, UNKNOWN_FIELDS);
      });
      expect(({} as Record<string, unknown>).role).toBeUndefined();
    },
  );

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

  // last, because every comparison of the whole database takes longer after it
  it.each(BODY_ROUTES)('$route accepts values at the limits', async (route) => {
    const post = await to(route);
    const good = (field: Field) => (field.good.length > 0 ? [...field.good, ...acceptedNothing(field)] : []);
    for (const values of together(route, good)) {
      const { status, body } = await post(withFields(route.body(), values));
      expect({ values, status, body }).toEqual({ values, status: route.ok, body });
    }
  });
});
