import type { SessionData } from 'express-session';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { aUser } from '../testing/builders.js';
import { SignInRejected } from '../domain/sign-in-errors.js';
import { sessionKey } from '../session-key.js';
import { SessionStore } from './session-store.js';
import { Sessions, Users } from './user.tables.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

type Callback<T> = (error?: unknown, value?: T) => void;

/** Waits for a method that takes a callback. */
function resultOf<T>(call: (callback: Callback<T>) => void): Promise<T | undefined> {
  return new Promise((resolve, reject) =>
    call((error, value) => (error instanceof Error ? reject(error) : resolve(value))),
  );
}

describe('the key of a session', () => {
  it('is a SHA-256 hash of its id', () => {
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
  const get = (sessionId = id) => resultOf<SessionData | null>((callback) => store.get(sessionId, callback));
  const set = (session = aSession()) => resultOf((callback) => store.set(id, session, callback));
  const touch = (session: SessionData) => resultOf((callback) => store.touch(id, session, callback));
  const destroy = (sessionId = id) => resultOf((callback) => store.destroy(sessionId, callback));
  const row = () => database.reader.findOneBy(Sessions, { id: sessionKey(id) });

  it('are returned as they were set; an unknown id returns null', async () => {
    await set();
    expect(await get()).toMatchObject({ passport: { user: ana.id }, cookie: { httpOnly: true, path: '/' } });
    expect(await get('another id')).toBeNull();
    expect(await get(sessionKey(id))).toBeNull();
  });

  it('are stored under a hash of their id, with their user', async () => {
    await set();
    expect(await row()).toMatchObject({
      userId: ana.id,
      createdAt: clock.timestamp(),
      seenAt: clock.timestamp(),
    });
    expect(JSON.stringify(await database.reader.find(Sessions))).not.toContain(id);
  });

  it('keep their start time when they are set again', async () => {
    await set();
    const began = clock.timestamp();
    clock.moveBy(HOUR);
    await set();
    expect(await row()).toMatchObject({ createdAt: began, seenAt: clock.timestamp() });
  });

  it('are neither stored nor overwritten when they are anonymous', async () => {
    const anonymous: SessionData = { cookie: aSession().cookie };
    await set(anonymous);
    expect(await row()).toBeNull();
    await set();
    await set(anonymous);
    expect(await get()).toMatchObject({ passport: { user: ana.id } });
  });

  it.each(['', 'null', '{', '[]', '5', '{"passport":{"user":"x"}}', '{"cookie":{},"passport":{"user":{}}}'])(
    'are null when the stored data is %j',
    async (data) => {
      await set();
      await database.write((tx) => tx.update(Sessions, sessionKey(id), { data }));
      expect(await get()).toBeNull();
    },
  );

  it('can be destroyed twice', async () => {
    await set();
    await destroy();
    await destroy();
    expect(await get()).toBeNull();
  });

  it('are deleted with their user', async () => {
    const ben = aUser();
    await database.write((tx) => tx.insert(Users, ben));
    await set({ ...aSession(), passport: { user: ben.id } });
    await database.write((tx) => tx.delete(Users, { id: ben.id }));
    expect(await get()).toBeNull();
  });

  it.each([
    ['valid for eight idle hours', 8 * HOUR, true],
    ['expired a millisecond later', 8 * HOUR + 1, false],
  ])('are %s', async (_, idle, good) => {
    await set();
    clock.moveBy(idle);
    expect((await get()) !== null).toBe(good);
    expect(await store.alive([sessionKey(id), 'another'])).toEqual(new Set(good ? [sessionKey(id)] : []));
  });

  it('expire after seven days, even with activity', async () => {
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

  it('stay valid with activity, which is stored at most once a minute', async () => {
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

  it('are not recreated by touch', async () => {
    await set();
    const session = (await get())!;
    await destroy();
    clock.moveBy(HOUR);
    await touch(session);
    expect(await get()).toBeNull();
  });

  it('are checked together; an empty list needs no query', async () => {
    await set();
    expect(await store.alive([])).toEqual(new Set());
    expect(await store.alive([sessionKey(id), sessionKey(id), 'nothing'])).toEqual(new Set([sessionKey(id)]));
  });

  it('are pruned after they expire, and not before', async () => {
    await set();
    clock.moveBy(8 * HOUR);
    await store.prune();
    expect(await row()).not.toBeNull();
    clock.moveBy(1);
    await store.prune();
    expect(await row()).toBeNull();
  });

  it('pass on a database error', async () => {
    const unavailable = new SessionStore(
      {
        reader: {
          query: () => Promise.reject(new Error('away')),
          existsBy: () => Promise.reject(new Error('away')),
        },
        write: () => Promise.reject(new Error('away')),
      } as never,
      clock,
    );
    await expect(resultOf((callback) => unavailable.get(id, callback))).rejects.toThrow('away');
    await expect(resultOf((callback) => unavailable.set(id, aSession(), callback))).rejects.toThrow('away');
    await expect(resultOf((callback) => unavailable.destroy(id, callback))).rejects.toThrow('away');
  });

  it('begin only while the account is what was checked, of which they keep nothing', async () => {
    const factorsChangedAt = '2026-11-21T01:00:00.000Z';
    await database.write((tx) => tx.update(Users, ana.id, { factorsChangedAt }));
    const checked = { ...aSession(), passwordHash: ana.password, factorsChangedAt };
    await set(checked);
    expect((await row())?.data).not.toContain(ana.password);
    expect((await row())?.data).not.toContain(factorsChangedAt);
    await destroy();
    for (const changed of [{ passwordHash: 'the previous hash' }, { factorsChangedAt: null }])
      await expect(set({ ...checked, ...changed })).rejects.toThrow(SignInRejected);
    await expect(set({ ...checked, passport: { user: 'nobody' } })).rejects.toThrow(SignInRejected);
    expect(await get()).toBeNull();
    await database.write((tx) => tx.update(Users, ana.id, { factorsChangedAt: null }));
  });

  it('are confirmed when they begin with a password that was checked, and stay so', async () => {
    await set({ ...aSession(), passwordHash: ana.password });
    const began = clock.timestamp();
    expect(await get()).toMatchObject({ confirmedAt: began });
    clock.moveBy(HOUR);
    await set();
    expect(await get()).toMatchObject({ confirmedAt: began });
    await set({ ...aSession(), passwordHash: ana.password });
    expect(await get()).toMatchObject({ confirmedAt: clock.timestamp() });
  });

  it('are confirmed one by one', async () => {
    await set();
    expect(await get()).toMatchObject({ confirmedAt: null });
    await store.confirm(sessionKey('another id'));
    expect(await get()).toMatchObject({ confirmedAt: null });
    clock.moveBy(HOUR);
    await store.confirm(sessionKey(id));
    expect(await get()).toMatchObject({ confirmedAt: clock.timestamp() });
  });

  it('ignore a failed touch', async () => {
    await set();
    clock.moveTo('2026-11-21T03:00:00.000Z');
    const broken = new SessionStore({ write: () => Promise.reject(new Error('disk full')) } as never, clock);
    const seenAt = '2026-11-21T02:00:00.000Z';
    const error = await new Promise((resolve) => broken.touch(id, { ...aSession(), seenAt }, resolve));
    expect(error).toBeUndefined();
  });
});
