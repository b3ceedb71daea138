import { bookingBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { takeComplaints } from './support/every-answer.js';
import type { Answer } from './support/http.js';
import { aKey, BAD_KEYS, FORMS, post, sendAndHangUp, subscriptionBody } from './support/keyed-forms.js';
import { LiveClient } from './support/live-client.js';
import { World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { stored, storingNothing } from './support/stored.js';

const SENTENCE = 'Idempotency-Key must be 1 to 255 visible ASCII characters';
const HASH = /^[0-9a-f]{64}$/;

describe.each(DATABASES)('F23 a form with an Idempotency-Key on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    running.app.clock.time = null;
  });

  const count = async (table: string) => (await running.app.rows(table)).length;
  const expectAlike = (answers: readonly Answer[]) => {
    const told = answers.map(({ status, text }) => `${status} ${text}`);
    expect(told).toEqual(told.map(() => `201 ${answers[0]!.text}`));
  };

  describe.each(FORMS)('($path)', ({ path, table, body, other }) => {
    it('sent again is answered alike, and stores nothing', async () => {
      const [sent, key] = [body(), aKey()];
      const first = await post(running, path, sent, key);
      const again = await storingNothing(running.app, async () => [
        await post(running, path, sent, key),
        await post(running, path, sent, key),
      ]);
      expectAlike([first, ...again]);
    });

    it('sent again in other words for the same values is the same', async () => {
      const [sent, key] = [body(), aKey()];
      const first = await post(running, path, sent, key);
      const reversed = Object.fromEntries(Object.entries(sent).reverse());
      const padded = Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, ` ${String(value)}\t`]),
      );
      await storingNothing(running.app, async () => {
        expectAlike([first, await post(running, path, reversed, key)]);
        expectAlike([first, await post(running, path, padded, key)]);
      });
    });

    it('has the same key with and without quotes', async () => {
      const [sent, key] = [body(), aKey()];
      const first = await post(running, path, sent, `"${key}"`);
      expectAlike([first, await storingNothing(running.app, () => post(running, path, sent, key))]);
    });

    it('with other values is refused, and told nothing of the first ones', async () => {
      const [sent, key] = [body({ firstName: 'Canary' }), aKey()];
      await post(running, path, sent, key);
      await storingNothing(running.app, async () => {
        const refused = await post(running, path, { ...sent, ...other }, key);
        expectRefusal(refused, 422);
        expect(refused.text).not.toMatch(/canary|liza|aileen|sample\.example/i);
        expect(refused.body.message).toMatch(/Idempotency-Key/);
      });
      expectAlike([await post(running, path, sent, key)]);
    });

    it.each([10, 50])('sent %i times at once is stored once, and all are answered alike', async (copies) => {
      const [sent, key, before] = [body(), aKey(), await count(table)];
      expectAlike(await Promise.all(Array.from({ length: copies }, () => post(running, path, sent, key))));
      expect(await count(table)).toBe(before + 1);
    });

    it('is stored as often as there are keys, each ten times at once', async () => {
      const before = await count(table);
      const forms = Array.from({ length: 5 }, () => ({ sent: body(), key: aKey() }));
      const answers = await Promise.all(
        forms.flatMap(({ sent, key }) => Array.from({ length: 10 }, () => post(running, path, sent, key))),
      );
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      expect(new Set(answers.map((answer) => answer.body.id as string)).size).toBe(5);
      expect(await count(table)).toBe(before + 5);
    });

    it('whose answer was lost is stored once, however often it is sent until one comes', async () => {
      const before = await count(table);
      for (const when of ['sent', 'answered', 'sent', 'answered', 'sent', 'answered'] as const) {
        const [sent, key] = [body(), aKey()];
        await sendAndHangUp(running, path, sent, key, when);
        await sendAndHangUp(running, path, sent, key, when);
        expectAlike([await post(running, path, sent, key), await post(running, path, sent, key)]);
      }
      expect(await count(table)).toBe(before + 6);
    });

    it('that was stored, though the database was lost before it said so, is not stored again', async () => {
      const [sent, key, before] = [body(), aKey(), await count(table)];
      const { database } = running.app;
      const write = database.write.bind(database);
      jest.spyOn(database, 'write').mockImplementationOnce(async (work) => {
        await write(work);
        throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      });
      expectRefusal(await post(running, path, sent, key), 503);
      expect(takeComplaints()).toEqual([expect.stringContaining('503 has changed the database')]);
      expectAlike([await post(running, path, sent, key)]);
      expect(await count(table)).toBe(before + 1);
    });

    it('that could not be stored leaves its key free', async () => {
      const [sent, key] = [body(), aKey()];
      const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      jest.spyOn(running.app.database, 'write').mockRejectedValueOnce(away);
      await storingNothing(running.app, async () => expectRefusal(await post(running, path, sent, key), 503));
      expectAlike([await post(running, path, { ...sent, ...other }, key)]);
    });

    it('that was refused for what is in it leaves its key free', async () => {
      const [sent, key] = [body(), aKey()];
      await storingNothing(running.app, async () => {
        expectRefusal(await post(running, path, { ...sent, email: 'x' }, key), 400, ['email']);
        expectRefusal(await post(running, path, { ...sent, id: 'x' }, key), 400, ['id']);
      });
      expectAlike([await post(running, path, sent, key)]);
    });

    it.each(BAD_KEYS)('is refused when its key is %j', async (key) => {
      await storingNothing(running.app, async () => {
        const refused = await post(running, path, body(), key);
        expectRefusal(refused, 400, ['Idempotency-Key']);
        expect(refused.body.message).toBe(SENTENCE);
      });
    });

    it('may have the longest key there is', async () => {
      const [sent, key] = [body(), `${aKey()}-`.padEnd(255, '!')];
      expectAlike([await post(running, path, sent, key), await post(running, path, sent, `"${key}"`)]);
    });

    it('keeps hashes and nothing that was sent', async () => {
      await post(running, path, body({ firstName: 'Canary' }), `canary-${aKey()}`);
      const rows = await running.app.rows('idempotency_keys');
      expect(JSON.stringify(rows)).not.toMatch(/canary|sample\.example|key-/i);
      for (const { keyHash, fingerprint } of rows) {
        expect(keyHash).toMatch(HASH);
        expect(fingerprint).toMatch(HASH);
      }
    });

    it('is stored again a day later, and not a moment earlier', async () => {
      const [key, start] = [aKey(), Date.now()];
      const sent = body();
      running.app.clock.time = new Date(start);
      const first = await post(running, path, sent, key);
      running.app.clock.time = new Date(start + 24 * 3_600_000 - 1);
      expectAlike([first, await storingNothing(running.app, () => post(running, path, sent, key))]);
      running.app.clock.time = new Date(start + 24 * 3_600_000);
      const later = await post(running, path, { ...sent, ...other, email: 'later@sample.example' }, key);
      expect(later.status).toBe(201);
      expect(later.body.id).not.toBe(first.body.id);
    });

    it('is known after a restart', async () => {
      const [sent, key] = [body(), aKey()];
      const first = await post(running, path, sent, key);
      const before = await stored(running.app);
      await running.restart();
      world = await World.of(running.app);
      const again = await post(running, path, sent, key);
      expectAlike([first, again]);
      expect({ ...(await stored(running.app)), sessions: before.sessions }).toEqual(before);
    });
  });

  it('without a key is stored as often as it is sent', async () => {
    const before = await count('idempotency_keys');
    const answers = [
      await post(running, '/api/appointments', bookingBody()),
      await post(running, '/api/appointments', bookingBody()),
    ];
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(2);
    expect(await count('idempotency_keys')).toBe(before);
  });

  it('has its key for itself: the other form may have the same one', async () => {
    const key = aKey();
    expectAlike([await post(running, '/api/appointments', bookingBody(), key)]);
    expectAlike([await post(running, '/api/subscriptions', subscriptionBody(), key)]);
  });

  it('is announced to the consoles once', async () => {
    const { client } = await LiveClient.connect(running.app, world.cookie);
    const ids: unknown[] = [];
    for (const { path, body } of FORMS) {
      const [sent, key] = [body(), aKey()];
      const copies = await Promise.all(Array.from({ length: 10 }, () => post(running, path, sent, key)));
      ids.push(copies[0]!.body.id, (await post(running, path, body(), aKey())).body.id);
    }
    const told = [await client.next(), await client.next(), await client.next(), await client.next()];
    expect(told.map(({ data }) => data.id)).toEqual(ids);
    client.socket.terminate();
    await client.closed;
  });

  it('is answered like the first time after staff have worked on the booking', async () => {
    const [sent, key] = [bookingBody(), aKey()];
    const first = await post(running, '/api/appointments', sent, key);
    const path = `/api/admin/appointments/${first.body.id}/booking-status`;
    expect((await world.as('PATCH', path, { bookingStatus: 'Confirmed' })).status).toBe(200);
    await storingNothing(running.app, async () =>
      expectAlike([first, await post(running, '/api/appointments', sent, key)]),
    );
  });

  it('of an address that was subscribed already is answered 200 each time', async () => {
    const [sent, key] = [subscriptionBody(), aKey()];
    const first = await post(running, '/api/subscriptions', sent);
    const spelled = { ...sent, email: sent.email.toUpperCase() };
    const second = await post(running, '/api/subscriptions', spelled, key);
    expect([first.status, second.status]).toEqual([201, 200]);
    await storingNothing(running.app, async () => {
      const again = await post(running, '/api/subscriptions', spelled, key);
      expect([again.status, again.body]).toEqual([200, second.body]);
      expectRefusal(
        await post(running, '/api/subscriptions', { ...spelled, ...subscriptionBody() }, key),
        422,
      );
    });
  });
});

describe('F23 a form that is sent again and again', () => {
  const running = runningApp(DATABASES[0]!.create, { RATE_LIMITS: 'on' });

  it('counts once against the limit, and not at all when its key came with other values', async () => {
    const [sent, key] = [bookingBody(), aKey()];
    const book = (body: unknown, with_: string) => post(running, '/api/appointments', body, with_);
    for (let turn = 0; turn < 30; turn += 1) expect((await book(sent, key)).status).toBe(201);
    for (let turn = 0; turn < 30; turn += 1) expectRefusal(await book(bookingBody({ notes: 'x' }), key), 422);
    for (let form = 1; form < 10; form += 1) expect((await book(sent, aKey())).status).toBe(201);
    await storingNothing(running.app, async () => expectRefusal(await book(sent, aKey()), 429));
  });
});
