import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REPLACED_MIGRATIONS } from './baseline/replaced-migrations.js';
import { addAuditTriggers } from './baseline/audit-triggers.js';
import { CLIENT_TABLES } from './baseline/client-tables.js';
import { CONTENT_TABLES } from './baseline/content-tables.js';
import { LEAD_TABLES } from './baseline/lead-tables.js';
import { OFFICE_TABLES } from './baseline/office-tables.js';

/** The schema of version 1.0. A database of version 0.9 has it already. */
export class Baseline1764030000000 implements MigrationInterface {
  name = 'Baseline1764030000000';
  /** Those of version 0.9, the last one with migrations of its own. */
  readonly replaces = REPLACED_MIGRATIONS;

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    for (const statement of [OFFICE_TABLES, LEAD_TABLES, CONTENT_TABLES, CLIENT_TABLES].flatMap(statementsOf))
      await runner.query(mysql ? forMysql(statement) : statement);
    await addAuditTriggers(runner, mysql);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The first tables are not taken back; delete the database instead'));
  }
}

/** Repeatable: an interrupted run on MariaDB may have made some of it. */
const statementsOf = (tables: string) =>
  tables
    .split(';')
    .map((statement) => statement.trim().replace(/^CREATE (?:UNIQUE )?(?:TABLE|INDEX)/, '$& IF NOT EXISTS'))
    .filter((statement) => statement !== '');

const forMysql = (statement: string) =>
  statement.startsWith('CREATE TABLE')
    ? `${statement.replace(/ WITHOUT ROWID$/, '')} ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`
    : statement;
