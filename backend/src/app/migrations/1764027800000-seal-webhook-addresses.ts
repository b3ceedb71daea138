import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sealed addresses of webhooks, and their hosts. The start seals those that are stored, because the key is that of the server. */
export class SealWebhookAddresses1764027800000 implements MigrationInterface {
  name = 'SealWebhookAddresses1764027800000';

  async up(runner: QueryRunner): Promise<void> {
    const exact = isMysql(runner) ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // an interrupted run on MariaDB may have added the first; a server of before adds rows without both
    for (const [column, type] of [
      ['sealedUrl', `text${exact} NULL`],
      ['host', `varchar(300)${exact} NOT NULL DEFAULT ''`],
    ] as const)
      if (!(await runner.hasColumn('webhooks', column)))
        await runner.query(`ALTER TABLE webhooks ADD COLUMN ${column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['host', 'sealedUrl'])
      await runner.query(`ALTER TABLE webhooks DROP COLUMN ${column}`);
  }
}

const isMysql = ({ connection }: QueryRunner) => connection.options.type !== 'better-sqlite3';
