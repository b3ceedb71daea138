import type { SessionData } from 'express-session';
import { DATABASES } from '../../database/testing/databases.js';
import { openedDatabase } from '../../database/testing/opened-database.js';
import { FixedClock } from '../../shared/testing/fixed-clock.js';
import { aUser } from '../testing/builders.js';
import { sessionKey, SessionStore, SignInRefused } from './session-store.js';
import { Sessions, Users } from './user.tables.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

type Callback<T> = (error?: unknown, value?: T) => void;

/** Waits for a method that answers by calling back. */
function answerOf<T>(call: (callback: Callback<T>) => void): Promise<T | undefined> {
  return new Promise((resolve, reject) =>
    call((error, value) => (error instanceof Error ? reject(error) : resolve(value))),
  );
}

describe('the key of a session', () => {
  it('is a hash of its id, from which nobody gets back to it', () => {
    expect(sessionKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe.each(DATABASES)('the sessions on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock();
  const store = new SessionStore(database, clock);
  const ana = aUser();
  let id: string;
  let written = 0;

  beforeAll(() => database.write((tx) => tx.insert(Users, ana)));
  beforeEach(() => {
    written += 1;
    id = `session id ${written}`;
    clock.moveTo('2026-11-21T02:00:00.000Z');
  });

  const aSession = (): SessionData => ({
    cookie: { originalMaxAge: null, httpOnly: true, path: '/' },
    passport: { user: ana.id },
  });
  const get = (sessionId = id) => answerOf<SessionData | null>((callback) => store.get(sessionId, callback));
  const set = (session = aSession()) => answerOf((callback) => store.set(id, session, callback));
  const touch = (session: SessionData) => answerOf((callback) => store.touch(id, session, callback));
  const destroy = (sessionId = id) => answerOf((callback) => store.destroy(sessionId, callback));
  const row = () => database.reader.findOneBy(Sessions, { id: sessionKey(id) });

  it('are given back as they were set, and null where there is none', async () => {
    await set();
    expect(await get()).toMatchObject({ passport: { user: ana.id }, cookie: { httpOnly: true, path: '/' } });
    expect(await get('another id')).toBeNull();
    expect(await get(sessionKey(id))).toBeNull();
  });

  it('are stored by a hash alone, beside their user', async () => {
    await set();
    expect(await row()).toMatchObject({
      userId: ana.id,
      createdAt: clock.timestamp(),
      seenAt: clock.timestamp(),
    });
    expect(JSON.stringify(await database.reader.find(Sessions))).not.toContain(id);
  });

  it('may be set again, which keeps the time they began', async () => {
    await set();
    const began = clock.timestamp();
    clock.moveBy(HOUR);
    await set();
    expect(await row()).toMatchObject({ createdAt: began, seenAt: clock.timestamp() });
  });

  it('are not stored, nor written over, when they are nobody’s', async () => {
    const nobodys: SessionData = { cookie: aSession().cookie };
    await set(nobodys);
    expect(await row()).toBeNull();
    await set();
    await set(nobodys);
    expect(await get()).toMatchObject({ passport: { user: ana.id } });
  });

  it.each(['', 'null', '{', '[]', '5', '{"passport":{"user":"x"}}', '{"cookie":{},"passport":{"user":{}}}'])(
    'are nobody’s when %j is stored of them',
    async (data) => {
      await set();
      await database.write((tx) => tx.update(Sessions, sessionKey(id), { data }));
      expect(await get()).toBeNull();
    },
  );

  it('are gone once they are destroyed, and destroying them again does no harm', async () => {
    await set();
    await destroy();
    await destroy();
    expect(await get()).toBeNull();
  });

  it('end with their user', async () => {
    const ben = aUser();
    await database.write((tx) => tx.insert(Users, ben));
    await set({ ...aSession(), passport: { user: ben.id } });
    await database.write((tx) => tx.delete(Users, { id: ben.id }));
    expect(await get()).toBeNull();
  });

  it.each([
    ['good for eight idle hours', 8 * HOUR, true],
    ['over a millisecond later', 8 * HOUR + 1, false],
  ])('are %s', async (_, idle, good) => {
    await set();
    clock.moveBy(idle);
    expect((await get()) !== null).toBe(good);
    expect(await store.alive([sessionKey(id), 'another'])).toEqual(new Set(good ? [sessionKey(id)] : []));
  });

  it('are over after seven days, however often they were used', async () => {
    await set();
    for (let hours = 6; hours <= 7 * 24; hours += 6) {
      clock.moveBy(6 * HOUR);
      await touch((await get())!);
    }
    expect(await get()).not.toBeNull();
    clock.moveBy(1);
    expect(await get()).toBeNull();
    expect(await store.alive([sessionKey(id)])).toEqual(new Set());
  });

  it('are kept alive by being used, which is written down at most once a minute', async () => {
    await set();
    const seen = async () => (await row())?.seenAt;
    const began = clock.timestamp();
    clock.moveBy(59 * SECOND);
    await touch((await get())!);
    expect(await seen()).toBe(began);
    clock.moveBy(SECOND);
    await touch((await get())!);
    expect(await seen()).toBe(clock.timestamp());
    clock.moveBy(8 * HOUR);
    expect(await get()).not.toBeNull();
  });

  it('come to no life again by being touched', async () => {
    await set();
    const session = (await get())!;
    await destroy();
    clock.moveBy(HOUR);
    await touch(session);
    expect(await get()).toBeNull();
  });

  it('are asked about together, and none is no question', async () => {
    await set();
    expect(await store.alive([])).toEqual(new Set());
    expect(await store.alive([sessionKey(id), sessionKey(id), 'nothing'])).toEqual(new Set([sessionKey(id)]));
  });

  it('are deleted by pruning once they are over, and not before', async () => {
    await set();
    clock.moveBy(8 * HOUR);
    await store.prune();
    expect(await row()).not.toBeNull();
    clock.moveBy(1);
    await store.prune();
    expect(await row()).toBeNull();
  });

  it('pass on an error of the database', async () => {
    const away = new SessionStore(
      {
        reader: {
          query: () => Promise.reject(new Error('away')),
          existsBy: () => Promise.reject(new Error('away')),
        },
        write: () => Promise.reject(new Error('away')),
      } as never,
      clock,
    );
    await expect(answerOf((callback) => away.get(id, callback))).rejects.toThrow('away');
    await expect(answerOf((callback) => away.set(id, aSession(), callback))).rejects.toThrow('away');
    await expect(answerOf((callback) => away.destroy(id, callback))).rejects.toThrow('away');
  });

  it('begin only while the account is active and has the password that let its user in', async () => {
    await set({ ...aSession(), letInBy: ana.password });
    expect(await get()).not.toBeNull();
    expect((await row())?.data).not.toContain(ana.password);
    await expect(set({ ...aSession(), letInBy: 'the one before' })).rejects.toThrow(SignInRefused);
    await database.write((tx) => tx.update(Users, ana.id, { status: 'deactivated' }));
    await expect(set({ ...aSession(), letInBy: ana.password })).rejects.toThrow(SignInRefused);
    await database.write((tx) => tx.update(Users, ana.id, { status: 'active' }));
  });

  it('that cannot be touched fail nobody’s request', async () => {
    await set();
    clock.moveTo('2026-11-21T03:00:00.000Z');
    const broken = new SessionStore({ write: () => Promise.reject(new Error('disk full')) } as never, clock);
    const seenAt = '2026-11-21T02:00:00.000Z';
    const error = await new Promise((resolve) => broken.touch(id, { ...aSession(), seenAt }, resolve));
    expect(error).toBeUndefined();
  });
});
