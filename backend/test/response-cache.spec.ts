import { SiteRenderer } from '../src/site/site-renderer.js';
import { postBody } from './support/bodies.js';
import { type HttpResponse, send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

describe('the public response cache', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    await admin.createPost({ title: 'Kept', content: 'x'.repeat(3_000) });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    send(running.app, 'GET', path, { headers });
  const titles = ({ body }: HttpResponse) => (body as { title: string }[]).map(({ title }) => title);

  it.each(['/api/blog-posts', '/', '/blog', '/blog/kept'])(
    '%s has the same response from the application and from the cache',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
      const lasting = ({
        date: _,
        connection: __,
        'x-request-id': ___,
        ...headers
      }: HttpResponse['headers']) => headers;
      expect(lasting(second.headers)).toMatchObject({
        etag: first.headers.etag,
        'cache-control': 'no-cache',
      });
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(second.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each(['/api/blog-posts', '/', '/blog/kept'])(
    '%s is 304 for a client that has the current version',
    async (path) => {
      const { headers } = await get(path);
      const etag = headers.etag!;
      for (const known of [etag, `"other", ${etag}`]) {
        const response = await get(path, { 'If-None-Match': known });
        expect(response).toMatchObject({ status: 304, text: '' });
        expect(response.headers.etag).toBe(etag);
        expect(response.headers['content-length']).toBeUndefined();
      }
      expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('encodes as Accept-Encoding allows', async () => {
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

  it('is cleared when a post is published, edited, deleted or restored', async () => {
    const tag = async () => (await get('/api/blog-posts')).headers.etag;
    const before = await tag();
    const id = await admin.createPost({ title: 'Fresh' });
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresh', 'Kept']);
    expect(await tag()).not.toBe(before);
    expect((await get('/blog')).text).toContain('Fresh');
    expect((await get('/blog/fresh')).status).toBe(200);
    await admin.request('PUT', `/api/admin/blog-posts/${id}`, postBody({ title: 'Fresher' }));
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresher', 'Kept']);
    expect((await get('/blog/fresh')).text).toContain('Fresher');
    await admin.request('DELETE', `/api/admin/blog-posts/${id}`);
    expect(titles(await get('/api/blog-posts'))).toEqual(['Kept']);
    expect(await tag()).toBe(before);
    expect((await get('/blog/fresh')).status).toBe(404);
    await admin.request('POST', `/api/admin/blog-posts/${id}/restore`);
    expect(titles(await get('/api/blog-posts'))).toEqual(['Fresher', 'Kept']);
  });

  it('is never older than the last acknowledged change under concurrent reads', async () => {
    const id = await admin.createPost({ title: 'Version 0' });
    for (let version = 1; version <= 20; version += 1) {
      const reads = Array.from({ length: 5 }, () => get('/api/blog-posts'));
      await admin.request('PUT', `/api/admin/blog-posts/${id}`, postBody({ title: `Version ${version}` }));
      expect(titles(await get('/api/blog-posts'))).toContain(`Version ${version}`);
      await Promise.all(reads);
      expect(titles(await get('/api/blog-posts'))).toContain(`Version ${version}`);
    }
  });

  it('renders a page once for all unknown paths and for all URLs of the same articles', async () => {
    await admin.request('PUT', `/api/admin/blog-posts/${await admin.createPost()}`, postBody());
    const rendered = jest.spyOn(running.app.app.get(SiteRenderer), 'html');
    for (let index = 0; index < 20; index += 1) {
      const paths = [`/nope-${index}`, `/blog/no-such-article-${index}`, `/blog/%6eo-${index}/x`];
      for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
      const choices = [`x=${index}`, `page=${index + 1}`, `category=Gossip&page=${index + 5}`];
      for (const query of choices) {
        const response = await get(`/blog?${query}`);
        expect({ query, ...response }).toMatchObject({ query, status: 200, body: { path: '/blog' } });
      }
      const { status, body } = await get(`/blog?category=Retirement&page=${index + 1}`);
      expect([status, body]).toMatchObject([200, { path: '/blog?category=Retirement' }]);
    }
    expect(rendered.mock.calls.map(([path]) => path).sort()).toEqual([
      '/404',
      '/blog',
      '/blog?category=Retirement',
    ]);
    rendered.mockRestore();
  });

  it('renders a search of articles once, whatever its spelling', async () => {
    const rendered = jest.spyOn(running.app.app.get(SiteRenderer), 'html');
    for (const turn of [1, 2]) {
      const { status, body } = await get('/blog?page=9&q=kept++&x=1');
      expect([turn, status, body]).toMatchObject([turn, 200, { path: '/blog?q=kept' }]);
    }
    expect(rendered).toHaveBeenCalledTimes(1);
    rendered.mockRestore();
  });

  it('renders the rejection of cross-site forms once', async () => {
    const rendered = jest.spyOn(running.app.app.get(SiteRenderer), 'html');
    for (let index = 0; index < 20; index += 1) {
      const headers = { Accept: 'text/html', Origin: 'https://evil.example' };
      const response = await send(running.app, 'POST', '/book', { body: `firstName=${index}`, headers });
      expect([response.status, response.headers['cache-control']]).toEqual([403, 'no-store']);
    }
    expect(rendered).toHaveBeenCalledTimes(1);
    rendered.mockRestore();
  });

  it('makes a response anew for a query string, and caches GET and HEAD only', async () => {
    const { text } = await get('/api/blog-posts');
    for (let index = 0; index < 20; index += 1)
      expect((await get(`/api/blog-posts?x=${index}`)).text).toBe(text);
    expect((await send(running.app, 'POST', '/api/blog-posts', { body: {} })).status).toBe(404);
    expect((await send(running.app, 'DELETE', '/')).status).toBe(404);
  });
});
