import { aDraft, aPost } from '../testing/builders.js';
import { ChangedMeanwhile, createPost, type Edit, revisePost } from './post.js';

const NOW = '2026-11-25T02:00:00.000Z';
const TODAY = '2026-11-25';
const edit: Edit = {
  id: 'version',
  editor: { id: 'ana', name: 'Ana Cruz' },
  at: NOW,
  today: TODAY,
  ifUpdatedAt: null,
};
const words = (count: number) => 'word '.repeat(count);

describe('creating a post', () => {
  it('gives it the slug of its title and publishes it at once', () => {
    const draft = aDraft({ title: 'Begin early' });
    expect(createPost(draft, 'id', NOW, TODAY)).toEqual({
      ...draft,
      id: 'id',
      slug: 'begin-early',
      status: 'published',
      publishedAt: NOW,
      updatedAt: NOW,
    });
  });

  it('leaves the fields empty that are not sent, and works out the read time', () => {
    const { title, excerpt, category, imageUrl } = aDraft();
    expect(
      createPost({ title, excerpt, category, imageUrl, content: words(600) }, 'id', NOW, TODAY),
    ).toMatchObject({ imageAlt: '', author: '', reviewedOn: null, readTime: '3 min read' });
  });

  it('keeps it from readers as a draft, or until its time', () => {
    const publishAt = '2026-12-01T00:00:00.000Z';
    expect(createPost({ ...aDraft(), status: 'draft' }, 'id', NOW, TODAY).status).toBe('draft');
    expect(createPost({ ...aDraft(), status: 'scheduled', publishAt }, 'id', NOW, TODAY)).toMatchObject({
      status: 'scheduled',
      publishedAt: publishAt,
      updatedAt: NOW,
    });
  });

  it.each(['2026-11-25', '1900-01-01'])('takes %s as the day of review', (reviewedOn) => {
    expect(createPost(aDraft({ reviewedOn }), 'id', NOW, TODAY)).toMatchObject({ reviewedOn });
  });

  it.each(['2026-11-26', '2026-02-30', '1899-12-31', 'yesterday'])(
    'rejects %s as the day of review',
    (reviewedOn) => {
      expect(() => createPost(aDraft({ reviewedOn }), 'id', NOW, TODAY)).toThrow('Reviewed on must');
    },
  );
});

describe('revising a post', () => {
  it('keeps the slug, the id and the time of publication', () => {
    const post = aPost();
    const draft = aDraft({ title: 'Another title', category: 'Retirement', readTime: '9 min read' });
    const { id, slug, publishedAt, status } = post;
    expect(revisePost(post, draft, edit).post).toEqual({
      ...draft,
      id,
      slug,
      publishedAt,
      status,
      updatedAt: NOW,
    });
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
      createdAt: NOW,
    });
  });

  const post = aPost();
  const same = aDraft();

  it.each(['title', 'excerpt', 'content', 'category', 'imageUrl', 'imageAlt', 'author', 'readTime'] as const)(
    'with another %s adds the old title and content to the history',
    (field) => {
      const revised = revisePost(post, { ...same, [field]: 'other' }, edit);
      expect(revised.post).toEqual({ ...post, [field]: 'other', updatedAt: NOW });
      expect(revised.replaced).toMatchObject({ blogPostId: post.id, title: post.title });
    },
  );

  it('with the same text changes nothing, also when the edit is of an earlier state', () => {
    expect(revisePost(post, same, edit)).toEqual({ post, replaced: null });
    expect(revisePost(post, same, { ...edit, ifUpdatedAt: 'earlier' })).toEqual({ post, replaced: null });
  });

  it('keeps what is not sent', () => {
    const before = aPost({ imageAlt: 'A jar', author: 'Ben Uy', reviewedOn: '2026-11-01' });
    const { title, excerpt, content, category, imageUrl, readTime } = before;
    const draft = { title, excerpt, content, category, imageUrl, readTime };
    expect(revisePost(before, draft, edit)).toEqual({ post: before, replaced: null });
    const cleared = { ...draft, imageAlt: '', author: '', reviewedOn: null };
    expect(revisePost(before, cleared, edit).post).toMatchObject({
      imageAlt: '',
      author: '',
      reviewedOn: null,
    });
  });

  it('rejects an edit of an earlier state, with the post as it is now', () => {
    const stale = { ...edit, ifUpdatedAt: '2026-11-19T00:00:00.000Z' };
    const draft = aDraft({ title: 'New' });
    expect(() => revisePost(post, draft, stale)).toThrow(ChangedMeanwhile);
    expect(() => revisePost(post, draft, stale)).toThrow(expect.objectContaining({ post }));
    expect(revisePost(post, draft, { ...edit, ifUpdatedAt: post.updatedAt }).post.title).toBe('New');
  });

  it('works the read time out anew, unless staff wrote another', () => {
    const automatic = aPost({ content: words(600), readTime: '3 min read' });
    const revised = (draft: Partial<Parameters<typeof aDraft>[0]>) =>
      revisePost(automatic, aDraft({ content: words(1000), ...draft }), edit).post.readTime;
    expect([revised({ readTime: '3 min read' }), revised({ readTime: '' })]).toEqual([
      '5 min read',
      '5 min read',
    ]);
    expect(revised({ readTime: 'A long read' })).toBe('A long read');
  });

  it('keeps a read time chosen by staff, and no other, when it is not sent', () => {
    const { readTime: _omitted, ...draft } = aDraft({ content: words(1000) });
    const revised = (readTime: string) =>
      revisePost(aPost({ content: words(600), readTime }), draft, edit).post.readTime;
    expect([revised('A long read'), revised('3 min read')]).toEqual(['A long read', '5 min read']);
  });

  it('keeps a day of review that lies before the limit', () => {
    const reviewed = aPost({ reviewedOn: '2030-01-01' });
    expect(revisePost(reviewed, aDraft({ reviewedOn: '2030-01-01', title: 'New' }), edit).post.title).toBe(
      'New',
    );
  });

  it('of a scheduled post whose time has come is an edit of a published one', () => {
    const due = aPost({ status: 'scheduled', publishedAt: '2026-11-25T01:00:00.000Z' });
    expect(revisePost(due, aDraft({ title: 'New' }), edit).post).toMatchObject({
      title: 'New',
      status: 'published',
      publishedAt: '2026-11-25T01:00:00.000Z',
    });
  });
});
