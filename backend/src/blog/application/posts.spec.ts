import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aDraft, aPost } from '../testing/builders.js';
import { InMemoryPostRepository } from '../testing/in-memory-post.repository.js';
import { DeletePost } from './delete-post.js';
import { PublishPost } from './publish-post.js';
import { RestorePost } from './restore-post.js';
import { RevisePost } from './revise-post.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

function useCases(...stored: readonly ReturnType<typeof aPost>[]) {
  const posts = new InMemoryPostRepository();
  for (const post of stored) posts.posts.set(post.id, post);
  const content = new RecordingPublicContent();
  const clock = new FixedClock(NOW);
  return {
    posts,
    content,
    publishPost: new PublishPost(posts, content, clock),
    revisePost: new RevisePost(posts, content, clock),
    deletePost: new DeletePost(posts, content, clock),
    restorePost: new RestorePost(posts, content),
  };
}

describe('publishing a post', () => {
  it('shows it on the site immediately', async () => {
    const { posts, content, publishPost } = useCases();
    const post = await publishPost.execute(aDraft({ title: 'Begin early' }));
    expect(post).toMatchObject({
      ...aDraft({ title: 'Begin early' }),
      slug: 'begin-early',
      publishedAt: NOW,
    });
    expect(await posts.list()).toEqual([post]);
    expect(content.changes).toBe(1);
  });

  it('returns the stored slug when the first choice is in use', async () => {
    const { publishPost } = useCases(aPost({ slug: 'begin-early' }));
    expect((await publishPost.execute(aDraft({ title: 'Begin early' }))).slug).toBe('begin-early-2');
  });

  it('that could not be stored clears no cache', async () => {
    const { posts, content, publishPost } = useCases();
    posts.add = () => Promise.reject(new Error('disk full'));
    await expect(publishPost.execute(aDraft())).rejects.toThrow('disk full');
    expect(content.changes).toBe(0);
  });
});

describe('revising a post', () => {
  it('shows the new text and adds the old one to the history with the name of the editor', async () => {
    const before = aPost({ title: 'Old', content: 'Old content' });
    const { posts, content, revisePost } = useCases(before);
    const draft = aDraft({ title: 'New', content: 'New content' });
    expect(await revisePost.execute(before.id, draft, ANA)).toEqual({ ...before, ...draft });
    expect(await posts.list()).toEqual([{ ...before, ...draft }]);
    expect(posts.versions).toMatchObject([
      { blogPostId: before.id, title: 'Old', content: 'Old content', editedBy: 'ana', createdAt: NOW },
    ]);
    expect(content.changes).toBe(1);
  });

  it('that changes nothing stores no version and leaves the caches', async () => {
    const before = aPost();
    const { posts, content, revisePost } = useCases(before);
    const { title, excerpt, content: text, category, imageUrl, readTime } = before;
    const draft = { title, excerpt, content: text, category, imageUrl, readTime };
    expect(await revisePost.execute(before.id, draft, ANA)).toEqual(before);
    expect([posts.versions, content.changes]).toEqual([[], 0]);
  });

  it('clears the caches after it is stored', async () => {
    const before = aPost();
    const { posts, content, revisePost } = useCases(before);
    const storedByThen: (string | undefined)[] = [];
    content.onChange(() => storedByThen.push(posts.posts.get(before.id)?.title));
    await revisePost.execute(before.id, aDraft({ title: 'New' }), ANA);
    expect(storedByThen).toEqual(['New']);
  });
});

describe('deleting a post', () => {
  it('removes it from the site, and restoring shows it unchanged', async () => {
    const post = aPost();
    const { posts, content, deletePost, restorePost } = useCases(post);
    await deletePost.execute(post.id);
    expect(await posts.list()).toEqual([]);
    expect(await restorePost.execute(post.id)).toEqual(post);
    expect(await posts.list()).toEqual([post]);
    expect(content.changes).toBe(2);
  });
});

describe('a post that does not exist', () => {
  type UseCases = ReturnType<typeof useCases>;
  it.each<[string, (d: UseCases) => Promise<unknown>]>([
    ['revised', (d) => d.revisePost.execute('nothing', aDraft(), ANA)],
    ['deleted', (d) => d.deletePost.execute('nothing')],
    ['restored', (d) => d.restorePost.execute('nothing')],
  ])('cannot be %s, and no cache is cleared', async (_, act) => {
    const d = useCases();
    expect(await rejectionOf(act(d))).toEqual({ kind: 'NotFound', message: 'There is no such post' });
    expect([d.content.changes, d.posts.versions]).toEqual([0, []]);
  });

  it('includes a deleted post', async () => {
    const post = aPost();
    const { content, deletePost, revisePost } = useCases(post);
    await deletePost.execute(post.id);
    for (const act of [() => deletePost.execute(post.id), () => revisePost.execute(post.id, aDraft(), ANA)])
      expect(await rejectionOf(act())).toMatchObject({ kind: 'NotFound' });
    expect(content.changes).toBe(1);
  });
});
