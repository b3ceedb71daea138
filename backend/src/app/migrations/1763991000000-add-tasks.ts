import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Tasks of staff, with or without a lead. */
export class AddTasks1763991000000 implements MigrationInterface {
  name = 'AddTasks1763991000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable,
      ...(mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
    });
    await runner.createTable(
      new Table({
        name: 'tasks',
        columns: [
          { ...text('id', 36), isPrimary: true },
          text('title', 200),
          text('dueDate', 10),
          text('leadType', 20, true),
          text('leadId', 36, true),
          text('assigneeId', 36, true),
          text('createdBy', 36),
          text('createdAt', 24),
          text('doneAt', 24, true),
          text('doneBy', 36, true),
        ],
        indices: [
          { name: 'IDX_tasks_lead', columnNames: ['leadId', 'leadType', 'doneAt', 'dueDate'] },
          { name: 'IDX_tasks_due', columnNames: ['doneAt', 'dueDate', 'id'] },
          { name: 'IDX_tasks_assignee', columnNames: ['assigneeId', 'doneAt', 'dueDate', 'id'] },
        ],
      }),
      // MariaDB commits each statement by itself: an interrupted run may have made the table
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('tasks', true);
  }
}
