import { postBody } from './support/bodies.js';
import { type HttpResponse, send } from './support/http.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { expectNothingStored } from './support/database-state.js';
import { runningApp } from './support/running-app.js';

const PUBLISH_AT = '2030-01-02T01:00:00.000Z';
const BEFORE = new Date('2030-01-02T00:59:59.999Z');
const DUE = new Date(PUBLISH_AT);
const desk = '/api/admin/blog-posts';

describe('posts before they are published', () => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' });
  let admin: AdminClient;
  beforeEach(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => running.app.setTime(null));

  const get = (path: string) => send(running.app, 'GET', path);
  const made = async (changes: Record<string, unknown>) => {
    const response = await admin.request('POST', desk, postBody(changes));
    expect(response.status).toBe(201);
    return response.body as Record<string, string> & { id: string };
  };
  const revised = (id: string, changes: Record<string, unknown>) =>
    admin.request('PUT', `${desk}/${id}`, postBody(changes));
  const everywhere = async (slug: string): Promise<boolean[]> => {
    const shows = ({ text, status }: HttpResponse) => status === 200 && text.includes(slug);
    const article = await get(`/blog/${slug}`);
    const lists = await Promise.all(
      ['/blog', '/api/blog-posts', '/feed.xml', '/sitemap.xml', '/blog/already-there'].map(get),
    );
    return [article, ...lists].map(shows);
  };

  it('a draft may lack everything but its title and category, and is seen by staff only', async () => {
    const { id, ...draft } = await made({
      title: 'Half an idea',
      status: 'draft',
      excerpt: '',
      content: '',
      imageUrl: '',
      readTime: '',
    });
    expect(draft).toMatchObject({ status: 'draft', publishAt: null, content: '', readTime: '1 min read' });
    expect(await everywhere('half-an-idea')).toEqual(Array(6).fill(false));
    expect((await admin.request('GET', desk)).body).toContainEqual({ id, ...draft });
    expect((await admin.request('GET', `${desk}/${id}`)).body).toEqual({ id, ...draft });
    for (const status of ['published', 'scheduled', undefined])
      await expectNothingStored(running.app, async () => {
        const response = await revised(id, { ...draftBody, status, publishAt: PUBLISH_AT });
        expectError(response, 400, ['excerpt', 'content', 'imageUrl']);
      });
    const published = await revised(id, { title: 'Half an idea', status: 'published' });
    expect(published.body).toMatchObject({ status: 'published' });
    expect((await get('/blog/half-an-idea')).status).toBe(200);
  });
  const draftBody = { title: 'Half an idea', excerpt: '', content: '', imageUrl: '' };

  it('a scheduled post is on every page from its time on, also where pages were cached before', async () => {
    await admin.createPost({ title: 'Already there' });
    const { id, ...post } = await made({ title: 'Comes later', status: 'scheduled', publishAt: PUBLISH_AT });
    expect(post).toMatchObject({ status: 'scheduled', publishAt: PUBLISH_AT, publishedAt: PUBLISH_AT });
    running.app.setTime(BEFORE);
    // made, then cached
    const twice = async () => [await everywhere('comes-later'), await everywhere('comes-later')].flat();
    expect(await twice()).toEqual(Array(12).fill(false));
    running.app.setTime(DUE);
    expect(await twice()).toEqual(Array(12).fill(true));
    const [first] = (await get('/api/blog-posts')).body as unknown[];
    expect(first).toEqual({ id, ...post, status: 'published', publishAt: null });
    running.app.setTime(null);
    expect((await admin.request('DELETE', `${desk}/${id}`)).status).toBe(204);
  });

  it('a scheduled post whose time came while the server was off is on the site after the start', async () => {
    const { id } = await made({ title: 'Slept over', status: 'scheduled', publishAt: PUBLISH_AT });
    expect((await get('/blog/slept-over')).status).toBe(404);
    await running.restart();
    running.app.setTime(DUE);
    expect((await get('/blog/slept-over')).status).toBe(200);
    running.app.setTime(null);
    admin = await AdminClient.signIn(running.app);
    expect((await revised(id, { title: 'Slept over', status: 'draft' })).body).toMatchObject({
      status: 'draft',
      publishAt: null,
    });
  });

  it('a schedule needs a time in the future', async () => {
    await expectNothingStored(running.app, async () => {
      for (const publishAt of [undefined, null, '', '2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'])
        expectError(await admin.request('POST', desk, postBody({ status: 'scheduled', publishAt })), 400, [
          'publishAt',
        ]);
    });
  });

  it('a change without a read time keeps the one that staff chose', async () => {
    const { id } = await made({ readTime: 'A long read' });
    const { body } = await revised(id, { title: 'Another title', readTime: undefined });
    expect(body).toMatchObject({ title: 'Another title', readTime: 'A long read' });
  });

  it('an edit of an earlier state is rejected with the post as it is now, and stores nothing', async () => {
    const { id, updatedAt } = await made({ title: 'One' });
    running.app.setTime(new Date(Date.now() + 1000));
    const current = (await revised(id, { title: 'Two', ifUpdatedAt: updatedAt })).body as object;
    expect(current).toMatchObject({ title: 'Two' });
    await expectNothingStored(running.app, async () => {
      const rejected = await revised(id, { title: 'Three', ifUpdatedAt: updatedAt });
      expect(rejected.status).toBe(409);
      expect(rejected.body).toMatchObject({
        message: 'Somebody else changed this post in the meantime',
        current,
      });
    });
    expect((await revised(id, { title: 'Three' })).body).toMatchObject({ title: 'Three' });
    const history = (await admin.request('GET', `${desk}/${id}/history`)).body as { title: string }[];
    expect(history.map(({ title }) => title)).toEqual(['Two', 'One']);
  });

  it('a preview link shows a draft to its holder only, until it is replaced, removed or a week old', async () => {
    const { id } = await made({ title: 'For your eyes', status: 'draft' });
    const link = async () =>
      (await admin.request('POST', `${desk}/${id}/preview-link`)).body as { url: string; expiresAt: string };
    const first = await link();
    expect(first.url).toMatch(/^\/blog\/preview\/[\w-]{43}$/);
    const page = await get(first.url);
    expect(page).toMatchObject({
      status: 200,
      body: { page: 'article-preview', post: { title: 'For your eyes' }, path: '/private' },
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
    });
    expect(await running.app.rows('blog_posts')).not.toContainEqual(
      expect.objectContaining({ previewHash: first.url.split('/').at(-1) }),
    );
    const second = await link();
    expect([(await get(first.url)).status, (await get(second.url)).status]).toEqual([404, 200]);
    running.app.setTime(new Date(second.expiresAt));
    expect((await get(second.url)).status).toBe(404);
    running.app.setTime(null);
    expect((await admin.request('DELETE', `${desk}/${id}/preview-link`)).status).toBe(204);
    expect((await get(second.url)).status).toBe(404);
    expectError(await admin.request('POST', `${desk}/${NO_SUCH_ID}/preview-link`), 404);
    expectError(await admin.request('DELETE', `${desk}/${NO_SUCH_ID}/preview-link`), 404);
  });

  it('a deleted post can be deleted for good, with its history', async () => {
    const { id } = await made({ title: 'Gone' });
    await revised(id, { title: 'Gone at last' });
    await expectNothingStored(running.app, async () => {
      expectError(await admin.request('DELETE', `${desk}/deleted/${id}`), 404);
      expectError(await admin.request('DELETE', `${desk}/deleted/${NO_SUCH_ID}`), 404);
    });
    await admin.request('DELETE', `${desk}/${id}`);
    expectError(await admin.request('GET', `${desk}/${id}`), 404);
    expect((await admin.request('DELETE', `${desk}/deleted/${id}`)).status).toBe(204);
    expectError(await admin.request('POST', `${desk}/${id}/restore`), 404);
    const rows = await running.app.rows<{ blogPostId: string }>('blog_post_history');
    expect(rows.filter(({ blogPostId }) => blogPostId === id)).toEqual([]);
  });
});
