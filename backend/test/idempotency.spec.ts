import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import type { HttpResponse } from './support/http.js';
import { newKey, FORMS, post, sendAndDisconnect, subscriptionBody } from './support/idempotent-forms.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const SENTENCE = 'Idempotency-Key must be 1 to 255 visible ASCII characters';

describe.each(DATABASES)('F23 a form with an Idempotency-Key on $name', ({ create }) => {
  const running = runningApp({}, create);
  afterEach(() => jest.restoreAllMocks());

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

    it('is stored once when it is sent ten times at once, and all responses are equal', async () => {
      const [sent, key, before] = [body(), newKey(), await count(table)];
      expectEqualResponses(
        await Promise.all(Array.from({ length: 10 }, () => post(running, path, sent, key))),
      );
      expect(await count(table)).toBe(before + 1);
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

    it.each(['two words', ['twice', 'twice']])('is rejected with the invalid key %j', async (key) => {
      await expectNothingStored(running.app, async () => {
        const rejected = await post(running, path, body(), key);
        expectError(rejected, 400, ['Idempotency-Key']);
        expect(rejected.body.message).toBe(SENTENCE);
      });
    });
  });

  it('does not share its key with the other form', async () => {
    const key = newKey();
    expectEqualResponses([await post(running, '/api/appointments', bookingBody(), key)]);
    expectEqualResponses([await post(running, '/api/subscriptions', subscriptionBody(), key)]);
  });
});

describe('F23 a form sent repeatedly', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('counts once against the rate limit, and not at all with other values under its key', async () => {
    const [sent, key] = [bookingBody(), newKey()];
    const book = (body: unknown, with_: string) => post(running, '/api/appointments', body, with_);
    for (let turn = 0; turn < 12; turn += 1) expect((await book(sent, key)).status).toBe(201);
    for (let turn = 0; turn < 12; turn += 1) expectError(await book(bookingBody({ notes: 'x' }), key), 422);
    for (let form = 1; form < 10; form += 1) expect((await book(sent, newKey())).status).toBe(201);
    await expectNothingStored(running.app, async () => expectError(await book(sent, newKey()), 429));
  });
});
