import { openedDatabase } from '../../app/testing/opened-database.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { SQLITE } from '../../platform/database/testing/databases.js';
import { aConfig } from '../../platform/testing/config.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { rowsOf } from '../../platform/testing/whole-list.js';
import { SqlDeletedPosts } from '../store/sql-deleted-posts.js';
import { SqlPosts } from '../store/sql-posts.js';
import { aDraft, aPost } from '../testing/builders.js';
import { DeletePost } from './delete-post.js';
import { CreatePost } from './create-post.js';
import { EmptyTrash } from './empty-trash.js';
import { PreviewLinks } from './preview-links.js';
import { RestorePost } from './restore-post.js';
import { RevisePost } from './revise-post.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

const database = openedDatabase(SQLITE.create);
afterEach(() =>
  database.write(async (tx) => {
    for (const table of ['blog_post_history', 'blog_posts']) await tx.query(`DELETE FROM ${table}`);
  }),
);

async function useCases(...stored: readonly ReturnType<typeof aPost>[]) {
  const posts = new SqlPosts(database);
  const deletedPosts = new SqlDeletedPosts(database);
  for (const post of stored) await posts.add(post);
  const content = new RecordingPublicContent();
  const clock = new FixedClock(NOW);
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  return {
    posts,
    deletedPosts,
    content,
    clock,
    versions: async (id: string) => rowsOf(await posts.history(id)),
    createPost: new CreatePost(posts, content, time),
    revisePost: new RevisePost(posts, content, time),
    deletePost: new DeletePost(posts, content, clock),
    restorePost: new RestorePost(deletedPosts, content, clock),
    emptyTrash: new EmptyTrash(deletedPosts, clock),
    previewLinks: new PreviewLinks(posts, clock),
  };
}

describe('publishing a post', () => {
  it('shows it on the site immediately', async () => {
    const { posts, content, createPost } = await useCases();
    const post = await createPost.execute(aDraft({ title: 'Begin early' }));
    expect(post).toMatchObject({
      ...aDraft({ title: 'Begin early' }),
      slug: 'begin-early',
      publishedAt: NOW,
    });
    expect(await posts.published(NOW)).toEqual([post]);
    expect(content.changes).toBe(1);
  });

  it('returns the stored slug when the first choice is in use', async () => {
    const { createPost } = await useCases(aPost({ slug: 'begin-early' }));
    expect((await createPost.execute(aDraft({ title: 'Begin early' }))).slug).toBe('begin-early-2');
  });

  it('that could not be stored clears no cache', async () => {
    const { posts, content, createPost } = await useCases();
    posts.add = () => Promise.reject(new Error('disk full'));
    await expect(createPost.execute(aDraft())).rejects.toThrow('disk full');
    expect(content.changes).toBe(0);
  });
});

describe('revising a post', () => {
  it('shows the new text and adds the old one to the history with the name of the editor', async () => {
    const before = aPost({ title: 'Old', content: 'Old content' });
    const { posts, content, revisePost, versions } = await useCases(before);
    const draft = aDraft({ title: 'New', content: 'New content' });
    expect(await revisePost.execute(before.id, draft, ANA, null)).toEqual({
      ...before,
      ...draft,
      updatedAt: NOW,
    });
    expect(await posts.published(NOW)).toEqual([{ ...before, ...draft, updatedAt: NOW }]);
    expect(await versions(before.id)).toMatchObject([
      { blogPostId: before.id, title: 'Old', content: 'Old content', editedBy: 'ana', createdAt: NOW },
    ]);
    expect(content.changes).toBe(1);
  });

  it('that changes nothing stores no version and leaves the caches', async () => {
    const before = aPost();
    const { content, revisePost, versions } = await useCases(before);
    const { title, excerpt, content: text, category, imageUrl, readTime } = before;
    const draft = { title, excerpt, content: text, category, imageUrl, readTime };
    expect(await revisePost.execute(before.id, draft, ANA, null)).toEqual(before);
    expect([await versions(before.id), content.changes]).toEqual([[], 0]);
  });

  it('clears the caches after it is stored', async () => {
    const before = aPost();
    const { posts, content, revisePost } = await useCases(before);
    const storedByThen: ReturnType<typeof posts.find>[] = [];
    content.onChange(() => storedByThen.push(posts.find(before.id, NOW)));
    await revisePost.execute(before.id, aDraft({ title: 'New' }), ANA, null);
    expect(await Promise.all(storedByThen)).toMatchObject([{ title: 'New' }]);
  });
});

