import { Agent, type OutgoingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { BODY_ROUTES, type BodyRoute, withField } from './support/body-routes.js';
import { DATABASES } from './support/databases.js';
import { otherTypes, UNKNOWN_FIELDS } from './support/field-rules.js';
import { send, type SendOptions } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
/** Set by `npm test -- --full`, as in continuous integration: five times as many requests. */
const FULL = process.env.TESTS === 'full';
/** Invalid requests in total, divided among the databases. */
const BODIES = Math.ceil((FULL ? 10_000 : 2_000) / DATABASES.length);
const QUERIES = Math.ceil((FULL ? 1_000 : 200) / DATABASES.length);
const POSSIBLY_VALID = 300;

/** Fragments that break parsers, encodings, SQL, HTML or JavaScript objects. */
const FRAGMENTS = [
  '\u0000',
  '\r\n',
  '\t',
  ' ',
  '"',
  "'",
  '\\',
  '`',
  '<',
  '>',
  '&',
  '%',
  '%00',
  '%n',
  '${x}',
  '{{x}}',
  '../',
  '/*',
  '--',
  ';',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e',
  '\u200d',
  '\ufe0f',
  '🙂',
  'é',
  'ﷺ',
  'İ',
  'ß',
  '１',
  '\uffff',
  'ñ',
  '漢',
  'a',
  'Z',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  '@',
  '.',
  '@b.example',
  '2031-01-01',
  "' OR '1'='1",
  '; DROP TABLE users',
  '<script>',
  'SELECT',
  '$ne',
  '=1+1',
  'x'.repeat(300),
  '\u0301'.repeat(20),
];

const text = fc.string({ unit: fc.constantFrom(...FRAGMENTS), maxLength: 7 });
const json = fc.anything({
  key: text,
  values: [
    text,
    fc.constantFrom(0, -1, 1.5, 1e308, -0, 2 ** 53, 9e15),
    fc.constantFrom(true, false, null),
    fc.nat(8).map((length) => ({ length, toString: 'x', then: 'x', constructor: null })),
  ],
  maxDepth: 4,
  maxKeys: 3,
});

type NamedValue = [name: string, value: unknown];

/** A field with a value that its route must reject, or a field that no route has. */
function invalidField({ fields }: BodyRoute): fc.Arbitrary<NamedValue> {
  const name = fc.constantFrom(...Object.keys(fields));
  const badText = name
    .filter((field) => !/password/i.test(field))
    .chain((field) =>
      fc.tuple(
        fc.constant(field),
        text.map((some) => `\ud800>${some}`),
      ),
    );
  const hasText = Object.keys(fields).some((field) => !/password/i.test(field));
  return fc.oneof(
    name.chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...otherTypes(fields[field]!)))),
    name.chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...fields[field]!.bad))),
    ...(hasText ? [badText] : []),
    fc.tuple(fc.constantFrom(...UNKNOWN_FIELDS), json),
    fc.tuple(
      text.map((some) => `x${some}`),
      json,
    ),
  );
}

/** A body with one field of any value, and one that is certainly invalid. */
const invalidBody = fc.constantFrom(...BODY_ROUTES).chain((route) =>
  fc.record({
    route: fc.constant(route),
    any: fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(route.fields)), text), json),
    invalid: invalidField(route),
  }),
);

/** A good body with some text in one of its fields. */
const possiblyValidBody = fc
  .constantFrom(
    ...BODY_ROUTES.filter(({ route }) => !/status|password|login|second-factor|passkeys/.test(route)),
  )
  .chain((route) =>
    fc.record({
      route: fc.constant(route),
      field: fc.constantFrom(...Object.keys(route.fields)),
      value: text,
    }),
  );

