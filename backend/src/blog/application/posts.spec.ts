import { FixedClock } from '../../shared/testing/fixed-clock.js';
import { RecordingPublicContent } from '../../shared/testing/recordings.js';
import { rejectionOf } from '../../shared/testing/refusals.js';
import { aDraft, aPost } from '../testing/builders.js';
import { InMemoryPostRepository } from '../testing/in-memory-post.repository.js';
import { DeletePost } from './delete-post.js';
import { PublishPost } from './publish-post.js';
import { RevisePost } from './revise-post.js';

const NOW = '2026-11-21T02:00:00.000Z';
const ANA = { id: 'ana', name: 'Ana Cruz' };

function desk(...stored: readonly ReturnType<typeof aPost>[]) {
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
  };
}

describe('publishing a post', () => {
  it('puts it on the site at once', async () => {
    const { posts, content, publishPost } = desk();
    const post = await publishPost.execute(aDraft({ title: 'Begin early' }));
    expect(post).toMatchObject({
      ...aDraft({ title: 'Begin early' }),
      slug: 'begin-early',
      publishedAt: NOW,
    });
    expect(await posts.list()).toEqual([post]);
    expect(content.changes).toBe(1);
  });

  it('gives back the address it really has when its own is taken', async () => {
    const { publishPost } = desk(aPost({ slug: 'begin-early' }));
    expect((await publishPost.execute(aDraft({ title: 'Begin early' }))).slug).toBe('begin-early-2');
  });

  it('announces nothing that could not be stored', async () => {
    const { posts, content, publishPost } = desk();
    posts.add = () => Promise.reject(new Error('disk full'));
    await expect(publishPost.execute(aDraft())).rejects.toThrow('disk full');
    expect(content.changes).toBe(0);
  });
});

describe('revising a post', () => {
  it('shows the new text, and keeps the old one under the name of the editor', async () => {
    const before = aPost({ title: 'Old', content: 'Old content' });
    const { posts, content, revisePost } = desk(before);
    const draft = aDraft({ title: 'New', content: 'New content' });
    expect(await revisePost.execute(before.id, draft, ANA)).toEqual({ ...before, ...draft });
    expect(await posts.list()).toEqual([{ ...before, ...draft }]);
    expect(posts.versions).toMatchObject([
      { blogPostId: before.id, title: 'Old', content: 'Old content', editedBy: 'ana', createdAt: NOW },
    ]);
    expect(content.changes).toBe(1);
  });

  it('is announced only after it is stored', async () => {
    const before = aPost();
    const { posts, content, revisePost } = desk(before);
    const storedByThen: (string | undefined)[] = [];
    content.onChange(() => storedByThen.push(posts.posts.get(before.id)?.title));
    await revisePost.execute(before.id, aDraft({ title: 'New' }), ANA);
    expect(storedByThen).toEqual(['New']);
  });
});

describe('deleting a post', () => {
  it('takes it off the site, and bringing it back shows it as it was', async () => {
    const post = aPost();
    const { posts, content, deletePost } = desk(post);
    await deletePost.execute(post.id);
    expect(await posts.list()).toEqual([]);
    expect(await deletePost.undo(post.id)).toEqual(post);
    expect(await posts.list()).toEqual([post]);
    expect(content.changes).toBe(2);
  });
});

describe('a post that does not exist', () => {
  type Desk = ReturnType<typeof desk>;
  it.each<[string, (d: Desk) => Promise<unknown>]>([
    ['revised', (d) => d.revisePost.execute('nothing', aDraft(), ANA)],
    ['deleted', (d) => d.deletePost.execute('nothing')],
    ['brought back', (d) => d.deletePost.undo('nothing')],
  ])('cannot be %s, and nothing is announced', async (_, act) => {
    const d = desk();
    expect(await rejectionOf(act(d))).toEqual({ kind: 'NotFound', message: 'There is no such post' });
    expect([d.content.changes, d.posts.versions]).toEqual([0, []]);
  });

  it('includes one that is deleted already', async () => {
    const post = aPost();
    const { content, deletePost, revisePost } = desk(post);
    await deletePost.execute(post.id);
    for (const act of [() => deletePost.execute(post.id), () => revisePost.execute(post.id, aDraft(), ANA)])
      expect(await rejectionOf(act())).toMatchObject({ kind: 'NotFound' });
    expect(content.changes).toBe(1);
  });
});
