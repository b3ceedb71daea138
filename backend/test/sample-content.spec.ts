import { FORCE_STATES } from '../src/policies/domain/policy-choices.js';
import { PREMIUM_STATES } from '../src/policies/domain/premium-state.js';
import { startApp } from './support/app.js';
import { SQLITE } from './support/databases.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { auditResponses } from './support/response-audit.js';
import { runningApp } from './support/running-app.js';

describe('sample content at the first start', () => {
  describe('with SEED_DEMO=articles', () => {
    const running = runningApp({ SEED_DEMO: 'articles' });

    it('adds nine articles and no lead', async () => {
      expect(await running.app.rows('blog_posts')).toHaveLength(9);
      expect(await running.app.rows('appointments')).toEqual([]);
      expect(await running.app.rows('subscriptions')).toEqual([]);
    });

    it('adds deleted articles at no later start', async () => {
      const published = async () => {
        const response = await send(running.app, 'GET', '/api/blog-posts');
        expect(response.status).toBe(200);
        return response.body as { id: string }[];
      };
      const admin = await AdminClient.signIn(running.app);
      for (const { id } of await published()) await admin.request('DELETE', `/api/admin/blog-posts/${id}`);
      await running.restart();
      expect(await published()).toEqual([]);
    });
  });

  describe('with SEED_DEMO=true', () => {
    const running = runningApp({ SEED_DEMO: 'true' });

    it('adds articles and leads', async () => {
      expect(await running.app.rows('blog_posts')).toHaveLength(9);
      expect(await running.app.rows('appointments')).not.toEqual([]);
      expect(await running.app.rows('subscriptions')).not.toEqual([]);
    });

    it('adds clients with policies in every state, some of them of the leads', async () => {
      const admin = await AdminClient.signIn(running.app);
      const policies = async (filter: object) =>
        (
          await admin.request(
            'GET',
            `/api/admin/policies?filter=${encodeURIComponent(JSON.stringify(filter))}`,
          )
        ).body as unknown as { clientId: string }[];
      for (const force of FORCE_STATES) expect([force, await policies({ force })]).not.toEqual([force, []]);
      for (const premiumState of PREMIUM_STATES)
        expect([premiumState, await policies({ premiumState })]).not.toEqual([premiumState, []]);
      const bookings = await running.app.rows<{ clientId: string | null }>('appointments');
      expect(bookings.filter(({ clientId }) => clientId !== null).length).toBeGreaterThan(3);
      expect(await running.app.rows('households')).toHaveLength(1);
      const { body } = await admin.request('GET', '/api/admin/today');
      expect(body.premiums).toMatchObject({
        rows: [{ state: 'past grace' }, { state: 'in grace' }, { state: 'due' }, { state: 'upcoming' }],
      });
    });
  });

  const audit = auditResponses();
  it.each(['articles', 'true'])('is not added at a later start (SEED_DEMO=%s)', async (choice) => {
    const database = await SQLITE.create();
    for (const SEED_DEMO of ['false', choice]) {
      const app = await startApp(database, audit, { SEED_DEMO });
      expect(await app.rows('blog_posts')).toEqual([]);
      await app.close();
    }
    await database.drop();
  });
});
