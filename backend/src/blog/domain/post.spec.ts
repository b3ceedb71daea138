import { aDraft, aPost } from '../testing/builders.js';
import { freeSlug, publishPost, revisePost, slugOf } from './post.js';

describe('the slug of a title', () => {
  it.each([
    ['A quiet way to save', 'a-quiet-way-to-save'],
    ['  Many   spaces  ', 'many-spaces'],
    ['SSS & PhilHealth: what you get?', 'sss-philhealth-what-you-get'],
    ['Niñez y jubilación', 'ninez-y-jubilacion'],
    ['Crème brûlée — 50 %', 'creme-brulee-50'],
    ['ＦＵＬＬ ｗｉｄｔｈ', 'full-width'],
    ['ﬁne print', 'fine-print'],
    ['Fund №5', 'fund-no5'],
    ['---', 'article'],
    ['保险', 'article'],
    ['保险 101', '101'],
    ['😀', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['%2e%2e', '2e-2e'],
    ['', 'article'],
  ])('%j is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('is cut at 80 characters and does not end with a hyphen', () => {
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80));
    expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  });

  it.each([
    [[], 'saving'],
    [['spending'], 'saving'],
    [['saving'], 'saving-2'],
    [['saving', 'saving-2'], 'saving-3'],
    [['saving', 'saving-3'], 'saving-2'],
    [['saving-2'], 'saving'],
    [['saving', 'saving-2', 'saving-2-2'], 'saving-3'],
  ])('where %j are taken is %s', (taken, slug) => expect(freeSlug('saving', taken)).toBe(slug));
});

describe('publishing', () => {
  it('creates a post with the slug of its title', () => {
    const draft = aDraft({ title: 'Begin early' });
    expect(publishPost(draft, 'id', 'now')).toEqual({
      ...draft,
      id: 'id',
      slug: 'begin-early',
      publishedAt: 'now',
    });
  });
});

describe('revising', () => {
  const edit = { id: 'version', editor: { id: 'ana', name: 'Ana Cruz' }, at: 'later' };

  it('keeps the slug, the id and the time of publication', () => {
    const post = aPost();
    const draft = aDraft({ title: 'Another title', category: 'Retirement', readTime: '9 min read' });
    const { id, slug, publishedAt } = post;
    expect(revisePost(post, draft, edit).post).toEqual({ ...draft, id, slug, publishedAt });
  });

  it('adds the old title and content to the history with the name of the editor', () => {
    const post = aPost({ title: 'Old title', content: 'Old content' });
    expect(revisePost(post, aDraft(), edit).replaced).toEqual({
      id: 'version',
      blogPostId: post.id,
      title: 'Old title',
      content: 'Old content',
      editedBy: 'ana',
      editedByName: 'Ana Cruz',
      createdAt: 'later',
    });
  });
});

describe('revising', () => {
  const post = aPost();
  const edit = { id: 'edit', editor: { id: 'ana', name: 'Ana Cruz' }, at: 'now' };
  const { id: _, slug: __, publishedAt: ___, ...same } = post;

  it.each(Object.keys(same))('with another %s adds the old title and content to the history', (field) => {
    const revised = revisePost(post, { ...same, [field]: 'other' }, edit);
    expect(revised.post).toEqual({ ...post, [field]: 'other' });
    expect(revised.replaced).toMatchObject({ blogPostId: post.id, title: post.title, content: post.content });
  });

  it('with the same text changes nothing', () => {
    expect(revisePost(post, same, edit)).toEqual({ post, replaced: null });
  });
});
