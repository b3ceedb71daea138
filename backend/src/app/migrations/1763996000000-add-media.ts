import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** The library of pictures; their files are in the storage of MEDIA_URL. */
export class AddMedia1763996000000 implements MigrationInterface {
  name = 'AddMedia1763996000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = (name: string, length: number): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    const int = (name: string): TableColumnOptions => ({ name, type: 'int' });
    await runner.createTable(
      new Table({
        name: 'media',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('hash', 32),
          text('name', 120),
          text('alt', 300),
          text('searchText', 1_000),
          ...['focalX', 'focalY', 'width', 'height', 'bytes'].map(int),
          text('createdAt', 24),
          text('uploadedBy', 36),
        ],
        indices: [
          { name: 'IDX_media_hash', columnNames: ['hash'], isUnique: true },
          { name: 'IDX_media_created', columnNames: ['createdAt', 'id'] },
        ],
      }),
      // MariaDB commits each statement by itself: an interrupted run may have made the table
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('media', true);
  }
}
