import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aDraft, aPost } from '../testing/builders.js';
import { InMemoryPosts, InMemoryPublishedPosts } from '../testing/in-memory-posts.js';
import { DeletePost } from './delete-post.js';
import { CreatePost } from './create-post.js';
import { EmptyTrash } from './empty-trash.js';
import { PreviewLinks } from './preview-links.js';
import { RestorePost } from './restore-post.js';
import { RevisePost } from './revise-post.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

function setUp(...stored: readonly ReturnType<typeof aPost>[]) {
  const units = new PassingUnitOfWork();
  const posts = new InMemoryPosts(...stored);
  const content = new RecordingPublicContent();
  const clock = new FixedClock(NOW);
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const site = new InMemoryPublishedPosts(posts, clock);
  return {
    posts,
    content,
    clock,
    site,
    published: async () => (await site.list()).map(({ image: _, ...post }) => post),
    deleted: () => [...posts.stored].flatMap(([id, { deletedAt }]) => (deletedAt ? [id] : [])),
    createPost: new CreatePost(units, posts, content, time),
    revisePost: new RevisePost(units, posts, content, time),
    deletePost: new DeletePost(units, posts, content, clock),
    restorePost: new RestorePost(units, posts, content, clock),
    emptyTrash: new EmptyTrash(units, posts, clock),
    previewLinks: new PreviewLinks(units, posts, clock),
  };
}

describe('publishing a post', () => {
  it('shows it on the site immediately', async () => {
    const { published, content, createPost } = setUp();
    const post = await createPost.execute(aDraft({ title: 'Begin early' }));
    expect(post).toMatchObject({
      ...aDraft({ title: 'Begin early' }),
      slug: 'begin-early',
      publishedAt: NOW,
    });
    expect(await published()).toEqual([post]);
    expect(content.changes).toBe(1);
  });

  it('returns the stored slug when the first choice is in use', async () => {
    const { createPost } = setUp(aPost({ slug: 'begin-early' }));
    expect((await createPost.execute(aDraft({ title: 'Begin early' }))).slug).toBe('begin-early-2');
  });

  it('with a key that was used for it returns it, and clears no cache', async () => {
    const { posts, content, createPost } = setUp();
    const sent = { key: 'once', senderId: 'sheet' };
    const post = await createPost.execute(aDraft(), sent);
    expect(await createPost.execute(aDraft(), sent)).toEqual(post);
    expect([posts.present, content.changes]).toEqual([[post], 1]);
    const reused = createPost.execute(aDraft({ title: 'Other' }), sent);
    expect(await rejectionOf(reused)).toMatchObject({ kind: 'KeyReused' });
  });

  it('that could not be stored clears no cache', async () => {
    const { posts, content, createPost } = setUp();
    posts.add = () => Promise.reject(new Error('disk full'));
    await expect(createPost.execute(aDraft())).rejects.toThrow('disk full');
    expect(content.changes).toBe(0);
  });
});

describe('revising a post', () => {
  it('shows the new text and adds the old one to the history with the name of the editor', async () => {
    const before = aPost({ title: 'Old', content: 'Old content' });
    const { posts, published, content, revisePost } = setUp(before);
    const draft = aDraft({ title: 'New', content: 'New content' });
    expect(await revisePost.execute(before.id, draft, ANA, null)).toEqual({
      ...before,
      ...draft,
      updatedAt: NOW,
    });
    expect(await published()).toEqual([{ ...before, ...draft, updatedAt: NOW }]);
    expect(posts.versions).toMatchObject([
      { blogPostId: before.id, title: 'Old', content: 'Old content', editedBy: 'ana', createdAt: NOW },
    ]);
    expect(content.changes).toBe(1);
  });

  it('that changes nothing stores no version and leaves the caches', async () => {
    const before = aPost();
    const { posts, content, revisePost } = setUp(before);
    const { title, excerpt, content: text, category, imageUrl, readTime } = before;
    const draft = { title, excerpt, content: text, category, imageUrl, readTime };
    expect(await revisePost.execute(before.id, draft, ANA, null)).toEqual(before);
    expect([posts.versions, content.changes]).toEqual([[], 0]);
  });

  it('clears the caches after it is stored', async () => {
    const before = aPost();
    const { posts, content, revisePost } = setUp(before);
    const storedByThen: string[] = [];
    content.onChange(() => storedByThen.push(posts.stored.get(before.id)!.post.title));
    await revisePost.execute(before.id, aDraft({ title: 'New' }), ANA, null);
    expect(storedByThen).toEqual(['New']);
  });
});

