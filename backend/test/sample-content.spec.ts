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
