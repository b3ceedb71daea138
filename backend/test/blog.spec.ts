import { postBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

type Post = Record<string, string>;

describe.each(DATABASES)('the blog on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const desk = '/api/admin/blog-posts';
  const published = async () => (await send(running.app, 'GET', '/api/blog-posts')).body as Post[];
  const find = async (id: string) => (await published()).find((post) => post.id === id);
  const history = async (id: string) => (await world.as('GET', `${desk}/${id}/history`)).body as Post[];

  it('begins empty', async () => {
    expect(await published()).toEqual([]);
  });

  it('publishes a post at once, newest first, with nothing that is not for the public', async () => {
    const first = await world.as('POST', desk, postBody({ title: 'The first' }));
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      ...postBody({ title: 'The first' }),
      id: expect.any(String),
      slug: 'the-first',
      publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const second = await world.as('POST', desk, postBody({ title: 'The second' }));
    expect(await published()).toEqual([second.body, first.body]);
  });

  it('gives posts of one title addresses of their own, and keeps an address when the title changes', async () => {
    const ids = [
      await world.post({ title: 'Same?' }),
      await world.post({ title: 'same' }),
      await world.post({ title: '???' }),
    ];
    const slugs = await Promise.all(ids.map(async (id) => (await find(id))?.slug));
    expect(slugs).toEqual(['same', 'same-2', 'article']);
    await world.as('PUT', `${desk}/${ids[0]}`, postBody({ title: 'Something else' }));
    expect(await find(ids[0]!)).toMatchObject({ slug: 'same', title: 'Something else' });
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => world.post({ title: 'At once' })));
    const taken = (await published()).filter(({ id }) => atOnce.includes(id!)).map(({ slug }) => slug);
    expect(new Set(taken).size).toBe(10);
  });

  it('keeps on every edit what was there before, under the editor’s name, and the day of publication', async () => {
    const id = await world.post({ title: 'One', content: 'First text' });
    const before = await find(id);
    const editor = await world.signedInUser({ name: 'Elena Uy' });
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

  it('keeps a version for each of several edits at the same moment', async () => {
    const id = await world.post();
    const edits = Array.from({ length: 8 }, (_, index) =>
      world.as('PUT', `${desk}/${id}`, postBody({ title: `Edit ${index}` })),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const titles = [...(await history(id)).map(({ title }) => title), (await find(id))?.title];
    expect(titles.sort()).toEqual([
      'A quiet way to save',
      ...Array.from({ length: 8 }, (_, index) => `Edit ${index}`),
    ]);
  });

  it('keeps one version of an edit that is sent ten times at once', async () => {
    const id = await world.post({ title: 'Once' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.as('PUT', `${desk}/${id}`, postBody({ title: 'Twice' }))),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, answers[0]!.text]),
    );
    expect((await history(id)).map(({ title }) => title)).toEqual(['Once']);
  });

  it('deletes a post, which is then nowhere, and brings the same one back', async () => {
    const id = await world.post({ title: 'Comes back' });
    await world.as('PUT', `${desk}/${id}`, postBody({ title: 'Comes back', content: 'Edited' }));
    const before = await find(id);
    expect(await world.as('DELETE', `${desk}/${id}`)).toMatchObject({ status: 204, text: '' });
    expect(await find(id)).toBeUndefined();
    await storingNothing(running.app, async () => {
      expectRefusal(await world.as('DELETE', `${desk}/${id}`), 404);
      expectRefusal(await world.as('PUT', `${desk}/${id}`, postBody()), 404);
      expectRefusal(await world.as('GET', `${desk}/${id}/history`), 404);
    });
    expect((await send(running.app, 'GET', '/blog/comes-back')).status).toBe(404);
    expect(await world.as('POST', `${desk}/${id}/restore`)).toMatchObject({ status: 200, body: before });
    expect(await find(id)).toEqual(before);
    expect(await history(id)).toHaveLength(1);
    expect((await world.as('POST', `${desk}/${id}/restore`)).status).toBe(200);
  });

  it('knows no post by an id that nothing has', async () => {
    await storingNothing(running.app, async () => {
      for (const id of [NO_SUCH_ID, 'x', 'undefined', '%00', "' OR 1=1"]) {
        const where = `${desk}/${encodeURI(id)}`;
        expectRefusal(await world.as('PUT', where, postBody()), 404);
        expectRefusal(await world.as('DELETE', where), 404);
        expectRefusal(await world.as('POST', `${where}/restore`), 404);
        expectRefusal(await world.as('GET', `${where}/history`), 404);
      }
    });
  });

  it('shows in the preview what the site would show, and never lets text become script', async () => {
    const preview = async (content: string) =>
      (await world.as('POST', `${desk}/preview`, { content })).body.html as string;
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

  it('shows an article under its address, and its content in no list', async () => {
    await world.post({ title: 'Readable', content: 'Only **here**' });
    const article = await send(running.app, 'GET', '/blog/readable');
    expect(article).toMatchObject({
      status: 200,
      body: { page: 'article', html: '<p>Only <strong>here</strong></p>\n' },
    });
    const list = await send(running.app, 'GET', '/blog');
    expect(list.body.posts[0]).toMatchObject({ title: 'Readable', slug: 'readable' });
    expect(list.text).not.toContain('Only **here**');
  });
});
