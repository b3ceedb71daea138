import { openedDatabase } from '../../app/testing/opened-database.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { Pictures } from '../../media/pictures.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { newId } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { aConfig } from '../../platform/testing/config.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { rowsOf } from '../../platform/testing/whole-list.js';
import { CreatePost } from '../application/create-post.js';
import { EmptyTrash } from '../application/empty-trash.js';
import { RestorePost } from '../application/restore-post.js';
import { lockedPost } from '../application/locked-post.js';
import { type Edit, type Post, type PreviewLink, type Revision, revisePost } from '../domain/post.js';
import { aDraft, aPost, aVersion } from '../testing/builders.js';
import { SqlPostQueries } from './sql-post-queries.js';
import { SqlPosts } from './sql-posts.js';
import { SqlPublishedPosts } from './sql-published-posts.js';

const NOW = '2026-11-25T00:00:00.000Z';
const DAY = 24 * 3_600_000;
const EDITOR = { id: '0198f000-0000-7000-8000-000000000001', name: 'Ana Cruz' };

const anEdit = (changes: Partial<Edit>): Edit => ({
  id: 'edit',
  editor: EDITOR,
  at: NOW,
  today: '2026-11-25',
  ifUpdatedAt: null,
  ...changes,
});

describe.each(DATABASES)('the repository of posts on $name', ({ create }) => {
  const database = openedDatabase(create);
  const clock = new FixedClock(NOW);
  afterEach(() => clock.moveTo(NOW));
  const store = new SqlPosts(database);
  const posts = new SqlPostQueries(database, clock);
  const site = new SqlPublishedPosts(
    database,
    clock,
    portWith<Pictures>({ find: () => null }),
    new FixedBusiness(),
  );
  const content = new RecordingPublicContent();
  const time = new BusinessTime(clock, aConfig({ TIME_ZONE: 'Asia/Manila' }));
  const createPost = new CreatePost(database, store, content, time);
  const trash = new EmptyTrash(database, store, clock);
  const restorePost = new RestorePost(database, store, content, clock);

  const add = async (post: Post) => {
    await database.run((unit) => store.add(unit, post, null));
    return post;
  };
  const titled = (title: string) => createPost.execute(aDraft({ title }));
  const remove = (id: string, at: string | null) => database.run((unit) => store.setDeleted(unit, id, at));
  const revise = (id: string, decide: (post: Post) => Revision) =>
    database.run(async (unit) => {
      const revision = decide(await lockedPost(store, unit, id));
      if (revision.replaced) await store.revise(unit, revision.post, revision.replaced);
      return revision;
    });
  const setLink = (id: string, link: PreviewLink | null) =>
    database.run((unit) => store.setPreviewLink(unit, id, link));
  const edit = (version: string, title: string, at: string) => (before: Post) =>
    revisePost(before, aDraft({ title }), anEdit({ id: version, at }));
  const listed = async (...ids: readonly string[]) =>
    (await site.list()).filter(({ id }) => ids.includes(id)).map(({ image: _, ...post }) => post);
  const summaries = async () => (await site.summaries()).map(({ image: _, ...summary }) => summary);
  const history = async (id: string) => rowsOf(await posts.history(id));

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
      await add(post);
      expect(await listed(post.id)).toEqual([post]);
    });

    it('is stored once by requests with the same key, also by ten at once, until the key expires', async () => {
      const sent = { key: newId(), senderId: 'sheet' };
      const create = () => createPost.execute(aDraft({ title: 'Sent' }), sent);
      const added = await Promise.all(Array.from({ length: 10 }, create));
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(await listed(...added.map(({ id }) => id))).toHaveLength(1);
      expect(await create()).toEqual(added[0]);
      clock.moveBy(DAY - 1);
      expect(await create()).toEqual(added[0]);
      clock.moveBy(1);
      const later = await Promise.all([create(), create()]);
      expect(later[0].id).not.toBe(added[0]!.id);
      expect(later[1].id).toBe(later[0].id);
    });

    it('is not stored with a key that was used for other values, or for a post that was deleted for good', async () => {
      const sent = { key: newId(), senderId: 'sheet' };
      const present = async () => (await posts.all()).map(({ id }) => id);
      const post = await createPost.execute(aDraft(), sent);
      const before = await present();
      const reused = createPost.execute(aDraft({ title: 'Other values' }), sent);
      expect((await rejectionOf(reused)).kind).toBe('KeyReused');
      expect(await present()).toEqual(before);
      await remove(post.id, NOW);
      await trash.one(post.id);
      expect((await rejectionOf(createPost.execute(aDraft(), sent))).kind).toBe('NotFound');
      expect(await present()).toEqual(before.filter((id) => id !== post.id));
    });

    it('has a summary without its content', async () => {
      const post = await add(aPost());
      const { content: _, ...summary } = post;
      const found = (await summaries()).filter(({ id }) => id === post.id);
      expect(found.map((one) => ({ ...one }))).toStrictEqual([summary]);
    });

    it('is found by its exact slug only', async () => {
      const post = await add(aPost({ slug: 'found' }));
      expect(await site.find('found')).toEqual({ ...post, image: null });
      for (const slug of ['Found', 'found ', 'foun', 'found%', '']) expect(await site.find(slug)).toBeNull();
    });

    it('is listed before older ones, and by descending id at the same time', async () => {
      const at = (publishedAt: string) => aPost({ publishedAt });
      const noon = '2025-01-01T12:00:00.000Z';
      const [first, second, third] = [at(noon), at(noon), at('2025-01-02T12:00:00.000Z')];
      for (const post of [second, third, first]) await add(post);
      expect(await listed(first.id, second.id, third.id)).toEqual([third, second, first]);
      const dated = (await summaries()).filter(({ publishedAt }) => publishedAt.startsWith('2025-01'));
      expect(dated.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    });
  });

  describe('a slug that is in use', () => {
    it('gets a number', async () => {
      const slugs: string[] = [];
      for (let turn = 0; turn < 3; turn += 1) slugs.push((await titled('Numbered')).slug);
      expect(slugs).toEqual(['numbered', 'numbered-2', 'numbered-3']);
    });

    it('stays reserved while its post is deleted', async () => {
      const first = await titled('Deleted');
      await remove(first.id, '2026-11-21T00:00:00.000Z');
      expect((await titled('Deleted')).slug).toBe('deleted-2');
    });

    it('is not reserved by a longer slug with the same beginning', async () => {
      await titled('Begins so and goes on');
      expect((await titled('Begins so')).slug).toBe('begins-so');
    });

    it('is given to one of ten concurrent posts, and numbers to the others', async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => titled('At once')));
      expect(new Set(added.map(({ slug }) => slug)).size).toBe(10);
      expect((await listed(...added.map(({ id }) => id))).map(({ slug }) => slug).sort()).toEqual(
        added.map(({ slug }) => slug).sort(),
      );
    });
  });

  describe('revising', () => {
    it('stores the new text and the version it replaces', async () => {
      const post = await add(aPost());
      const revised = await revise(post.id, edit('v1', 'New', '2026-11-21T00:00:00.000Z'));
      expect(revised.post).toEqual({
        ...post,
        ...aDraft({ title: 'New' }),
        updatedAt: '2026-11-21T00:00:00.000Z',
      });
      expect(await listed(post.id)).toEqual([revised.post]);
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
      const post = await add(aPost({ title: 'one' }));
      const noon = '2026-11-21T12:00:00.000Z';
      await revise(post.id, edit('va', 'two', noon));
      await revise(post.id, edit('vb', 'three', noon));
      await revise(post.id, edit('vc', 'four', '2026-11-22T12:00:00.000Z'));
      expect((await history(post.id)).map(({ title }) => title)).toEqual(['three', 'two', 'one']);
    });

    it('returns each version once when there is more than one page', async () => {
      const post = await add(aPost());
      const minute = (index: number) => `2026-11-21T12:${String(index % 10).padStart(2, '0')}:00.000Z`;
      for (let index = 0; index < 45; index += 1)
        await revise(post.id, edit(`long-${index}-${post.id.slice(-12)}`, `${index}`, minute(index)));
      const versions = (await history(post.id)).map(({ createdAt, id }) => `${createdAt} ${id}`);
      expect(versions).toHaveLength(45);
      expect(versions).toEqual([...new Set(versions)].sort().reverse());
    });

    it('stores nothing when no version is replaced', async () => {
      const post = await add(aPost());
      const unchanged = await revise(post.id, (before) => ({
        post: { ...before, title: 'never stored' },
        replaced: null,
      }));
      expect(unchanged).toMatchObject({ post: { title: 'never stored' }, replaced: null });
      expect([await listed(post.id), await history(post.id)]).toEqual([[post], []]);
    });

    it('ten times concurrently loses no version', async () => {
      const post = await add(aPost({ title: '0' }));
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          revise(post.id, (before) => ({
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
      const post = await add(aPost());
      const rejected = database.run(async (unit) => {
        await store.revise(unit, { ...post, title: 'New' }, aVersion(post.id));
        throw new Error('not today');
      });
      await expect(rejected).rejects.toThrow('not today');
      expect([await listed(post.id), await history(post.id)]).toEqual([[post], []]);
    });
  });

  describe('a draft', () => {
    it('is only in the list of all posts', async () => {
      const post = await add(aPost({ status: 'draft', excerpt: '', imageUrl: '' }));
      expect(await posts.find(post.id)).toEqual(post);
      expect((await posts.all()).filter(({ id }) => id === post.id)).toEqual([post]);
      expect(await listed(post.id)).toEqual([]);
      expect((await summaries()).map(({ id }) => id)).not.toContain(post.id);
      expect(await site.find(post.slug)).toBeNull();
    });
  });

  describe('a scheduled post', () => {
    it('is published from its time on', async () => {
      const publishedAt = '2026-11-25T00:00:00.001Z';
      const post = await add(aPost({ status: 'scheduled', publishedAt }));
      const due = { ...post, status: 'published' };
      const onSite = async () => [
        await listed(post.id),
        (await summaries()).filter(({ id }) => id === post.id).length,
        await site.find(post.slug),
      ];
      expect(await onSite()).toEqual([[], 0, null]);
      expect(await posts.find(post.id)).toEqual(post);
      clock.moveTo(publishedAt);
      expect(await onSite()).toEqual([[due], 1, { ...due, image: null }]);
      expect(await posts.find(post.id)).toEqual(due);
      expect(await revise(post.id, (before) => ({ post: before, replaced: null }))).toMatchObject({
        post: { status: 'scheduled' },
      });
    });

    it('is the next one that is due, unless it is deleted', async () => {
      const at = (publishedAt: string) => aPost({ status: 'scheduled', publishedAt });
      const [first, second] = [at('2030-01-01T00:00:00.000Z'), at('2030-01-02T00:00:00.000Z')];
      for (const post of [second, first]) await add(post);
      clock.moveTo('2029-12-31T23:59:59.999Z');
      expect(await site.nextDue()).toBe(first.publishedAt);
      clock.moveTo(first.publishedAt);
      expect(await site.nextDue()).toBe(second.publishedAt);
      await remove(second.id, NOW);
      expect(await site.nextDue()).toBeNull();
    });
  });

  describe('a preview link', () => {
    const aLink = () => {
      const token = newSecretToken();
      return { token, tokenHash: secretTokenHash(token), expiresAt: '2026-11-25T00:00:00.001Z' };
    };

    it('finds its post until it expires, is replaced or removed', async () => {
      const [first, second] = [aLink(), aLink()];
      const post = await add(aPost({ status: 'draft' }));
      const shown = { ...post, image: null };
      await setLink(post.id, first);
      expect(await site.findByPreviewLink(first.token)).toEqual(shown);
      clock.moveTo(first.expiresAt);
      expect(await site.findByPreviewLink(first.token)).toBeNull();
      clock.moveTo(NOW);
      expect(await site.findByPreviewLink(newSecretToken())).toBeNull();
      expect(await site.findByPreviewLink(first.token.toUpperCase())).toBeNull();
      await setLink(post.id, second);
      expect(await site.findByPreviewLink(first.token)).toBeNull();
      expect(await site.findByPreviewLink(second.token)).toEqual(shown);
      await setLink(post.id, null);
      expect(await site.findByPreviewLink(second.token)).toBeNull();
    });

    it('does not find a deleted post', async () => {
      const link = aLink();
      const post = await add(aPost());
      await setLink(post.id, link);
      await remove(post.id, NOW);
      expect(await site.findByPreviewLink(link.token)).toBeNull();
    });
  });

  describe('deleting for good', () => {
    const deletedPost = async (at: string) => {
      const post = await add(aPost());
      await revise(post.id, edit(`gone-${post.id.slice(-12)}`, 'New', NOW));
      await remove(post.id, at);
      return post;
    };

    it('removes the post and its history, and frees its slug', async () => {
      const post = await deletedPost(NOW);
      await trash.one(post.id);
      expect((await posts.deleted()).map(({ id }) => id)).not.toContain(post.id);
      expect(await rejectionOf(restorePost.execute(post.id))).toMatchObject({ kind: 'NotFound' });
      expect(await rejectionOf(trash.one(post.id))).toMatchObject({ kind: 'NotFound' });
      await add(aPost({ id: post.id, slug: post.slug }));
      expect(await history(post.id)).toEqual([]);
    });

    it('leaves a post that is not deleted', async () => {
      const post = await add(aPost());
      expect(await rejectionOf(trash.one(post.id))).toMatchObject({ kind: 'NotFound' });
      expect(await listed(post.id)).toEqual([post]);
    });

    it('of old posts leaves those that were deleted at the limit or later', async () => {
      const [old, young] = [
        await deletedPost('2020-01-01T00:00:00.000Z'),
        await deletedPost('2020-01-01T00:00:00.001Z'),
      ];
      const present = await add(aPost());
      clock.moveTo('2020-01-31T00:00:00.001Z');
      expect(await trash.old()).toBe(1);
      clock.moveTo(NOW);
      const deleted = (await posts.deleted()).map(({ id }) => id);
      expect([deleted.includes(old.id), deleted.includes(young.id)]).toEqual([false, true]);
      expect(await listed(present.id)).toEqual([present]);
    });
  });

  describe('deleting', () => {
    it('hides the post everywhere; restoring brings it and its history back', async () => {
      const post = await add(aPost());
      const revised = await revise(post.id, edit('vd', 'New', '2026-11-21T00:00:00.000Z'));
      await remove(post.id, '2026-11-22T00:00:00.000Z');
      expect(await listed(post.id)).toEqual([]);
      expect(await site.find(post.slug)).toBeNull();
      expect((await summaries()).map(({ id }) => id)).not.toContain(post.id);
      expect(await posts.history(post.id)).toBeNull();
      const again = revise(post.id, edit('ve', 'x', 'x'));
      expect(await rejectionOf(again)).toMatchObject({ kind: 'NotFound' });
      expect(await restorePost.execute(post.id)).toEqual(revised.post);
      expect(await listed(post.id)).toEqual([revised.post]);
      expect(await history(post.id)).toHaveLength(1);
    });

    it('is not required for restoring, which leaves an existing post unchanged', async () => {
      const post = await add(aPost());
      expect(await restorePost.execute(post.id)).toEqual(post);
      expect(await listed(post.id)).toEqual([post]);
    });
  });

  describe('deleted posts', () => {
    it('are listed without their content, most recently deleted first, until they are restored', async () => {
      const added = [aPost(), aPost(), aPost()] as const;
      for (const post of added) await add(post);
      const [first, second] = added;
      await remove(first.id, '2026-11-21T00:00:00.000Z');
      await remove(second.id, '2026-11-22T00:00:00.000Z');
      const ids = added.map(({ id }) => id);
      const listedAsDeleted = async () => (await posts.deleted()).filter(({ id }) => ids.includes(id));
      const { content: _, ...summary } = first;
      const found = await listedAsDeleted();
      expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect({ ...found[1] }).toStrictEqual({ ...summary, deletedAt: '2026-11-21T00:00:00.000Z' });
      await restorePost.execute(second.id);
      expect((await listedAsDeleted()).map(({ id }) => id)).toEqual([first.id]);
    });
  });

  describe('a picture', () => {
    it('is shown by posts that have its address, deleted ones too', async () => {
      const prefix = '/media/0123abc-';
      const cover = await add(
        aPost({ imageUrl: `${prefix}1600.webp`, title: 'Cover', publishedAt: '2024-01-02T00:00:00.000Z' }),
      );
      const text = await add(
        aPost({ content: `![](${prefix}800.jpg)`, title: 'Text', publishedAt: '2024-01-01T00:00:00.000Z' }),
      );
      await add(aPost({ imageUrl: '/media/0123abd-1600.webp' }));
      await remove(text.id, NOW);
      expect(await posts.showing(prefix)).toEqual([
        { id: cover.id, title: 'Cover', isDeleted: false },
        { id: text.id, title: 'Text', isDeleted: true },
      ]);
    });
  });

  describe('an unknown post', () => {
    it('is not found', async () => {
      expect(await database.run((unit) => store.lock(unit, 'nothing'))).toBeNull();
      expect(await posts.history('nothing')).toBeNull();
      expect(await posts.find('nothing')).toBeNull();
    });
  });
});