describe('a draft', () => {
  it('is not on the site, and clears no cache until it is published', async () => {
    const { posts, content, createPost, revisePost } = await useCases();
    const draft = await createPost.execute({ ...aDraft(), status: 'draft' });
    await revisePost.execute(draft.id, aDraft({ title: 'Better' }), ANA, null);
    expect([await posts.published(NOW), content.changes]).toEqual([[], 0]);
    await revisePost.execute(draft.id, { ...aDraft(), status: 'published' }, ANA, null);
    expect(await posts.published(NOW)).toMatchObject([{ id: draft.id, publishedAt: NOW }]);
    expect(content.changes).toBe(1);
    await revisePost.execute(draft.id, { ...aDraft(), status: 'draft' }, ANA, null);
    expect([await posts.published(NOW), content.changes]).toEqual([[], 2]);
  });
});

describe('a scheduled post', () => {
  it('is on the site from its time on, without any process that publishes it', async () => {
    const publishAt = '2026-11-22T00:00:00.000Z';
    const { posts, content, createPost } = await useCases();
    const post = await createPost.execute({ ...aDraft(), status: 'scheduled', publishAt });
    expect(await posts.published(NOW)).toEqual([]);
    expect(await posts.published(publishAt)).toEqual([{ ...post, status: 'published' }]);
    expect(content.changes).toBe(1);
  });
});

describe('the preview link of a post', () => {
  it('finds it for seven days, in any status', async () => {
    const post = aPost({ status: 'draft' });
    const { posts, previewLinks } = await useCases(post);
    const { token, expiresAt } = await previewLinks.make(post.id);
    expect(expiresAt).toBe('2026-11-28T02:00:00.000Z');
    const hash = secretTokenHash(token);
    expect(await posts.findByPreviewLink(hash, '2026-11-28T01:59:59.999Z')).toEqual(post);
    expect(await posts.findByPreviewLink(hash, expiresAt)).toBeNull();
  });

  it('is replaced by a new one, and can be removed', async () => {
    const post = aPost();
    const { posts, previewLinks } = await useCases(post);
    const first = await previewLinks.make(post.id);
    const second = await previewLinks.make(post.id);
    const found = (token: string) => posts.findByPreviewLink(secretTokenHash(token), NOW);
    expect([await found(first.token), await found(second.token)]).toEqual([null, post]);
    await previewLinks.remove(post.id);
    expect(await found(second.token)).toBeNull();
  });
});

describe('the trash', () => {
  it('loses posts that were deleted more than 30 days ago', async () => {
    const [old, young, kept] = [aPost(), aPost(), aPost()];
    const { posts, deletedPosts, clock, deletePost, emptyTrash } = await useCases(old, young, kept);
    await deletePost.execute(old.id);
    clock.moveBy(1);
    await deletePost.execute(young.id);
    clock.moveBy(30 * 24 * 3_600_000);
    expect(await emptyTrash.old()).toBe(1);
    expect((await deletedPosts.deleted(NOW)).map(({ id }) => id)).toEqual([young.id]);
    expect((await posts.all(NOW)).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('loses a post for good at once, but none that is not deleted', async () => {
    const post = aPost();
    const { deletedPosts, deletePost, emptyTrash } = await useCases(post);
    expect(await rejectionOf(emptyTrash.one(post.id))).toMatchObject({ kind: 'NotFound' });
    await deletePost.execute(post.id);
    await emptyTrash.one(post.id);
    expect(await deletedPosts.deleted(NOW)).toEqual([]);
    expect(await rejectionOf(emptyTrash.one(post.id))).toMatchObject({ kind: 'NotFound' });
  });
});

describe('deleting a post', () => {
  it('removes it from the site, and restoring shows it unchanged', async () => {
    const post = aPost();
    const { posts, content, deletePost, restorePost } = await useCases(post);
    await deletePost.execute(post.id);
    expect(await posts.published(NOW)).toEqual([]);
    expect(await restorePost.execute(post.id)).toEqual(post);
    expect(await posts.published(NOW)).toEqual([post]);
    expect(content.changes).toBe(2);
  });
});

describe('a post that does not exist', () => {
  type UseCases = Awaited<ReturnType<typeof useCases>>;
  it.each<[string, (d: UseCases) => Promise<unknown>]>([
    ['revised', (d) => d.revisePost.execute('nothing', aDraft(), ANA, null)],
    ['deleted', (d) => d.deletePost.execute('nothing')],
    ['restored', (d) => d.restorePost.execute('nothing')],
    ['linked', (d) => d.previewLinks.make('nothing')],
  ])('cannot be %s, and no cache is cleared', async (_, act) => {
    const d = await useCases();
    expect(await rejectionOf(act(d))).toEqual({ kind: 'NotFound', message: 'There is no such post' });
    expect(d.content.changes).toBe(0);
  });

  it('includes a deleted post', async () => {
    const post = aPost();
    const { content, deletePost, revisePost } = await useCases(post);
    await deletePost.execute(post.id);
    for (const act of [
      () => deletePost.execute(post.id),
      () => revisePost.execute(post.id, aDraft(), ANA, null),
    ])
      expect(await rejectionOf(act())).toMatchObject({ kind: 'NotFound' });
    expect(content.changes).toBe(1);
  });
});
