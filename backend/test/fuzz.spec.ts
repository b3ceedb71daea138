import { Agent } from 'node:http';
import { BODY_ROUTES, withField } from './support/body-routes.js';
import { NO_TEXT, UNKNOWN_FIELDS } from './support/field-rules.js';
import { DATABASES } from './support/databases.js';
import { send, type Sent } from './support/http.js';
import { World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
/** Wrong requests in all, shared out among the databases. */
const BODIES = Math.ceil(10_000 / DATABASES.length);
const QUERIES = Math.ceil(1_000 / DATABASES.length);
/** No request takes so long, however slow the machine: one that does hangs. */
const HANGS_MS = 5_000;

/** Numbers that look random and are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;
  return { below, pick };
}

type Random = ReturnType<typeof randomFrom>;

const PIECES = [
  ...[
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
  ],
  ...[
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
  ],
  ...[
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
  ],
  ...[
    "' OR '1'='1",
    '; DROP TABLE users',
    '<script>',
    'SELECT',
    '$ne',
    '=1+1',
    'x'.repeat(300),
    '\u0301'.repeat(20),
  ],
];

const text = (random: Random) => Array.from({ length: random.below(8) }, () => random.pick(PIECES)).join('');

/** Any JSON value at all. */
function anything(random: Random, depth = 0): unknown {
  const many = () => Array.from({ length: random.below(4) });
  switch (random.below(depth > 3 ? 6 : 9)) {
    case 0:
      return random.pick([0, -1, 1.5, 1e308, -0, 2 ** 53, 9e15]);
    case 1:
      return random.pick([true, false, null]);
    case 6:
      return many().map(() => anything(random, depth + 1));
    case 7:
      return Object.fromEntries(many().map(() => [text(random), anything(random, depth + 1)]));
    case 8:
      return { length: random.below(9), toString: 'x', then: 'x', constructor: null };
    default:
      return text(random);
  }
}

describe.each(DATABASES)('random input on $name', ({ create }) => {
  const running = runningApp(create);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });
  afterAll(() => agent.destroy());

  async function ask(route: string, path: string, rest: Sent) {
    const begun = performance.now();
    const answer = await send(running.app, route.split(' ')[0]!, path, { ...rest, agent });
    if (performance.now() - begun > HANGS_MS) throw new Error(`FUZZ_SEED=${SEED}: ${route} hangs`);
    return answer;
  }

  it(`never breaks the server nor is stored when it is wrong (${BODIES} bodies, FUZZ_SEED=${SEED})`, async () => {
    const random = randomFrom(SEED);
    const paths = new Map<string, string>();
    for (const { route, path } of BODY_ROUTES) paths.set(route, await path(world));
    const statuses = new Set<number>();
    await storingNothing(running.app, async () => {
      for (let turn = 0; turn < BODIES; turn += 1) {
        const { route, fields, body, signedIn } = random.pick(BODY_ROUTES);
        const field = random.pick(Object.keys(fields));
        // a password may hold anything, also control characters
        const wrongText = (name: string, bad: readonly string[]) =>
          /password/i.test(name) ? bad : [...bad, `\u0001${text(random)}`];
        const wrong = random.pick<() => [string, unknown]>([
          () => [field, random.pick(NO_TEXT)],
          () => [field, random.pick(wrongText(field, fields[field]!.bad))],
          () => [random.pick(UNKNOWN_FIELDS), anything(random)],
          () => [`x${text(random)}`, anything(random)],
        ])();
        // one more thing at random, and last the one that is certainly wrong
        const more = withField(body(), random.pick([...Object.keys(fields), text(random)]), anything(random));
        const sent = withField(JSON.parse(more) as Record<string, unknown>, ...wrong);
        const { status, text: answer } = await ask(route, paths.get(route)!, {
          body: sent,
          headers: { 'Content-Type': 'application/json' },
          cookie: signedIn ? world.cookie : undefined,
        });
        statuses.add(status);
        if (status !== 400)
          throw new Error(`FUZZ_SEED=${SEED} turn ${turn}: ${route} ${sent} -> ${status} ${answer}`);
      }
    });
    expect([...statuses]).toEqual([400]);
  });

  it(`that may be right is stored or refused, and both databases agree (FUZZ_SEED=${SEED})`, async () => {
    const random = randomFrom(SEED + 1);
    for (let turn = 0; turn < 300; turn += 1) {
      const route = random.pick(BODY_ROUTES.filter(({ route }) => !/status|password|login/.test(route)));
      const sent = withField(route.body(), random.pick(Object.keys(route.fields)), text(random));
      const { status } = await send(running.app, route.route.split(' ')[0]!, await route.path(world), {
        body: sent,
        headers: { 'Content-Type': 'application/json' },
        cookie: route.signedIn ? world.cookie : undefined,
      });
      if (![200, 201, 204, 400, 409].includes(status))
        throw new Error(`FUZZ_SEED=${SEED} turn ${turn}: ${route.route} ${sent} -> ${status}`);
      outcomes[turn] ??= status;
      expect({ turn, status }).toEqual({ turn, status: outcomes[turn] });
    }
  });

  it(`in queries and paths never breaks the server (${QUERIES} of each, FUZZ_SEED=${SEED})`, async () => {
    const random = randomFrom(SEED + 2);
    const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
    const lists = ['/api/appointments', '/api/subscriptions', '/api/admin/leads'];
    const paths = BODY_ROUTES.filter(({ route }) => route.includes(':id')).map(
      ({ route }) => route.split(' ') as [string, string],
    );
    await storingNothing(running.app, async () => {
      for (let turn = 0; turn < QUERIES; turn += 1) {
        const name = random.pick(['range', 'sort', 'filter', text(random)]);
        const some = random.pick([
          () => JSON.stringify(anything(random)),
          () => text(random),
          () => JSON.stringify([random.below(9), random.below(999)]),
          () =>
            JSON.stringify({ [random.pick(['q', 'id', 'leadStatus', 'preferredDateTo'])]: anything(random) }),
        ])();
        const query = `${random.pick(lists)}?${encode(name)}=${encode(some)}`;
        const { status } = await ask('GET', query, { cookie: world.cookie });
        if (![200, 400].includes(status))
          throw new Error(`FUZZ_SEED=${SEED} turn ${turn}: GET ${query} -> ${status}`);
        const [method, route] = random.pick(paths);
        const path = route.replace(':id', encode(`x${text(random)}`));
        const answer = await ask(method, path, { cookie: world.cookie, body: {} });
        if (![400, 404].includes(answer.status))
          throw new Error(`FUZZ_SEED=${SEED} turn ${turn}: ${method} ${path} -> ${answer.status}`);
      }
    });
  });
});

/** What came of each turn on the first database. */
const outcomes: number[] = [];
