import { type MigrationInterface, type QueryRunner } from 'typeorm';

const COLUMNS = {
  payor: 'varchar(200)',
  contingentOwner: 'varchar(200)',
  assignee: 'varchar(200)',
  issuedOn: 'varchar(10)',
  deliveredOn: 'varchar(10)',
  faceAmount: 'bigint',
  paymentMethod: 'varchar(20)',
  cardExpires: 'varchar(7)',
  fundValue: 'bigint',
  fundValueOn: 'varchar(10)',
  loanBalance: 'bigint',
  riders: "text NOT NULL DEFAULT '[]'",
  cheques: "text NOT NULL DEFAULT '[]'",
  freeLookEndsOn: 'varchar(10)',
  nextChequeOn: 'varchar(10)',
};
/** Columns by which policies are found. */
const FOUND_BY = ['payor', 'contingentOwner', 'assignee', 'cardExpires', 'freeLookEndsOn', 'nextChequeOn'];

/** The amounts of policies, who else has to do with them, how they are paid, and when they were delivered. */
export class PolicyFields1764470000000 implements MigrationInterface {
  name = 'PolicyFields1764470000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS))
      if (!(await runner.hasColumn('policies', column)))
        await runner.query(`ALTER TABLE policies ADD COLUMN ${column} ${type}`);
    for (const column of FOUND_BY)
      await runner.query(`CREATE INDEX IF NOT EXISTS IDX_policies_${column} ON policies (${column})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of FOUND_BY) {
      const table = runner.connection.options.type === 'better-sqlite3' ? '' : ' ON policies';
      await runner.query(`DROP INDEX IDX_policies_${column}${table}`);
    }
    for (const column of Object.keys(COLUMNS))
      await runner.query(`ALTER TABLE policies DROP COLUMN ${column}`);
  }
}
