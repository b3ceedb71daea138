import { postBody } from './support/bodies.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

type Post = Record<string, string>;

describe('the blog', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const desk = '/api/admin/blog-posts';
  const published = async () => (await send(running.app, 'GET', '/api/blog-posts')).body as Post[];
  const find = async (id: string) => (await published()).find((post) => post.id === id);
  const history = async (id: string) => (await admin.request('GET', `${desk}/${id}/history`)).body as Post[];

  it('has no posts at first', async () => {
    expect(await published()).toEqual([]);
  });

  it('publishes a post at once, newest first, with its public fields only', async () => {
    const first = await admin.request('POST', desk, postBody({ title: 'The first' }));
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      ...postBody({ title: 'The first' }),
      id: expect.any(String),
      slug: 'the-first',
      imageAlt: '',
      author: '',
      reviewedOn: null,
      status: 'published',
      publishAt: null,
      publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const second = await admin.request('POST', desk, postBody({ title: 'The second' }));
    expect(await published()).toEqual([second.body, first.body]);
  });

  it('gives posts with the same title different slugs, and keeps the slug when the title changes', async () => {
    const ids = [
      await admin.createPost({ title: 'Same?' }),
      await admin.createPost({ title: 'same' }),
      await admin.createPost({ title: '???' }),
    ];
    const slugs = await Promise.all(ids.map(async (id) => (await find(id))?.slug));
    expect(slugs).toEqual(['same', 'same-2', 'article']);
    await admin.request('PUT', `${desk}/${ids[0]}`, postBody({ title: 'Something else' }));
    expect(await find(ids[0]!)).toMatchObject({ slug: 'same', title: 'Something else' });
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => admin.createPost({ title: 'At once' })),
    );
    const taken = (await published()).filter(({ id }) => atOnce.includes(id!)).map(({ slug }) => slug);
    expect(new Set(taken).size).toBe(10);
  });

  it('stores the previous version with the editor’s name on every edit, and keeps the publication date', async () => {
    const id = await admin.createPost({ title: 'One', content: 'First text' });
    const before = await find(id);
    const editor = await admin.createSignedInUser({ name: 'Elena Uy' });
    const edit = (changes: Record<string, unknown>) =>
      send(running.app, 'PUT', `${desk}/${id}`, { body: postBody(changes), cookie: editor.cookie });
    expect(await history(id)).toEqual([]);
    const edited = await edit({ title: 'Two', content: 'Second text', category: 'Insurance' });
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({
      ...postBody({ title: 'Two', content: 'Second text', category: 'Insurance' }),
      id,
      slug: before?.slug,
      publishedAt: before?.publishedAt,
      imageAlt: '',
      author: '',
      reviewedOn: null,
      status: 'published',
      publishAt: null,
      updatedAt: expect.any(String),
    });
    await edit({ title: 'Three', content: 'Third text' });
    expect(await history(id)).toEqual(
      [
        { title: 'Two', content: 'Second text' },
        { title: 'One', content: 'First text' },
      ].map((version) => ({
        ...version,
        id: expect.any(String),
        blogPostId: id,
        editedBy: editor.id,
        editedByName: 'Elena Uy',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    );
    expect(await find(id)).toMatchObject({ title: 'Three', publishedAt: before?.publishedAt });
  });

  it('stores a version for each of several concurrent edits', async () => {
    const id = await admin.createPost();
    const edits = Array.from({ length: 8 }, (_, index) =>
      admin.request('PUT', `${desk}/${id}`, postBody({ title: `Edit ${index}` })),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const titles = [...(await history(id)).map(({ title }) => title), (await find(id))?.title];
    expect(titles.sort()).toEqual([
      'A quiet way to save',
      ...Array.from({ length: 8 }, (_, index) => `Edit ${index}`),
    ]);
  });

  it('stores one version for an edit sent ten times at once', async () => {
    const id = await admin.createPost({ title: 'Once' });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => admin.request('PUT', `${desk}/${id}`, postBody({ title: 'Twice' }))),
    );
    expect(responses.map(({ status, text }) => [status, text])).toEqual(
      responses.map(() => [200, responses[0]!.text]),
    );
    expect((await history(id)).map(({ title }) => title)).toEqual(['Once']);
  });

  it('removes a deleted post everywhere, and restores it unchanged', async () => {
    const id = await admin.createPost({ title: 'Comes back' });
    await admin.request('PUT', `${desk}/${id}`, postBody({ title: 'Comes back', content: 'Edited' }));
    const before = await find(id);
    expect(await admin.request('DELETE', `${desk}/${id}`)).toMatchObject({ status: 204, text: '' });
    expect(await find(id)).toBeUndefined();
    const { content: _, ...summary } = before!;
    expect((await admin.request('GET', `${desk}/deleted`)).body).toContainEqual({
      ...summary,
      deletedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await expectNothingStored(running.app, async () => {
      expectError(await admin.request('DELETE', `${desk}/${id}`), 404);
      expectError(await admin.request('PUT', `${desk}/${id}`, postBody()), 404);
      expectError(await admin.request('GET', `${desk}/${id}/history`), 404);
    });
    expect((await send(running.app, 'GET', '/blog/comes-back')).status).toBe(404);
    expect(await admin.request('POST', `${desk}/${id}/restore`)).toMatchObject({ status: 200, body: before });
    expect(await find(id)).toEqual(before);
    expect((await send(running.app, 'GET', '/blog/comes-back')).status).toBe(200);
    expect((await admin.request('GET', `${desk}/deleted`)).body).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect(await history(id)).toHaveLength(1);
    expect((await admin.request('POST', `${desk}/${id}/restore`)).status).toBe(200);
  });

  it('responds with 404 to an unknown id', async () => {
    await expectNothingStored(running.app, async () => {
      for (const id of [NO_SUCH_ID, 'x', 'undefined', '%00', "' OR 1=1"]) {
        const where = `${desk}/${encodeURI(id)}`;
        expectError(await admin.request('PUT', where, postBody()), 404);
        expectError(await admin.request('DELETE', where), 404);
        expectError(await admin.request('POST', `${where}/restore`), 404);
        expectError(await admin.request('GET', `${where}/history`), 404);
      }
    });
  });

  it('renders the preview like the site, and never turns text into script', async () => {
    const preview = async (content: string) =>
      (await admin.request('POST', `${desk}/preview`, { content })).body.html as string;
    expect(await preview('## A heading\n\nSome *text*.')).toBe(
      '<h2 id="a-heading">A heading</h2>\n<p>Some <em>text</em>.</p>\n',
    );
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](JaVaScRiPt:alert(1))',
      '[x](data:text/html,hello)',
      '[x](vbscript:x)',
      '[x](//evil.example)',
      '![x](javascript:alert(1))',
      '![x](x" onerror="alert(1))',
      '<javascript:alert(1)>',
      '[x](https://a.example "t\\" onclick=\\"alert(1)")',
      '# "><svg onload=alert(1)>',
      '```"><script>\nalert(1)\n```',
      '[x]: javascript:alert(1)\n\n[x]',
      '&lt;script&gt;',
      '<!-- --><base href=//evil.example>',
    ];
    for (const attack of attacks) {
      const html = await preview(attack);
      const tags = [...html.matchAll(/<([^>]*)>/g)].map(([, tag]) => tag!);
      for (const tag of tags) {
        expect(tag).toMatch(/^\/?(?:p|h[1-6]|a|em|strong|code|pre|img|ul|ol|li|br|hr|blockquote)\b/);
        expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+\s*=/i);
        expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|\/\/)/i);
      }
    }
  });

  it('shows a post under its slug, and its content in no list', async () => {
    await admin.createPost({ title: 'Readable', content: 'Only **here**' });
    const article = await send(running.app, 'GET', '/blog/readable');
    expect(article).toMatchObject({
      status: 200,
      body: { page: 'article', text: [{ html: '<p>Only <strong>here</strong></p>\n' }] },
    });
    const list = await send(running.app, 'GET', '/blog');
    expect(list.body.posts[0]).toMatchObject({ title: 'Readable', slug: 'readable' });
    expect(list.text).not.toContain('Only **here**');
  });
});
