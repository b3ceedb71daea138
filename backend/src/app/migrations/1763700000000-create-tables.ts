import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/**
 * The tables of the specification (§3), sessions, and the lead counters. Times are ISO 8601 UTC text of 24 characters,
 * which sorts by time and reads the same on every database (docs/decisions/0004). Text compares byte by byte.
 */
export class CreateTables1763700000000 implements MigrationInterface {
  name = 'CreateTables1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const text = (
      name: string,
      length: number,
      more: Partial<TableColumnOptions> = {},
    ): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      ...exact,
      ...more,
    });
    const optional = (name: string, length: number) => text(name, length, { isNullable: true });
    const longText = (name: string, more: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
      name,
      type: mysql ? 'mediumtext' : 'text',
      ...exact,
      ...more,
    });
    const id = (name = 'id', more: Partial<TableColumnOptions> = {}) => text(name, 36, more);
    const key = { isPrimary: true };
    const time = (name: string) => text(name, 24);
    const create = (
      name: string,
      columns: TableColumnOptions[],
      indices: { name: string; columnNames: string[]; isUnique?: boolean }[] = [],
      foreignKeys: NonNullable<ConstructorParameters<typeof Table>[0]>['foreignKeys'] = [],
    ) =>
      // MariaDB commits each statement by itself, so an interrupted run continues where it stopped
      runner.createTable(
        new Table({ name, columns, indices, foreignKeys, withoutRowid: !mysql && indices.length === 0 }),
        true,
      );

    await create(
      'users',
      [
        id('id', key),
        text('username', 50),
        text('password', 100),
        text('name', 100),
        text('role', 20),
        text('status', 20),
        longText('deactivationNote', { isNullable: true }),
        optional('deactivatedBy', 36),
        optional('deactivatedAt', 24),
        optional('removedBy', 36),
        optional('removedAt', 24),
        longText('removalNote', { isNullable: true }),
        time('createdAt'),
      ],
      [
        { name: 'IDX_users_username', columnNames: ['username'], isUnique: true },
        { name: 'IDX_users_status', columnNames: ['status', 'createdAt'] },
      ],
    );
    await create(
      'sessions',
      [
        text('id', 64, key),
        id('userId', { isNullable: true }),
        longText('data'),
        time('createdAt'),
        time('seenAt'),
      ],
      [
        { name: 'IDX_sessions_user', columnNames: ['userId'] },
        { name: 'IDX_sessions_seen', columnNames: ['seenAt'] },
      ],
      [
        {
          name: 'FK_sessions_user',
          columnNames: ['userId'],
          referencedTableName: 'users',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'RESTRICT',
        },
      ],
    );
    await create(
      'appointments',
      [
        id('id', key),
        text('firstName', 100),
        text('lastName', 100),
        text('email', 254),
        text('phone', 20),
        text('dateOfBirth', 10),
        text('preferredDate', 10),
        text('preferredTime', 10),
        text('serviceInterest', 20),
        longText('notes', { isNullable: true }),
        text('bookingStatus', 20),
        text('leadStatus', 20),
        text('leadSource', 20),
        optional('productPurchased', 200),
        optional('premiumFrequency', 20),
        optional('premiumRate', 50),
        time('createdAt'),
        text('searchText', 800),
      ],
      [
        { name: 'IDX_appointments_created', columnNames: ['createdAt', 'id'] },
        { name: 'IDX_appointments_status_created', columnNames: ['leadStatus', 'createdAt', 'id'] },
        { name: 'IDX_appointments_preferred_date', columnNames: ['preferredDate'] },
      ],
    );
    await create(
      'subscriptions',
      [
        id('id', key),
        text('firstName', 100),
        optional('lastName', 100),
        text('email', 254),
        text('emailKey', 254),
        text('leadStatus', 20),
        text('leadSource', 20),
        time('createdAt'),
        text('searchText', 800),
      ],
      [
        { name: 'IDX_subscriptions_email', columnNames: ['emailKey'], isUnique: true },
        { name: 'IDX_subscriptions_created', columnNames: ['createdAt', 'id'] },
        { name: 'IDX_subscriptions_status_created', columnNames: ['leadStatus', 'createdAt', 'id'] },
      ],
    );
    await create('lead_terms', [text('term', 64, key), text('leadType', 20, key), text('leadId', 36, key)]);
    await create(
      'lead_notes',
      [
        id('id', key),
        id('leadId'),
        text('leadType', 20),
        longText('note'),
        id('createdBy'),
        text('createdByName', 100),
        time('createdAt'),
      ],
      [{ name: 'IDX_lead_notes_lead', columnNames: ['leadId', 'leadType', 'createdAt'] }],
    );
    await create(
      'activity_logs',
      [
        id('id', key),
        id('leadId'),
        text('leadType', 20),
        text('actionType', 40),
        text('actionDetails', 500),
        id('performedBy', { isNullable: true }),
        text('performedByName', 100),
        time('createdAt'),
      ],
      [{ name: 'IDX_activity_logs_lead', columnNames: ['leadId', 'leadType', 'createdAt'] }],
    );
    await create('lead_counters', [
      text('scope', 10, key),
      text('period', 13, key),
      text('leadType', 20, key),
      text('leadStatus', 20, key),
      text('bookingStatus', 20, key),
      text('serviceInterest', 20, key),
      text('premiumFrequency', 20, key),
      { name: 'leads', type: 'int' },
    ]);
    await create(
      'blog_posts',
      [
        id('id', key),
        text('slug', 220),
        text('title', 200),
        text('excerpt', 500),
        longText('content'),
        text('category', 40),
        text('imageUrl', 2048),
        text('readTime', 40),
        time('publishedAt'),
        optional('deletedAt', 24),
      ],
      [
        { name: 'IDX_blog_posts_slug', columnNames: ['slug'], isUnique: true },
        { name: 'IDX_blog_posts_published', columnNames: ['publishedAt', 'id'] },
      ],
    );
    await create(
      'blog_post_history',
      [
        id('id', key),
        id('blogPostId'),
        text('title', 200),
        longText('content'),
        id('editedBy'),
        text('editedByName', 100),
        time('createdAt'),
      ],
      [{ name: 'IDX_blog_post_history_post', columnNames: ['blogPostId', 'createdAt'] }],
      [
        {
          name: 'FK_blog_post_history_post',
          columnNames: ['blogPostId'],
          referencedTableName: 'blog_posts',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'RESTRICT',
        },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'blog_post_history',
      'blog_posts',
      'lead_counters',
      'activity_logs',
      'lead_notes',
      'lead_terms',
      'subscriptions',
      'appointments',
      'sessions',
      'users',
    ])
      await runner.dropTable(table, true);
  }
}
