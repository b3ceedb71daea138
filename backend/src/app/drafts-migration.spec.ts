import { BlogPosts } from '../blog/store/blog.tables.js';
import { aPost } from '../blog/testing/builders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { AddDrafts1763998000000 } from './migrations/1763998000000-add-drafts.js';
import { failing } from './testing/failing-runner.js';
import { openBefore } from './testing/opened-database.js';

describe.each(DATABASES)('posts of an older version on $name', ({ create }) => {
  it.each(['nothing', 'UPDATE', 'CREATE INDEX'])(
    'are published and unchanged since, also after a start that was cut off before %s',
    async (cutOffAt) => {
      const stored = await create();
      const dataSource = await openBefore(AddDrafts1763998000000, stored);
      const post = aPost({ imageAlt: '' });
      const columns = 'id, slug, title, excerpt, content, category, imageUrl, readTime, publishedAt';
      await dataSource.query(`INSERT INTO blog_posts (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
        ...[post.id, post.slug, post.title, post.excerpt, post.content],
        ...[post.category, post.imageUrl, post.readTime, post.publishedAt],
      ]);
      if (cutOffAt !== 'nothing') {
        const runner = dataSource.createQueryRunner();
        const cutOff = new AddDrafts1763998000000().up(failing(runner, cutOffAt));
        await expect(cutOff).rejects.toThrow('cut off');
        await runner.release();
      }

      await dataSource.runMigrations({ transaction: 'each' });

      expect(await dataSource.manager.find(BlogPosts)).toEqual([
        { ...post, updatedAt: post.publishedAt, deletedAt: null, previewHash: null, previewUntil: null },
      ]);
      await dataSource.destroy();
      await stored.drop();
    },
  );
});
