import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import type { HttpResponse } from './support/http.js';
import {
  newKey,
  INVALID_KEYS,
  FORMS,
  post,
  sendAndDisconnect,
  subscriptionBody,
} from './support/idempotent-forms.js';
import { LiveClient } from './support/live-client.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { databaseState, expectNothingStored } from './support/database-state.js';

const SENTENCE = 'Idempotency-Key must be 1 to 255 visible ASCII characters';
const HASH = /^[0-9a-f]{64}$/;

describe.each(DATABASES)('F23 a form with an Idempotency-Key on $name', ({ create }) => {
  const running = runningApp(create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    running.app.setTime(null);
  });

  const count = async (table: string) => (await running.app.rows(table)).length;
  const expectEqualResponses = (responses: readonly HttpResponse[]) => {
    const received = responses.map(({ status, text }) => `${status} ${text}`);
    expect(received).toEqual(received.map(() => `201 ${responses[0]!.text}`));
  };

  describe.each(FORMS)('to $path', ({ path, table, body, other }) => {
    it('gets the same response when it is sent again, and stores nothing', async () => {
      const [sent, key] = [body(), newKey()];
      const first = await post(running, path, sent, key);
      const again = await expectNothingStored(running.app, async () => [
        await post(running, path, sent, key),
        await post(running, path, sent, key),
      ]);
      expectEqualResponses([first, ...again]);
    });

    it('counts as the same when the JSON differs but the values do not', async () => {
      const [sent, key] = [body(), newKey()];
      const first = await post(running, path, sent, key);
      const reversed = Object.fromEntries(Object.entries(sent).reverse());
      const padded = Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, ` ${String(value)}\t`]),
      );
      await expectNothingStored(running.app, async () => {
        expectEqualResponses([first, await post(running, path, reversed, key)]);
        expectEqualResponses([first, await post(running, path, padded, key)]);
      });
    });

    it('matches its key with and without quotes', async () => {
      const [sent, key] = [body(), newKey()];
      const first = await post(running, path, sent, `"${key}"`);
      expectEqualResponses([
        first,
        await expectNothingStored(running.app, () => post(running, path, sent, key)),
      ]);
    });

    it('is rejected with other values, without disclosing the first ones', async () => {
      const [sent, key] = [body({ firstName: 'Canary' }), newKey()];
      await post(running, path, sent, key);
      await expectNothingStored(running.app, async () => {
        const rejected = await post(running, path, { ...sent, ...other }, key);
        expectError(rejected, 422);
        expect(rejected.text).not.toMatch(/canary|liza|aileen|sample\.example/i);
        expect(rejected.body.message).toMatch(/Idempotency-Key/);
      });
      expectEqualResponses([await post(running, path, sent, key)]);
    });

    it.each([10, 50])(
      'is stored once when it is sent %i times at once, and all responses are equal',
      async (copies) => {
        const [sent, key, before] = [body(), newKey(), await count(table)];
        expectEqualResponses(
          await Promise.all(Array.from({ length: copies }, () => post(running, path, sent, key))),
        );
        expect(await count(table)).toBe(before + 1);
      },
    );

    it('is stored once per key when each key is sent ten times at once', async () => {
      const before = await count(table);
      const forms = Array.from({ length: 5 }, () => ({ sent: body(), key: newKey() }));
      const responses = await Promise.all(
        forms.flatMap(({ sent, key }) => Array.from({ length: 10 }, () => post(running, path, sent, key))),
      );
      expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
      expect(new Set(responses.map((response) => response.body.id as string)).size).toBe(5);
      expect(await count(table)).toBe(before + 5);
    });

    it('is stored once when its responses are lost and it is sent again', async () => {
      const before = await count(table);
      for (const when of ['sent', 'responding', 'sent', 'responding', 'sent', 'responding'] as const) {
        const [sent, key] = [body(), newKey()];
        await sendAndDisconnect(running, path, sent, key, when);
        await sendAndDisconnect(running, path, sent, key, when);
        expectEqualResponses([await post(running, path, sent, key), await post(running, path, sent, key)]);
      }
      expect(await count(table)).toBe(before + 6);
    });

    it('is not stored again when the connection was lost after its commit', async () => {
      const [sent, key, before] = [body(), newKey(), await count(table)];
      const { database } = running.app;
      const write = database.write.bind(database);
      jest.spyOn(database, 'write').mockImplementationOnce(async (work) => {
        await write(work);
        throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      });
      expectError(await post(running, path, sent, key), 503);
      expect(running.audit.take()).toEqual([expect.stringContaining('503 has changed the database')]);
      expectEqualResponses([await post(running, path, sent, key)]);
      expect(await count(table)).toBe(before + 1);
    });

    it('leaves its key free when it could not be stored', async () => {
      const [sent, key] = [body(), newKey()];
      const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      jest.spyOn(running.app.database, 'write').mockRejectedValueOnce(away);
      await expectNothingStored(running.app, async () =>
        expectError(await post(running, path, sent, key), 503),
      );
      expectEqualResponses([await post(running, path, { ...sent, ...other }, key)]);
    });

    it('leaves its key free when its values are rejected', async () => {
      const [sent, key] = [body(), newKey()];
      await expectNothingStored(running.app, async () => {
        expectError(await post(running, path, { ...sent, email: 'x' }, key), 400, ['email']);
        expectError(await post(running, path, { ...sent, id: 'x' }, key), 400, ['id']);
      });
      expectEqualResponses([await post(running, path, sent, key)]);
    });

    it.each(INVALID_KEYS)('is rejected with the invalid key %j', async (key) => {
      await expectNothingStored(running.app, async () => {
        const rejected = await post(running, path, body(), key);
        expectError(rejected, 400, ['Idempotency-Key']);
        expect(rejected.body.message).toBe(SENTENCE);
      });
    });

    it('accepts a key of the maximum length', async () => {
      const [sent, key] = [body(), `${newKey()}-`.padEnd(255, '!')];
      expectEqualResponses([
        await post(running, path, sent, key),
        await post(running, path, sent, `"${key}"`),
      ]);
    });

    it('stores only hashes with its key', async () => {
      await post(running, path, body({ firstName: 'Canary' }), `canary-${newKey()}`);
      const rows = await running.app.rows('idempotency_keys');
      expect(JSON.stringify(rows)).not.toMatch(/canary|sample\.example|key-/i);
      for (const { keyHash, fingerprint } of rows) {
        expect(keyHash).toMatch(HASH);
        expect(fingerprint).toMatch(HASH);
      }
    });

    it('is stored again after exactly 24 hours', async () => {
      const [key, start] = [newKey(), Date.now()];
      const sent = body();
      running.app.setTime(new Date(start));
      const first = await post(running, path, sent, key);
      running.app.setTime(new Date(start + 24 * 3_600_000 - 1));
      expectEqualResponses([
        first,
        await expectNothingStored(running.app, () => post(running, path, sent, key)),
      ]);
      running.app.setTime(new Date(start + 24 * 3_600_000));
      const later = await post(running, path, { ...sent, ...other, email: 'later@sample.example' }, key);
      expect(later.status).toBe(201);
      expect(later.body.id).not.toBe(first.body.id);
    });

    it('is recognised after a restart', async () => {
      const [sent, key] = [body(), newKey()];
      const first = await post(running, path, sent, key);
      const before = await databaseState(running.app);
      await running.restart();
      admin = await AdminClient.signIn(running.app);
      const again = await post(running, path, sent, key);
      expectEqualResponses([first, again]);
      expect({ ...(await databaseState(running.app)), sessions: before.sessions }).toEqual(before);
    });
  });

  it('is stored each time without a key', async () => {
    const before = await count('idempotency_keys');
    const responses = [
      await post(running, '/api/appointments', bookingBody()),
      await post(running, '/api/appointments', bookingBody()),
    ];
    expect(new Set(responses.map(({ body }) => body.id as string)).size).toBe(2);
    expect(await count('idempotency_keys')).toBe(before);
  });

  it('does not share its key with the other form', async () => {
    const key = newKey();
    expectEqualResponses([await post(running, '/api/appointments', bookingBody(), key)]);
    expectEqualResponses([await post(running, '/api/subscriptions', subscriptionBody(), key)]);
  });

  it('publishes one live message', async () => {
    const { client } = await LiveClient.connect(running.app, admin.cookie);
    const ids: unknown[] = [];
    for (const { path, body } of FORMS) {
      const [sent, key] = [body(), newKey()];
      const copies = await Promise.all(Array.from({ length: 10 }, () => post(running, path, sent, key)));
      ids.push(copies[0]!.body.id, (await post(running, path, body(), newKey())).body.id);
    }
    const messages = [await client.next(), await client.next(), await client.next(), await client.next()];
    expect(messages.map(({ data }) => data.id)).toEqual(ids);
    client.socket.terminate();
    await client.closed;
  });

  it('gets its first response after staff have changed the booking', async () => {
    const [sent, key] = [bookingBody(), newKey()];
    const first = await post(running, '/api/appointments', sent, key);
    const path = `/api/admin/appointments/${first.body.id}/booking-status`;
    expect((await admin.request('PATCH', path, { bookingStatus: 'Confirmed' })).status).toBe(200);
    await expectNothingStored(running.app, async () =>
      expectEqualResponses([first, await post(running, '/api/appointments', sent, key)]),
    );
  });

  it('gets the response of a new subscription for a known address, each time', async () => {
    const [sent, key] = [subscriptionBody(), newKey()];
    const first = await post(running, '/api/subscriptions', sent);
    const spelled = { ...sent, email: sent.email.toUpperCase() };
    const second = await post(running, '/api/subscriptions', spelled, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
    await expectNothingStored(running.app, async () => {
      const again = await post(running, '/api/subscriptions', spelled, key);
      expect([again.status, again.body]).toEqual([201, second.body]);
      expectError(await post(running, '/api/subscriptions', { ...spelled, ...subscriptionBody() }, key), 422);
    });
  });
});

describe('F23 a form sent repeatedly', () => {
  const running = runningApp(DATABASES[0]!.create, { RATE_LIMITS: 'on' });

  it('counts once against the rate limit, and not at all with other values under its key', async () => {
    const [sent, key] = [bookingBody(), newKey()];
    const book = (body: unknown, with_: string) => post(running, '/api/appointments', body, with_);
    for (let turn = 0; turn < 30; turn += 1) expect((await book(sent, key)).status).toBe(201);
    for (let turn = 0; turn < 30; turn += 1) expectError(await book(bookingBody({ notes: 'x' }), key), 422);
    for (let form = 1; form < 10; form += 1) expect((await book(sent, newKey())).status).toBe(201);
    await expectNothingStored(running.app, async () => expectError(await book(sent, newKey()), 429));
  });
});