const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
const listQuery = fc
  .record({
    list: fc.constantFrom('/api/appointments', '/api/subscriptions', '/api/admin/leads'),
    name: fc.oneof(fc.constantFrom('range', 'sort', 'filter'), text),
    value: fc.oneof(
      json.map((value) => JSON.stringify(value)),
      text,
      fc.tuple(fc.nat(8), fc.nat(998)).map((range) => JSON.stringify(range)),
      fc
        .tuple(fc.constantFrom('q', 'id', 'leadStatus', 'preferredDateTo'), json)
        .map(([name, value]) => JSON.stringify({ [name]: value })),
    ),
  })
  .map(({ list, name, value }) => `${list}?${encode(name)}=${encode(value)}`);
const unknownId = fc.record({
  route: fc.constantFrom(...BODY_ROUTES.map(({ route }) => route).filter((route) => route.includes(':id'))),
  id: text.map((some) => `x${some}`),
});

/** The outcome of each possibly valid request on the first database. */
let firstOutcomes: readonly string[] | undefined;

describe.each(DATABASES)('generated requests on $name', ({ create }) => {
  const running = runningApp({}, create);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let admin: AdminClient;
  let key: OutgoingHttpHeaders;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    key = await admin.keyHeaders();
  });
  afterAll(() => agent.destroy());

  const request = (route: string, path: string, sent: SendOptions) =>
    send(running.app, route.split(' ')[0]!, path, { ...sent, agent });
  const requestJson = (route: BodyRoute, path: string, body: string) =>
    request(route.route, path, {
      body,
      headers: { 'Content-Type': 'application/json', ...(route.keyed && key) },
      cookie: route.signedIn ? admin.cookie : undefined,
    });

  /** Generates inputs until one is a counterexample, which is then shrunk. */
  const check = <T>(inputs: fc.Arbitrary<T>, numRuns: number, property: (input: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(inputs, property), { seed: SEED, numRuns });

  it(`with an invalid body get 400 and store nothing (${BODIES} bodies, FUZZ_SEED=${SEED})`, async () => {
    const paths = new Map<BodyRoute, string>();
    for (const route of BODY_ROUTES) paths.set(route, await route.path(admin));
    await expectNothingStored(running.app, () =>
      check(invalidBody, BODIES, async ({ route, any, invalid }) => {
        const body = JSON.parse(withField(route.body(), ...any)) as Record<string, unknown>;
        const response = await requestJson(route, paths.get(route)!, withField(body, ...invalid));
        expect(response).toMatchObject({ status: 400 });
      }),
    );
  });

  it(`with a possibly valid body get the same status on each database (FUZZ_SEED=${SEED})`, async () => {
    const outcomes: string[] = [];
    await check(possiblyValidBody, POSSIBLY_VALID, async ({ route, field, value }) => {
      const body = withField(route.body(), field, value);
      const { status } = await requestJson(route, await route.path(admin), body);
      outcomes.push(`${route.route} ${field}=${JSON.stringify(value)} -> ${status}`);
      expect([200, 201, 202, 204, 400, 401, 404, 409]).toContain(status);
    });
    firstOutcomes ??= outcomes;
    expect(outcomes).toEqual(firstOutcomes);
  });

  it(`with any query get 200 or 400 and store nothing (${QUERIES} queries, FUZZ_SEED=${SEED})`, async () => {
    await expectNothingStored(running.app, () =>
      check(listQuery, QUERIES, async (path) => {
        const { status } = await request('GET', path, { cookie: admin.cookie });
        expect([200, 400]).toContain(status);
      }),
    );
  });

  it(`with an unknown id get 400 or 404 and store nothing (${QUERIES} ids, FUZZ_SEED=${SEED})`, async () => {
    await expectNothingStored(running.app, () =>
      check(unknownId, QUERIES, async ({ route, id }) => {
        const path = route.split(' ')[1]!.replace(':id', () => encode(id));
        const { status } = await request(route, path, { cookie: admin.cookie, headers: key, body: {} });
        expect([400, 404]).toContain(status);
      }),
    );
  });
});
