import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { newId } from '../../platform/clock.js';
import { idempotencyToken } from '../../platform/idempotency-token.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { rowsOf } from '../../platform/testing/whole-list.js';
import { type Edit, revisePost } from '../domain/post.js';
import { aDraft, aPost, aVersion } from '../testing/builders.js';
import { SqlDeletedPosts } from './sql-deleted-posts.js';
import { SqlPosts } from './sql-posts.js';

const NOW = '2026-11-25T00:00:00.000Z';
const EDITOR = { id: '0198f000-0000-7000-8000-000000000001', name: 'Ana Cruz' };

const anEdit = (changes: Partial<Edit>): Edit => ({
  ...{ id: 'edit', editor: EDITOR, at: NOW, today: '2026-11-25', ifUpdatedAt: null },
  ...changes,
});

describe.each(DATABASES)('the repository of posts on $name', ({ create }) => {
  const database = openedDatabase(create);
  const repository = new SqlPosts(database);
  const deletedPosts = new SqlDeletedPosts(database);
  const edit = (version: string, title: string, at: string) => (before: ReturnType<typeof aPost>) =>
    revisePost(before, aDraft({ title }), anEdit({ id: version, at }));
  const listed = async (...ids: readonly string[]) =>
    (await repository.published(NOW)).filter(({ id }) => ids.includes(id));

  const aToken = () => idempotencyToken('post', newId(), {}, '2026-11-24T08:00:00.000Z')!;

  const history = async (id: string) => rowsOf(await repository.history(id));

  describe('a post', () => {
    it('is listed with every field unchanged', async () => {
      const post = aPost({
        title: 'Ñ "quoted" 😀 保险',
        content: `# One\n\n${'ñ'.repeat(90_000)}\n`,
        excerpt: 'x'.repeat(500),
        imageUrl: `https://a.example/${'b'.repeat(2000)}`,
        category: 'Investments',
        imageAlt: 'ñ'.repeat(300),
        author: 'x'.repeat(100),
        reviewedOn: '2026-11-01',
        updatedAt: '2026-11-24T00:00:00.000Z',
      });
      expect(await repository.add(post)).toEqual(post);
      expect(await listed(post.id)).toEqual([post]);
    });

    it('is stored once by requests with the same key, also by ten at once, until the key expires', async () => {
      const token = aToken();
      const added = await Promise.all(Array.from({ length: 10 }, () => repository.add(aPost(), token)));
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(await listed(...added.map(({ id }) => id))).toHaveLength(1);
      expect(await repository.findResult(token)).toEqual(added[0]);
      const later = { ...token, sentAt: '2026-11-25T08:00:00.000Z' };
      expect(await repository.findResult(later)).toBeNull();
      expect((await repository.add(aPost(), later)).id).not.toBe(added[0]!.id);
    });

    it('is not stored with a key that was used for other values, or for a post that was deleted for good', async () => {
      const token = aToken();
      const post = await repository.add(aPost(), token);
      const [other, again] = [aPost(), aPost()];
      const reused = repository.add(other, { ...token, fingerprint: 'of other values' });
      expect((await rejectionOf(reused)).kind).toBe('KeyReused');
      await repository.remove(post.id, NOW);
      await deletedPosts.removeForGood(post.id);
      expect((await rejectionOf(repository.add(again, token))).kind).toBe('NotFound');
      expect(await listed(other.id, again.id)).toEqual([]);
    });

    it('has a summary without its content', async () => {
      const post = await repository.add(aPost());
      const { content: _, ...summary } = post;
      const found = (await repository.summaries(NOW)).filter(({ id }) => id === post.id);
      expect(found.map((one) => ({ ...one }))).toStrictEqual([summary]);
    });

    it('is found by its exact slug only', async () => {
      const post = await repository.add(aPost({ slug: 'found' }));
      expect(await repository.findBySlug('found', NOW)).toEqual(post);
      for (const slug of ['Found', 'found ', 'foun', 'found%', ''])
        expect(await repository.findBySlug(slug, NOW)).toBeNull();
    });

    it('is listed before older ones, and by descending id at the same time', async () => {
      const at = (publishedAt: string) => aPost({ publishedAt });
      const noon = '2025-01-01T12:00:00.000Z';
      const [first, second, third] = [at(noon), at(noon), at('2025-01-02T12:00:00.000Z')];
      for (const post of [second, third, first]) await repository.add(post);
      expect(await listed(first.id, second.id, third.id)).toEqual([third, second, first]);
      const dated = (await repository.summaries(NOW)).filter(({ publishedAt }) =>
        publishedAt.startsWith('2025-01'),
      );
      expect(dated.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    });
  });

  describe('a slug that is in use', () => {
    it('gets a number', async () => {
      const slugs: string[] = [];
      for (let turn = 0; turn < 3; turn += 1)
        slugs.push((await repository.add(aPost({ slug: 'numbered' }))).slug);
      expect(slugs).toEqual(['numbered', 'numbered-2', 'numbered-3']);
    });

    it('stays reserved while its post is deleted', async () => {
      const first = await repository.add(aPost({ slug: 'deleted' }));
      await repository.remove(first.id, '2026-11-21T00:00:00.000Z');
      expect((await repository.add(aPost({ slug: 'deleted' }))).slug).toBe('deleted-2');
    });

    it('is not reserved by a longer slug with the same beginning', async () => {
      await repository.add(aPost({ slug: 'begins-so-and-goes-on' }));
      expect((await repository.add(aPost({ slug: 'begins-so' }))).slug).toBe('begins-so');
    });

    it('is given to one of ten concurrent posts, and numbers to the others', async () => {
      const posts = Array.from({ length: 10 }, () => aPost({ slug: 'at-once' }));
      const added = await Promise.all(posts.map((post) => repository.add(post)));
      expect(new Set(added.map(({ slug }) => slug)).size).toBe(10);
      expect((await listed(...posts.map(({ id }) => id))).map(({ slug }) => slug).sort()).toEqual(
        added.map(({ slug }) => slug).sort(),
      );
    });
  });

  describe('revising', () => {
    it('stores the new text and the version it replaces', async () => {
      const post = await repository.add(aPost());
      const revised = await repository.revise(post.id, edit('v1', 'New', '2026-11-21T00:00:00.000Z'));
      expect(revised?.post).toEqual({
        ...post,
        ...aDraft({ title: 'New' }),
        updatedAt: '2026-11-21T00:00:00.000Z',
      });
      expect(await listed(post.id)).toEqual([revised?.post]);
      expect(await history(post.id)).toEqual([
        {
          id: 'v1',
          blogPostId: post.id,
          title: post.title,
          content: post.content,
          editedBy: EDITOR.id,
          editedByName: 'Ana Cruz',
          createdAt: '2026-11-21T00:00:00.000Z',
        },
      ]);
    });

    it('keeps every version, newest first', async () => {
      const post = await repository.add(aPost({ title: 'one' }));
      const noon = '2026-11-21T12:00:00.000Z';
      await repository.revise(post.id, edit('va', 'two', noon));
      await repository.revise(post.id, edit('vb', 'three', noon));
      await repository.revise(post.id, edit('vc', 'four', '2026-11-22T12:00:00.000Z'));
      expect((await history(post.id)).map(({ title }) => title)).toEqual(['three', 'two', 'one']);
    });

    it('returns each version once when there is more than one page', async () => {
      const post = await repository.add(aPost());
      const minute = (index: number) => `2026-11-21T12:${String(index % 10).padStart(2, '0')}:00.000Z`;
      for (let index = 0; index < 45; index += 1)
        await repository.revise(
          post.id,
          edit(`long-${index}-${post.id.slice(-12)}`, `${index}`, minute(index)),
        );
      const versions = (await history(post.id)).map(({ createdAt, id }) => `${createdAt} ${id}`);
      expect(versions).toHaveLength(45);
      expect(versions).toEqual([...new Set(versions)].sort().reverse());
    });

    it('stores nothing when no version is replaced', async () => {
      const post = await repository.add(aPost());
      const unchanged = await repository.revise(post.id, (before) => ({
        post: { ...before, title: 'never stored' },
        replaced: null,
      }));
      expect(unchanged).toMatchObject({ post: { title: 'never stored' }, replaced: null });
      expect([await listed(post.id), await history(post.id)]).toEqual([[post], []]);
    });

    it('ten times concurrently loses no version', async () => {
      const post = await repository.add(aPost({ title: '0' }));
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          repository.revise(post.id, (before) => ({
            post: { ...before, title: String(Number(before.title) + 1) },
            replaced: aVersion(post.id, { id: `at-once-${index}`, title: before.title }),
          })),
        ),
      );
      expect((await listed(post.id))[0]?.title).toBe('10');
      const titles = (await history(post.id)).map(({ title }) => Number(title));
      expect(titles.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('that is rejected stores nothing', async () => {
      const post = await repository.add(aPost());
      const rejected = repository.revise(post.id, () => {
        throw new Error('not today');
      });
      await expect(rejected).rejects.toThrow('not today');
      expect([await listed(post.id), await history(post.id)]).toEqual([[post], []]);
    });
  });

  describe('a draft', () => {
    it('is only in the list of all posts', async () => {
      const post = await repository.add(aPost({ status: 'draft', excerpt: '', imageUrl: '' }));
      expect(await repository.find(post.id, NOW)).toEqual(post);
      expect((await repository.all(NOW)).filter(({ id }) => id === post.id)).toEqual([post]);
      expect(await listed(post.id)).toEqual([]);
      expect((await repository.summaries(NOW)).map(({ id }) => id)).not.toContain(post.id);
      expect(await repository.findBySlug(post.slug, NOW)).toBeNull();
    });
  });

  describe('a scheduled post', () => {
    it('is published from its time on', async () => {
      const publishedAt = '2026-11-25T00:00:00.001Z';
      const post = await repository.add(aPost({ status: 'scheduled', publishedAt }));
      const due = { ...post, status: 'published' };
      const onSite = async (now: string) => [
        (await repository.published(now)).filter(({ id }) => id === post.id),
        (await repository.summaries(now)).filter(({ id }) => id === post.id).length,
        await repository.findBySlug(post.slug, now),
      ];
      expect(await onSite(NOW)).toEqual([[], 0, null]);
      expect(await onSite(publishedAt)).toEqual([[due], 1, due]);
      expect(await repository.find(post.id, NOW)).toEqual(post);
      expect(await repository.find(post.id, publishedAt)).toEqual(due);
      expect(await repository.revise(post.id, (before) => ({ post: before, replaced: null }))).toMatchObject({
        post: { status: 'scheduled' },
      });
    });

    it('is the next one that is due, unless it is deleted', async () => {
      const at = (publishedAt: string) => aPost({ status: 'scheduled', publishedAt });
      const [first, second] = [at('2030-01-01T00:00:00.000Z'), at('2030-01-02T00:00:00.000Z')];
      for (const post of [second, first]) await repository.add(post);
      expect(await repository.nextDue('2029-12-31T23:59:59.999Z')).toBe(first.publishedAt);
      expect(await repository.nextDue(first.publishedAt)).toBe(second.publishedAt);
      await repository.remove(second.id, NOW);
      expect(await repository.nextDue(first.publishedAt)).toBeNull();
    });
  });

  describe('a preview link', () => {
    it('finds its post until it expires, is replaced or removed', async () => {
      const [tokenHash, expiresAt] = ['a'.repeat(64), '2026-11-25T00:00:00.001Z'];
      const post = await repository.add(aPost({ status: 'draft' }));
      expect(await repository.setPreviewLink(post.id, { tokenHash, expiresAt })).toBe(true);
      expect(await repository.findByPreviewLink(tokenHash, NOW)).toEqual(post);
      expect(await repository.findByPreviewLink(tokenHash, expiresAt)).toBeNull();
      expect(await repository.findByPreviewLink('A'.repeat(64), NOW)).toBeNull();
      await repository.setPreviewLink(post.id, { tokenHash: 'b'.repeat(64), expiresAt });
      expect(await repository.findByPreviewLink(tokenHash, NOW)).toBeNull();
      expect(await repository.findByPreviewLink('b'.repeat(64), NOW)).toEqual(post);
      await repository.setPreviewLink(post.id, null);
      expect(await repository.findByPreviewLink('b'.repeat(64), NOW)).toBeNull();
    });

    it('does not find a deleted post, and cannot be made for one', async () => {
      const link = { tokenHash: 'c'.repeat(64), expiresAt: '2030-01-01T00:00:00.000Z' };
      const post = await repository.add(aPost());
      await repository.setPreviewLink(post.id, link);
      await repository.remove(post.id, NOW);
      expect(await repository.findByPreviewLink(link.tokenHash, NOW)).toBeNull();
      expect(await repository.setPreviewLink(post.id, link)).toBe(false);
    });
  });

  describe('deleting for good', () => {
    const deletedPost = async (at: string) => {
      const post = await repository.add(aPost());
      await repository.revise(post.id, edit(`gone-${post.id.slice(-12)}`, 'New', NOW));
      await repository.remove(post.id, at);
      return post;
    };

    it('removes the post and its history, and frees its slug', async () => {
      const post = await deletedPost(NOW);
      expect(await deletedPosts.removeForGood(post.id)).toBe(true);
      expect((await deletedPosts.deleted(NOW)).map(({ id }) => id)).not.toContain(post.id);
      expect(await deletedPosts.restore(post.id, NOW)).toBeNull();
      expect(await deletedPosts.removeForGood(post.id)).toBe(false);
      expect(await repository.add(aPost({ id: post.id, slug: post.slug }))).toMatchObject({
        slug: post.slug,
      });
      expect(await history(post.id)).toEqual([]);
    });

    it('leaves a post that is not deleted', async () => {
      const post = await repository.add(aPost());
      expect(await deletedPosts.removeForGood(post.id)).toBe(false);
      expect(await listed(post.id)).toEqual([post]);
    });

    it('of old posts leaves those that were deleted at the limit or later', async () => {
      const [old, young] = [
        await deletedPost('2020-01-01T00:00:00.000Z'),
        await deletedPost('2020-01-01T00:00:00.001Z'),
      ];
      const present = await repository.add(aPost());
      expect(await deletedPosts.emptyTrash('2020-01-01T00:00:00.001Z')).toBe(1);
      const deleted = (await deletedPosts.deleted(NOW)).map(({ id }) => id);
      expect([deleted.includes(old.id), deleted.includes(young.id)]).toEqual([false, true]);
      expect(await listed(present.id)).toEqual([present]);
    });
  });

  describe('deleting', () => {
    it('hides the post everywhere; restoring brings it and its history back', async () => {
      const post = await repository.add(aPost());
      const revised = await repository.revise(post.id, edit('vd', 'New', '2026-11-21T00:00:00.000Z'));
      expect(await repository.remove(post.id, '2026-11-22T00:00:00.000Z')).toBe(true);
      expect(await listed(post.id)).toEqual([]);
      expect(await repository.findBySlug(post.slug, NOW)).toBeNull();
      expect((await repository.summaries(NOW)).map(({ id }) => id)).not.toContain(post.id);
      expect(await repository.history(post.id)).toBeNull();
      expect(await repository.revise(post.id, edit('ve', 'x', 'x'))).toBeNull();
      expect(await repository.remove(post.id, '2026-11-23T00:00:00.000Z')).toBe(false);
      expect(await deletedPosts.restore(post.id, NOW)).toEqual(revised?.post);
      expect(await listed(post.id)).toEqual([revised?.post]);
      expect(await history(post.id)).toHaveLength(1);
    });

    it('is not required for restoring, which leaves an existing post unchanged', async () => {
      const post = await repository.add(aPost());
      expect(await deletedPosts.restore(post.id, NOW)).toEqual(post);
      expect(await listed(post.id)).toEqual([post]);
    });
  });

  describe('deleted posts', () => {
    it('are listed without their content, most recently deleted first, until they are restored', async () => {
      const posts = [aPost(), aPost(), aPost()] as const;
      for (const post of posts) await repository.add(post);
      const [first, second] = posts;
      await repository.remove(first.id, '2026-11-21T00:00:00.000Z');
      await repository.remove(second.id, '2026-11-22T00:00:00.000Z');
      const ids = posts.map(({ id }) => id);
      const listedAsDeleted = async () =>
        (await deletedPosts.deleted(NOW)).filter(({ id }) => ids.includes(id));
      const { content: _, ...summary } = first;
      const found = await listedAsDeleted();
      expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect({ ...found[1] }).toStrictEqual({ ...summary, deletedAt: '2026-11-21T00:00:00.000Z' });
      await deletedPosts.restore(second.id, NOW);
      expect((await listedAsDeleted()).map(({ id }) => id)).toEqual([first.id]);
    });
  });

  describe('a picture', () => {
    it('is shown by posts that have its address, deleted ones too', async () => {
      const prefix = '/media/0123abc-';
      const cover = await repository.add(
        aPost({ imageUrl: `${prefix}1600.webp`, title: 'Cover', publishedAt: '2024-01-02T00:00:00.000Z' }),
      );
      const text = await repository.add(
        aPost({ content: `![](${prefix}800.jpg)`, title: 'Text', publishedAt: '2024-01-01T00:00:00.000Z' }),
      );
      await repository.add(aPost({ imageUrl: '/media/0123abd-1600.webp' }));
      await repository.remove(text.id, NOW);
      expect(await repository.showing(prefix)).toEqual([
        { id: cover.id, title: 'Cover', isDeleted: false },
        { id: text.id, title: 'Text', isDeleted: true },
      ]);
    });
  });

  describe('an unknown post', () => {
    it('is not found', async () => {
      const never = () => {
        throw new Error('There is nothing to revise');
      };
      expect(await repository.revise('nothing', never)).toBeNull();
      expect(await repository.remove('nothing', '2026-11-21T00:00:00.000Z')).toBe(false);
      expect(await deletedPosts.restore('nothing', NOW)).toBeNull();
      expect(await repository.history('nothing')).toBeNull();
      expect(await repository.find('nothing', NOW)).toBeNull();
      expect(await repository.setPreviewLink('nothing', null)).toBe(false);
      expect(await deletedPosts.removeForGood('nothing')).toBe(false);
    });
  });
});
