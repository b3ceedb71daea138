import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

/** The values of settings that were replaced, who changed a section, and dates of the privacy policy of up to 60 characters. */
export class AddSettingsHistory1763997000000 implements MigrationInterface {
  name = 'AddSettingsHistory1763997000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    const text = (name: string, length: number) => ({
      name,
      type: 'varchar',
      length: String(length),
      ...exact,
    });
    // MariaDB commits each statement by itself, so an interrupted run continues where it stopped
    if (!(await runner.hasColumn('settings', 'updatedByName')))
      await runner.query(
        `ALTER TABLE settings ADD COLUMN updatedByName varchar(100)${mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : ''}`,
      );
    await runner.createTable(
      new Table({
        name: 'settings_history',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('section', 40),
          { name: 'value', type: mysql ? 'mediumtext' : 'text', ...exact },
          text('createdAt', 24),
          text('editedBy', 36),
          text('editedByName', 100),
        ],
        indices: [{ name: 'IDX_settings_history_section', columnNames: ['section', 'createdAt', 'id'] }],
      }),
      true,
    );
    await setPolicyDateLength(runner, 60);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setPolicyDateLength(runner, 30);
    await runner.dropTable('settings_history', true);
    if (await runner.hasColumn('settings', 'updatedByName'))
      await runner.query('ALTER TABLE settings DROP COLUMN updatedByName');
  }
}

/** SQLite does not limit the length. */
async function setPolicyDateLength(runner: QueryRunner, length: number): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return;
  await runner.query(
    `ALTER TABLE consents MODIFY policyDate varchar(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`,
  );
}