describe('a draft', () => {
  it('is not on the site, and clears no cache until it is published', async () => {
    const { published, content, createPost, revisePost } = setUp();
    const draft = await createPost.execute({ ...aDraft(), status: 'draft' });
    await revisePost.execute(draft.id, aDraft({ title: 'Better' }), ANA, null);
    expect([await published(), content.changes]).toEqual([[], 0]);
    await revisePost.execute(draft.id, { ...aDraft(), status: 'published' }, ANA, null);
    expect(await published()).toMatchObject([{ id: draft.id, publishedAt: NOW }]);
    expect(content.changes).toBe(1);
    await revisePost.execute(draft.id, { ...aDraft(), status: 'draft' }, ANA, null);
    expect([await published(), content.changes]).toEqual([[], 2]);
  });
});

describe('a scheduled post', () => {
  it('is on the site from its time on, without any process that publishes it', async () => {
    const publishAt = '2026-11-22T00:00:00.000Z';
    const { published, content, clock, createPost } = setUp();
    const post = await createPost.execute({ ...aDraft(), status: 'scheduled', publishAt });
    expect(await published()).toEqual([]);
    clock.moveTo(publishAt);
    expect(await published()).toEqual([{ ...post, status: 'published' }]);
    expect(content.changes).toBe(1);
  });
});

describe('the preview link of a post', () => {
  it('finds it for seven days, in any status', async () => {
    const post = aPost({ status: 'draft' });
    const { site, clock, previewLinks } = setUp(post);
    const { token, expiresAt } = await previewLinks.make(post.id);
    expect(expiresAt).toBe('2026-11-28T02:00:00.000Z');
    clock.moveTo('2026-11-28T01:59:59.999Z');
    expect(await site.findByPreviewLink(token)).toEqual({ ...post, image: null });
    clock.moveTo(expiresAt);
    expect(await site.findByPreviewLink(token)).toBeNull();
  });

  it('is replaced by a new one, and can be removed', async () => {
    const post = aPost();
    const { site, previewLinks } = setUp(post);
    const first = await previewLinks.make(post.id);
    const second = await previewLinks.make(post.id);
    expect(await site.findByPreviewLink(first.token)).toBeNull();
    expect(await site.findByPreviewLink(second.token)).toEqual({ ...post, image: null });
    await previewLinks.remove(post.id);
    expect(await site.findByPreviewLink(second.token)).toBeNull();
  });
});

describe('the trash', () => {
  it('loses posts that were deleted more than 30 days ago', async () => {
    const [old, young, kept] = [aPost(), aPost(), aPost()];
    const { posts, deleted, clock, deletePost, emptyTrash } = setUp(old, young, kept);
    await deletePost.execute(old.id);
    clock.moveBy(1);
    await deletePost.execute(young.id);
    clock.moveBy(30 * 24 * 3_600_000);
    expect(await emptyTrash.old()).toBe(1);
    expect(deleted()).toEqual([young.id]);
    expect(posts.present).toEqual([kept]);
  });

  it('loses a post for good at once, but none that is not deleted', async () => {
    const post = aPost();
    const { posts, deletePost, emptyTrash } = setUp(post);
    expect(await rejectionOf(emptyTrash.one(post.id))).toMatchObject({ kind: 'NotFound' });
    await deletePost.execute(post.id);
    await emptyTrash.one(post.id);
    expect(posts.stored.size).toBe(0);
    expect(await rejectionOf(emptyTrash.one(post.id))).toMatchObject({ kind: 'NotFound' });
  });
});

describe('deleting a post', () => {
  it('removes it from the site, and restoring shows it unchanged', async () => {
    const post = aPost();
    const { published, content, deletePost, restorePost } = setUp(post);
    await deletePost.execute(post.id);
    expect(await published()).toEqual([]);
    expect(await restorePost.execute(post.id)).toEqual(post);
    expect(await published()).toEqual([post]);
    expect(content.changes).toBe(2);
  });
});

describe('a post that does not exist', () => {
  type UseCases = ReturnType<typeof setUp>;
  it.each<[string, (d: UseCases) => Promise<unknown>]>([
    ['revised', (d) => d.revisePost.execute('nothing', aDraft(), ANA, null)],
    ['deleted', (d) => d.deletePost.execute('nothing')],
    ['restored', (d) => d.restorePost.execute('nothing')],
    ['linked', (d) => d.previewLinks.make('nothing')],
  ])('cannot be %s, and no cache is cleared', async (_, act) => {
    const d = setUp();
    expect(await rejectionOf(act(d))).toEqual({ kind: 'NotFound', message: 'There is no such post' });
    expect(d.content.changes).toBe(0);
  });

  it('includes a deleted post', async () => {
    const post = aPost();
    const { content, deletePost, revisePost, previewLinks } = setUp(post);
    await deletePost.execute(post.id);
    for (const act of [
      () => deletePost.execute(post.id),
      () => revisePost.execute(post.id, aDraft(), ANA, null),
      () => previewLinks.make(post.id),
    ])
      expect(await rejectionOf(act())).toMatchObject({ kind: 'NotFound' });
    expect(content.changes).toBe(1);
  });
});
