import { PasswordHasher } from '../src/users/application/ports.js';
import { startApp, SUPERADMIN, type TestApp } from './support/app.js';
import { DATABASES, type TestDatabase } from './support/databases.js';
import { cookieOf, send, signIn } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { auditResponses } from './support/response-audit.js';

/** Holds the hashing of a new password until it is released: the time in which an account may change. */
function heldHashing({ app }: TestApp) {
  const hasher = app.get(PasswordHasher);
  const hash = hasher.hash.bind(hasher);
  let release!: () => void;
  let reached!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => (reached = resolve));
  const spy = jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
    reached();
    await released;
    return hash(password);
  });
  return { begun, release, end: () => spy.mockRestore() };
}

describe.each(DATABASES)('a request that hashes a password on $name', ({ name, create }) => {
  const audit = auditResponses();
  let database: TestDatabase;
  let apps: TestApp[];
  beforeAll(async () => {
    database = await create();
    apps = [await startApp(database, audit)];
    // SQLite allows one server a file
    if (name !== 'SQLite') apps.push(await startApp(database, audit));
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.drop();
  });

  /** Sends `request` to the first replica and runs `meanwhile` at the last one during its hashing; returns the response. */
  async function during(
    request: (app: TestApp) => ReturnType<typeof send>,
    meanwhile: (admin: AdminClient) => Promise<unknown>,
  ) {
    const [first, last] = [apps[0]!, apps.at(-1)!];
    const admin = await AdminClient.signIn(last);
    const hashing = heldHashing(first);
    try {
      const answer = request(first);
      await hashing.begun;
      await meanwhile(admin);
      hashing.release();
      return await answer;
    } finally {
      hashing.end();
    }
  }
  const newUser = async (changes = {}) => (await AdminClient.signIn(apps[0]!)).createSignedInUser(changes);
  const canSignIn = async (username: string, password: string) =>
    (await send(apps[0]!, 'POST', '/api/login', { body: { username, password } })).status === 200;

  const ownChange = (cookie: string, currentPassword: string) => (app: TestApp) =>
    send(app, 'POST', '/api/user/password', {
      cookie,
      body: { currentPassword, newPassword: 'chosen-by-the-thief' },
    });

  it('does not undo a reset of the same account', async () => {
    const { id, cookie, credentials } = await newUser();
    const answer = await during(ownChange(cookie, credentials.password), (admin) =>
      admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'chosen-by-the-boss' }),
    );
    expectError(answer, 401);
    expect(await canSignIn(credentials.username, 'chosen-by-the-thief')).toBe(false);
    expect(await canSignIn(credentials.username, 'chosen-by-the-boss')).toBe(true);
    expectError(await send(apps[0]!, 'GET', '/api/user', { cookie }), 401);
  });

  it('stores no password for an account that is deactivated meanwhile, even if it is restored', async () => {
    const { id, cookie, credentials } = await newUser();
    const answer = await during(ownChange(cookie, credentials.password), (admin) =>
      admin.setUserStatus(id, 'deactivated', 'active'),
    );
    expectError(answer, 401);
    expect(await canSignIn(credentials.username, credentials.password)).toBe(true);
  });

  // a replica carries out one own change at a time for each user
  if (name !== 'SQLite')
    it('is rejected when another session of the user changed the password first', async () => {
      const { cookie, credentials } = await newUser();
      const app = apps.at(-1)!;
      const other = await signIn(app, credentials);
      const body = { currentPassword: credentials.password, newPassword: 'chosen-elsewhere' };
      const answer = await during(ownChange(cookie, credentials.password), () =>
        send(app, 'POST', '/api/user/password', { body, cookie: other }),
      );
      expectError(answer, 401);
      expect(await canSignIn(credentials.username, 'chosen-elsewhere')).toBe(true);
    });

  it('is the only own change of the user on its replica', async () => {
    const { cookie, credentials } = await newUser();
    const other = await signIn(apps[0]!, credentials);
    const answer = await during(ownChange(cookie, credentials.password), async () => {
      const second = await ownChange(other, credentials.password)(apps[0]!);
      expectError(second, 429);
      expect(second.headers['retry-after']).toBe('1');
    });
    expect(answer.status).toBe(204);
    expect(await canSignIn(credentials.username, 'chosen-by-the-thief')).toBe(true);
  });

  it.each<[string, (cookie: string, target: string) => (app: TestApp) => ReturnType<typeof send>]>([
    [
      'a new account',
      (cookie) => (app) =>
        send(app, 'POST', '/api/admin/users', {
          cookie,
          body: { username: 'backdoor', password: 'backdoor-1', name: 'Back Door', role: 'superadmin' },
        }),
    ],
    [
      'a reset',
      (cookie, target) => (app) =>
        send(app, 'PATCH', `/api/admin/users/${target}/password`, {
          cookie,
          body: { password: 'backdoor-1' },
        }),
    ],
  ])('is not carried out for a superadmin who is deactivated meanwhile: %s', async (_, request) => {
    const insider = await newUser({ role: 'superadmin' });
    const target = await newUser();
    const answer = await during(request(insider.cookie, target.id), (admin) =>
      admin.setUserStatus(insider.id, 'deactivated'),
    );
    expectError(answer, 401);
    expect(await canSignIn('backdoor', 'backdoor-1')).toBe(false);
    expect(await canSignIn(target.credentials.username, 'backdoor-1')).toBe(false);
    expect(await canSignIn(target.credentials.username, target.credentials.password)).toBe(true);
  });

  it('gives the browser a new session id, and the old one ends', async () => {
    const { id, cookie, credentials } = await newUser();
    const answer = await ownChange(cookie, credentials.password)(apps[0]!);
    expect(answer.status).toBe(204);
    const renewed = cookieOf(answer);
    expect(renewed).not.toBe(cookie);
    for (const app of apps) {
      expectError(await send(app, 'GET', '/api/user', { cookie }), 401);
      expect(await send(app, 'GET', '/api/user', { cookie: renewed })).toMatchObject({
        status: 200,
        body: { id },
      });
    }
    const rows = await apps[0]!.rows<{ userId: string }>('sessions');
    expect(rows.filter(({ userId }) => userId === id)).toHaveLength(1);
    expect((await send(apps[0]!, 'POST', '/api/logout', { cookie: renewed })).status).toBe(204);
    expectError(await send(apps[0]!, 'GET', '/api/user', { cookie: renewed }), 401);
    expect(await signIn(apps[0]!, SUPERADMIN)).toMatch(/^sid=/);
  });
});
