import type { Access } from '../src/users/access.js';
import { send, signIn } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { SAMPLE_REQUESTS } from './support/sample-requests.js';
import type { Call } from './support/sample.js';
import { halfSessionOf, setUpTotp } from './support/second-factor.js';
import { expectNothingStored } from './support/database-state.js';

/** Routes for API keys are for none of these callers: api-v1.spec.ts. */
const MAY: Partial<Record<Access, readonly string[]>> = {
  staff: ['admin_assistant', 'superadmin'],
  superadmin: ['superadmin'],
};

describe('access', () => {
  const running = runningApp();
  let admin: AdminClient;
  /** All kinds of callers; staff have a new session each time, because some requests end their session. */
  let actors: Record<string, () => Promise<string | undefined>>;

  beforeAll(async () => {
    const { app } = running;
    admin = await AdminClient.signIn(app);
    const superadmin = () => admin.createSignedInUser({ role: 'superadmin' });
    const [signedOut, deactivated, removed] = [await superadmin(), await superadmin(), await superadmin()];
    await send(app, 'POST', '/api/logout', { cookie: signedOut.cookie });
    await admin.setUserStatus(deactivated.id, 'deactivated');
    await admin.setUserStatus(removed.id, 'deactivated', 'removed');
    const half = await superadmin();
    await setUpTotp(app, half.cookie, half.credentials);
    const assistant = await admin.createUser();
    const another = await admin.createUser({ role: 'superadmin' });
    actors = {
      anonymous: async () => undefined,
      'malformed cookie': async () => 'sid=s%3Aforged.signature',
      'half signed in': () => halfSessionOf(app, half.credentials),
      'signed out': async () => signedOut.cookie,
      deactivated: async () => deactivated.cookie,
      removed: async () => removed.cookie,
      admin_assistant: () => signIn(app, assistant.credentials),
      superadmin: () => signIn(app, another.credentials),
    };
  });

  const callsOf = new Map(SAMPLE_REQUESTS);

  it('has a request for each route in docs/api.md, and no other', () => {
    expect([...callsOf.keys()].sort()).toEqual(DOCUMENTED_ROUTES.map(({ route }) => route).sort());
  });

  it.each(DOCUMENTED_ROUTES)('$route is for $access', async ({ route, access }) => {
    const [method = ''] = route.split(' ');
    const callOf = callsOf.get(route)!;
    const call = ({ path, body, type }: Call, cookie: string | undefined) =>
      send(running.app, method, path, { body, cookie, headers: type ? { 'Content-Type': type } : {} });
    const isAllowed = (actor: string) => access === 'public' || (MAY[access]?.includes(actor) ?? false);
    const callers = Object.keys(actors);
    let sample = await callOf(admin);
    const rejected = callers.filter((actor) => !isAllowed(actor));
    const cookies = await Promise.all(rejected.map((actor) => actors[actor]!()));
    const reject = async () => {
      for (const [index, actor] of rejected.entries())
        expectError(
          await call(sample, cookies[index]),
          MAY[access] && actor === 'admin_assistant' ? 403 : 401,
        );
    };
    if (rejected.length > 0) await expectNothingStored(running.app, reject);
    // the rejected requests left the sample as it was
    for (const [index, actor] of callers.filter(isAllowed).entries()) {
      if (index > 0) sample = await callOf(admin);
      const { status } = await call(sample, await actors[actor]!());
      expect([401, 403]).not.toContain(status);
      expect({ actor, status }).toEqual({ actor, status: sample.ok ?? status });
    }
  });
});
