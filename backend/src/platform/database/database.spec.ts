import { AsyncResource } from 'node:async_hooks';
import { DATABASES } from './testing/databases.js';
import { onAnotherConnection } from './testing/one-connection.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { BlogPosts } from '../../blog/store/blog.tables.js';
import { aPost } from '../../blog/testing/builders.js';
import type { Database } from './database.js';
import { addAtEnd, affected, runAll, transactionOf } from './database.js';

describe.each(DATABASES)('the database on $name', ({ create }) => {
  databaseContract(openedDatabase(create));
});

/** What every `Database` promises about its units of work. */
function databaseContract(database: Database): void {
  const row = (slug = '') => ({ ...aPost(slug ? { slug } : {}), deletedAt: null });
  const stored = async (ids: readonly string[]) => {
    const rows = await database.reader.find(BlogPosts, { select: { id: true } });
    return rows.map(({ id }) => id).filter((id) => ids.includes(id));
  };

  describe('a unit of work', () => {
    it('is stored when its promise resolves, with its result', async () => {
      const post = row();
      expect(await database.write(async (tx) => (await tx.insert(BlogPosts, post), 'done'))).toBe('done');
      expect(await stored([post.id])).toEqual([post.id]);
    });

    it('stores nothing when it throws after a write', async () => {
      const posts = [row(), row()];
      const unit = database.write(async (tx) => {
        for (const post of posts) await tx.insert(BlogPosts, post);
        throw new Error('after all');
      });
      await expect(unit).rejects.toThrow('after all');
      expect(await stored(posts.map(({ id }) => id))).toEqual([]);
    });

    it('stores nothing when its second statement fails', async () => {
      const [first, second] = [row(), row()];
      const unit = database.write(async (tx) => {
        await tx.insert(BlogPosts, first);
        await tx.insert(BlogPosts, { ...second, slug: first.slug });
      });
      await expect(unit).rejects.toMatchObject({ code: expect.stringMatching(/UNIQUE|DUP_ENTRY/) as string });
      expect(await stored([first.id, second.id])).toEqual([]);
    });

    it('may throw before its first statement, also synchronously', async () => {
      const throwing = () => {
        throw new Error('at once');
      };
      await expect(database.write(throwing)).rejects.toThrow('at once');
    });

    it('rejects with the thrown error itself', async () => {
      const thrown = { not: 'an error' };
      const failing = async () => {
        throw thrown as unknown as Error;
      };
      await expect(database.write(failing)).rejects.toBe(thrown);
    });

    it('sees its own writes; readers see them after the commit', async () => {
      const post = row();
      const during = await database.write(async (tx) => {
        await tx.insert(BlogPosts, post);
        const own = await tx.existsBy(BlogPosts, { id: post.id });
        return { own, elsewhere: await onAnotherConnection(() => stored([post.id])) };
      });
      expect(during).toEqual({ own: true, elsewhere: [] });
      expect(await stored([post.id])).toEqual([post.id]);
    });

    it('hides rolled-back writes from readers', async () => {
      const post = row();
      await database.write((tx) => tx.insert(BlogPosts, post));
      let seen: string | undefined;
      const unit = database.write(async (tx) => {
        await tx.update(BlogPosts, post.id, { title: 'never said' });
        const { title } = await onAnotherConnection(() =>
          database.reader.findOneByOrFail(BlogPosts, { id: post.id }),
        );
        seen = title;
        throw new Error('undone');
      });
      await expect(unit).rejects.toThrow('undone');
      expect(seen).toBe(post.title);
    });

    it.each<[string, (id: string) => Promise<unknown>]>([
      ['finds rows', (id) => database.reader.findBy(BlogPosts, { id })],
      ['reads by SQL', (id) => database.reader.query('SELECT id FROM blog_posts WHERE id = ?', [id])],
      ['begins another unit of work', (id) => database.write((tx) => tx.delete(BlogPosts, { id }))],
    ])('fails its test when it %s by another connection', async (_, other) => {
      const post = row();
      const unit = database.write(async (tx) => {
        await tx.insert(BlogPosts, post);
        await other(post.id);
      });
      await expect(unit).rejects.toThrow('A unit of work may use its own transaction only');
      expect(await stored([post.id])).toEqual([]);
    });

    it('is followed by reads of what it started', async () => {
      const post = row();
      let later!: () => Promise<string[]>;
      await database.write(async (tx) => {
        later = AsyncResource.bind(() => stored([post.id]));
        await tx.insert(BlogPosts, post);
      });
      expect(await later()).toEqual([post.id]);
    });

    it('returns how many rows a statement changed', async () => {
      const posts = [row(), row()];
      const counts = await database.write(async (tx) => {
        for (const post of posts) await tx.insert(BlogPosts, post);
        const sql = 'UPDATE blog_posts SET readTime = ? WHERE id IN (?, ?)';
        const ids = posts.map(({ id }) => id);
        return [
          await affected(tx, sql, ['1 min', ...ids]),
          await affected(tx, sql, ['2 min', 'nothing', 'none']),
        ];
      });
      expect(counts).toEqual([2, 0]);
    });

    it('rejects a statement that changes rows outside a unit', async () => {
      await expect(affected(database.reader, 'DELETE FROM blog_posts')).rejects.toThrow('unit of work');
    });
  });

  describe('several statements of a unit', () => {
    const setTime = (id: string, readTime: string) => ({
      sql: 'UPDATE blog_posts SET readTime = ? WHERE id = ?',
      parameters: [readTime, id],
    });
    const timeOf = async ({ id }: { id: string }) =>
      (await database.reader.findOneByOrFail(BlogPosts, { id })).readTime;
    const broken = { sql: 'INSERT INTO no_such_table VALUES (1)', parameters: [] };

    it('run in their order and return the rows of the last', async () => {
      const post = row();
      const values = ["it's; SELECT 2 -- ?", 'last ? \\'];
      const rows = await database.write(async (tx) => {
        await tx.insert(BlogPosts, post);
        const read = { sql: 'SELECT readTime FROM blog_posts WHERE id = ?', parameters: [post.id] };
        const [first, second] = values.map((value) => setTime(post.id, value));
        return [
          await runAll(tx, [first!, read]),
          await runAll(tx, [second!, read]),
          await runAll(tx, [read]),
        ];
      });
      expect(rows.map(([found]) => found)).toEqual([...values, values[1]].map((readTime) => ({ readTime })));
    });

    it('return nothing when the last one reads nothing', async () => {
      const one = setTime('none', '');
      const results = await database.write(async (tx) => [
        await runAll(tx, []),
        await runAll(tx, [one]),
        await runAll(tx, [one, one]),
      ]);
      expect(results).toEqual([[], [], []]);
    });

    it('end at the first that fails; the unit may go on', async () => {
      const post = row();
      await database.write(async (tx) => {
        await tx.insert(BlogPosts, post);
        const failing = runAll(tx, [setTime(post.id, 'before'), broken, setTime(post.id, 'after')]);
        await expect(failing).rejects.toThrow();
      });
      expect(await timeOf(post)).toBe('before');
    });

    it('given for the end run after the others, whenever they are given', async () => {
      const post = row();
      await database.write(async (tx, atEnd) => {
        atEnd([setTime(post.id, 'first')]);
        atEnd([setTime(post.id, 'last')]);
        await tx.insert(BlogPosts, post);
      });
      expect(await timeOf(post)).toBe('last');
    });

    it('added to the end by a port run after the others', async () => {
      const post = row();
      await database.run(async (unit) => {
        addAtEnd(unit, [setTime(post.id, 'last')]);
        await transactionOf(unit).insert(BlogPosts, post);
      });
      expect(await timeOf(post)).toBe('last');
    });

    it('given for the end undo the unit when one of them fails', async () => {
      const [kept, lost] = [row(), row()];
      await database.write((tx) => tx.insert(BlogPosts, kept));
      const unit = database.write(async (tx, atEnd) => {
        await tx.insert(BlogPosts, lost);
        atEnd([setTime(kept.id, 'never said'), broken]);
      });
      await expect(unit).rejects.toThrow();
      expect(await stored([kept.id, lost.id])).toEqual([kept.id]);
      expect(await timeOf(kept)).toBe(kept.readTime);
    });
  });

  describe('two hundred concurrent units', () => {
    it('are atomic, and each fails independently', async () => {
      const pairs = Array.from({ length: 200 }, () => [row(), row()] as const);
      const results = await Promise.allSettled(
        pairs.map(([first, second], index) =>
          database.write(async (tx) => {
            await tx.insert(BlogPosts, first);
            if (index % 7 === 3) throw new Error('on purpose');
            // every eleventh breaks a rule of the database with its second row
            await tx.insert(BlogPosts, index % 11 === 5 ? { ...second, slug: first.slug } : second);
            return index;
          }),
        ),
      );
      const fails = (index: number) => index % 7 === 3 || index % 11 === 5;
      expect(results.map(({ status }) => status)).toEqual(
        pairs.map((_, index) => (fails(index) ? 'rejected' : 'fulfilled')),
      );
      const kept = pairs.filter((_, index) => !fails(index)).flatMap((pair) => pair.map(({ id }) => id));
      expect((await stored(pairs.flatMap((pair) => pair.map(({ id }) => id)))).sort()).toEqual(kept.sort());
    });

    it('that lock a row and increment its counter lose no increment', async () => {
      const post = row();
      await database.write((tx) => tx.insert(BlogPosts, { ...post, readTime: '0' }));
      await Promise.all(
        Array.from({ length: 200 }, () =>
          database.write(async (tx) => {
            const before = await tx.findOne(BlogPosts, { where: { id: post.id }, ...database.rowLock });
            await tx.update(BlogPosts, post.id, { readTime: String(Number(before?.readTime) + 1) });
          }),
        ),
      );
      expect(await database.reader.findOneBy(BlogPosts, { id: post.id })).toMatchObject({ readTime: '200' });
    });

    it('that fail do not block later units', async () => {
      const failing = Array.from({ length: 50 }, () => database.write(() => Promise.reject(new Error('no'))));
      await Promise.allSettled(failing);
      const post = row();
      await database.write((tx) => tx.insert(BlogPosts, post));
      expect(await stored([post.id])).toEqual([post.id]);
    });
  });

  it('responds to a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
}
