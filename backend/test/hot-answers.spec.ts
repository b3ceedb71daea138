import { postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { type Answer, send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('public answers kept in memory on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
    await world.post({ title: 'Kept', content: 'x'.repeat(3_000) });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    send(running.app, 'GET', path, { headers });
  const titles = ({ body }: Answer) => (body as { title: string }[]).map(({ title }) => title);

  it.each(['/api/blog-posts', '/', '/blog', '/blog/kept'])(
    '%s is the same the first time and ever after',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
      const lasting = ({ date: _, connection: __, 'x-request-id': ___, ...headers }: Answer['headers']) =>
        headers;
      expect(lasting(second.headers)).toMatchObject({
        etag: first.headers.etag,
        'cache-control': 'no-cache',
      });
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(second.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each(['/api/blog-posts', '/', '/blog/kept'])('%s is not sent again to who has it', async (path) => {
    const { headers } = await get(path);
    const etag = headers.etag!;
    for (const known of [etag, `"other", ${etag}`]) {
      const answer = await get(path, { 'If-None-Match': known });
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['content-length']).toBeUndefined();
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('come compressed to who takes that, and plain to who does not', async () => {
    const { text } = await get('/api/blog-posts');
    const raw = async (accepted: string) => {
      const response = await fetch(`${running.app.url}/api/blog-posts`, {
        headers: { 'Accept-Encoding': accepted },
      });
      return {
        encoding: response.headers.get('content-encoding'),
        vary: response.headers.get('vary'),
        text: await response.text(),
      };
    };
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
      ['br;q=0, gzip;q=0', null],
    ] as const)
      expect(await raw(accepted)).toEqual({ encoding, vary: 'Accept-Encoding', text });
  });

  it('are thrown away when a post is published, edited, deleted or brought back', async () => {
    const tag = async () => (await get('/api/blog-posts')).headers.etag;
    const before = await tag();
    const id = await world.post({ title: 'Fresh' });
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresh', 'Kept']);
    expect(await tag()).not.toBe(before);
    expect((await get('/blog')).text).toContain('Fresh');
    expect((await get('/blog/fresh')).status).toBe(200);
    await world.as('PUT', `/api/admin/blog-posts/${id}`, postBody({ title: 'Fresher' }));
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresher', 'Kept']);
    expect((await get('/blog/fresh')).text).toContain('Fresher');
    await world.as('DELETE', `/api/admin/blog-posts/${id}`);
    expect(titles(await get('/api/blog-posts'))).toEqual(['Kept']);
    expect(await tag()).toBe(before);
    expect((await get('/blog/fresh')).status).toBe(404);
    await world.as('POST', `/api/admin/blog-posts/${id}/restore`);
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresher', 'Kept']);
  });

  it('are never older than the last acknowledged change, however many read meanwhile', async () => {
    const id = await world.post({ title: 'Version 0' });
    for (let version = 1; version <= 20; version += 1) {
      const reads = Array.from({ length: 5 }, () => get('/api/blog-posts'));
      await world.as('PUT', `/api/admin/blog-posts/${id}`, postBody({ title: `Version ${version}` }));
      expect(titles(await get('/api/blog-posts'))).toContain(`Version ${version}`);
      await Promise.all(reads);
      expect(titles(await get('/api/blog-posts'))).toContain(`Version ${version}`);
    }
  });

  it('are made anew for a query, and kept for no other method', async () => {
    const { text } = await get('/api/blog-posts');
    for (let index = 0; index < 20; index += 1)
      expect((await get(`/api/blog-posts?x=${index}`)).text).toBe(text);
    expect((await send(running.app, 'POST', '/api/blog-posts', { body: {} })).status).toBe(404);
    expect((await send(running.app, 'DELETE', '/')).status).toBe(404);
  });
});
