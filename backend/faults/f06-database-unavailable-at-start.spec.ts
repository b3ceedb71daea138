import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './support/client.js';
import { PrivateMariadb, withMariadbProgram } from './support/mariadb.js';
import { freePort, Server } from './support/server.js';
import { FULL } from './support/size.js';

// without --full the minute passes ten times as fast
const preload = `${import.meta.dirname}/support/fast-clock.mjs`;

describe('F6 the database is unavailable when the server starts', () => {
  let waiting: Server;
  beforeAll(async () => {
    const url = `mariadb://root:s3cret-word@127.0.0.1:${await freePort()}/office`;
    waiting = await Server.spawn(url, FULL ? {} : { preload });
  });

  withMariadbProgram('and starts later', () => {
    it('the server is live but not ready, rejects other requests with 503, and becomes ready by itself', async () => {
      const mariadb = await PrivateMariadb.install();
      const server = await Server.spawn(mariadb.url());
      while ((await server.status('/api/health/live')) !== 200) await sleep(50);
      for (let second = 0; second < (FULL ? 20 : 4); second += 1) {
        expect(await server.status('/api/health/live')).toBe(200);
        for (const path of ['/api/health/ready', '/', '/api/blog-posts', '/admin']) {
          const response = await send(server.url, 'GET', path);
          expect(response).toMatchObject({
            status: 503,
            headers: { 'retry-after': '5', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
          });
        }
        await sleep(1_000);
      }
      expect(server.output).toContain('waiting for the database');
      await mariadb.start();
      await server.ready();
      expect(await server.status('/')).toBe(200);
      expect(await server.stop()).toBe(0);
      await mariadb.remove();
    });
  });

  it('the server exits with 0 at once on SIGTERM', async () => {
    const server = await Server.spawn(`mariadb://root@127.0.0.1:${await freePort()}/office`);
    while ((await server.status('/api/health/live')) !== 200) await sleep(50);
    expect(await server.stop()).toBe(0);
  });

  withMariadbProgram('and rejects the credentials', () => {
    it('the server exits with 1 at once and names the setting, without the password', async () => {
      const mariadb = await PrivateMariadb.install();
      await mariadb.start();
      const url = `mariadb://nobody:s3cret-word@127.0.0.1:${mariadb.port}/office`;
      const server = await Server.spawn(url);
      expect(await server.end()).toBe(1);
      expect(server.output).toContain('check DATABASE_URL');
      expect(server.output).not.toContain('s3cret-word');
      await mariadb.remove();
    });
  });

  it('the server exits with 1 after a minute and logs the reason, without the password', async () => {
    expect(await waiting.end()).toBe(1);
    expect(waiting.output).toContain('The database did not respond for 60 seconds.');
    expect(waiting.output).not.toContain('s3cret-word');
  });
});
