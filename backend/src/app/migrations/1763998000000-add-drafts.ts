import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'IDX_blog_posts_preview';

/** Drafts, schedules and preview links of posts; alternative texts, authors and days of review. */
export class AddDrafts1763998000000 implements MigrationInterface {
  name = 'AddDrafts1763998000000';

  async up(runner: QueryRunner): Promise<void> {
    // each step is left out when an interrupted run has made it
    const table = await runner.getTable('blog_posts');
    const present = table?.columns.map(({ name }) => name) ?? [];
    const missing = columnsOf(runner).filter(([name]) => !present.includes(name));
    await alter(
      runner,
      missing.map(([name, definition]) => `ADD COLUMN ${name} ${definition}`),
    );
    await runner.query("UPDATE blog_posts SET updatedAt = publishedAt WHERE updatedAt = ''");
    if (!table?.indices.some(({ name }) => name === INDEX))
      await runner.query(`CREATE INDEX ${INDEX} ON blog_posts (previewHash)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}${isMysql(runner) ? ' ON blog_posts' : ''}`);
    await alter(
      runner,
      columnsOf(runner).map(([name]) => `DROP COLUMN ${name}`),
    );
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

function columnsOf(runner: QueryRunner): [name: string, definition: string][] {
  const text = (length: number) =>
    `varchar(${length})${isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : ''}`;
  return [
    ['status', `${text(10)} NOT NULL DEFAULT 'published'`],
    ['updatedAt', `${text(24)} NOT NULL DEFAULT ''`],
    ['imageAlt', `${text(300)} NOT NULL DEFAULT ''`],
    ['author', `${text(100)} NOT NULL DEFAULT ''`],
    ['reviewedOn', `${text(10)} NULL`],
    ['previewHash', `${text(64)} NULL`],
    ['previewUntil', `${text(24)} NULL`],
  ];
}

/** In one step on MariaDB, which reads the table once; SQLite takes one change a statement. */
async function alter(runner: QueryRunner, changes: readonly string[]): Promise<void> {
  const steps = isMysql(runner) && changes.length > 0 ? [changes.join(', ')] : changes;
  for (const step of steps) await runner.query(`ALTER TABLE blog_posts ${step}`);
}
