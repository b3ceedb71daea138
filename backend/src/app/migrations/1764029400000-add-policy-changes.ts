import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

const ENDED = `SELECT id FROM policies WHERE forceState NOT IN ('not yet', 'in force') OR application NOT IN ('applied', 'issued')`;

/** Terms of policies that change on a day, corrected premiums, and payments of which a part is carried to other premiums. */
export class AddPolicyChanges1764029400000 implements MigrationInterface {
  name = 'AddPolicyChanges1764029400000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const day = `varchar(10)${exact}`;
    // an interrupted run on MariaDB may have added some
    for (const [table, column, type] of [
      ['policies', 'forceSince', `${day} NULL`],
      ['policies', 'termsSince', `${day} NULL`],
      ['policies', 'planFrom', `${day} NULL`],
      ['policies', 'upcoming', `text${exact} NOT NULL DEFAULT '[]'`],
      ['policies', 'upcomingOn', `${day} NULL`],
      ['premiums', 'coversFrom', `${day} NOT NULL DEFAULT ''`],
      ['premium_payments', 'carriedFrom', `varchar(36)${exact} NULL`],
    ] as const)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    for (const [name, on] of [
      ['IDX_policies_upcoming', 'policies (upcomingOn)'],
      ['IDX_premium_payments_carried', 'premium_payments (carriedFrom)'],
    ] as const)
      await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${on}`);
    await runner.createTable(correctionsTable(mysql), true);
    await runner.query(`UPDATE premiums SET coversFrom = dueDate WHERE coversFrom = ''`);
    await runner.query(
      `UPDATE policies SET forceSince = leftOn WHERE forceSince IS NULL AND leftOn IS NOT NULL`,
    );
    // what earlier versions left between the premiums stays as it is: those to come go on from the stored ones
    await runner.query(
      `UPDATE policies SET planFrom = COALESCE(nextDueOn, (SELECT MAX(coversUntil) FROM premiums WHERE policyId = policies.id))
       WHERE planFrom IS NULL`,
    );
    await endStates(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('premium_corrections', true);
    const mysql = isMysql(runner);
    for (const [name, table] of [
      ['IDX_policies_upcoming', 'policies'],
      ['IDX_premium_payments_carried', 'premium_payments'],
    ] as const)
      await runner.query(`DROP INDEX ${name}${mysql ? ` ON ${table}` : ''}`);
    for (const column of ['upcomingOn', 'upcoming', 'planFrom', 'termsSince', 'forceSince'])
      await runner.query(`ALTER TABLE policies DROP COLUMN ${column}`);
    await runner.query('ALTER TABLE premiums DROP COLUMN coversFrom');
    await runner.query('ALTER TABLE premium_payments DROP COLUMN carriedFrom');
  }
}

/** Premiums of policies that ended are no longer owed. The counters are made anew from the premiums, so that a second run counts nothing twice. */
async function endStates(runner: QueryRunner): Promise<void> {
  await runner.query(
    `UPDATE premiums SET unpaidUntil = NULL WHERE unpaidUntil IS NOT NULL AND policyId IN (${ENDED})`,
  );
  await runner.query(`DELETE FROM book_counters WHERE scope IN ('unpaid', 'lastUnpaid', 'firstGrace')`);
  await runner.query(
    `INSERT INTO book_counters (scope, period, item, currency, counted, amount)
     SELECT 'unpaid', dueDate, graceEndsOn, currency, COUNT(*), SUM(amount - paidAmount) FROM premiums
     WHERE unpaidUntil IS NOT NULL GROUP BY dueDate, graceEndsOn, currency`,
  );
  for (const [scope, day] of [
    ['lastUnpaid', 'MAX(dueDate)'],
    ['firstGrace', 'MIN(graceEndsOn)'],
  ] as const)
    await runner.query(
      `INSERT INTO book_counters (scope, period, item, currency, counted, amount)
       SELECT '${scope}', day, '', '', COUNT(*), 0 FROM
         (SELECT ${day} AS day FROM premiums WHERE unpaidUntil IS NOT NULL GROUP BY policyId) unpaid GROUP BY day`,
    );
}

function correctionsTable(mysql: boolean): Table {
  const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
  const text = (name: string, length: number): TableColumnOptions => ({
    ...{ name, type: 'varchar', length: String(length), ...exact },
  });
  return new Table({
    name: 'premium_corrections',
    columns: [
      { ...text('id', 36), isPrimary: true },
      text('premiumId', 36),
      { name: 'amount', type: 'bigint' },
      ...[text('dueDate', 10), text('reason', 500), text('correctedBy', 36), text('correctedByName', 100)],
      text('correctedAt', 24),
    ],
    indices: [{ name: 'IDX_premium_corrections_premium', columnNames: ['premiumId', 'id'] }],
  });
}

const isMysql = ({ connection }: QueryRunner) => connection.options.type !== 'better-sqlite3';
