import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const PORTION = 500;

/**
 * Reminders of premiums are known by policy, due date and occasion: the id of a premium is another one after a change of terms,
 * and the client was reminded again. Where two mails have become one reminder, one keeps the key that it had. Besides, when the
 * mails of each kind were planned last.
 */
export class KeyReminders1764029000000 implements MigrationInterface {
  name = 'KeyReminders1764029000000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const orIgnore = mysql ? 'IGNORE' : 'OR IGNORE';
    // an interrupted run on MariaDB may have made the table and written some of the keys
    for (let after = ''; ;) {
      const mails = (await runner.query(
        `SELECT id, dedupKey, data FROM outgoing_mails
         WHERE kind IN ('premium_due', 'premium_in_grace') AND dedupKey LIKE 'premium:%' AND id > ?
         ORDER BY id LIMIT ${PORTION}`,
        [after],
      )) as { id: string; dedupKey: string; data: string }[];
      for (const { id, dedupKey, data } of mails) {
        const [, , occasion, ...more] = dedupKey.split(':');
        const { policyId, dueDate } = JSON.parse(data) as { policyId?: string; dueDate?: string };
        // of an old mail the data was removed
        if (!occasion || more.length > 0 || !policyId || !dueDate) continue;
        await runner.query(`UPDATE ${orIgnore} outgoing_mails SET dedupKey = ? WHERE id = ?`, [
          `premium:${policyId}:${dueDate}:${occasion}`,
          id,
        ]);
      }
      if (mails.length < PORTION) break;
      after = mails.at(-1)!.id;
    }
    await runner.createTable(
      new Table({
        name: 'policy_mail_plans',
        columns: [
          { name: 'kind', type: 'varchar', length: '40', isPrimary: true, ...exact },
          { name: 'plannedOn', type: 'varchar', length: '10', ...exact },
          { name: 'wasOn', type: 'int' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('policy_mail_plans', true);
  }
}
